import type { AgreementVersion } from '@guildhall/contract/hiring/signing'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreementActs, agreementQueries } from '#features/hiring/agreement-queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import styles from './signing.module.css'

type Props = { engagementId: string; onClose: () => void }
type Errors = Readonly<Record<string, readonly string[]>>

/** Shows the text of the agreement, then takes the signature: a tick and the name, typed. */
export function SignDialog({ engagementId, onClose }: Props) {
  const { data } = useQuery(agreementQueries.of(engagementId))
  // What is signed is what was read: a version that comes meanwhile is refused by the server.
  const [read, setRead] = useState<AgreementVersion>()
  const [typed, setTyped] = useState('')
  const [accepted, setAccepted] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const { run, isPending, failure, code } = useWrite({ refetch: ['gigs'] })
  if (read === undefined && data !== undefined) setRead(data.agreement)
  const sign = () => {
    if (read === undefined) return
    const missing = missingIn(typed, accepted)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const { version, sha256 } = read
    void run(
      () => agreementActs.sign(engagementId, { typed_name: typed.trim(), accepted: true, version, sha256 }),
      { form: { tell: setErrors }, said: 'The agreement is signed', onDone: onClose },
    )
  }
  const isReplaced = code === 'agreement_changed'
  return (
    <FormDialog
      onClose={onClose}
      title="Sign the agreement"
      isDirty={typed !== '' || accepted}
      actions={
        isReplaced ? (
          <Button onClick={() => setRead(data?.agreement)}>Read the new version</Button>
        ) : (
          <Button onClick={sign} loading={isPending} disabled={read === undefined}>
            Sign
          </Button>
        )
      }
    >
      <div className={styles['form']}>
        {read === undefined ? <SkeletonRows rows={4} columns={1} /> : <AgreementText agreement={read} />}
        <SignFields
          typed={typed}
          accepted={accepted}
          errors={errors}
          onType={setTyped}
          onAccept={setAccepted}
        />
        {failure !== undefined && failure !== '' && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
      </div>
    </FormDialog>
  )
}

function missingIn(typed: string, accepted: boolean): Errors {
  return {
    ...(typed.trim() === '' ? { typed_name: ['Type your full name.'] } : {}),
    ...(accepted ? {} : { accepted: ['Tick that you agree.'] }),
  }
}

/** A field to read alone: the keyboard reaches it and scrolls it. */
function AgreementText({ agreement }: { agreement: AgreementVersion }) {
  return (
    <div>
      <Textarea
        label={`Version ${agreement.version}`}
        readOnly
        rows={12}
        value={agreement.text}
        classNames={{ input: styles['text'] ?? '' }}
      />
      <p className={styles['hash']}>SHA-256 {agreement.sha256}</p>
    </div>
  )
}

type FieldsProps = {
  typed: string
  accepted: boolean
  errors: Errors
  onType: (typed: string) => void
  onAccept: (accepted: boolean) => void
}

function SignFields({ typed, accepted, errors, onType, onAccept }: FieldsProps) {
  const user = useSignedIn()
  return (
    <>
      <Checkbox
        label="I have read the agreement and agree to it"
        checked={accepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        error={errors['accepted']?.[0]}
      />
      <TextInput
        label="Your full name"
        description={`As in your account: ${user.name}. The time and the address you sign from are kept with it.`}
        required
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        error={errors['typed_name']?.[0]}
      />
    </>
  )
}
