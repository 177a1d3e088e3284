import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLatest } from '#ui/hooks/use-latest.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'

const DEBOUNCE = 300

type Options = { value: string; onSearch: (text: string) => void; minChars: number }

/** The text of a search field and the rules of when it searches. */
export function useSearchText({ value, onSearch, minChars }: Options) {
  const [text, setText] = useFollowedText(value)
  const isComposing = useRef(false)
  const timer = useTimer()
  const latest = useLatest({ onSearch, value })

  const search = (next: string) => {
    timer.stop()
    if (next !== latest.current.value) latest.current.onSearch(next)
  }
  const type = (next: string) => {
    setText(next)
    timer.stop()
    if (isComposing.current) return
    const wanted = next.trim()
    if (wanted === '') search('')
    else if (wanted.length >= minChars) timer.start(() => search(wanted), DEBOUNCE)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text.trim())
  }
  const startComposing = () => {
    isComposing.current = true
    timer.stop()
  }
  const endComposing = (next: string) => {
    isComposing.current = false
    type(next)
  }
  const wanted = text.trim()
  const isTooShort = wanted.length > 0 && wanted.length < minChars && wanted !== value
  return { text, type, isTooShort, submit, startComposing, endComposing }
}

/** The address bar may change the text too: it is taken over, unless it is the text that we sent ourselves. */
function useFollowedText(value: string) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  return [text, setText] as const
}
