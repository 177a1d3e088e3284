import { DIGESTS, type Digest, type PreferencesForm } from '@guildhall/contract/notifications/preferences'
import { copy, digestNames } from '#features/notifications/copy.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import styles from './notifications-tab.module.css'
import { TimezoneField } from './timezone-field.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  digest: Digest
  hour: number
  onChange: (changed: Partial<Pick<PreferencesForm, 'digest' | 'digest_hour'>>) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The mail of the day: for what, and when. */
export function DigestFields({ digest, hour, onChange }: Props) {
  return (
    <div className={styles['section']}>
      <h2 className={cx(shared['title'], shared['flush'])}>{copy.dailyDigest}</h2>
      <p className={shared['quiet']}>{copy.dailyDigestLead}</p>
      <div className={cx(layout['stack-16'], styles['fields'])}>
        <ChoiceField
          label={copy.sendADigest}
          value={digest}
          options={DIGESTS.map((value) => ({ value, label: digestNames[value] }))}
          onChange={(chosen) => onChange({ digest: chosen })}
        />
        {digest !== 'off' && (
          <ChoiceField
            label={copy.timeOfDay}
            value={String(hour)}
            options={HOURS}
            onChange={(chosen) => onChange({ digest_hour: Number(chosen) })}
          />
        )}
        <TimezoneField />
      </div>
    </div>
  )
}
