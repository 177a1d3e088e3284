import { useState } from 'react'
import styles from './avatar.module.css'
import { initials, tintOf } from './initials.ts'

type Props = {
  name: string
  photo?: string | undefined | null
  /** Edge in px; 84 in profiles, 40 in user info. */
  size?: 24 | 30 | 40 | 84
  /** Beside its name in writing, an avatar says nothing new. */
  decorative?: boolean
}

/** A person's photo, or the initials on a tint that stays the person's own. */
export function Avatar({ name, photo, size = 30, decorative = true }: Props) {
  const [broken, setBroken] = useState<string>()
  const label = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const hasPhoto = photo && photo !== broken
  return (
    <span className={styles['avatar']} data-size={size} data-tint={tintOf(name)} {...label}>
      {hasPhoto ? (
        <img src={photo} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
