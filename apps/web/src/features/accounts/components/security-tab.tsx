import { cx } from '#ui/theme/class-names.ts'
import sections from '#ui/layout/sections.module.css'
import { Passkeys } from './passkeys.tsx'
import { SessionList } from './session-list.tsx'
import { TwoStep } from './two-step.tsx'
import shared from '#ui/theme/shared.module.css'

/** Two-step sign-in, passkeys and the devices that are signed in. */
export function SecurityTab() {
  return (
    <div className={cx(shared['card'], sections['card'], sections['tab'])}>
      <TwoStep />
      <Passkeys />
      <SessionList />
    </div>
  )
}
