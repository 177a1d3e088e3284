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

/**
 * A field whose part comes late: until then one that looks like it stands in its place, and hands over the focus and
 * what was typed.
 */
export function Coming({ name, instead, children }: Props) {
  const left = useRef<Left>(undefined)
  const facts = { left, name }
  return (
    <Suspense fallback={<Leaving {...facts}>{instead}</Leaving>}>
      {children}
      <Arrival {...facts} />
    </Suspense>
  )
}

type PlainProps = Omit<TextInputProps, 'onChange'> & {
  /** Hears what is typed before the field has come; without it, the field is typed into once it is there. */
  onType?: (text: string) => void
}

/** A field of one line. */
export function Plain({ onType, value, ...input }: PlainProps) {
  return (
    <TextInput
      {...input}
      {...(onType === undefined
        ? { defaultValue: value }
        : { value, onChange: (event) => onType(event.currentTarget.value) })}
      onBlur={undefined}
    />
  )
}

/** A field of a day: it has the words of what comes. */
export function PlainDay(input: PlainProps) {
  return <Plain {...input} placeholder={copy.pickADay} />
}

/** What somebody leaves behind who was in the field; `typed` is not yet in the form. */
type Left = { typed: string | undefined } | undefined
type Handing = { name: string; left: RefObject<Left> }

function Leaving({ name, left, children }: Handing & { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const input = document.activeElement
      if (input?.matches(`${selectorOf(name)} *`) !== true) left.current = undefined
      else left.current = { typed: input instanceof HTMLInputElement ? typedIn(input) : undefined }
    },
    [name, left],
  )
  return children
}

/** A field that the form fills has its value as the default too. */
function typedIn({ value, defaultValue }: HTMLInputElement): string | undefined {
  return value === defaultValue ? undefined : value
}

function Arrival({ name, left }: Handing) {
  useLayoutEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`${selectorOf(name)} input`)
    if (left.current === undefined || input === null) return
    input.focus()
    if (left.current.typed !== undefined) type(input, left.current.typed)
  }, [name, left])
  return null
}

/** As a reader types: React hears of a value only that it has not set itself. */
function type(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const selectorOf = (name: string) => `[data-field="${CSS.escape(name)}"]`
