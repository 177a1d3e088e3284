import { Button, Checkbox } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { withWork } from '#features/applications/draft-changes.ts'
import { newWork, type Draft, type Work } from '#features/applications/draft.ts'
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

export function WorkEntries({ draft, onDraft, faults, isEditing }: Props) {
  return (
    <>
      <ListFault fault={faults['work']} />
      {draft.work.length === 0 && <span className={shared['quiet']}>{copy.notProvided}</span>}
      {draft.work.map((entry, index) => (
        <fieldset key={entry.id} className={fields['entry']} data-place={entry.source}>
          <legend>
            {copy.workExperience(index + 1)} {entry.isUnsure && <Unsure withHint={isEditing} />}
          </legend>
          <WorkFields
            entry={entry}
            at={`work.${index}`}
            faults={faults}
            isEditing={isEditing}
            onChange={(change) => onDraft(withWork(draft, entry.id, change))}
          />
          {isEditing && (
            <RemoveEntry
              label={copy.removeWorkExperience(index + 1)}
              type={copy.ofWork}
              name={entry.role}
              onRemove={() => onDraft({ ...draft, work: draft.work.filter(({ id }) => id !== entry.id) })}
            />
          )}
        </fieldset>
      ))}
      {isEditing && (
        <div className={cx(layout['ends-wrap-8'], fields['actions'])}>
          <Button variant="default" onClick={() => onDraft({ ...draft, work: [...draft.work, newWork()] })}>
            {copy.addWorkExperience}
          </Button>
        </div>
      )}
    </>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: new Date(Date.UTC(2000, index)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
}))

type FieldsProps = {
  entry: Work
  at: string
  faults: Faults
  isEditing: boolean
  onChange: (change: Partial<Work>) => void
}

function WorkFields({ entry, at, faults, isEditing, onChange }: FieldsProps) {
  const field = (name: Exclude<keyof Work, 'id' | 'source' | 'isUnsure' | 'isCurrent'>) => ({
    value: entry[name],
    onChange: (value: string) => onChange({ [name]: value }),
    isEditing,
    fault: faults[`${at}.${name}`],
  })
  const month = { kind: 'choice', options: MONTHS, placeholder: 'Month' } as const
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <WizardField label={copy.role} isRequired {...field('role')} />
      <WizardField label={copy.company} isRequired {...field('company')} />
      <WizardField label={copy.joinMonth} isRequired {...month} {...field('join_month')} />
      <WizardField label={copy.joinYear} isRequired kind="figure" {...field('join_year')} />
      {entry.isCurrent && !isEditing && (
        <WizardField
          label={copy.relieving}
          value={copy.present}
          isEditing={false}
          onChange={() => undefined}
        />
      )}
      {!entry.isCurrent && (
        <>
          <WizardField label={copy.relievingMonth} isRequired {...month} {...field('relieving_month')} />
          <WizardField label={copy.relievingYear} isRequired kind="figure" {...field('relieving_year')} />
        </>
      )}
      <WizardField label={copy.location} {...field('location')} />
      {isEditing && (
        <Checkbox
          label={copy.iCurrentlyWorkHere}
          checked={entry.isCurrent}
          onChange={(event) => onChange({ isCurrent: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
