import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentProps } from 'react'
import { ProfileLoader } from '#features/experts/components/profile/profile-loader.tsx'
import { askProfile, expertQueries } from '#features/experts/queries.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { thingState } from '#platform/list-state.ts'
import { currentUser, useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { later } from '#ui/hooks/later.ts'
import { NextSteps } from './components/next-steps.tsx'
import { NoticeDue } from './components/notice/notice-due.tsx'
import { ResubmitBar } from './components/resubmit-bar.tsx'
import { StartChoice } from './components/start-choice.tsx'
import { StepFrame } from './components/steps/step-frame.tsx'
import { SuspensionAnswer } from './components/suspension-answer.tsx'
import { UpdateFromResume } from './components/update/update-from-resume.tsx'
import { copy } from './copy.ts'
import { completenessQuery } from './queries.ts'
import { STEP_SEARCH, FIRST_STEP } from './wizard-steps.ts'

// Most experts have filled in their profile.
const StepWizard = later(() => import('./components/steps/step-wizard.tsx'), 'StepWizard')

/** The own profile, with the first page; until it is a form in steps without what its sections show. */
export const askFirst: AskFirst = async (cache) => {
  const user = currentUser()
  if (user !== null)
    await askProfile(cache, user.id, user.expert_status !== 'New' && user.expert_status !== 'Incomplete')
}

/** An expert's own profile: the ways to fill it in until it is submitted, then the profile itself (PRODUCT 5.3.2). */
export function OwnProfilePage() {
  const { expert_status: known } = useSignedIn()
  return known === 'Rejected' || known === 'Pending' ? <Applied status={known} /> : <OwnProfile />
}

/** What is missing, and what may be sent again, stands above the profile: coming later it would push it down. */
function Applied({ status }: { status: 'Rejected' | 'Pending' }) {
  const completeness = useQuery(completenessQuery(useSignedIn().id))
  // Only the first time: what failed is tried again by those who show it, which would take them away.
  if (completeness.isPending && completeness.errorUpdateCount === 0)
    return <SkeletonItem head="beside" hasHeader={false} above={TO_COME[status]} />
  return <OwnProfile />
}

function OwnProfile() {
  const { id, first_name: firstName, expert_status: known } = useSignedIn()
  const profile = useQuery(expertQueries.profile(id))
  const { data: answer, isPending } = profile
  const { filter, setFilter } = useFilter(STEP_SEARCH)
  // Who has just registered needs nothing of it.
  const status = answer?.data.status ?? (known === 'New' && isPending ? known : undefined)
  // Their profile is still a form in steps.
  if (known === 'Incomplete' && answer === undefined) {
    return (
      <ItemStates
        state={thingState(profile, true)}
        onRefresh={() => void profile.refetch()}
        skeleton={<StepFrame />}
      >
        {null}
      </ItemStates>
    )
  }
  if (answer && (status === 'Incomplete' || (status === 'New' && filter.step !== undefined))) {
    return (
      <Suspense fallback={<StepFrame />}>
        <StepWizard answer={answer} />
      </Suspense>
    )
  }
  if (status === 'New') {
    return (
      <>
        <PageHeader title={copy.welcomeFirstName(answer?.data.first_name ?? firstName)} />
        <StartChoice onSteps={() => setFilter({ step: FIRST_STEP })} />
        <NextSteps isSubmitted={false} />
      </>
    )
  }
  return (
    <ProfileLoader
      key={id}
      id={id}
      initial="edit"
      notice={noticeFor(status)}
      toCome={TO_COME[known ?? '']}
      more={answer?.actions.canEdit && <UpdateFromResume />}
    />
  )
}

/** What stands above the profile, by status, as far as the session knows it. */
const TO_COME: Record<string, ComponentProps<typeof ProfileLoader>['toCome']> = {
  Pending: ['notice', 'steps'],
  Rejected: ['notice'],
  Suspended: ['notice'],
}

/** Applicants see what comes next; rejected ones may submit again, suspended ones answer; experts sign the notice once a year. */
function noticeFor(status: string | null | undefined) {
  if (status === 'Pending') return <NextSteps isSubmitted />
  if (status === 'Rejected') return <ResubmitBar />
  if (status === 'Suspended') return <SuspensionAnswer />
  return status === 'Approved' && <NoticeDue />
}
