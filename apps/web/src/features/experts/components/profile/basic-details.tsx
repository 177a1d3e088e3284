import type { Profile } from '@guildhall/contract/experts/profile'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { copy } from '#features/experts/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { SeeMore } from '#ui/text/see-more.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import styles from './basic-details.module.css'
import { Block } from '#features/experts/components/block.tsx'
import { Facts, type Fact } from '#features/experts/components/facts.tsx'
import { NotProvided } from './not-provided.tsx'
import { shortLink, twitterLink } from './personal-details.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Person = Pick<Profile, 'name' | 'photo' | 'job_title' | 'bio' | 'internal_id'> &
  Partial<Pick<Profile, 'status' | 'email' | 'phone' | 'location' | 'twitter_handle' | 'linked_in_url'>>

/** Somebody's essentials; what the reader may not know is left out (specification spec 002 §2). */
export function BasicDetails({ person, children }: { person: Person; children?: ReactNode }) {
  return (
    <article className={cx(shared['card'], styles['card'])}>
      <header className={cx(layout['wraps'], shared['padded'], styles['header'])}>
        <Avatar name={person.name} photo={person.photo} size={84} />
        <div className={styles['who']}>
          <h1 className={cx(shared['page-title'], styles['name'])}>{person.name || copy.notProvided}</h1>
          {person.status === 'Invited' && <StatusBadge status="Invited" />}
          <p className={styles['title']}>{person.job_title ?? copy.notProvided}</p>
        </div>
        {person.email && (
          <Button component="a" href={`mailto:${person.email}`}>
            {copy.contact}
          </Button>
        )}
      </header>
      <Block title={copy.basicDetails}>
        <Facts facts={factsOf(person)} isWhole />
      </Block>
      <Block title={copy.bio}>{person.bio ? <SeeMore text={person.bio} /> : <NotProvided />}</Block>
      {children}
    </article>
  )
}

function factsOf(person: Person): Fact[] {
  const { email, phone, twitter_handle: twitter, linked_in_url: linkedIn } = person
  const facts: (Fact | false)[] = [
    email !== undefined && { label: 'Email', value: email, href: email ? `mailto:${email}` : null },
    phone !== undefined && { label: 'Phone', value: phone && `${phone.country_code} ${phone.number}` },
    Boolean(twitter) && { label: 'Twitter', value: twitter, href: twitterLink(twitter ?? '') },
    Boolean(linkedIn) && { label: 'LinkedIn', value: shortLink(linkedIn ?? ''), href: linkedIn ?? null },
    { label: 'Current title', value: person.job_title },
    person.location !== undefined && { label: 'Location', value: person.location },
    { label: 'Internal code', value: person.internal_id },
  ]
  return facts.filter((fact) => fact !== false)
}
