import { Button } from '@mantine/core'
import { copy } from '#features/hiring/copy.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** How many are chosen. */
  count: number
  onCompare: () => void
}

const FEWEST = 2
const MOST = 4

/** Opens the comparison of the chosen experts, or says how many it takes. */
export function CompareButton({ count, onCompare }: Props) {
  const fits = count >= FEWEST && count <= MOST
  const { said, press } = useLacks(fits ? undefined : copy.chooseToCompare(FEWEST, MOST))
  return (
    <>
      <span role="alert" className={cx(shared['small'], shared['danger'], shared['unless-empty'])}>
        {said}
      </span>
      <Button variant="default" size="compact-md" onClick={() => press(onCompare)}>
        {copy.compare}
      </Button>
    </>
  )
}
