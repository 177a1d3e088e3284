import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './start-applying.module.css'

/** The two ways to a profile, for an expert who has not applied yet (PRODUCT 5.3.2). */
export function StartApplying() {
  return (
    <section className={styles['card']} aria-label="Apply">
      <p className={styles['text']}>
        <strong>Start with your resume.</strong> We read it and fill in your application; or fill in your
        profile below, step by step.
      </p>
      <Button component={Link} to="/expert/apply">
        Upload resume
      </Button>
    </section>
  )
}
