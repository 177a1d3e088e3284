import type { PersonDetails, PersonEvent } from '@guildhall/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { copy } from '#features/people/copy.ts'
import { peopleQueries } from '#features/people/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { can, useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import styles from '#ui/layout/item-page.module.css'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { EVIDENCE_WORDS } from './evidence-words.ts'
import { Timeline, type TimelineEntry } from './timeline.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts as FactList } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = { person: PersonDetails }

/** The data of a person. */
export function Facts({ person }: Props) {
  const seesCompanies = can(useSignedIn(), 'CAN_SEE_ADMIN_COMPANIES_LIST')
  const { company, linked_in_url: linkedIn } = person
  const facts: [string, ReactNode][] = [
    ['Email', person.email],
    ['Phone', person.phone],
    [
      'Company',
      company && seesCompanies ? <Link to={`/companies/${company.id}`}>{company.name}</Link> : company?.name,
    ],
    ['Location', person.location],
    ['LinkedIn', linkedIn && <a href={linkedIn}>{linkedIn.replace(/^https:\/\/(www\.)?/, '')}</a>],
    ['Login', person.has_login ? 'Yes' : 'No'],
    ['Known since', formatDate(person.created_at)],
    ['Internal code', person.internal_id],
  ]
  return (
    <Card label={copy.data}>
      <div className={cx(layout['row'], styles['who'])}>
        <Avatar name={person.name} photo={person.photo} size={84} />
        <div>
          <p className={cx(shared['strong'], shared['flush'])}>{person.job_title ?? copy.notProvided}</p>
          {person.bio && <p className={styles['bio']}>{person.bio}</p>}
        </div>
      </div>
      <FactList facts={facts} className={styles['facts']} />
    </Card>
  )
}

const AS = {
  owner: 'Owner',
  contributor: 'Contributor',
  customer: 'Customer',
  contact: 'Contact',
  expert: 'Expert',
}

/** Projects that they have to do with, of those that the reader sees. */
export function Projects({ person: { gigs } }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  if (gigs.length === 0) return null
  return (
    <Card title={copy.projects}>
      <ul className={cx(reach['within'], styles['lines'])}>
        {gigs.map(({ id, name, status, as }) => (
          <li key={id}>
            <Link to={`/${prefix}/projects/${id}`}>{name}</Link>
            <span className={cx(layout['row-wrap-8'], styles['state'])}>
              <span className={styles['quiet']}>{AS[as]}</span>
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The ways to what they are besides: an expert, a user, a part of a company. */
export function WhatTheyAre({ person: { id, user_id: userId, kinds, company } }: Props) {
  const reader = useSignedIn()
  const prefix = prefixOf(reader) ?? ''
  const links = [
    kinds.includes('expert') && { to: `/${prefix}/experts/${id}`, label: 'Expert profile' },
    userId !== null && can(reader, 'CAN_SEE_ADMIN_USER_LIST') && { to: `/users/${userId}`, label: 'Login' },
    company !== null &&
      can(reader, 'CAN_SEE_ADMIN_COMPANIES_LIST') && { to: `/companies/${company.id}`, label: company.name },
    !kinds.includes('expert') && { to: `/${id}/basic-information-details`, label: 'Basic details' },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
  return (
    <Card title={copy.seeAlso}>
      <ul className={cx(reach['within'], styles['lines'])}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Others who may be the same person. */
export function OwnDuplicates({ person, canMerge }: Props & { canMerge: boolean }) {
  const { data } = useQuery(peopleQueries.duplicatesOf(person.id))
  const pairs = data?.data ?? []
  if (pairs.length === 0) return null
  return (
    <Card title={copy.duplicatesTitle}>
      <ul className={cx(reach['within'], styles['lines'])}>
        {pairs.map(({ first, second, evidence }) => {
          const other = first.id === person.id ? second : first
          return (
            <li key={other.id}>
              <span>
                <Link to="/people/$personId" params={{ personId: other.id }}>
                  {other.name}
                </Link>
                <span className={styles['evidence']}>
                  {evidence.map((kind) => EVIDENCE_WORDS[kind]).join(', ')}
                </span>
              </span>
              {canMerge && (
                <Link
                  to="/people/$personId/merge/$otherId"
                  params={{ personId: person.id, otherId: other.id }}
                  aria-label={copy.compareWith(other.name)}
                >
                  {copy.compare}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** Who became a part of this person. */
export function Formerly({ person: { merged } }: Props) {
  if (merged.length === 0) return null
  return (
    <Card title={copy.mergedIntoThisPerson}>
      <ul className={cx(reach['within'], styles['lines'])}>
        {merged.map(({ id, name, internal_id: code, former_email: email, merged_at: at }) => (
          <li key={id}>
            <span>
              {name}
              <span className={styles['evidence']}>{dotted([code, email])}</span>
            </span>
            <span className={styles['quiet']}>{formatDate(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What happened to them and to those who were merged into them. */
export function History({ person }: Props) {
  const [page, setPage] = useState(1)
  const list = useQuery(peopleQueries.history(person.id, page))
  const { data: events = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: events.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages,
  })
  if (list.isSuccess && events.length === 0) {
    return (
      <Card title={copy.history}>
        <p className={cx(shared['quiet'], shared['flush'])}>{messages?.empty_data}</p>
      </Card>
    )
  }
  const hasPages = pagination !== undefined && pagination.totalPages > 1
  return (
    <Card title={copy.history}>
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <Timeline entries={events.map(entryOf)} />
        {hasPages && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </Card>
  )
}

function entryOf({ changes, ...event }: PersonEvent): TimelineEntry {
  const status = changes.find(({ field }) => field === 'status')
  const lines = changes
    .filter(({ field }) => field !== 'status')
    .map(({ field, from, to }) => `${capital(field)}: ${[from, to].filter(Boolean).join(' → ') || '—'}`)
  return { ...event, to: status?.to ?? null, lines }
}

function capital(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
