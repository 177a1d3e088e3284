import { NumberInput, Switch } from '@mantine/core'
import { LimitFields } from './components/limit-fields.tsx'
import { Card, SettingsFormPage } from './components/settings-form.tsx'

/** What the activity log records, and for how long. */
export function ActivitySettingsPage() {
  return (
    <SettingsFormPage title="Activity log" intro="What is recorded of visits and calls, and for how long.">
      {(form) => (
        <>
          <Card title="Recording">
            <Switch
              label="Record visits and calls"
              description="While this is off, nothing new appears in the activity list."
              {...form.getInputProps('activity_logging', { type: 'checkbox' })}
            />
          </Card>
          <Card title="Retention">
            <NumberInput
              label="Keep entries for"
              description="Older ones are deleted every night. 30 to 365, default 180."
              suffix=" days"
              min={30}
              max={365}
              maw={340}
              clampBehavior="none"
              allowDecimal={false}
              {...form.getInputProps('activity_retention')}
            />
            <LimitFields form={form} group="activity" />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}
