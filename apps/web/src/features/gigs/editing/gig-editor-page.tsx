import { EDITOR_STEPS, type EditorStep } from '@guildhall/contract/gigs/completeness'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { gigMachine } from '@guildhall/contract/gigs/machine'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { oneOf, words } from '#platform/address-readers.ts'
import { GigBanners } from '#features/gigs/components/view/gig-banners.tsx'
import { requireFound } from '#platform/missing.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ItemStates } from '#platform/item-states.tsx'
import { SkeletonSteps } from '#ui/lists/skeleton-steps.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { thingState } from '#platform/list-state.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from './copy.ts'
import { GigEditor } from './gig-editor.tsx'
import { gigEditingQueries } from './queries.ts'

const SEARCH = { step: oneOf(EDITOR_STEPS), field: words() }

/** A project in its editor; who may never edit it finds nothing here. */
export function GigEditorPage() {
  const { gigId = '' } = useParams({ strict: false })
  const query = useQuery(gigEditingQueries.gig(gigId))
  const { data, error, refetch } = query
  const prefix = prefixOf(useSignedIn()) ?? ''
  requireFound(error)
  if (data === undefined) {
    return (
      <ItemStates
        above={{ label: copy.projects, href: `/${prefix}/projects` }}
        state={thingState(query, true)}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonSteps steps={EDITOR_STEPS.length} fields={6} />}
      >
        {null}
      </ItemStates>
    )
  }
  return <Loaded key={gigId} answer={data} />
}

function Loaded({ answer }: { answer: GigAnswer }) {
  const { data: gig, actions } = answer
  const { filter, setFilter } = useFilter(SEARCH)
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? ''
  const home = `/${prefix}/projects/${gig.id}`
  if (!actions.canEdit && !user.actions.canRunGigs) throw notFound()
  return (
    <>
      <PageHeader
        title={copy.editing(gig.name)}
        breadcrumb={[
          { label: copy.projects, href: `/${prefix}/projects` },
          { label: gig.name, href: home },
          { label: copy.edit },
        ]}
        renderLink={crumbLink}
        aside={<StatusBadge status={gig.status_display} />}
      />
      <GigBanners gig={gig} actions={actions} />
      {actions.canEdit ? (
        <GigEditor
          first={answer}
          step={filter.step ?? 'brief'}
          field={filter.field}
          // The editor scrolls itself: to the top of a step, or to the field that it was asked for.
          onStep={(step: EditorStep) => setFilter({ step, field: undefined }, { resetScroll: false })}
        />
      ) : (
        <EmptyState {...whyNot(gig)} action={<Link to={home}>{copy.openProject}</Link>} />
      )}
    </>
  )
}

/** Why somebody who runs projects cannot edit this one: it is locked, on its way, or run by others. */
function whyNot({ locked, status }: GigAnswer['data']) {
  if (locked) return { text: copy.notNow, detail: copy.isLocked }
  if (gigMachine.allows(status, 'update')) return { text: copy.notYours, detail: copy.whoEdits }
  return { text: copy.notNow, detail: copy.isStatus(status) }
}
