import { Textarea } from '@mantine/core'
import { Card, SettingsFormPage } from './components/settings-form.tsx'
import { LinkFields } from './link-fields.tsx'
import styles from './settings-page.module.css'
import type { SettingsForm } from './use-settings-form.ts'

/** What stands above and below every page (PRODUCT S-28). */
export function SettingsPage() {
  return (
    <SettingsFormPage title="Banner" intro="What stands above and below every page, for everybody.">
      {(form) => (
        <>
          <Card title="Text of the banner">
            <Textarea
              label="Text"
              description="Plain text. Empty: no banner."
              autosize
              minRows={2}
              maxLength={300}
              {...form.getInputProps('banner')}
            />
            <Preview form={form} />
          </Card>
          <Card title="Links of the footer">
            <LinkFields form={form} />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}

function Preview({ form }: { form: SettingsForm }) {
  const text = form.getValues().banner.trim()
  if (text === '') return null
  return (
    <div role="note" aria-label="Preview of the banner" className={styles['banner']}>
      {text}
    </div>
  )
}
