import { copy } from '#features/hiring/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import type { ReactNode } from 'react'

type Load = Parameters<typeof thingState>[0] & { refetch: () => unknown }
type GigLoad = Load & { data: { data: { id: string; name: string } } | undefined }

/** All that the page waits for, the project first. */
type Props = { loads: [GigLoad, ...Load[]]; skeleton: ReactNode }

/** A page of a project until all of it is there: it waits, or says what went wrong and leads back, to the project once that has come. */
export function GigStates({ loads, skeleton }: Props) {
  const failed = loads.filter(({ error }) => error !== null)
  const shown = failed[0] ?? loads.find(({ data }) => data === undefined) ?? loads[0]
  const prefix = prefixOf(useSignedIn()) ?? ''
  const gig = loads[0].data?.data
  return (
    <ItemStates
      above={
        gig === undefined
          ? { label: copy.projects, href: `/${prefix}/projects` }
          : { label: gig.name, href: `/${prefix}/projects/${gig.id}` }
      }
      state={thingState(shown, true)}
      onRefresh={() => failed.forEach((load) => void load.refetch())}
      skeleton={skeleton}
    >
      {null}
    </ItemStates>
  )
}
