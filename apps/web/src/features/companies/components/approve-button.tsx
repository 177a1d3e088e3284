import { Button } from '@mantine/core'
import { copy } from '#features/companies/copy.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** How many drafts are among the selected companies. */
  count: number
  isPending: boolean
  onApprove: () => void
}

/** Approves the drafts that are selected, or says that there is none among them. */
export function ApproveButton({ count, isPending, onApprove }: Props) {
  const { said, press } = useLacks(count === 0 ? copy.noDraftsSelected : undefined)
  return (
    <>
      <span role="alert" className={cx(shared['small'], shared['danger'], shared['unless-empty'])}>
        {said}
      </span>
      <Button size="compact-md" loading={isPending} onClick={() => press(onApprove)}>
        {copy.approveDrafts(count)}
      </Button>
    </>
  )
}
