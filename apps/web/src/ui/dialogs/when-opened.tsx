import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'

type Props = {
  opened: boolean
  /** A lazy dialog or drawer, which takes `opened` too. */
  children: ReactNode
}

/** Loads what is seldom opened when it opens for the first time; from then on it stays, so that it can fade out. */
export function WhenOpened({ opened, children }: Props) {
  const [wasOpened, setOpened] = useState(opened)
  if (opened && !wasOpened) setOpened(true)
  return wasOpened ? <Suspense>{children}</Suspense> : null
}
