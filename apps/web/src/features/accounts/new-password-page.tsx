import { Link, useNavigate } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { currentUser, readUser, useConfig, useSignedIn } from '#platform/session.tsx'
import { PlainButton, PlainPasswordField } from '#ui/fields/plain-controls.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { copy } from './copy.ts'
import { changePassword } from './queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'

/** The only page for somebody who must set a new password first. */
export function NewPasswordPage() {
  const { product } = useConfig()
  return (
    <FormCard
      title={copy.setANewPassword}
      lead={copy.mustSetPassword(product)}
      below={<Link to="/logout">{copy.logOut}</Link>}
    >
      <ForcedPassword />
    </FormCard>
  )
}

const NEW = { password: '', password_confirmation: '' }

function ForcedPassword() {
  const { id, is_linkedIn: isWithoutPassword } = useSignedIn()
  const navigate = useNavigate()
  // People who sign in with another provider have no password yet.
  const initial: Record<string, string> = isWithoutPassword ? NEW : { old_password: '', ...NEW }
  const form = useEntryForm(formSchemas.changePassword, initial, {
    kind: 'update',
    async save(values) {
      await changePassword(id, values)
      await readUser()
      const user = currentUser()
      await navigate({ href: user === null ? '/' : homeOf(user), replace: true })
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      {!isWithoutPassword && (
        <PlainPasswordField
          label={copy.currentPassword}
          autoComplete="current-password"
          field={form.field('old_password')}
          begins
        />
      )}
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('password_confirmation')}
        begins={isWithoutPassword}
      />
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.savePassword}
      </PlainButton>
    </form>
  )
}
