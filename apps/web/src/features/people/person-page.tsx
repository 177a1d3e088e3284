import type { PersonActions, PersonDetails } from '@guildhall/contract/people/person'
import { Button } from '@mantine/core'
import IconDots from '~icons/dots'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { can, useSignedIn } from '#platform/session.tsx'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { useWindowTitle } from '#platform/window-title.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import styles from '#ui/layout/item-page.module.css'
import { later } from '#ui/hooks/later.ts'
import { DeletePeople } from './components/delete-people.tsx'
import { KindTags } from './components/kind-tags.tsx'
import { NoteThread } from './components/note-thread.tsx'
import { Facts, Formerly, History, OwnDuplicates, Projects, WhatTheyAre } from './components/person-cards.tsx'
import { copy } from './copy.ts'
import { peopleQueries } from './queries.ts'
import type { PeopleSlots } from './slots.ts'
import { Card } from '#ui/layout/card.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Menu } from '#ui/popups/menu.tsx'

const PersonDialog = later(() => import('./components/person-dialog.tsx'), 'PersonDialog')

/** One person: who, what they are to the firm, what staff noted, and what happened. */
export function PersonPage({ slots }: { slots: PeopleSlots }) {
  const { personId = '' } = useParams({ strict: false })
  const record = useQuery(peopleQueries.record(personId))
  const { data: person, actions } = record.data ?? {}
  useSurvivorsAddress(personId, [person?.id, person?.user_id])
  useWindowTitle(person?.name)
  requireFound(record.error)
  const state = thingState(record, person === undefined)
  return (
    <ItemStates
      above={{ label: copy.listTitle, href: '/people' }}
      state={state}
      onRefresh={() => void record.refetch()}
      skeleton={<SkeletonItem />}
    >
      {person && actions && <Page person={person} actions={actions} slots={slots} />}
    </ItemStates>
  )
}

type PageProps = { person: PersonDetails; actions: PersonActions; slots: PeopleSlots }

function Page({ person, actions, slots }: PageProps) {
  return (
    <>
      <PageHeader
        title={person.name}
        breadcrumb={[{ label: copy.listTitle, href: '/people' }, { label: person.name }]}
        renderLink={crumbLink}
        aside={
          <>
            <KindTags kinds={person.kinds} />
            {person.status !== null && <StatusBadge status={person.status} />}
          </>
        }
        actions={<Actions person={person} actions={actions} slots={slots} />}
      />
      <div className={cx(layout['stack-24'], styles['columns'])}>
        <div className={cx(layout['stack-24'], shared['shrinks'])}>
          <Facts person={person} />
          <Projects person={person} />
          {actions.canSeeNotes && (
            <Card title={copy.notes} aside={<span className={styles['quiet']}>{copy.forStaffOnly}</span>}>
              <NoteThread personId={person.id} />
            </Card>
          )}
          {actions.canErase && <slots.Privacy id={person.id} leadsTo="/people" />}
        </div>
        <div className={cx(layout['stack-24'], shared['shrinks'])}>
          <WhatTheyAre person={person} />
          <OwnDuplicates person={person} canMerge={actions.canMerge} />
          <Formerly person={person} />
          <History person={person} />
        </div>
      </div>
    </>
  )
}

type Dialog = 'edit' | 'invite' | 'delete'

function Actions({ person, actions, slots: { Invite, addCompany } }: PageProps) {
  const [dialog, setDialog] = useState<Dialog>()
  const navigate = useNavigate()
  const { first_name, last_name, email } = person
  const close = () => setDialog(undefined)
  return (
    <>
      {actions.canEdit && (
        <Button variant="default" onClick={() => setDialog('edit')}>
          {copy.edit}
        </Button>
      )}
      <More person={person} actions={actions} onDialog={setDialog} />
      <Suspense>
        {dialog === 'edit' && <PersonDialog person={person} addCompany={addCompany} onClose={close} />}
        {dialog === 'invite' && email !== null && (
          <Invite onClose={close} initial={{ first_name, last_name, email }} />
        )}
      </Suspense>
      {dialog === 'delete' && (
        <DeletePeople
          ids={[person.id]}
          name={person.name}
          onClose={(hasDeleted) => {
            close()
            if (hasDeleted) void navigate({ to: '/people' })
          }}
        />
      )}
    </>
  )
}

type MoreProps = { person: PersonDetails; actions: PersonActions; onDialog: (dialog: Dialog) => void }

/** What makes more of a contact, and what makes less of them. */
function More({ person, actions, onDialog }: MoreProps) {
  const keepsUsers = can(useSignedIn(), 'CAN_SEE_ADMIN_USER_LIST')
  if (!actions.canInvite && !actions.canDelete) return null
  const { first_name, last_name, email, company } = person
  const known = new URLSearchParams({
    first_name,
    last_name,
    email: email ?? '',
    ...(company && { company_id: company.id }),
  })
  return (
    <Menu
      position="bottom-end"
      target={
        <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
          {copy.more}
        </Button>
      }
    >
      {({ Item }) => (
        <>
          {actions.canInvite && <Item onClick={() => onDialog('invite')}>{copy.inviteAsExpert}</Item>}
          {actions.canInvite && keepsUsers && (
            <Item component={Link} to={`/users/add?${known}`}>
              {copy.addALogin}
            </Item>
          )}
          {actions.canDelete && (
            <Item color="red" onClick={() => onDialog('delete')}>
              {copy.delete}
            </Item>
          )}
        </>
      )}
    </Menu>
  )
}
