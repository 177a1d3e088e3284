import type { Profile } from '@guildhall/contract/experts/profile'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { ApiError, failureText } from '#platform/api-error.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { SeeMore } from '#ui/see-more.tsx'
import { SkeletonPage } from '#ui/skeleton-rows.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import styles from './basic-details-page.module.css'
import { Block } from './components/block.tsx'
import { Facts, type Fact } from './components/facts.tsx'
import { shortLink, twitterLink } from './components/personal-details.tsx'
import { NotProvided } from './components/not-provided.tsx'
import { copy } from './copy.ts'
import { expertQueries } from './queries.ts'

/** The essentials of a person (specification 002 §2). */
export function BasicDetailsPage() {
  const { personId = '' } = useParams({ strict: false })
  const { data: answer, error, isPending, isFetching, refetch } = useQuery(expertQueries.person(personId))
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) throw notFound()
  const state = {
    loading: isPending,
    reloading: isFetching,
    error: error !== null && failureText(error, 'find'),
    isSearching: false,
    isEmpty: answer === undefined,
    onFirstPage: true,
    ...(error instanceof ApiError && { requestId: error.requestId }),
  }
  return (
    <ListStates state={state} onRefresh={() => void refetch()} skeleton={<SkeletonPage />}>
      {answer && <Details person={answer.data} />}
    </ListStates>
  )
}

function Details({ person }: { person: Profile }) {
  return (
    <article className={styles['card']}>
      <header className={styles['header']}>
        <Avatar name={person.name} photo={person.photo} size={84} />
        <div className={styles['who']}>
          <h1 className={styles['name']}>{person.name || copy.notProvided}</h1>
          {person.status === 'Invited' && <StatusBadge status="Invited" />}
          <p className={styles['title']}>{person.job_title ?? copy.notProvided}</p>
        </div>
        {person.email && (
          <Button component="a" href={`mailto:${person.email}`}>
            Contact
          </Button>
        )}
      </header>
      <Block title="Basic details">
        <Facts facts={factsOf(person)} />
      </Block>
      <Block title="Bio">{person.bio ? <SeeMore text={person.bio} /> : <NotProvided />}</Block>
    </article>
  )
}

function factsOf(person: Profile): Fact[] {
  const { email, phone, twitter_handle: twitter, linked_in_url: linkedIn } = person
  const facts: (Fact | false)[] = [
    { label: 'Email', value: email, href: email ? `mailto:${email}` : null },
    { label: 'Phone', value: phone && `${phone.country_code} ${phone.number}` },
    Boolean(twitter) && { label: 'Twitter', value: twitter, href: twitterLink(twitter ?? '') },
    Boolean(linkedIn) && { label: 'LinkedIn', value: shortLink(linkedIn ?? ''), href: linkedIn ?? null },
    { label: 'Current title', value: person.job_title },
    { label: 'Location', value: person.location },
    { label: 'Internal code', value: person.internal_id },
  ]
  return facts.filter((fact) => fact !== false)
}
