import IconAngry from '~icons/mood-angry'
import IconHappy from '~icons/mood-happy'
import IconNeutral from '~icons/mood-empty'
import IconSad from '~icons/mood-sad'
import IconSmile from '~icons/mood-smile'
import { rateText } from '#features/feedback/copy.ts'
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
    <span className={styles['rate']} data-rate={rate}>
      <Face rate={rate} />
      <span className={styles['figure']}>{rateText(rate)}</span>
    </span>
  )
}
