import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { copy } from './copy.ts'
import { resetPassword } from './queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Sets a new password with the link of the mail. */
export function ResetPage() {
  const token = useSecretToken()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (token === undefined) return <BadLink />
  return (
    <FormCard title="Set a new password" below={<Link to="/accounts/login">Back to login</Link>}>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </FormCard>
  )
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useEntryForm(formSchemas.reset, { token, password: '', password_confirmation: '' })
  const { run, isPending, failure, code } = useWrite({ kind: 'create' })
  const send = form.onSubmit(async (values) => {
    if (await run(() => resetPassword(values), { form })) onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <FormFailure text={failure}>
        {code === 'bad_token' && <Link to="/accounts/forgot">Ask for a new link</Link>}
      </FormFailure>
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('password_confirmation')}
      />
      <PlainButton type="submit" pending={isPending} wide>
        Save password
      </PlainButton>
    </form>
  )
}

function Done() {
  return (
    <FormCard
      title="Set a new password"
      lead={copy.passwordUpdated}
      below={<Link to="/accounts/login">Log in</Link>}
    />
  )
}

function BadLink() {
  return (
    <FormCard
      title="Set a new password"
      lead={copy.badLink}
      below={<Link to="/accounts/forgot">Ask for a new link</Link>}
    />
  )
}
