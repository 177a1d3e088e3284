import { copy } from '#features/accounts/copy.ts'
import { linkProvider } from '#features/accounts/queries.ts'
import { useConfig } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { FormCard, FormFailure } from './form-card.tsx'
import styles from './form-card.module.css'

/** Asked after the password: an equal email address alone must not open an account to another login. */
export function LinkConfirmation({ onDone }: { onDone: () => void }) {
  const { oidc } = useConfig()
  const name = oidc?.name ?? 'the other login'
  const { run, isPending, failure } = useWrite()
  const link = async () => {
    if (await run(linkProvider)) onDone()
  }
  return (
    <FormCard title={copy.linkName(name)} lead={copy.youCanThenLog(name)}>
      <div className={styles['stack']}>
        <FormFailure text={failure} />
        <PlainButton onClick={() => void link()} pending={isPending} wide>
          {copy.link(name)}
        </PlainButton>
        <PlainButton quiet wide onClick={onDone}>
          {copy.notNow}
        </PlainButton>
      </div>
    </FormCard>
  )
}
