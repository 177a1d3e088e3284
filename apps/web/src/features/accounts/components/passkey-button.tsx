import { copy } from '#features/accounts/copy.ts'
import type { AuthUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { FormFailure } from './form-card.tsx'

/** Signs in without a password, where the browser knows passkeys. What it takes is loaded when it is pressed. */
export function PasskeyButton({ onDone }: { onDone: (user: AuthUser) => void }) {
  const { run, isPending, failure } = useWrite({ kind: 'create' })
  if (!('PublicKeyCredential' in globalThis)) return null
  const signIn = async () => {
    const { signInWithPasskey } = await import('#features/accounts/passkey-ceremony.ts')
    onDone(await signInWithPasskey())
  }
  return (
    <div>
      <FormFailure text={failure} />
      <PlainButton quiet wide pending={isPending} onClick={() => void run(signIn)}>
        {copy.signInWithAPasskey}
      </PlainButton>
    </div>
  )
}
