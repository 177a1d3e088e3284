import type { MachineAction } from './policy.ts'
import { noticeKind } from '#features/notifications/service.ts'
import { PLACEHOLDER } from '#features/settings/service.ts'

const project = { ...PLACEHOLDER.project, isBold: true } as const
const name = { meaning: 'Who did it', sample: 'Daniel Okafor' } as const
const reason = {
  meaning: 'The reason that was given; empty if none',
  sample: 'The budget is not settled yet.',
} as const

/** What members of a project are told (PRODUCT 5.12). */
export const GIG_NOTICES = {
  requested: noticeKind({
    name: 'gigs.requested',
    title: 'Approval requested',
    occasion: 'Sent to administrators when a manager requests approval for a project.',
    placeholders: { name, project, reason },
    subject: '{name} requested approval of {project}.',
    body: '{reason}',
  }),
  ownerChanged: noticeKind({
    name: 'gigs.owner_changed',
    title: 'New owner of a project',
    occasion: 'Sent to the new owner of a project.',
    placeholders: { name, project },
    subject: '{name} made you the owner of {project}.',
  }),
  coOwnerAdded: noticeKind({
    name: 'gigs.co_owner_added',
    title: 'New co-owner of a project',
    occasion: 'Sent to a new co-owner of a project.',
    placeholders: { name, project },
    subject: '{name} made you a co-owner of {project}.',
  }),
  memberAdded: noticeKind({
    name: 'gigs.member_added',
    title: 'Added to a project',
    occasion: 'Sent to a new member of a project.',
    placeholders: { name, project },
    subject: '{name} added you to {project}.',
  }),
  permissionChanged: noticeKind({
    name: 'gigs.permission_changed',
    title: 'Permission changed',
    occasion: 'Sent to a customer when their permission on a project changes.',
    placeholders: {
      name,
      project,
      level: { meaning: 'What they may do from now on', sample: 'comment', isRequired: true },
    },
    subject: '{name} changed your permission on {project} to {level}.',
  }),
  invited: noticeKind({
    name: 'gigs.invited',
    title: 'Invited to a project',
    occasion: 'Sent to a customer who has an account, along with the invitation email.',
    placeholders: { name, project },
    subject: '{name} invited you to {project}.',
  }),
  invitationAccepted: noticeKind({
    name: 'gigs.invitation_accepted',
    title: 'Invitation accepted',
    occasion:
      'Sent to the person who invited the customer, or to the owner once that person may invite no more.',
    placeholders: { name, project },
    subject: '{name} accepted the invitation to {project}.',
  }),
  awardTextAccepted: noticeKind({
    name: 'gigs.award_text_accepted',
    title: 'Award text accepted',
    occasion: 'Sent to the owners of an award when a customer accepts its text.',
    placeholders: { name, project },
    subject: '{name} accepted the award text of {project}.',
  }),
  companyProfileApproved: noticeKind({
    name: 'gigs.company_profile_approved',
    title: 'Company profile approved',
    occasion: 'Sent to the owners of a radar when a customer approves the profile of their company.',
    placeholders: { name, project },
    subject: '{name} approved the profile of their company in {project}.',
  }),
  commented: noticeKind({
    name: 'gigs.commented',
    title: 'Comment',
    occasion: 'Sent to everyone in the discussion of a project.',
    placeholders: { name, project },
    subject: '{name} commented on {project}.',
  }),
  mentioned: noticeKind({
    name: 'gigs.mentioned',
    title: 'Mention',
    occasion: 'Sent to people mentioned in a comment.',
    placeholders: {
      name,
      project,
      comment: { meaning: 'The beginning of the comment', sample: '@Ada Lovelace can you look at this?' },
    },
    subject: '{name} mentioned you in {project}.',
    body: '{comment}',
  }),
}

const move = (step: string, done: string) =>
  noticeKind({
    name: `gigs.${step}`,
    title: `Project ${step}`,
    occasion: `Sent to the owner and the members of a project that ${done}.`,
    placeholders: { project, reason },
    subject: `{project} ${done}.`,
    body: '{reason}',
  })

/** What they are told of each step of it. */
export const MOVE_NOTICES: Partial<Record<MachineAction, ReturnType<typeof move>>> = {
  approve: move('approved', 'was approved'),
  reject: move('rejected', 'was rejected'),
  submit: move('submitted', 'was submitted'),
  publish: move('published', 'was published'),
  unpublish: move('unpublished', 'was unpublished'),
  close: move('closed', 'was closed'),
  reopen: move('reopened', 'was reopened'),
  lock: move('locked', 'was locked'),
}

/** As administrators find them. */
export const gigNotices = [...Object.values(GIG_NOTICES), ...Object.values(MOVE_NOTICES)]
