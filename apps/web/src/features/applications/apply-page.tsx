import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { expertQueries } from '#features/experts/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkeletonPage } from '#ui/skeleton-rows.tsx'
import styles from './apply-page.module.css'
import { ResumeUpdate } from './components/resume-update.tsx'
import { Wizard } from './components/wizard.tsx'
import { copy } from './copy.ts'

/** Applying with a resume: from its upload to the submission (specification 001 §2.2). */
export function ApplyPage() {
  const { id } = useSignedIn()
  const { data: answer } = useQuery(expertQueries.profile(id))
  if (answer === undefined) return <SkeletonPage />
  const { status } = answer.data
  if (status === 'New' || status === 'Incomplete') {
    return (
      <>
        <PageHeader title="Apply with a resume" />
        <Wizard />
      </>
    )
  }
  return (
    <>
      <PageHeader title="Update from resume" />
      {answer.actions.canEdit ? <ResumeUpdate /> : <AlreadySubmitted />}
    </>
  )
}

function AlreadySubmitted() {
  return (
    <div className={styles['card']}>
      <p className={styles['lead']}>{copy.alreadySubmitted}</p>
      <Link to="/expert/profile">Open my profile</Link>
    </div>
  )
}
