import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './code-form.module.css'

type Props = { email: string; send: (email: string) => Promise<unknown> }

/** Sends the mail with the link once more. */
export function ResendLink({ email, send }: Props) {
  const { run, isPending, failure } = useWrite({ kind: 'create' })
  const [isSent, setSent] = useState(false)
  const sendAgain = () => void run(() => send(email)).then(setSent)
  return (
    <output className={cx(layout['wraps'], styles['ways'])}>
      {isSent ? (
        <span>{copy.sentAgainItCanTake}</span>
      ) : (
        <button type="button" disabled={isPending} onClick={sendAgain}>
          {copy.sendTheLinkAgain}
        </button>
      )}
      {failure}
    </output>
  )
}
