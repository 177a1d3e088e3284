import type { AgreementVersion, SignForm } from '@guildhall/contract/hiring/signing'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { agreementActs, agreementQueries } from '#features/hiring/agreement-queries.ts'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors, type ErrorOf, type Errors } from '#ui/forms/use-errors.ts'
import { ReadText } from '#ui/text/read-text.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './signing.module.css'

type Text = Pick<AgreementVersion, 'version' | 'text' | 'sha256'>

/** Shows the text of the agreement of a hire, then takes its signature. */
export function SignDialog({ engagementId, onClose }: { engagementId: string; onClose: () => void }) {
  const query = useQuery(agreementQueries.of(engagementId))
  return (
    <SignSheet
      title={copy.signTheAgreement}
      accept="I have read the agreement and agree to it"
      said={copy.theAgreementIsSigned}
      current={query.data?.agreement}
      meanwhile={
        <ListStates
          state={thingState(query, query.data === undefined)}
          onRefresh={() => void query.refetch()}
          skeleton={<SkeletonRows rows={4} columns={1} />}
        >
          {null}
        </ListStates>
      }
      sign={(form) => agreementActs.sign(engagementId, form)}
      onClose={onClose}
    />
  )
}

type Props = {
  title: string
  /** Beside the tick. */
  accept: string
  said: string
  /** As it stands now; nothing while it loads. */
  current: Text | undefined
  /** In its place until it is there. */
  meanwhile?: ReactNode
  sign: (form: SignForm) => Promise<unknown>
  onClose: () => void
}

/** Shows a text, then takes the signature: a tick and the name, typed. */
export function SignSheet({ title, accept, said, current, meanwhile, sign, onClose }: Props) {
  // What is signed is what was read: a version that comes meanwhile is refused by the server.
  const [read, setRead] = useState<Text>()
  const [typed, setTyped] = useState('')
  const [accepted, setAccepted] = useState(false)
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure, code } = useWrite({ refetch: ['gigs', 'today'] })
  if (read === undefined && current !== undefined) setRead(current)
  const send = () => {
    if (read === undefined) return
    const missing = missingIn(typed, accepted)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const { version, sha256 } = read
    void run(() => sign({ typed_name: typed.trim(), accepted: true, version, sha256 }), {
      form: { tell },
      said,
      onDone: onClose,
    })
  }
  const isReplaced = code === 'agreement_changed'
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={typed !== '' || accepted}
      actions={
        isReplaced ? (
          <Button onClick={() => setRead(current)}>{copy.readTheNewVersion}</Button>
        ) : (
          <Button onClick={send} loading={isPending} disabled={read === undefined}>
            {copy.sign}
          </Button>
        )
      }
    >
      <div className={styles['form']}>
        {read === undefined ? meanwhile : <AgreementText agreement={read} />}
        <SignFields
          typed={typed}
          accept={accept}
          accepted={accepted}
          errorOf={errorOf}
          onType={setTyped}
          onAccept={setAccepted}
        />
        <Failure text={failure} />
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

function AgreementText({ agreement }: { agreement: Text }) {
  return (
    <div>
      <ReadText label={copy.versionTitle(agreement.version)} text={agreement.text} rows={12} />
      <p className={cx(shared['figures'], styles['hash'])}>{copy.sha256(agreement.sha256)}</p>
    </div>
  )
}

type FieldsProps = {
  typed: string
  accept: string
  accepted: boolean
  errorOf: ErrorOf
  onType: (typed: string) => void
  onAccept: (accepted: boolean) => void
}

function SignFields({ typed, accept, accepted, errorOf, onType, onAccept }: FieldsProps) {
  const user = useSignedIn()
  return (
    <>
      <Checkbox
        label={accept}
        checked={accepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        error={errorOf('accepted')}
        aria-invalid={errorOf('accepted') !== undefined}
      />
      <TextInput
        label={copy.yourFullName}
        description={copy.yourFullNameHelp(user.name)}
        required
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        error={errorOf('typed_name')}
      />
    </>
  )
}
