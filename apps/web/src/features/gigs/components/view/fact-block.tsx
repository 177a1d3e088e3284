import type { ReactNode } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { Facts, known, type Fact } from '#features/experts/components/facts.tsx'

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }

/** A block of what was filled in; without any of it nothing stands there. */
export function FactBlock({ title, facts, children }: Props) {
  const given = known(facts)
  if (given.length === 0 && !children) return null
  return (
    <Block title={title}>
      {given.length > 0 && <Facts facts={given} />}
      {children}
    </Block>
  )
}
