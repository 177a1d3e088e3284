import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './wizard.module.css'

type Props = {
  /** Without it the first step stands here. */
  onPrevious?: (() => void) | undefined
  onNext: () => void
  next?: string
  pending?: boolean
  children?: ReactNode
}

export function WizardButtons({ onPrevious, onNext, next = 'Next', pending = false, children }: Props) {
  return (
    <div className={styles['buttons']}>
      <Button variant="default" disabled={onPrevious === undefined || pending} onClick={onPrevious}>
        Previous
      </Button>
      <span className={styles['between']}>{children}</span>
      <Button loading={pending} onClick={onNext}>
        {next}
      </Button>
    </div>
  )
}
