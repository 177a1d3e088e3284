import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { profileMode, PROFILE_SEARCH, type ProfileMode } from '#features/experts/profile-mode.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { useSections } from '#features/experts/use-sections.ts'
import { useIsOwn } from '#features/experts/use-is-own.ts'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { ProfileView, type ProfileFrame } from './profile-view.tsx'

type Props = {
  /** The person's id or that of their user. */
  id: string
  /** The mode of an address that names none. */
  initial: ProfileMode
  /** The page above, for those who come from one. */
  above?: { label: string; href: string }
  renderHeader?: (name: string) => ReactNode
  more?: ReactNode
  /** Stands below the banners. */
  notice?: ReactNode
  /** What of it is known to come before the profile is there. */
  toCome?: ComponentProps<typeof SkeletonItem>['above']
  frame?: (answer: ProfileAnswer, mode: ProfileMode) => ProfileFrame
}

/** Loads a profile and shows it in the mode of the address. */
export function ProfileLoader({ id, initial, above, renderHeader, more, notice, toCome, frame }: Props) {
  const { filter, setFilter } = useFilter(PROFILE_SEARCH)
  const own = useQuery(expertQueries.profile(id))
  useSurvivorsAddress(id, [own.data?.data.id, own.data?.data.user_id])
  const isOwn = useIsOwn({ user_id: own.data?.data.user_id ?? null })
  const canEdit = own.data?.actions.canEdit ?? false
  const mode = profileMode({ mode: filter.mode, initial, isOwn, canEdit })
  const asPublic = useQuery({ ...expertQueries.profile(id, 'public'), enabled: mode === 'public' })
  const { data: answer, error, isPending, isFetching, refetch } = mode === 'public' ? asPublic : own
  requireFound(error)
  const framed = answer && frame?.(answer, mode)
  const sections = useSections(id, { ...(answer && { answer }), isShown: framed?.panel === undefined })
  const isWaiting = isPending || sections.isWaiting
  const state = thingState(
    { data: answer, isPending: isWaiting, isFetching, error: error ?? sections.error },
    answer === undefined || isWaiting || sections.error !== null,
  )
  const again = () => void Promise.all([refetch(), sections.refetch()])
  return (
    <ItemStates
      {...(above && { above })}
      state={state}
      onRefresh={again}
      skeleton={<SkeletonItem head="beside" hasHeader={renderHeader !== undefined} above={toCome} />}
    >
      {answer && renderHeader?.(answer.data.name)}
      {answer && (
        <ProfileView
          key={answer.data.id}
          answer={answer}
          mode={mode}
          more={more}
          notice={notice}
          frame={framed}
          onMode={(next) => setFilter({ mode: next === initial ? null : next })}
        />
      )}
    </ItemStates>
  )
}
