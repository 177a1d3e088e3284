import type { Field } from './draft.ts'
import type { DraftForm } from './use-draft.ts'

/** What a field needs of the form around it; the cells of a row have one of their own. */
export type FieldForm = Pick<DraftForm, 'draft' | 'change' | 'leave' | 'errorOf'>

/** What every control of a field shows. */
export function basics(field: Field, form: FieldForm) {
  return {
    label: field.label,
    required: field.isRequired?.(form.draft) ?? false,
    error: form.errorOf(field.name),
    onBlur: () => form.leave(field),
  }
}

/** What a control that is typed in shows besides. */
export function inputFacts(field: Field, form: FieldForm) {
  return {
    'data-autofocus': field.isFirst,
    name: field.name,
    description: field.description,
    placeholder: field.placeholder ?? (field.kind === 'choice' ? 'Select or search' : ''),
    disabled: field.isDisabled?.(form.draft) ?? false,
  }
}
