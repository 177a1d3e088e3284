import { allSections } from '@guildhall/contract/experts/all-sections'
import { experts } from '@guildhall/contract/experts'
import { attachments } from '@guildhall/contract/experts/files'
import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileMode, type ProfileMode } from '#features/experts/profile-mode.ts'
import { signedIn, startSession } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleSections, sampleUser } from '#test/samples.ts'
import { stubApi, type StubApi } from '#test/stub-api.ts'
import { ProfileView } from './profile-view.tsx'
// Loaded before, so that no test waits for it.
import './about-dialog.tsx'
import './account-dialog.tsx'

const ME = sampleUser({ roles: ['growth_experts_expert'] })
const OTHER = '0193b4a0-0000-7000-8000-0000000000bb'
const none = () => pageOf([], { page: 1, pageSize: 100, total: 0 })

const allowed: ProfileActions = {
  canEdit: true,
  canSeeContacts: true,
  canSeeRate: true,
  canSetDemarcation: false,
  canSeeProjects: false,
  canSeeFiles: true,
  canSeeAgreements: true,
  canScreen: false,
  canApprove: false,
  canReject: false,
  canSuspend: false,
  canReconsider: false,
  canRemind: false,
  canSeeReview: false,
}

const profile: Profile = {
  id: '0193b4a0-0000-7000-8000-0000000000aa',
  user_id: ME.id,
  internal_id: 'P-000123',
  name: 'Amara Nwosu',
  first_name: 'Amara',
  last_name: 'Nwosu',
  photo: null,
  is_default_img: true,
  is_expert: true,
  job_title: 'Partner',
  bio: null,
  version: 1,
  email: 'amara@demo.test',
  phone: null,
  linked_in_url: null,
  status: 'Pending',
  hear_about_us: 'Social Media',
  referral_name: null,
}

let api: StubApi
beforeEach(async () => {
  api = stubbed()
  await startSession()
  signedIn(ME)
})

function stubbed(): StubApi {
  const network = stubApi()
  network.on(allSections.read, () => sampleSections())
  network.on(attachments.list, none)
  network.on(reference.industries, none)
  network.on(reference.countries, none)
  network.on(experts.checkEmail, () => ({ is_used: true }))
  return network
}

function Switching({ data = profile, canEdit = true }: { data?: Profile; canEdit?: boolean }) {
  const isOwn = data.user_id === ME.id
  const [wanted, setWanted] = useState<ProfileMode>()
  const mode = profileMode({ mode: wanted, initial: isOwn ? 'edit' : 'view', isOwn, canEdit })
  const answer = { data, actions: { ...allowed, canEdit } }
  return <ProfileView answer={answer} mode={mode} onMode={setWanted} more={<button>Update</button>} />
}

describe('the own profile', () => {
  it('goes from editing to the public view and back', async () => {
    const { user } = renderWithData(<Switching />)
    expect(await screen.findByRole('button', { name: 'Add work experience' })).toBeDefined()
    expect(screen.getByText(/We are currently reviewing your application/)).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'View as public' }))
    expect(screen.queryByRole('button', { name: 'Add work experience' })).toBeNull()
    expect(screen.queryByText(/We are currently reviewing/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Edit mode' }))
    expect(screen.getByRole('button', { name: 'Add work experience' })).toBeDefined()
  })

  it.each([
    ['Add your education.', 'Incomplete profile', 'Reason: Incomplete profile.Add your education.'],
    ['Incomplete profile', 'Incomplete profile', 'Reason: Incomplete profile.'],
    ['Add your education.', 'Other', 'Add your education.'],
  ])('says who refused it, and why: %s (%s)', async (text, name, shown) => {
    const refused: Profile = {
      ...profile,
      status: 'Rejected',
      rejectedBy: { id: OTHER, name: 'Margaret Ashworth' },
      rejected_reason: text,
      reasons: [{ id: OTHER, name, text_required: name === 'Other' }],
    }
    renderWithData(<Switching data={refused} />)

    const banner = (await screen.findByText('Rejected by Margaret Ashworth')).parentElement
    expect(banner?.textContent).toBe(`Rejected by Margaret Ashworth${shown}`)
  })

  it('offers both ways from the page that is only looked at', async () => {
    const modes: ProfileMode[] = []
    const answer = { data: profile, actions: allowed }
    const { user } = renderWithData(
      <ProfileView answer={answer} mode="view" onMode={(mode) => modes.push(mode)} />,
    )

    await user.click(screen.getByRole('button', { name: 'Edit mode' }))
    await user.click(screen.getByRole('button', { name: 'View as public' }))
    expect(modes).toEqual(['edit', 'public'])
  })

  it('shows what others said of the owner, where they have said something', async () => {
    api.on(experts.ratings, () =>
      pageOf(
        [
          {
            id: OTHER,
            rate: 4.5,
            comment: 'Clear and well prepared.',
            created_at: '2026-08-28T09:00:00.000Z',
            createdBy: { id: OTHER, name: 'Sofia Lindqvist' },
            project: 'Open banking',
          },
        ],
        { page: 1, pageSize: 10, total: 1 },
      ),
    )
    const { unmount } = renderWithData(<Switching data={profile} />)
    expect(screen.queryByRole('heading', { name: 'Ratings' })).toBeNull()
    unmount()

    renderWithData(<Switching data={{ ...profile, rating: 4.5 }} />)

    expect(await screen.findByText('Clear and well prepared.')).toBeDefined()
    expect(screen.getByText('Open banking')).toBeDefined()
  })

  it('offers no editing while the server allows none', async () => {
    renderWithData(<Switching canEdit={false} />)

    expect(await screen.findAllByText('Not provided')).not.toEqual([])
    expect(screen.queryByRole('button', { name: /^(Add|Edit)/ })).toBeNull()
  })
})

