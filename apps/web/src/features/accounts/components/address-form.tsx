import { PlainButton, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { copy } from '#features/accounts/copy.ts'
import { formSchemas } from '#features/accounts/form-schemas.ts'
import { useEntryForm } from '#features/accounts/use-entry-form.ts'
import { FormFailure } from './form-card.tsx'

type Props = {
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
  begins?: boolean
}

/** Asks where to send a link. */
export function AddressForm({ send, onSent, begins = false }: Props) {
  const form = useEntryForm(
    formSchemas.forgot,
    { email: '' },
    {
      save: async ({ email }) => {
        await send(email)
        return email
      },
      onSaved: onSent,
    },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <PlainTextField
        label={copy.email}
        type="email"
        autoComplete="username"
        field={form.field('email')}
        begins={begins}
      />
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.sendLink}
      </PlainButton>
    </form>
  )
}
