pub mod game;
pub mod l10n;
pub mod rules;
pub mod view;
