import { TextInput, type TextInputProps } from '@mantine/core'
import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

type Props = {
  /** Of the field in its form. */
  name: string
  /** How it looks while its part is on the way. */
  instead: TextInputProps
  children: ReactNode
}

/** A field whose part comes late: until then a plain one stands in its place, and hands over the focus. */
export function Coming({ name, instead, children }: Props) {
  const hadFocus = useRef(false)
  return (
    <Suspense fallback={<Instead {...instead} hadFocus={hadFocus} />}>
      {children}
      <Arrival name={name} hadFocus={hadFocus} />
    </Suspense>
  )
}

type Handing = { hadFocus: RefObject<boolean> }

function Instead({ hadFocus, ...input }: TextInputProps & Handing) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = ref
    return () => {
      hadFocus.current = document.activeElement === current
    }
  }, [hadFocus])
  return <TextInput {...input} ref={ref} readOnly />
}

function Arrival({ name, hadFocus }: Handing & { name: string }) {
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] input`)?.focus()
  }, [name, hadFocus])
  return null
}
