import type { DuplicatePair } from '@guildhall/contract/people/duplicates'
import type { PersonSummary } from '@guildhall/contract/people/person'
import { Button } from '@mantine/core'
import { Segments } from '#ui/fields/segments.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { oneOf, words } from '#platform/address-readers.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { useWrite } from '#platform/use-write.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { EVIDENCE_WORDS } from './components/evidence-words.ts'
import { KindTags } from './components/kind-tags.tsx'
import { copy } from './copy.ts'
import styles from './duplicates-page.module.css'
import { decideDuplicate, peopleQueries } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = {
  page: words(),
  is_dismissed: oneOf(['true']),
}

/** Pairs that may be one person, the surest first. */
export function DuplicatesPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { page = '1', is_dismissed: dismissed } = filter
  const list = useQuery(peopleQueries.duplicates({ page, ...(dismissed && { is_dismissed: dismissed }) }))
  const { data: pairs = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: pairs.length === 0,
    toFirst: page !== '1' ? () => setFilter({ page: undefined }) : undefined,
    messages,
  })
  return (
    <>
      <PageHeader
        title={copy.duplicatesTitle}
        breadcrumb={[{ label: copy.listTitle, href: '/people' }, { label: copy.duplicatesTitle }]}
        renderLink={crumbLink}
        actions={
          <Segments
            label={copy.whichPairs}
            options={[
              { value: '', label: copy.toDecide },
              { value: 'true', label: copy.notDuplicates },
            ]}
            value={dismissed ?? ''}
            onChange={(value) => setFilter({ is_dismissed: value, page: undefined })}
          />
        }
      />
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={5} columns={2} hasAvatar />}
      >
        <ul className={cx(layout['stack-16'], shared['list'])} aria-label={copy.duplicatesTitle}>
          {pairs.map((pair) => (
            <Pair key={pair.first.id + pair.second.id} pair={pair} isDismissed={dismissed === 'true'} />
          ))}
        </ul>
        {pagination && <Pagination {...pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
    </>
  )
}

function Pair({ pair, isDismissed }: { pair: DuplicatePair; isDismissed: boolean }) {
  const { first, second, evidence, score } = pair
  const { canMergePeople } = useSignedIn().actions
  const { decide, isPending } = useDeciding(pair)
  const names = `${first.name} and ${second.name}`
  // Keep the person with an account, be it only invited.
  const [kept, other] = first.user_id !== null || second.user_id === null ? [first, second] : [second, first]
  return (
    <li className={cx(shared['card'], shared['padded'])} aria-label={names}>
      <div className={cx(layout['stack-24'], styles['people'])}>
        <Person person={first} />
        <Person person={second} />
      </div>
      <div className={cx(layout['row-wrap'], styles['why'])}>
        <span className={cx(shared['note'], shared['figures'])}>
          <span className={styles['figure']}>{score}</span> {copy.of100}
        </span>
        <span className={cx(layout['row-6'], styles['chips'])}>
          {evidence.map((kind) => (
            <Badge key={kind} tone="secondary" withDot={false}>
              {EVIDENCE_WORDS[kind]}
            </Badge>
          ))}
        </span>
        <span className={cx(layout['wrap-8'], styles['actions'])}>
          <Button
            variant="default"
            loading={isPending}
            onClick={() => decide(isDismissed)}
            aria-label={`${isDismissed ? 'Decide again about' : 'Not a duplicate:'} ${names}`}
          >
            {isDismissed ? copy.decideAgain : copy.notADuplicate}
          </Button>
          {canMergePeople && (
            <Button
              component={Link}
              to={`/people/${kept.id}/merge/${other.id}`}
              aria-label={copy.compareAndMerge(names)}
            >
              {copy.compareAndMergeText}
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}

function useDeciding({ first, second }: DuplicatePair) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['people'] })
  const decide = (isDuplicate: boolean) =>
    void run(() => decideDuplicate([first.id, second.id], isDuplicate), {
      said: isDuplicate ? copy.mayBeDuplicate : copy.noDuplicate,
    })
  return { decide, isPending }
}

function Person({ person }: { person: PersonSummary }) {
  const { id, name, photo, job_title: title, company, email, phone, kinds, internal_id: code } = person
  return (
    <div className={styles['person']}>
      <Avatar name={name} photo={photo} size={40} />
      <div className={cx(shared['note'], layout['stack-2'], reach['within'], styles['facts'])}>
        <Link to="/people/$personId" params={{ personId: id }}>
          {name}
        </Link>
        <span>{[title, company?.name].filter(Boolean).join(', ') || copy.noTitle}</span>
        {email !== null && <span>{email}</span>}
        {phone !== null && <span>{phone}</span>}
        {email === null && phone === null && <span>{copy.noContacts}</span>}
        <span className={cx(layout['row-6'], styles['chips'])}>
          <KindTags kinds={kinds} /> {code}
        </span>
      </div>
    </div>
  )
}
