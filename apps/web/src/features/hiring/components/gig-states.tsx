import { copy } from '#features/hiring/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'

type Props = { load: Parameters<typeof thingState>[0] & { refetch: () => unknown } }

/** A page of a project until the project is there: it waits, or says what went wrong and leads back. */
export function GigStates({ load }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <ItemStates
      above={{ label: copy.projects, href: `/${prefix}/projects` }}
      state={thingState(load, true)}
      onRefresh={() => void load.refetch()}
      skeleton={<SkeletonPage />}
    >
      {null}
    </ItemStates>
  )
}
