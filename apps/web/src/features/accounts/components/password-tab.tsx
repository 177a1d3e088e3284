import { cx } from '#ui/theme/class-names.ts'
import { Button, Group, PasswordInput } from '@mantine/core'
import { ChangePasswordForm } from '@guildhall/contract/accounts'
import { copy } from '#features/accounts/copy.ts'
import { changePassword } from '#features/accounts/queries.ts'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import styles from '#features/accounts/profile-settings-page.module.css'
import sections from '#ui/layout/sections.module.css'
import { FormFailure } from './form-card.tsx'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Changes the password; who signs in with another provider has no current one to give (specification spec 001 §2.4). */
export function PasswordTab() {
  const { is_linkedIn: isWithoutPassword } = useSignedIn()
  const { form, save, isPending, failure } = usePasswordForm()
  return (
    <section className={cx(sections['card'], sections['tab'])} aria-label="Password">
      <form onSubmit={save} noValidate className={styles['form']}>
        <FormFailure text={failure} />
        {!isWithoutPassword && (
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            {...form.getInputProps('old_password')}
          />
        )}
        <PasswordField
          label="New password"
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
          {...form.getInputProps('password_confirmation')}
        />
        <Group>
          <Button variant="default" onClick={form.reset}>
            Reset
          </Button>
          <Button type="submit" loading={isPending}>
            Save
          </Button>
        </Group>
      </form>
    </section>
  )
}

function usePasswordForm() {
  const { id, is_linkedIn: isWithoutPassword } = useSignedIn()
  const { old_password: _, ...withoutOld } = EMPTY
  const form = useSchemaForm({
    schema: ChangePasswordForm,
    initialValues: isWithoutPassword ? withoutOld : EMPTY,
  })
  const { run, isPending, failure } = useWrite()
  const save = form.onSubmit(async (values) => {
    await run(() => changePassword(id, values), {
      form,
      said: copy.passwordUpdated,
      onDone() {
        form.reset()
        return readUser()
      },
    })
  })
  return { form, save, isPending, failure }
}
