import { TextInput, type TextInputProps } from '@mantine/core'
import { copy } from '#ui/text/copy.ts'
import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

type Props = {
  /** Of the field in its form. */
  name: string
  /** How it looks while its part is on the way. */
  instead: ReactNode
  children: ReactNode
}

/** A field whose part comes late: until then one that looks like it stands in its place, and hands over the focus. */
export function Coming({ name, instead, children }: Props) {
  const hadFocus = useRef(false)
  const facts = { hadFocus, name }
  return (
    <Suspense fallback={<Leaving {...facts}>{instead}</Leaving>}>
      {children}
      <Arrival {...facts} />
    </Suspense>
  )
}

type PlainProps = Omit<TextInputProps, 'onChange'> & {
  /** What is typed before the field has come, so that nothing of it is lost; without it nothing can be typed. */
  onType?: (text: string) => void
}

/** A field of one line. */
export function Plain({ onType, ...input }: PlainProps) {
  return (
    <TextInput
      {...input}
      onBlur={undefined}
      readOnly={onType === undefined}
      onChange={(event) => onType?.(event.currentTarget.value)}
    />
  )
}

/** A field of a day: it has the words of what comes. */
export function PlainDay(input: PlainProps) {
  return <Plain {...input} placeholder={copy.pickADay} />
}

type Handing = { name: string; hadFocus: RefObject<boolean> }

function Leaving({ name, hadFocus, children }: Handing & { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.matches(`${selectorOf(name)} *`) === true
    },
    [name, hadFocus],
  )
  return children
}

function Arrival({ name, hadFocus }: Handing) {
  useLayoutEffect(() => {
    if (hadFocus.current) document.querySelector<HTMLElement>(`${selectorOf(name)} input`)?.focus()
  }, [name, hadFocus])
  return null
}

const selectorOf = (name: string) => `[data-field="${CSS.escape(name)}"]`
