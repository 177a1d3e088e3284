import { NumberInput, Switch } from '@mantine/core'
import { copy } from './copy.ts'
import { LimitFields } from './components/limit-fields.tsx'
import { Card, SettingsFormPage } from './components/settings-form.tsx'

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
            <NumberInput
              label={copy.keepEntries}
              description={copy.olderOnesAreDeleted}
              suffix=" days"
              min={30}
              max={365}
              maw={340}
              clampBehavior="none"
              allowedDecimalSeparators={[',', '.']}
              {...form.field('activity_retention')}
            />
            <LimitFields form={form} group="activity" />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}
