import { pageOf } from '@guildhall/contract/envelope'
import { invitations, type Invitation } from '@guildhall/contract/gigs/invitations'
import { members, type GigPermission, type Member } from '@guildhall/contract/gigs/members'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { MembersWidget, type MembersWidgetProps } from './members-widget.tsx'

const GIG = '0193b4a0-0000-7000-8000-000000000001'
const idOf = (number: number) => `0193b4a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`
const all = <Row,>(rows: Row[]) => pageOf(rows, { page: 1, pageSize: 20, total: rows.length })
const LEVELS = (['view', 'comment', 'collaborate', 'manage'] as const).map((value, index): GigPermission => ({
  id: idOf(90 + index),
  value,
  description: `May ${value}`,
}))
const ME = sampleUser({ roles: ['growth_experts_manager'] })

function contributor(number: number, name: string, more: Partial<Member> = {}): Member {
  return {
    id: idOf(number),
    type: 'contributor',
    user: { id: idOf(number + 40), name, photo: null, email: null },
    role: { slug: 'lead_analyst', description: 'Leads' },
    status: 'Active',
    permission: null,
    created_at: '2026-11-21T10:00:00.000Z',
    actions: { canRemove: true, canEdit: false, canOpen: true },
    ...more,
  }
}
const customer = (number: number, name: string) =>
  contributor(number, name, {
    type: 'customer',
    role: { slug: 'customer', description: 'Customer' },
    permission: LEVELS[0] ?? null,
    actions: { canRemove: true, canEdit: true, canOpen: true },
  })

let api: StubApi
beforeEach(() => {
  api = stubApi()
  api.on(members.list, ({ query }) =>
    all(query.get('type') === 'customer' ? [customer(1, 'Julia Whitfield')] : [contributor(2, 'Lars Berg')]),
  )
  api.on(members.roles, () => all([{ slug: 'lead_analyst', description: 'Leads the team' }]))
  api.on(members.permissions, () => all(LEVELS))
  api.on(invitations.list, () => all([]))
  api.on(members.available, () =>
    all([
      {
        id: idOf(70),
        name: 'Elena Marchetti',
        photo: null,
        job_title: 'Strategist',
        other_company: 'Birch Mill',
        is_invited: false,
      },
      {
        id: idOf(42),
        name: 'Lars Berg',
        photo: null,
        job_title: null,
        other_company: null,
        is_invited: false,
      },
    ]),
  )
})

