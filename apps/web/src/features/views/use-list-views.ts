import type { ListView } from '@guildhall/contract/views'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useShownLocation } from '#platform/shown-location.ts'
import { useEffect, useState } from 'react'
import { viewsQueries } from './queries.ts'

/** The views of the list whose address this is, and the one that its filters are. */
export function useListViews() {
  const { pathname: list, searchStr } = useShownLocation()
  const navigate = useNavigate()
  const { data: all } = useQuery(viewsQueries.all())
  const views = (all ?? []).filter((one) => one.list === list)
  const query = sortedQuery(searchStr)
  const current = query === '' ? undefined : views.find((one) => sortedQuery(one.query) === query)
  const [openedId, setOpened] = useState<string>()
  useStart(views, query === '')
  return {
    list,
    /** Not of the list within a single thing, as the experts that a project could hire. */
    isList: /^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(list),
    query,
    views,
    current,
    /** The one that was opened before its filters were changed. */
    left: current === undefined ? views.find((one) => one.id === openedId && one.is_own) : undefined,
    open(view: ListView | undefined) {
      setOpened(view?.id)
      void navigate({ href: addressOf(list, view?.query) })
    },
  }
}

export type ListViews = ReturnType<typeof useListViews>

/** Whoever comes to a list without a word of what they look for begins with their start view, once. */
function useStart(views: readonly ListView[], isPlain: boolean): void {
  const [cameTo] = useState(isPlain)
  const [isDone, setDone] = useState(!isPlain)
  const navigate = useNavigate()
  const start = cameTo ? views.find((one) => one.is_start) : undefined
  const isDue = start !== undefined && !isDone && isPlain
  if (!isDone && !isPlain) setDone(true)
  const address = start === undefined ? undefined : addressOf(start.list, start.query)
  useEffect(() => {
    if (isDue && address !== undefined) void navigate({ href: address, replace: true })
  }, [isDue, address, navigate])
}

function addressOf(list: string, query = ''): string {
  return query === '' ? list : `${list}?${query}`
}

/** What an address asks for, but for the number of the page, so that two of them can be held against each other. */
export function sortedQuery(text: string): string {
  const query = new URLSearchParams(text)
  query.delete('page')
  query.sort()
  return query.toString()
}
