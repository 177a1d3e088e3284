import type { RolePrefix } from '@guildhall/contract/access'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { destinationsOf, matching } from '#app/destinations.ts'
import { searchQueries } from '#features/search/queries.ts'
import { gigPath, personPath, prefixOf } from '#platform/addresses.ts'
import { recentChoices, rememberChoice, type Choice } from '#platform/lists/recent-choices.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'

/** Something that the palette leads to. */
export interface Entry extends Choice {
  label: string
  detail: string
  to: string
  /** Something to do, not a place: it is not among the recent ones. */
  isAction?: true
}

export interface EntryGroup {
  label: string
  entries: Entry[]
}

const ACTION_TEXTS = {
  request: (name: string) => `Request ${name} for project…`,
  roster: (name: string) => `Add ${name} to roster`,
  remind: (name: string) => `Remind ${name}`,
} as const

type Action = keyof typeof ACTION_TEXTS

const ACTIONS_OF: Partial<Record<RolePrefix, readonly Action[]>> = {
  admin: ['request', 'roster'],
  manager: ['request', 'roster'],
  hr: ['roster'],
}

const DEBOUNCE = 250
/** Fewer letters match too many names. */
const MIN_CHARS = 2

/** What is typed, what it finds, and which of it is chosen. */
export function usePalette(user: AuthUser, early: string, onClose: () => void) {
  const navigate = useNavigate()
  const [text, setText] = useState(early)
  const [at, setAt] = useState(0)
  const { groups, isSearching } = useEntries(user, text.trim())
  const entries = groups.flatMap((group) => group.entries)
  const chosen = Math.min(at, Math.max(0, entries.length - 1))
  const go = ({ kind, id, to, isAction }: Entry) => {
    if (!isAction) rememberChoice(user.id, { kind, id })
    onClose()
    void navigate({ href: to })
  }
  const type = (next: string) => {
    setText(next)
    setAt(0)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries[chosen]
    if (event.key === 'Enter' && entry !== undefined) go(entry)
    if (step === undefined || entries.length === 0) return
    event.preventDefault()
    setAt((chosen + step + entries.length) % entries.length)
  }
  return { text, type, groups, count: entries.length, at: chosen, isSearching, go, onKey }
}

function useEntries(user: AuthUser, text: string): { groups: EntryGroup[]; isSearching: boolean } {
  const wanted = useDebounced(text.length >= MIN_CHARS ? text : '')
  const found = useQuery({ ...searchQueries.quick({ keyword: wanted }), enabled: wanted !== '' })
  const [recent] = useState(() => recentChoices(user.id))
  const pages = usePages(user)
  const earlier = useRecent(user, recent, pages)
  const isCurrent = wanted === text && text !== ''
  const { people, gigs } = namedOf(user, isCurrent ? found.data : undefined)
  const hits = matching(pages, text).map(({ label, group, to }) => page(label, group, to))
  const groups = [
    { label: 'Recent', entries: text === '' ? earlier : [] },
    { label: 'People', entries: people },
    { label: 'Actions', entries: isCurrent ? actionsOf(user, found.data) : [] },
    { label: 'Projects', entries: gigs },
    { label: 'Pages', entries: hits },
  ]
  const isWaiting = text.length >= MIN_CHARS && (!isCurrent || found.isFetching)
  return { groups: groups.filter(({ entries }) => entries.length > 0), isSearching: isWaiting }
}

function usePages(user: AuthUser) {
  return destinationsOf(user, useConfig())
}

/** Earlier choices by their ids: what a reader may no longer see is not found here either. */
function useRecent(user: AuthUser, recent: readonly Choice[], pages: ReturnType<typeof usePages>): Entry[] {
  const idsOf = (kind: Choice['kind']) => recent.filter((one) => one.kind === kind).map(({ id }) => id)
  const query = { people: idsOf('person'), gigs: idsOf('gig') }
  const isNeeded = query.people.length + query.gigs.length > 0
  const { data } = useQuery({ ...searchQueries.quick(query), enabled: isNeeded })
  const { people, gigs } = namedOf(user, data)
  const known = [...people, ...gigs, ...pages.map(({ label, group, to }) => page(label, group, to))]
  return recent.flatMap(({ kind, id }) =>
    known.filter((one) => one.kind === kind && one.id === id).slice(0, 1),
  )
}

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof searchQueries.quick>['queryFn']>>>['data']

function namedOf(user: AuthUser, found: Found | undefined): { people: Entry[]; gigs: Entry[] } {
  const prefix = prefixOf(user)
  if (found === undefined || prefix === undefined) return { people: [], gigs: [] }
  return {
    people: found.people.map((person) => ({
      kind: 'person',
      id: person.id,
      label: person.name,
      detail: person.detail ?? '',
      to: personPath(person, prefix),
    })),
    gigs: found.gigs.map(({ id, name, internal_id: code }) => ({
      kind: 'gig',
      id,
      label: name,
      detail: code,
      to: gigPath(id, prefix),
    })),
  }
}

/** What staff can do at once with the expert who was found first. */
function actionsOf(user: AuthUser, found: Found | undefined): Entry[] {
  const prefix = prefixOf(user)
  const first = found?.people.find(({ is_expert: isExpert }) => isExpert)
  if (first === undefined || prefix === undefined) return []
  const remind: Action[] = first.can_remind ? ['remind'] : []
  return [...remind, ...(ACTIONS_OF[prefix] ?? [])].map((action) => {
    const to = `${personPath(first, prefix)}?do=${action}`
    return { kind: 'page', id: to, label: ACTION_TEXTS[action](first.name), detail: '', to, isAction: true }
  })
}

function page(label: string, group: string, to: string): Entry {
  return { kind: 'page', id: to, label, detail: group, to }
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
