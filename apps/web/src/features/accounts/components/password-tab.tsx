import { cx } from '#ui/theme/class-names.ts'
import { Button, Group, PasswordInput } from '@mantine/core'
import { ChangePasswordForm } from '@guildhall/contract/accounts'
import { copy } from '#features/accounts/copy.ts'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { changePassword } from '#features/accounts/queries.ts'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import styles from '#features/accounts/profile-settings-page.module.css'
import sections from '#ui/layout/sections.module.css'
import { FormFailure } from './form-card.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Values = { old_password?: string; password: string; password_confirmation: string }

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Changes the password; who signs in with another provider has no current one to give (specification spec 001 §2.4). */
export function PasswordTab() {
  const { is_linkedIn: isWithoutPassword } = useSignedIn()
  const form = usePasswordForm()
  return (
    <section className={cx(shared['card'], sections['card'], sections['tab'])} aria-label={copy.password}>
      <form onSubmit={form.onSubmit} noValidate className={cx(layout['stack-16'], styles['form'])}>
        <FormFailure text={form.failure} />
        {!isWithoutPassword && (
          <PasswordInput
            label={copy.currentPassword}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            {...form.text('old_password')}
          />
        )}
        <PasswordField label={settingsCopy.newPassword} {...form.text('password')} />
        <PasswordInput
          label={settingsCopy.confirmNewPassword}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
          {...form.text('password_confirmation')}
        />
        <Group>
          <Button variant="default" onClick={form.reset}>
            {settingsCopy.reset}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {settingsCopy.save}
          </Button>
        </Group>
      </form>
    </section>
  )
}

function usePasswordForm() {
  const { id, is_linkedIn: isWithoutPassword } = useSignedIn()
  const { old_password: _, ...withoutOld } = EMPTY
  const form = useValues<Values>(ChangePasswordForm, isWithoutPassword ? withoutOld : EMPTY)
  return useForm(form, {
    save: () => changePassword(id, form.values),
    said: copy.passwordUpdated,
    onSaved() {
      form.reset()
      return readUser()
    },
  })
}
