import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { copy } from '#features/applications/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './wizard.module.css'

type Props = {
  /** Without it the first step stands here. */
  onPrevious?: (() => void) | undefined
  /** Without it the last step stands here. */
  onNext?: (() => void) | undefined
  next?: string
  pending?: boolean
  children?: ReactNode
}

export function WizardButtons({ onPrevious, onNext, next = 'Next', pending = false, children }: Props) {
  return (
    <div className={cx(layout['row-12'], styles['buttons'])}>
      <Button variant="default" disabled={onPrevious === undefined || pending} onClick={onPrevious}>
        {copy.previous}
      </Button>
      <span className={styles['between']}>{children}</span>
      {onNext && (
        <Button loading={pending} onClick={onNext}>
          {next}
        </Button>
      )}
    </div>
  )
}
