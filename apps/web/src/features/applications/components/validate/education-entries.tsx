import { Button } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { withEducation } from '#features/applications/draft-changes.ts'
import { newEducation, type Draft, type Education } from '#features/applications/draft.ts'
import type { Faults } from '#features/applications/faults.ts'
import { cx } from '#ui/theme/class-names.ts'
import { ListFault } from './list-fault.tsx'
import { RemoveEntry } from './remove-entry.tsx'
import { Unsure } from './unsure.tsx'
import { WizardField } from './wizard-field.tsx'
import fields from './wizard-field.module.css'
import styles from '#features/applications/components/wizard/wizard.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

type Props = { draft: Draft; onDraft: (draft: Draft) => void; faults: Faults; isEditing: boolean }

export function EducationEntries({ draft, onDraft, faults, isEditing }: Props) {
  const { education } = draft
  const fieldOf = (entry: Education, index: number) => (name: 'degree' | 'college' | 'join' | 'passout') => ({
    value: entry[name],
    onChange: (value: string) => onDraft(withEducation(draft, entry.id, { [name]: value })),
    isEditing,
    isRequired: true,
    fault: faults[`education.${index}.${name}`],
  })
  return (
    <>
      <ListFault fault={faults['education']} />
      {education.length === 0 && <span className={shared['quiet']}>{copy.notProvided}</span>}
      {education.map((entry, index) => (
        <fieldset key={entry.id} className={fields['entry']} data-place={entry.source}>
          <legend>
            {copy.educationNumber(index + 1)} {entry.isUnsure && <Unsure withHint={isEditing} />}
          </legend>
          <EducationFields field={fieldOf(entry, index)} />
          {isEditing && (
            <RemoveEntry
              label={copy.removeEducation(index + 1)}
              type={copy.ofEducation}
              name={entry.degree}
              onRemove={() => onDraft({ ...draft, education: education.filter(({ id }) => id !== entry.id) })}
            />
          )}
        </fieldset>
      ))}
      {isEditing && (
        <div className={cx(layout['ends-wrap-8'], fields['actions'])}>
          <Button
            variant="default"
            onClick={() => onDraft({ ...draft, education: [...education, newEducation()] })}
          >
            {copy.addEducation}
          </Button>
        </div>
      )}
    </>
  )
}

type FieldState = Pick<Parameters<typeof WizardField>[0], 'value' | 'onChange' | 'isEditing'>

function EducationFields({
  field,
}: {
  field: (name: 'degree' | 'college' | 'join' | 'passout') => FieldState
}) {
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <WizardField label={copy.degree} {...field('degree')} />
      <WizardField label={copy.college} {...field('college')} />
      <WizardField label={copy.join} kind="figure" placeholder={copy.year} {...field('join')} />
      <WizardField label={copy.passout} kind="figure" placeholder={copy.year} {...field('passout')} />
    </div>
  )
}