function open(props: Partial<MembersWidgetProps> = {}, as = ME) {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/page',
    component: () => <MembersWidget gigId={GIG} kind="radar" type="contributor" canAdd {...props} />,
  })
  return renderPage({ routes: [page], path: '/page', as })
}
type User = ReturnType<typeof open>['user']
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function choose(user: User, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function find(user: User, text: string, option: RegExp) {
  await user.type(screen.getByRole('combobox', { name: 'User' }), text)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Opens the dialog for contributors and puts somebody on its list. */
async function addElena() {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add contributors' }))
  const inside = await dialog('Add contributors')
  await choose(user, 'Role', 'Lead analyst')
  await find(user, 'ele', /Elena Marchetti/)
  await user.click(inside.getByRole('button', { name: 'Add' }))
  return { user, inside }
}

describe('the members of a project', () => {
  it('stand as three avatars and a count that opens the list, and lead to profiles in a new tab', async () => {
    const five = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil'].map((name, index) => contributor(index + 1, name))
    const [own = contributor(0, 'Me')] = five
    api.on(members.list, () => all([{ ...own, user: { ...own.user, id: ME.id } }, ...five.slice(1)]))
    const { user } = open()

    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/${ME.id}/user-details/edit-mode/true`,
      `/${idOf(42)}/user-details/edit-mode/false`,
      `/${idOf(43)}/user-details/edit-mode/false`,
    ])
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
    screen.getByRole('button', { name: '2 more' }).focus()
    await user.keyboard('{Enter}')

    expect(await screen.findByRole('link', { name: /Emil/ })).toBeDefined()
  })

  it('lead customers to profiles too, whether of staff or of experts', async () => {
    api.on(members.list, () => all([contributor(1, 'Anna')]))
    open({}, sampleUser({ roles: ['growth_experts_customer'] }))

    const link = await screen.findByRole('link', { name: /Anna/ })

    expect(link.getAttribute('href')).toBe(`/${idOf(41)}/user-details/edit-mode/false`)
  })

  it('are no link where the reader may not open the page', async () => {
    const seen = contributor(1, 'Anna')
    const unseen = contributor(2, 'Bela')
    api.on(members.list, () => all([seen, { ...unseen, actions: { ...unseen.actions, canOpen: false } }]))
    open()

    expect(await screen.findByRole('link', { name: /Anna/ })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Bela/ })).toBeNull()
    expect(screen.getByTitle('Bela')).toBeDefined()
  })

  it('are none selected while the project is created, and nobody adds without the right to', async () => {
    api.on(members.list, () => all([]))
    open({ mode: 'create', canAdd: false })

    expect(await screen.findByText('None selected')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add contributors' })).toBeNull()
  })
})

it('forgets what was refused with the next choice, and with the dialog', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add contributors' }))
  const inside = await dialog('Add contributors')
  const add = inside.getByRole('button', { name: 'Add' })

  await user.click(add)
  expect(inside.getByRole('alert').textContent).toBe('Please select role and user')
  await choose(user, 'Role', 'Lead analyst')
  expect(inside.getByRole('alert').textContent).toBe('')

  await user.click(add)
  expect(inside.getByRole('alert').textContent).toBe('Please select role and user')
  await user.click(inside.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add contributors' }))
  expect((await dialog('Add contributors')).getByRole('alert').textContent).toBe('')
})

it('keeps the keyboard beside somebody who is taken off the list again', async () => {
  const { user, inside } = await addElena()

  await user.click(inside.getByRole('button', { name: 'Remove Elena Marchetti' }))

  expect(inside.getByRole('button', { name: 'Remove Lars Berg' })).toBe(document.activeElement)
})

describe('adding contributors', () => {
  it('needs a role and a user, and nobody twice; Done sends the list', async () => {
    const sent: unknown[] = []
    api.on(members.add, ({ body }) => {
      sent.push(body)
      return { data: [] }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add contributors' }))
    const inside = await dialog('Add contributors')
    expect(inside.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
    expect(inside.getByText('Add people to the list, then press Done.')).toBeTruthy()

    await user.click(inside.getByRole('button', { name: 'Add' }))
    expect(inside.getByRole('alert').textContent).toBe('Please select role and user')
    await choose(user, 'Role', 'Lead analyst')
    await find(user, 'lar', /Lars Berg/)
    await user.click(inside.getByRole('button', { name: 'Add' }))
    expect(inside.getByRole('alert').textContent).toBe('This contributor already been added')
    await user.clear(screen.getByRole('combobox', { name: 'User' }))
    await find(user, 'ele', /Elena Marchetti/)
    await user.click(inside.getByRole('button', { name: 'Add' }))
    await user.click(inside.getByRole('button', { name: 'Done' }))

    await waitFor(() => expect(sent).toEqual([{ members: [{ user_id: idOf(70), role: 'lead_analyst' }] }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks before pending changes are thrown away', async () => {
    const { user, inside } = await addElena()

    await user.click(inside.getByRole('button', { name: 'Cancel' }))
    await user.click((await dialog('Close without saving?')).getByRole('button', { name: 'Discard' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists nobody twice whom somebody else has added meanwhile', async () => {
    api.on(members.add, () => {
      api.on(members.list, () => all([contributor(2, 'Lars Berg'), contributor(30, 'Elena Marchetti')]))
      return new StubRefusal(422, 'This contributor already been added')
    })
    const { user, inside } = await addElena()
    expect(await inside.findByText('New')).toBeDefined()

    await user.click(inside.getByRole('button', { name: 'Done' }))

    await waitFor(() => expect(inside.queryByText('New')).toBeNull())
    expect(inside.getAllByText('Elena Marchetti')).toHaveLength(1)
    expect(inside.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
  })

  it('removes somebody after a question, and says why the last lead stays', async () => {
    api.on(members.remove, () => new StubRefusal(409, 'The last lead of a project cannot be removed.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add contributors' }))
    const inside = await dialog('Add contributors')
    await user.click(await inside.findByRole('button', { name: 'Remove Lars Berg' }))
    await user.click((await dialog('Delete contributor')).getByRole('button', { name: 'DELETE' }))
    expect(await screen.findByText('The last lead of a project cannot be removed.')).toBeDefined()

    api.on(members.remove, () => ({ success: true as const }))
    await user.click(await inside.findByRole('button', { name: 'Remove Lars Berg' }))
    await user.click((await dialog('Delete contributor')).getByRole('button', { name: 'DELETE' }))

    expect(await screen.findByText('Member have been deleted successfully')).toBeDefined()
  })

  it('leads who took themselves off to the projects, where they see this one no more', async () => {
    const me = { id: ME.id, name: 'Maya Chen', photo: null, email: null }
    api.on(members.list, () => all([contributor(2, 'Maya Chen', { user: me })]))
    api.on(members.remove, () => ({ success: true as const }))
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Add contributors' }))
    await user.click(await screen.findByRole('button', { name: 'Remove Maya Chen' }))
    await user.click((await dialog('Delete contributor')).getByRole('button', { name: 'DELETE' }))

    await waitFor(() => expect(address()).toBe('/manager/projects'))
  })
})

describe('adding customers', () => {
  it('stays open while somebody has no level', async () => {
    const { user } = open({ type: 'customer' })
    await user.click(await screen.findByRole('button', { name: 'Add customers' }))
    const inside = await dialog('Add customers')
    await user.click(inside.getByRole('button', { name: 'Add' }))
    expect(inside.getByRole('alert').textContent).toBe('Please select level and user')
    await choose(user, 'Level', 'Comment')
    await find(user, 'ele', /Elena Marchetti/)
    await user.click(inside.getByRole('button', { name: 'Add' }))

    // the chosen one, chosen again, is none
    await choose(user, 'Level of Elena Marchetti', 'Comment')
    await user.click(inside.getByRole('button', { name: 'Done' }))

    expect(inside.getByRole('alert').textContent).toBe('Please select permission for each user')
  })

  it('changes a level after a question titled Edit customer', async () => {
    const sent: unknown[] = []
    api.on(members.update, ({ body }) => {
      sent.push(body)
      return { data: customer(1, 'Julia Whitfield') }
    })
    const { user } = open({ type: 'customer' })
    await user.click(await screen.findByRole('button', { name: 'Add customers' }))
    await dialog('Add customers')
    await screen.findByRole('combobox', { name: 'Level of Julia Whitfield' })
    await choose(user, 'Level of Julia Whitfield', 'Manage')

    await user.click((await dialog('Edit customer')).getByRole('button', { name: 'Yes' }))

    expect(await screen.findByText('Customer has been updated.')).toBeDefined()
    expect(sent).toEqual([{ permission_id: LEVELS[3]?.id }])
  })

  it('invites by mail: every field is needed, and afterwards there is only Done', async () => {
    api.on(invitations.create, ({ body }) => ({ data: sent(body.first_name, body.last_name, body.email) }))
    const { user } = open({ type: 'customer' })
    await user.click(await screen.findByRole('button', { name: 'Add customers' }))
    await user.click((await dialog('Add customers')).getByRole('button', { name: 'Invite customer' }))
    const inside = await dialog('Invite customer')
    await user.click(inside.getByRole('button', { name: 'Invite' }))
    expect(inside.getAllByText('Field is required')).toHaveLength(4)

    await user.type(inside.getByRole('textbox', { name: /First name/ }), 'Ines')
    await user.type(inside.getByRole('textbox', { name: /Last name/ }), 'Duarte')
    await user.type(inside.getByRole('textbox', { name: /Email/ }), 'ines')
    await choose(user, 'Permission', 'View')
    await user.click(inside.getByRole('button', { name: 'Invite' }))
    expect(inside.getByText('Invalid email')).toBeDefined()
    await user.type(inside.getByRole('textbox', { name: /Email/ }), '@client.test')
    await user.click(inside.getByRole('button', { name: 'Invite' }))

    expect(await screen.findByText('Member have been invited successfully')).toBeDefined()
    const buttons = inside.getAllByRole('button').map((button) => button.textContent)
    expect(buttons.filter((text) => text !== '')).toEqual(['Done'])
    expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Done' }))
  })
})

it('keeps the keyboard inside between the list and the form of an invitation', async () => {
  const { user } = open({ type: 'customer' })
  await user.click(await screen.findByRole('button', { name: 'Add customers' }))
  const level = () => screen.getByRole('combobox', { name: 'Level' })
  await waitFor(() => expect(document.activeElement).toBe(level()))

  await user.click(screen.getByRole('button', { name: 'Invite customer' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /First name/ }))

  await user.click((await dialog('Invite customer')).getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(level())
})

it('asks before Cancel drops what was typed into an invitation', async () => {
  const { user } = open({ type: 'customer' })
  await user.click(await screen.findByRole('button', { name: 'Add customers' }))
  await user.click(screen.getByRole('button', { name: 'Invite customer' }))
  const inside = await dialog('Invite customer')
  await user.type(inside.getByRole('textbox', { name: /First name/ }), 'Ines')

  await user.click(inside.getByRole('button', { name: 'Cancel' }))
  await user.click((await dialog('Close without saving?')).getByRole('button', { name: 'Keep editing' }))
  expect(inside.getByRole('textbox', { name: /First name/ })).toHaveProperty('value', 'Ines')

  await user.click(inside.getByRole('button', { name: 'Cancel' }))
  await user.click((await dialog('Close without saving?')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('combobox', { name: 'Level' })).toBeDefined()
})

function sent(first_name: string, last_name: string, email: string): Invitation {
  const permission = LEVELS[0] ?? { id: GIG, value: 'view' as const, description: '' }
  const times = { sent_at: '2026-11-21T10:00:00.000Z', expires_at: '2026-12-05T10:00:00.000Z' }
  return { id: GIG, first_name, last_name, email, permission, status: 'Pending', invited_by: null, ...times }
}

describe('inviting again', () => {
  it('offers to invite again who was invited to the portal and has not come yet', async () => {
    const petra = {
      id: idOf(71),
      name: 'Petra Stein',
      photo: null,
      job_title: null,
      other_company: null,
    }
    api.on(members.available, () => all([{ ...petra, is_invited: true }]))
    const asked: unknown[] = []
    api.on(invitations.again, ({ body }) => {
      asked.push(body)
      return { data: sent('Petra', 'Stein', 'petra@stein.test') }
    })
    const { user } = open({ type: 'customer' })
    await user.click(await screen.findByRole('button', { name: 'Add customers' }))
    const inside = await dialog('Add customers')

    await find(user, 'petra', /Petra Stein/)
    expect(inside.getByText('Petra Stein has been invited and has not signed in yet.')).toBeDefined()
    expect(inside.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true)
    await user.click(inside.getByRole('button', { name: 'Invite again' }))

    const form = within(await screen.findByRole('form', { name: 'Invite again' }))
    await user.click(form.getByRole('button', { name: 'Invite' }))
    expect(form.getByText('Field is required')).toBeDefined()
    await choose(user, 'Permission', 'View')
    await user.click(form.getByRole('button', { name: 'Invite' }))

    expect(await screen.findByText(/^Petra Stein receives an email at petra@stein\.test/)).toBeDefined()
    expect(asked).toEqual([{ user_id: idOf(71), permission_id: LEVELS[0]?.id }])
  })
})
