import type { Gig } from '@guildhall/contract/gigs/gig'
import { overlapText } from '@guildhall/contract/gigs/overlap'
import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { words } from '#platform/address-readers.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { requireFound } from '#platform/missing.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { Collapsible } from '#ui/layout/collapsible.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { HiringTabs } from './components/board/hiring-tabs.tsx'
import styles from './hire-page.module.css'
import { moneyText } from '@guildhall/contract/money'
import { copy } from './copy.ts'
import { complianceFile } from './gate-queries.ts'
import { GigStates } from './components/gig-states.tsx'
import { SkeletonBoard } from '#ui/lists/skeleton-board.tsx'
import { hiringQueries } from './queries.ts'
import type { HiringSlots } from './slots.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { arrived } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { Menu } from '#ui/popups/menu.tsx'

const EngagementList = late(
  async () => (await arrived(() => import('./components/board/engagement-list.tsx'))).EngagementList,
)

const SEARCH = {
  tab: words(),
  page: words(),
  sort: words(),
}

/** The project, and who could work on it, with the first page. */
export const askFirst: AskFirst = (cache, { params: { gigId = '' }, search: { tab, page, sort } }) => {
  const isBest = tab === undefined && page === undefined && sort === undefined
  return Promise.all([
    cache.prefetchQuery(hiringQueries.gig(gigId)),
    cache.prefetchQuery(hiringQueries.counts(gigId)),
    isBest && cache.prefetchQuery(hiringQueries.ranking(gigId, { page: 1 })),
  ])
}

/** Who could work on a project, who is asked, who applied, who is hired (PRODUCT S-09). */
export function HirePage({ slots }: { slots: HiringSlots }) {
  const { gigId = '' } = useParams({ strict: false })
  const prefix = prefixOf(useSignedIn()) ?? ''
  const { filter, setFilter } = useFilter(SEARCH)
  const load = useQuery(hiringQueries.gig(gigId))
  const { data } = load
  requireFound(load.error)
  if (data === undefined) return <GigStates loads={[load]} skeleton={<SkeletonBoard />} />
  const { data: gig, actions } = data
  return (
    <>
      <PageHeader
        title={copy.hireExperts}
        breadcrumb={[
          { label: copy.projects, href: `/${prefix}/projects` },
          { label: gig.name, href: `/${prefix}/projects/${gig.id}` },
          { label: copy.hire },
        ]}
        renderLink={crumbLink}
        actions={
          <>
            <Progress gig={gig} />
            <ComplianceFiles gigId={gig.id} />
          </>
        }
      />
      <div className={cx(layout['stack-16'], styles['page'])}>
        <BriefCard gig={gig} />
        <div className={shared['shrinks']}>
          <NotYet gig={gig} prefix={prefix} />
          <HiringTabs
            gigId={gig.id}
            hasRanking
            canRequest={actions.canHire && gig.status !== 'Unpublished'}
            tab={filter.tab ?? copy.recommended}
            slots={slots}
            List={EngagementList}
            onTab={(tab) =>
              setFilter({ tab: tab === 'Recommended' ? undefined : tab, page: undefined, sort: undefined })
            }
          />
        </div>
      </div>
    </>
  )
}

/** How the gates of everybody stand, for who has to show it. */
function ComplianceFiles({ gigId }: { gigId: string }) {
  return (
    <Menu
      position="bottom-end"
      target={
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          {copy.compliance}
        </Button>
      }
    >
      {({ Item }) => (
        <>
          {(['csv', 'pdf'] as const).map((format) => (
            <Item key={format} component="a" href={complianceFile(gigId, format)} download>
              {copy.complianceState(format.toUpperCase())}
            </Item>
          ))}
        </>
      )}
    </Menu>
  )
}

function BriefCard({ gig }: { gig: Gig }) {
  const { budget_min: least = null, budget_max: most = null } = gig
  const facts: [string, string][] = [
    ['Budget', moneyText([least, most], gig.bidType, gig.currency)],
    ['Experts wanted', gig.experts_count === null ? '' : String(gig.experts_count)],
    ['Experience', gig.years_min === null ? '' : `${gig.years_min} years or more`],
    ['Minimum rating', gig.minimumRating === null ? '' : gig.minimumRating.toFixed(1)],
    ['Time zone', overlapText(gig.overlap_hours) ?? ''],
    ['Industries', gig.industries.map(({ name }) => name).join(', ')],
    ['Languages', gig.languages.map(({ name }) => name).join(', ')],
    ['Location', gig.is_remote ? 'Remote' : (gig.country?.name ?? 'On site')],
    ['Applications until', formatDate(gig.applications_until ?? gig.deadline)],
    ['Confidentiality', gig.nda_required ? 'Agreement needed' : 'Open'],
  ]
  return (
    <BriefFrame name={gig.name}>
      <p>{gig.summary}</p>
      <ul className={cx(layout['wrap-6'], styles['skills'])} aria-label={copy.skillsAsked}>
        {gig.skills_required.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Facts isTight className={styles['facts']} facts={facts.filter(([, value]) => value !== '')} />
    </BriefFrame>
  )
}

/** Above the lists, closed: who hires knows the brief, and looks something up in it now and then. */
function BriefFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <aside aria-label={copy.brief}>
      <Collapsible title={<h2 className={cx(shared['title'], shared['flush'])}>{name}</h2>}>
        <div className={styles['brief']}>{children}</div>
      </Collapsible>
    </aside>
  )
}

/** Nobody is asked for a project that is not approved, but who could do it can be seen. */
function NotYet({ gig, prefix }: { gig: Gig; prefix: string }) {
  if (gig.status !== 'Draft' && gig.status !== 'Requested') return null
  return (
    <Banner tone="plain">
      {copy.afterApproval}{' '}
      <Link className={cx(shared['accent'], shared['medium'])} to={`/${prefix}/projects/${gig.id}`}>
        {gig.status === 'Draft' ? copy.finishTheDraft : copy.openTheProject}
      </Link>
    </Banner>
  )
}

/** How far the hiring is, and until when experts apply. */
function Progress({ gig }: { gig: Gig }) {
  const { data: counts } = useQuery(hiringQueries.counts(gig.id))
  // Once a project is closed, those who worked on it count.
  const { experts_count: wanted, applications_until: until, hired_count: count = counts?.Hired ?? 0 } = gig
  const hired = wanted === null ? `${count} hired` : `${count} of ${wanted} hired`
  return (
    <div
      className={cx(shared['note'], layout['stack-6'], styles['progress'])}
      data-waiting={counts === undefined || undefined}
    >
      <span>
        <strong>{hired}</strong>
        {until !== null && gig.status !== 'Closed' && copy.applicationsUntil(formatDate(until))}
      </span>
      {wanted !== null && <progress value={Math.min(count, wanted)} max={wanted} aria-label={copy.workers} />}
    </div>
  )
}
