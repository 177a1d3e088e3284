import { memo, type ReactNode } from 'react'

interface Props {
  rows: readonly unknown[]
  /** Others are on their way. */
  areOld: boolean
  /** Differs when the same rows look otherwise. */
  look: string
  children: () => ReactNode
}

/**
 * Rows that only wait for the next ones stand as they were drawn: a hundred of them would keep a press waiting that asks
 * for others.
 */
export const Standing = memo(
  ({ children }: Props) => children(),
  (was, now) => now.areOld && was.rows === now.rows && was.look === now.look,
)
