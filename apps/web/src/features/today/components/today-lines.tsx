import type { TodayItem } from '@guildhall/contract/today'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import styles from './today.module.css'
import { TodayMoment } from './today-moment.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What there is to do, a line each, with its button. */
export function TodayLines({ items }: { items: readonly TodayItem[] }) {
  return (
    <ul className={cx(shared['list'], shared['lined'])}>
      {items.map((item) => (
        // One thing may ask for two steps.
        <TodayLine key={`${item.id} ${item.action.label} ${item.title}`} item={item} />
      ))}
    </ul>
  )
}

function TodayLine({ item }: { item: TodayItem }) {
  const id = useId()
  const { title, subtitle, since, due, action } = item
  return (
    <li className={cx(layout['row-16'], styles['line'])}>
      <div className={shared['fills']}>
        <p id={id} className={cx(shared['medium'], shared['clamped'], styles['title'])} title={title}>
          {title}
        </p>
        {subtitle !== null && (
          <p className={cx(shared['note'], shared['clamped'], styles['subtitle'])}>{subtitle}</p>
        )}
      </div>
      <div className={cx(shared['firm'], layout['row-12'], styles['end'])}>
        <TodayMoment since={since} due={due} />
        <Button
          variant="default"
          size="xs"
          aria-describedby={id}
          renderRoot={(props) => <Link {...props} to={action.href ?? item.href} />}
        >
          {action.label}
        </Button>
      </div>
    </li>
  )
}
