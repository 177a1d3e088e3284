import { SETTING_NAMES } from '@guildhall/contract/settings/names'
import { Switch } from '@mantine/core'
import { copy } from './copy.ts'
import { Card, SettingsFormPage } from './components/settings-form.tsx'

const FLAGS = [
  ['feedback_enable', 'The side menu offers to send feedback.'],
  ['notifications_enable', 'The header shows the bell.'],
  ['dark_mode_enable', 'People may choose a dark theme.'],
  ['corrected_wording', 'Texts of the specification are shown with their spelling corrected.'],
] as const

/** What the portal offers at all. */
export function FeaturesPage() {
  return (
    <SettingsFormPage title={copy.features} intro={copy.whatThePortalOffers}>
      {(form) => (
        <Card title={copy.onOrOff}>
          {FLAGS.map(([name, description]) => (
            <Switch key={name} label={SETTING_NAMES[name]} description={description} {...form.flag(name)} />
          ))}
        </Card>
      )}
    </SettingsFormPage>
  )
}
