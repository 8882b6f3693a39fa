pub mod l10n;
