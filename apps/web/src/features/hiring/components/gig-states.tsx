import { copy } from '#features/hiring/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import type { ReactNode } from 'react'

type Load = Parameters<typeof thingState>[0] & { refetch: () => unknown }

/** All that the page waits for, the project first. */
type Props = { loads: [Load, ...Load[]]; skeleton: ReactNode }

/** A page of a project until the project is there: it waits, or says what went wrong and leads back. */
export function GigStates({ loads, skeleton }: Props) {
  const failed = loads.filter(({ error }) => error !== null)
  const shown = failed[0] ?? loads.find(({ data }) => data === undefined) ?? loads[0]
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <ItemStates
      above={{ label: copy.projects, href: `/${prefix}/projects` }}
      state={thingState(shown, true)}
      onRefresh={() => failed.forEach((load) => void load.refetch())}
      skeleton={skeleton}
    >
      {null}
    </ItemStates>
  )
}
