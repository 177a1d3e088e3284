import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { useSignedIn, type AuthUser } from '#platform/session.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { Breadcrumb } from '#ui/layout/page-header.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { PERSON_ACTIONS, usePersonActions, type PersonActions } from './components/person-actions.tsx'
import { useAskedAction } from './use-asked-action.ts'
import { Files } from './components/files/files.tsx'
import { ProfileLoader } from './components/profile/profile-loader.tsx'
import type { ProfileFrame } from './components/profile/profile-view.tsx'
import { Ratings } from './components/profile/ratings.tsx'
import { ProviderProjects } from './components/profile/provider-projects.tsx'
import type { ProfileMode } from './profile-mode.ts'
import { askProfile, expertQueries } from './queries.ts'
import styles from './expert-page.module.css'
import type { ExpertSlots } from './slots.ts'
import { DecisionButtons } from './vetting/decision-buttons.tsx'
import { expertPageTab, expertPageTabs, type ExpertPageTab } from './vetting/expert-page-tabs.ts'
import { ExpertTabs } from './vetting/expert-tabs.tsx'
import { HistoryTab } from './vetting/history-tab.tsx'
import { NotesTab } from './vetting/notes-tab.tsx'
import { ReviewCard } from './vetting/review-card.tsx'
import { QueueBar } from './vetting/queue-bar.tsx'
import { useDecisions, type Decisions } from './vetting/use-decisions.tsx'

/** The profile, with the first page. */
export const askFirst: AskFirst = (cache, { params: { expertId = '', tabName } }) =>
  askProfile(cache, expertId, tabName === undefined)

/** An expert as staff and customers see them; staff find their review, notes and history beside the profile (PRODUCT S-02). */
export function ExpertPage({ slots }: { slots: ExpertSlots }) {
  const { expertId = '', tabName } = useParams({ strict: false })
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? ''
  const navigate = useNavigate()
  const decisions = useDecisions()
  const people = usePersonActions(slots)
  const open = (next: ExpertPageTab) =>
    void navigate({ to: `/${prefix}/experts/${expertId}${next === 'profile' ? '' : `/${next}`}` })
  const { data: answer } = useQuery(expertQueries.profile(expertId))
  useAskedAction(answer, { people, decisions })
  // Readers who may not edit go to the view instead (spec 002 §2).
  if (tabName === 'edit' && answer?.actions.canEdit === false)
    return <Navigate to={`/${prefix}/experts/${expertId}`} replace />
  return (
    <>
      <ProfileLoader
        key={expertId}
        id={expertId}
        above={above(user, prefix)}
        initial={tabName === 'edit' ? 'edit' : 'view'}
        renderHeader={(name) => (
          <div className={cx(layout['spread-wrap'], styles['top'])}>
            <Breadcrumb crumbs={[above(user, prefix), { label: name }]} renderLink={crumbLink} />
            {answer?.actions.canSeeReview && answer.data.is_expert && (
              <QueueBar personId={answer.data.id} status={answer.data.status ?? null} />
            )}
          </div>
        )}
        frame={(answer, mode) => frameOf(answer, mode, { tabName, open, decisions, people, slots })}
      />
      {decisions.dialog}
      {people.dialog}
    </>
  )
}

/** Customers have no list of experts: they come from a project (PRODUCT D-05). */
function above({ actions }: AuthUser, prefix: string) {
  return actions.worksAsCustomer
    ? { label: 'Projects', href: '/customer/projects' }
    : { label: 'Experts', href: `/${prefix}/experts` }
}

interface Page {
  tabName: string | undefined
  open: (tab: ExpertPageTab) => void
  decisions: Decisions
  people: PersonActions
  slots: ExpertSlots
}

/** Only for staff, and not while the profile is edited. */
function frameOf({ data: person, actions }: ProfileAnswer, mode: ProfileMode, page: Page): ProfileFrame {
  if (!actions.canSeeReview || !person.is_expert || mode !== 'view') return {}
  const { id, name, status = null } = person
  const tabs = expertPageTabs(actions)
  const tab = expertPageTab(tabs, page.tabName)
  const { Application, Calls, Erasure, Similar } = page.slots
  return {
    actions: (
      <>
        {page.people.offered(status).map((action) => (
          <Button key={action} variant="default" onClick={() => page.people.start(action, { id, name })}>
            {PERSON_ACTIONS[action]}
          </Button>
        ))}
        <DecisionButtons
          actions={actions}
          onAction={(action) => page.decisions.start(action, { id, name, status })}
        />
      </>
    ),
    tabs: <ExpertTabs personId={id} tabs={tabs} tab={tab} onTab={page.open} />,
    below: Erasure && <Erasure personId={id} />,
    panel: panelOf({ data: person, actions }, tab),
    beside: (
      <>
        {status === 'Incomplete' && Application && <Application personId={id} name={name} />}
        <ReviewCard personId={id} />
        {Calls && status === 'Approved' && <Calls personId={id} />}
        {Similar && <Similar personId={id} />}
      </>
    ),
  }
}

function panelOf({ data: { id, user_id: userId }, actions }: ProfileAnswer, tab: ExpertPageTab) {
  switch (tab) {
    case 'profile':
      return undefined
    case 'projects':
      return <ProviderProjects personId={id} />
    case 'ratings':
      return <Ratings personId={id} />
    case 'attachments':
      return (
        <>
          <Files set="attachments" personId={id} canEdit={false} />
          {actions.canSeeAgreements && <Files set="nda" personId={id} canEdit={false} />}
        </>
      )
    case 'notes':
      return <NotesTab personId={id} />
    case 'activity':
      return <HistoryTab personId={id} userId={userId} />
  }
}
