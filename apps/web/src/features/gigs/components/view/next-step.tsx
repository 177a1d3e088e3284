import { Link } from '@tanstack/react-router'
import { canLookAhead, nextStepOf } from '#features/gigs/next-step.ts'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/gigs/copy.ts'
import styles from './gig-header.module.css'

/** What the project waits for; what is missing leads to its place in the editor. */
export function NextStep({ gig, actions }: GigTabProps) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const next = nextStepOf(gig, actions)
  if (next === undefined) return null
  return (
    <p className={styles['next']}>
      <strong>{copy.next}</strong> {next.text}
      {next.missing.map(({ field, label, step }, index) => (
        <span key={field}>
          {index === 0 ? ' ' : ', '}
          <Link to={`/${prefix}/projects/${gig.id}/edit`} search={{ step, field }}>
            {label}
          </Link>
        </span>
      ))}
      {canLookAhead(gig, actions) && (
        <>
          {next.missing.length > 0 && '.'} {copy.seeWhoCouldDoIt}{' '}
          <Link to={`/${prefix}/projects/${gig.id}/hire`}>{copy.findExperts}</Link>
        </>
      )}
    </p>
  )
}
