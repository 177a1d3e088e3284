import { copy } from '#features/applications/copy.ts'
import { withValue } from '#features/applications/draft-changes.ts'
import type { Draft, ValueName, Work } from '#features/applications/draft.ts'
import { LABELS, type Faults } from '#features/applications/faults.ts'
import { yearsWarning } from '#features/experts/components/years-warning.ts'
import { useSignedIn } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { AdditionsField } from './additions-field.tsx'
import { WizardField } from './wizard-field.tsx'
import styles from '#features/applications/components/wizard/wizard.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

type Props = { draft: Draft; onDraft: (draft: Draft) => void; faults: Faults; isEditing: boolean }

/** What a single value needs, by its name. */
function fieldOf({ draft, onDraft, faults, isEditing }: Props) {
  return (name: ValueName) => ({
    place: name,
    label: LABELS[name],
    value: draft.values[name],
    onChange: (value: string) => onDraft(withValue(draft, name, value)),
    isEditing,
    isRequired: name !== 'linked_in_url',
    isUnsure: draft.unsure.includes(name),
    fault: faults[name],
  })
}

export function ProfileFields({ nationalities, ...props }: Props & { nationalities: readonly string[] }) {
  const { email } = useSignedIn()
  const field = fieldOf(props)
  const options = nationalities.map((name) => ({ value: name, label: name }))
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <WizardField {...field('first_name')} />
      <WizardField {...field('last_name')} />
      {/* That of the account: it changes in the settings, with the password. */}
      <WizardField label={copy.email} value={email} isEditing={false} onChange={() => undefined} />
      <WizardField inputMode="tel" placeholder="+1 617 555 0118" {...field('mobile_number')} />
      <WizardField
        kind="choice"
        options={options}
        placeholder={copy.selectNationality}
        {...field('nationality')}
      />
      <WizardField {...field('current_location')} />
      <div className={shared['whole']}>
        <WizardField inputMode="url" {...field('linked_in_url')} />
      </div>
    </div>
  )
}

export function ProfessionalFields(props: Props) {
  const field = fieldOf(props)
  const { values, work } = props.draft
  const warning = yearsWarning(values.total_years_of_experience, work.map(periodOf))
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <WizardField {...field('current_job_role')} />
      <div>
        <WizardField kind="figure" {...field('total_years_of_experience')} />
        <p role="status" className={cx(shared['unless-empty'], styles['hint'])}>
          {warning}
        </p>
      </div>
      <div className={shared['whole']}>
        <WizardField kind="paragraph" {...field('bio')} />
      </div>
      <AdditionsField list="skills" label={copy.skills} noun={copy.aSkill} {...props} />
      <AdditionsField list="languages" label={copy.languages} noun={copy.aLanguage} {...props} />
    </div>
  )
}

function periodOf(entry: Work) {
  return {
    from: `${entry.join_year}-${entry.join_month}`,
    to: entry.isCurrent ? null : `${entry.relieving_year}-${entry.relieving_month}`,
  }
}

export function CertificateFields(props: Props) {
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <AdditionsField list="license" label={copy.license} noun={copy.aLicense} {...props} />
      <AdditionsField list="certification" label={copy.certification} noun={copy.aCertification} {...props} />
    </div>
  )
}
