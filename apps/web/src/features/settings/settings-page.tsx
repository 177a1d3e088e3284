import { SETTING_NAMES } from '@guildhall/contract/settings/names'
import { Textarea, TextInput } from '@mantine/core'
import { copy } from './copy.ts'
import { Card, SettingsFormPage } from './components/settings-form.tsx'
import { LinkFields } from './link-fields.tsx'
import styles from './settings-page.module.css'
import type { SettingsForm } from './use-settings-form.ts'

/** What stands above and below every page, and on the contact page (PRODUCT S-28). */
export function SettingsPage() {
  return (
    <SettingsFormPage title={copy.banner} intro={copy.bannerLead}>
      {(form) => (
        <>
          <Card title={copy.bannerText}>
            <Textarea
              label={copy.text}
              description={copy.plainTextEmptyNo}
              autosize
              minRows={2}
              maxLength={300}
              {...form.text('banner')}
            />
            <Preview form={form} />
          </Card>
          <Card title={copy.contact}>
            <TextInput
              label={SETTING_NAMES.contact_email}
              description={copy.contactDescription}
              type="email"
              maxLength={254}
              {...form.text('contact_email')}
            />
          </Card>
          <Card title={copy.footerLinks}>
            <LinkFields form={form} />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}

function Preview({ form }: { form: SettingsForm }) {
  const text = form.values.banner.trim()
  if (text === '') return null
  return (
    <div role="note" aria-label={copy.bannerPreview} className={styles['banner']}>
      {text}
    </div>
  )
}
