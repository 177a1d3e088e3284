import { Switch } from '@mantine/core'
import { Card, SettingsFormPage } from './components/settings-form.tsx'

const FLAGS = [
  ['feedback_enable', 'Feedback', 'The side menu offers to send feedback.'],
  ['notifications_enable', 'Notifications', 'The header shows the bell.'],
  ['dark_mode_enable', 'Dark theme', 'People may choose a dark theme.'],
  ['corrected_wording', 'Corrected wording', 'Misspelt texts of the specification are shown corrected.'],
] as const

/** What the portal offers at all. */
export function FeaturesPage() {
  return (
    <SettingsFormPage title="Features" intro="What the portal offers, for everybody.">
      {(form) => (
        <Card title="On or off">
          {FLAGS.map(([name, label, description]) => (
            <Switch
              key={name}
              label={label}
              description={description}
              {...form.getInputProps(name, { type: 'checkbox' })}
            />
          ))}
        </Card>
      )}
    </SettingsFormPage>
  )
}
