import IconBuilding from '~icons/building'
import { useState } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './company-logo.module.css'

type Props = { logo: string | null; size: 30 | 84 }

/** The picture of a company, or a house; beside its name it says nothing new. */
export function CompanyLogo({ logo, size }: Props) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = logo !== null && logo !== broken
  return (
    <span className={cx(shared['centre'], styles['logo'])} style={{ width: size, height: size }} aria-hidden>
      {hasPicture ? (
        <img src={size === 30 ? `${logo}?size=84` : logo} alt="" onError={() => setBroken(logo)} />
      ) : (
        <IconBuilding size={size === 30 ? 18 : 40} stroke={1.5} />
      )}
    </span>
  )
}
