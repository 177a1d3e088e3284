import { FILE_TYPES } from '@guildhall/contract/settings/limits'
import { Checkbox } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { LimitFields } from './components/limit-fields.tsx'
import { Card, SettingsFormPage } from './components/settings-form.tsx'
import { copy, GROUP_TITLES } from './copy.ts'
import styles from './settings-page.module.css'
import type { SettingsForm } from './use-settings-form.ts'

const INTRO = 'Changes apply immediately. Each range ends at a limit of the server.'

/** How much, how large and how long (PRODUCT 5.13). */
export function LimitsPage() {
  return (
    <SettingsFormPage title={copy.limits} intro={INTRO}>
      {(form) => (
        <>
          <Card title={GROUP_TITLES.lists}>
            <LimitFields form={form} group="lists" />
          </Card>
          <Card title={GROUP_TITLES.profile_files}>
            <LimitFields form={form} group="profile_files" />
            <FileTypes form={form} name="attachment_extensions" />
          </Card>
          <Card title={GROUP_TITLES.gig_files}>
            <LimitFields form={form} group="gig_files" />
            <FileTypes form={form} name="gig_extensions" />
          </Card>
          <Card title={GROUP_TITLES.vetting}>
            <LimitFields form={form} group="vetting" />
          </Card>
          <Card title={GROUP_TITLES.hiring}>
            <LimitFields form={form} group="hiring" />
          </Card>
          <Card title={GROUP_TITLES.discussion}>
            <LimitFields form={form} group="discussion" />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}

function FileTypes({ form, name }: { form: SettingsForm; name: keyof typeof FILE_TYPES }) {
  return (
    <>
      <hr className={styles['rule']} />
      <Checkbox.Group label={copy.typesOfFiles} description={copy.typesOfFilesHelp} {...form.field(name)}>
        <div className={cx(layout['wraps'], styles['types'])}>
          {FILE_TYPES[name].map((type) => (
            <Checkbox key={type} value={type} label={type} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  )
}
