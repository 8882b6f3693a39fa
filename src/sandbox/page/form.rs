//! A form (Discord calls it a modal) that a bot has put before somebody.

use maud::{Markup, html};

use super::super::interaction::{Field, Modal};

/// The form as a dialog.
pub(super) fn dialog(modal: &Modal) -> Markup {
    html! {
        dialog class="modal" aria-labelledby="modal-title" data-form=(modal.interaction) {
            form method="dialog" {
                h2 id="modal-title" { (modal.title) }
                @for (n, field) in modal.fields.iter().enumerate() { (input(n, field)) }
                p class="trouble" role="alert" {}
                div class="buttons" {
                    button type="button" class="button style-2" data-close { "Cancel" }
                    button type="submit" class="button style-1" { "Submit" }
                }
            }
        }
    }
}

fn input(n: usize, field: &Field) -> Markup {
    let id = format!("field-{n}");
    html! {
        p class="field" {
            label for=(id) {
                (field.label)
                @if field.required { span class="needed" aria-hidden="true" { " *" } }
            }
            @if field.kind == 3 {
                select id=(id) name=(field.custom_id) required[field.required] multiple[field.max > 1] {
                    @if field.max <= 1 && !field.required { option value="" { "–" } }
                    @for option in &field.options { option value=(option) { (option) } }
                }
            } @else if field.long {
                textarea id=(id) name=(field.custom_id) rows="4" required[field.required]
                    minlength=(field.min) maxlength=(field.max) placeholder=(field.placeholder) { (field.value) }
            } @else {
                input id=(id) name=(field.custom_id) type="text" autocomplete="off" required[field.required]
                    minlength=(field.min) maxlength=(field.max) placeholder=(field.placeholder) value=(field.value);
            }
        }
    }
}
