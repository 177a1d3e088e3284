import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { sendVerification } from '#features/accounts/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './code-form.module.css'

/** Sends the mail with the verification link once more. */
export function ResendLink({ email }: { email: string }) {
  const { run, isPending, failure } = useWrite({ kind: 'create' })
  const [isSent, setSent] = useState(false)
  const send = () => void run(() => sendVerification(email)).then(setSent)
  return (
    <output className={cx(layout['wraps'], styles['ways'])}>
      {isSent ? (
        <span>{copy.sentAgainItCanTake}</span>
      ) : (
        <button type="button" disabled={isPending} onClick={send}>
          {copy.sendTheLinkAgain}
        </button>
      )}
      {failure}
    </output>
  )
}
