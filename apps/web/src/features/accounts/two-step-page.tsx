import { Link, useNavigate } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { currentUser, readUser } from '#platform/session.tsx'
import { FormCard } from './components/form-card.tsx'
import styles from './components/form-card.module.css'
import { TwoStepSetup } from './components/two-step-setup.tsx'
import { copy } from './copy.ts'

/** The only page for somebody who must set up the second factor first. */
export function TwoStepPage() {
  const navigate = useNavigate()
  const proceed = async () => {
    await readUser()
    const user = currentUser()
    await navigate({ href: user === null ? '/' : homeOf(user), replace: true })
  }
  return (
    <FormCard
      title={copy.setUpTwoStepSign}
      lead={copy.twoStepNeeded}
      below={<Link to="/logout">{copy.logOut}</Link>}
    >
      <div className={styles['stack']}>
        <TwoStepSetup onDone={() => void proceed()} />
      </div>
    </FormCard>
  )
}
