import { useMergedRef } from '@mantine/hooks'
import { cloneElement, useState, type HTMLAttributes, type ReactElement, type Ref } from 'react'

export type Attributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; 'data-expanded'?: boolean }
export type Target = ReactElement<Attributes>

/** What a popup hangs on, with what is added to it; it stays the same element before and after the popup has come. */
export function useTarget(target: Target, added: Attributes) {
  const [node, setNode] = useState<HTMLElement | null>(null)
  const ref = useMergedRef(target.props.ref, setNode)
  // oxlint-disable-next-line react/no-clone-element -- the target knows nothing of what hangs on it
  return { node, shown: cloneElement(target, { ...added, ref }) }
}
