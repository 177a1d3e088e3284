import { cx } from '#ui/class-names.ts'
import sections from '#ui/sections.module.css'
import { SessionList } from './session-list.tsx'
import { TwoStep } from './two-step.tsx'

/** Two-step sign-in and the devices that are signed in. */
export function SecurityTab() {
  return (
    <div className={cx(sections['card'], sections['tab'])}>
      <TwoStep />
      <SessionList />
    </div>
  )
}
