import { Switch } from '@mantine/core'
import { copy } from './copy.ts'
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
    <SettingsFormPage title={copy.features} intro="What the portal offers, for everybody.">
      {(form) => (
        <Card title={copy.onOrOff}>
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
