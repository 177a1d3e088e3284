import type { HireCheck } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { gateActs } from '#features/hiring/gate-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/hiring/copy.ts'
import styles from '#features/hiring/components/hiring.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'

type Props = {
  engagementId: string
  gate: NonNullable<HireCheck['gate']>
  title: string
  askedAt: string | null
}

/** Sends the expert a mail and a notification about what is missing. */
export function AskForGate({ engagementId, gate, title, askedAt }: Props) {
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  const ask = () => run(() => gateActs.ask(engagementId, gate), { said: 'The expert was asked' })
  return (
    <div>
      {askedAt !== null && <div className={styles['quiet']}>{copy.askedTime(formatDate(askedAt))}</div>}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => void ask()}
        loading={isPending}
        aria-label={copy.askExpertOf(title)}
      >
        {copy.askExpert}
      </Button>
      <Failure text={failure} at="stack" />
    </div>
  )
}
