import { useQuery } from '@tanstack/react-query'
import { useId, useState, type RefObject } from 'react'
import { mentionTyped, withMention } from './mentions.ts'
import { commentQueries } from './queries.ts'

/** How many people are offered at once. */
const OFFERED = 6
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 }

/** A text in which "@" offers the people of the discussion. */
export function useMentions(gigId: string, initial: string, box: RefObject<HTMLTextAreaElement | null>) {
  const { data: people = [] } = useQuery(commentQueries.mentionable(gigId))
  const [text, setText] = useState(initial)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const listId = useId()
  const offered = matching(people, typed)

  function choose(name: string) {
    const next = withMention(text, box.current?.selectionStart ?? text.length, name)
    setText(next.text)
    setTyped(undefined)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.caret, next.caret)
    })
  }

  /** Whether the key was for the offered names. */
  function press(key: string): boolean {
    const next = pressed(key, active, offered.length)
    if (typeof next === 'number') setActive(next)
    if (next === 'choose') choose(offered[active]?.name ?? '')
    if (next === 'close') setTyped(undefined)
    return next !== undefined
  }

  return {
    text,
    people,
    offered,
    active,
    listId,
    choose,
    press,
    type: (next: string, caret: number) => {
      setText(next)
      setTyped(mentionTyped(next, caret))
      setActive(0)
    },
    close: () => setTyped(undefined),
    clear: () => setText(''),
  }
}

/** What a key means for a list of so many names: the next one, the choice, the end; nothing without names. */
function pressed(key: string, active: number, count: number): number | 'choose' | 'close' | undefined {
  if (count === 0) return undefined
  const step = STEPS[key]
  if (step !== undefined) return (active + step + count) % count
  if (key === 'Enter' || key === 'Tab') return 'choose'
  return key === 'Escape' ? 'close' : undefined
}

function matching<One extends { name: string }>(people: readonly One[], typed: string | undefined): One[] {
  if (typed === undefined) return []
  return people.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).slice(0, OFFERED)
}

export type Mentions = ReturnType<typeof useMentions>
