import { Link } from '@tanstack/react-router'
import { useSignedIn } from '#platform/session.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from './apply-page.module.css'
import { Wizard } from './components/wizard.tsx'
import { copy } from './copy.ts'

/** Applying with a resume: from its upload to the submission (specification 001 §2.2). */
export function ApplyPage() {
  const { expert_status: status } = useSignedIn()
  const mayApply = status === 'New' || status === 'Incomplete'
  return (
    <>
      <PageHeader title="Apply with a resume" />
      {mayApply ? <Wizard /> : <AlreadySubmitted />}
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
