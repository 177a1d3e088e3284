import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { oneOf } from '#platform/address-readers.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { later } from '#ui/hooks/later.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonFields, SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import styles from './apply-page.module.css'
import { Wizard } from './components/wizard/wizard.tsx'
import { copy } from './copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

const ResumeUpdate = later(() => import('./components/update/resume-update.tsx'), 'ResumeUpdate')

/** `into=profile`: what was filled in by hand meets the resume entry by entry (PRODUCT D-22). */
const SEARCH = { into: oneOf(['profile']) }

/** Applying with a resume: from its upload to the submission (specification spec 001 §2.2). */
export function ApplyPage() {
  const { id } = useSignedIn()
  const profile = useQuery(expertQueries.profile(id))
  const { data: answer, refetch } = profile
  if (answer !== undefined) return <Ways answer={answer} />
  return (
    <ListStates
      state={thingState(profile, true)}
      onRefresh={() => void refetch()}
      skeleton={<SkeletonPage />}
    >
      {null}
    </ListStates>
  )
}

/** What a resume does depends on how far the application is. */
function Ways({ answer }: { answer: ProfileAnswer }) {
  const { filter } = useFilter(SEARCH)
  const { status } = answer.data
  if (status === 'Incomplete' && filter.into === 'profile') {
    return (
      <>
        <PageHeader title={copy.fillInFromAResume} />
        <Update lead={copy.updateLead} />
      </>
    )
  }
  if (status === 'New' || status === 'Incomplete') {
    return (
      <>
        <PageHeader title={copy.applyWithAResume} />
        <Wizard />
      </>
    )
  }
  return (
    <>
      <PageHeader title={copy.updateFromResume} />
      {answer.actions.canEdit ? (
        <Update lead={copy.aNewerResumeCanStill(copy.submittedLead)} />
      ) : (
        <AlreadySubmitted />
      )}
    </>
  )
}

function Update({ lead }: { lead: string }) {
  return (
    <Suspense fallback={<SkeletonFields fields={2} />}>
      <ResumeUpdate lead={lead} />
    </Suspense>
  )
}

function AlreadySubmitted() {
  return (
    <div className={cx(shared['card'], styles['card'])}>
      <p className={styles['lead']}>{copy.submittedLead}</p>
      <Link to="/expert/profile">{copy.openMyProfile}</Link>
    </div>
  )
}