describe("somebody else's profile", () => {
  const other = { ...profile, user_id: OTHER }

  it('enters and leaves edit mode', async () => {
    const { user } = renderWithData(<Switching data={other} />)
    expect(screen.queryByRole('button', { name: 'Edit about me' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Edit user profile' }))
    expect(screen.getByRole('button', { name: 'Edit about me' })).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Exit edit mode' }))
    expect(screen.queryByRole('button', { name: 'Edit about me' })).toBeNull()
  })

  it('has no place for files that the reader may not see', async () => {
    const actions = { ...allowed, canEdit: false, canSeeFiles: false, canSeeAgreements: false }
    renderWithData(<ProfileView answer={{ data: other, actions }} mode="view" onMode={() => {}} />)

    expect(await screen.findAllByText('Not provided')).not.toEqual([])
    expect(screen.queryByText('Attachments')).toBeNull()
    expect(screen.queryByText('Non-disclosure agreements')).toBeNull()
  })

  it('offers nothing to who may not edit it', () => {
    renderWithData(<Switching data={other} canEdit={false} />)

    expect(screen.queryByRole('button', { name: 'Edit user profile' })).toBeNull()
  })
})

describe('personal details', () => {
  async function open(change: Partial<Profile> = {}) {
    const { user } = renderWithData(<Switching data={{ ...profile, ...change }} />)
    await user.click(screen.getByRole('button', { name: 'Edit personal details' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  it('says on leaving the field that an address is taken', async () => {
    const { user, dialog } = await open()
    await user.clear(dialog.getByLabelText(/Email/))
    await user.type(dialog.getByLabelText(/Email/), 'b@demo.test')
    await user.tab()

    expect(await dialog.findByText('This email is already used by somebody else.')).toBeDefined()
    expect(dialog.getByLabelText(/Current password/)).toBeDefined()
  })

  it('tells of a new address until it is confirmed, beside the one that holds', async () => {
    const { dialog } = await open({ pending_email: 'new@demo.test' })

    expect(dialog.getByLabelText<HTMLInputElement>(/Email/).value).toBe('amara@demo.test')
    expect(dialog.getByText(/To use new@demo.test, open the link in the email/)).toBeDefined()
    expect(screen.getByText('new@demo.test, not confirmed yet')).toBeDefined()
  })

  it('asks for the name of the one who referred', async () => {
    const { user, dialog } = await open()
    expect(dialog.queryByLabelText('Referral or employee name')).toBeNull()

    await user.selectOptions(dialog.getByLabelText(/How did you hear/), 'Expert Referral')
    expect(dialog.getByLabelText('Referral or employee name')).toBeDefined()

    await user.selectOptions(dialog.getByLabelText(/How did you hear/), 'Guildhall Employee')
    expect(dialog.getByLabelText('Referral or employee name')).toBeDefined()
  })

  it('takes addresses of LinkedIn profiles alone', async () => {
    const { user, dialog } = await open()
    await user.type(dialog.getByLabelText('LinkedIn URL'), 'x.org')
    await user.tab()

    expect(dialog.getByText('Invalid linked in URL ex: www.linkedin.com/in/user-name.')).toBeDefined()
  })
})

it.each([
  ['Available', 'Not taking projects'],
  ['In a project', 'In a project'],
] as const)('says of who pauses and is %s: %s', async (label, shown) => {
  const pausing: Profile = {
    ...profile,
    status: 'Approved',
    availability_label: label,
    is_available: false,
  }
  renderWithData(<Switching data={pausing} />)

  expect(await screen.findByText(shown)).toBeDefined()
})
