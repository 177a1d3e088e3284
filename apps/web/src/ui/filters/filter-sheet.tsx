import { Button, Drawer } from '@mantine/core'
import { Children, Suspense, type ReactNode } from 'react'
import '#ui/theme/styles-dialogs.css'
import { useEscape } from '#ui/dialogs/use-escape.ts'
import { useFocusReturn } from '#ui/dialogs/use-focus-return.ts'
import { useScrollLock } from '#ui/dialogs/use-scroll-lock.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './filter-sheet.module.css'
import { filterTexts } from './filter-texts.ts'
import { SkeletonFields } from '#ui/lists/skeleton-rows.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  onClear: (() => void) | undefined
  children: ReactNode
}

/** All filters of a list on a phone; each acts at once. */
export function FilterSheet({ opened, onClose, onClear, children }: Props) {
  useScrollLock(opened)
  const onGone = useFocusReturn(opened)
  useEscape(opened, onClose)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      title={filterTexts.filters}
      position="bottom"
      size="85%"
      closeOnEscape={false}
    >
      <div className={cx(layout['stack-20'], styles['fields'])}>
        <Suspense fallback={<SkeletonFields fields={Children.count(children)} />}>{children}</Suspense>
      </div>
      <div className={styles['buttons']}>
        {onClear && (
          <Button variant="default" onClick={onClear}>
            {filterTexts.clearFilters}
          </Button>
        )}
        <Button onClick={onClose}>{filterTexts.show}</Button>
      </div>
    </Drawer>
  )
}
