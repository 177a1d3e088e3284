import { Button, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { oneOf } from '#platform/address-readers.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { useFilter } from '#platform/use-filter.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { useWindowTitle } from '#platform/window-title.ts'
import { thingState } from '#platform/list-state.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ItemStates } from '#platform/item-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import styles from './company-page.module.css'
import { CompanyFacts } from './components/company-facts.tsx'
import { CompanyMenu } from './components/company-menu.tsx'
import { HistoryTab } from './components/history-tab.tsx'
import { MembersTab } from './components/members-tab.tsx'
import { useCompanyActs } from './components/use-company-acts.tsx'
import { copy } from './copy.ts'
import { companyQueries } from './queries.ts'
import type { CompanySlots } from './slots.ts'

/** One company: what is known of it, its people, its projects and its history (PRODUCT S-18). */
export function CompanyPage({ slots }: { slots: CompanySlots }) {
  const { companyId = '' } = useParams({ strict: false })
  const company = useQuery(companyQueries.details(companyId))
  const { data, actions } = company.data ?? {}
  const navigate = useNavigate()
  const acts = useCompanyActs({
    onGone: (id) =>
      void (id === undefined
        ? navigate({ to: '/companies' })
        : navigate({ to: '/companies/$companyId', params: { companyId: id }, search: {} })),
  })
  useSurvivorsAddress(companyId, [data?.id])
  useWindowTitle(data?.name)
  requireFound(company.error)
  return (
    <ItemStates
      above={{ label: copy.listTitle, href: '/companies' }}
      state={thingState(company, data === undefined)}
      onRefresh={() => void company.refetch()}
      skeleton={<SkeletonItem hasAside={false} />}
    >
      {data && actions && (
        <>
          <PageHeader
            title={data.name}
            breadcrumb={[{ label: copy.listTitle, href: '/companies' }, { label: data.name }]}
            renderLink={crumbLink}
            aside={data.is_draft && <Badge tone="draft">{copy.draft}</Badge>}
            actions={
              <>
                {actions.canApprove && (
                  <Button variant="default" onClick={() => acts.start('approve', data)}>
                    {copy.approve}
                  </Button>
                )}
                {actions.canEdit && (
                  <Button renderRoot={(props) => <Link {...props} to={`/companies/${data.id}/edit`} />}>
                    {copy.edit}
                  </Button>
                )}
                <CompanyMenu company={data} actions={actions} onAct={(act) => acts.start(act, data)} />
              </>
            }
          />
          <CompanyFacts company={data} canEdit={actions.canEdit} />
          <CompanyTabs company={data} slots={slots} />
          {acts.dialog}
        </>
      )}
    </ItemStates>
  )
}

const TABS = ['members', 'people', 'projects', 'history'] as const
const SEARCH = { tab: oneOf(TABS) }

type TabsProps = { company: { id: string; name: string; members_total: number }; slots: CompanySlots }

function CompanyTabs({ company, slots: { RelatedPeople, Projects } }: TabsProps) {
  const { filter, setFilter } = useFilter(SEARCH)
  const { id, members_total: members } = company
  const tab = filter.tab ?? 'members'
  return (
    <Tabs
      value={tab}
      onChange={(next) => setFilter({ tab: next === 'members' ? null : next }, { replace: true })}
      keepMounted={false}
    >
      <TabList current={tab} label={copy.aboutThisCompany}>
        <Tabs.Tab value="members">
          {copy.members} <TabCount value={members} />
        </Tabs.Tab>
        <Tabs.Tab value="people">{copy.relatedPeople}</Tabs.Tab>
        <Tabs.Tab value="projects">{copy.projects}</Tabs.Tab>
        <Tabs.Tab value="history">{copy.history}</Tabs.Tab>
      </TabList>
      <Suspense fallback={<SkeletonRows rows={3} columns={3} />}>
        <Tabs.Panel className={styles['panel'] ?? ''} value="members">
          <MembersTab companyId={id} />
        </Tabs.Panel>
        <Tabs.Panel className={styles['panel'] ?? ''} value="people">
          <RelatedPeople companyId={id} />
        </Tabs.Panel>
        <Tabs.Panel className={styles['panel'] ?? ''} value="projects">
          <Projects companyId={id} />
        </Tabs.Panel>
        <Tabs.Panel className={styles['panel'] ?? ''} value="history">
          <HistoryTab company={company} />
        </Tabs.Panel>
      </Suspense>
    </Tabs>
  )
}
