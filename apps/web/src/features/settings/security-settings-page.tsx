import { SETTING_NAMES } from '@guildhall/contract/settings/names'
import { Switch } from '@mantine/core'
import { LimitFields } from './components/limit-fields.tsx'
import { Card, SettingsFormPage } from './components/settings-form.tsx'
import { copy, GROUP_TITLES } from './copy.ts'

/** Sign-in and session rules. */
export function SecuritySettingsPage() {
  return (
    <SettingsFormPage title={copy.security} intro={copy.signInAndSessionRules}>
      {(form) => (
        <>
          <Card title={copy.rules}>
            <Switch
              label={SETTING_NAMES.require_mfa}
              description={copy.secondFactorForStaffHelp}
              {...form.flag('require_mfa')}
            />
            <Switch
              label={SETTING_NAMES.allow_self_approval}
              description={copy.approvalOfOwnProjectsHelp}
              {...form.flag('allow_self_approval')}
            />
          </Card>
          <Card title={GROUP_TITLES.sign_in}>
            <LimitFields form={form} group="sign_in" />
          </Card>
          <Card title={GROUP_TITLES.sessions}>
            <LimitFields form={form} group="sessions" />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}
