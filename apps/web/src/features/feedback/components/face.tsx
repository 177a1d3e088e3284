import IconAngry from '~icons/mood-angry'
import IconHappy from '~icons/mood-happy'
import IconNeutral from '~icons/mood-empty'
import IconSad from '~icons/mood-sad'
import IconSmile from '~icons/mood-smile'
import { rateText } from '#features/feedback/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './face.module.css'

const FACES = [IconAngry, IconSad, IconNeutral, IconSmile, IconHappy]

/** The face of a rate from 1 to 5. */
export function Face({ rate, size = 20 }: { rate: number; size?: number }) {
  const Icon = FACES[rate - 1] ?? IconNeutral
  return <Icon size={size} stroke={1.6} aria-hidden />
}

/** A rate in a list: its face and 'n/5'. */
export function RateFace({ rate }: { rate: number }) {
  return (
    <span className={cx(layout['inline-row-6'], styles['rate'])} data-rate={rate}>
      <Face rate={rate} />
      <span className={cx(shared['figures'], shared['ink'])}>{rateText(rate)}</span>
    </span>
  )
}
