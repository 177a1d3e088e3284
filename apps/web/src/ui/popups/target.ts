import { useMergedRef } from '@mantine/hooks'
import { cloneElement, useRef, type HTMLAttributes, type ReactElement, type Ref } from 'react'

export type Attributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; 'data-expanded'?: boolean }
export type Target = ReactElement<Attributes>

/**
 * What a popup hangs on, with what is added to it; it stays the same element before and after the popup has come. Known
 * by reference: as a state, each target of a page would be drawn twice before anything opens.
 */
export function useTarget(target: Target, added: Attributes) {
  const anchor = useRef<HTMLElement>(null)
  const ref = useMergedRef(target.props.ref, anchor)
  // oxlint-disable-next-line react/no-clone-element -- the target knows nothing of what hangs on it
  return { anchor, shown: cloneElement(target, { ...added, ref }) }
}
