import { NumberInput, Switch } from '@mantine/core'
import styles from './activity-settings-page.module.css'
import { copy } from './copy.ts'
import { LimitFields } from './components/limit-fields.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Card, SettingsFormPage } from './components/settings-form.tsx'

/** In days, as the contract has them. */
const KEPT = { min: 30, max: 365, initial: 180 }

/** What the activity log records, and for how long. */
export function ActivitySettingsPage() {
  return (
    <SettingsFormPage title={copy.activityLog} intro={copy.loggingLead}>
      {(form) => (
        <>
          <Card title={copy.recording}>
            <Switch
              label={copy.recordVisitsAndCalls}
              description={copy.whileThisIsOff}
              {...form.flag('activity_logging')}
            />
          </Card>
          <Card title={copy.retention}>
            <div className={cx(layout['stack-4'], styles['kept'])}>
              <NumberInput
                label={copy.keepEntries}
                description={copy.olderOnesAreDeleted}
                inputWrapperOrder={['label', 'description', 'input', 'error']}
                suffix=" days"
                min={KEPT.min}
                max={KEPT.max}
                clampBehavior="none"
                allowedDecimalSeparators={[',', '.']}
                {...form.field('activity_retention')}
              />
              <p className={cx(shared['note'], shared['figures'], shared['flush'])}>
                {copy.rangeAndDefault(KEPT.min, KEPT.max, KEPT.initial)}
              </p>
            </div>
            <LimitFields form={form} group="activity" />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}
