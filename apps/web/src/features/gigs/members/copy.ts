import type { MemberType } from '@guildhall/contract/gigs/members'

/** How long after Done the content of the page loads again, in ms (spec 002 §4). */
export const RELOAD_DELAY = 6000

/** Texts of the members of a project (spec 002 §2, §5, §8), misspellings included. */
export const copy = {
  noneSelected: 'None selected',
  duplicate: (type: MemberType) => `This ${type} already been added`,
  incomplete: {
    contributor: 'Please select role and user',
    customer: 'Please select level and user',
  },
  missingPermission: 'Please select permission for each user',
  deleted: 'Member have been deleted successfully',
  deleteFailed: 'Something went wrong please try agin later.',
  permissionChanged: 'Customer  has been updated.',
  permissionFailed: 'Something went wrong, try again later.',
  invited: 'Member have been invited successfully',
  /** PRODUCT D-04. */
  otherCompany: (company: string) => `Belongs to ${company}, not to the company of this project.`,
  /** Where the specification is silent (PRODUCT DV-2). */
  addFailed: 'Something went wrong, try again later.',
  invitationFailed: 'Something went wrong, try again later.',
  stillInvited: (name: string) => `${name} has been invited and has not signed in yet.`,
  inviteAgain: 'Invite again',
  /** spec 002 §5. */
  resent: 'Invitation has been sent again.',
  revoked: 'Invitation has been revoked.',
  editCustomer: {
    title: 'Edit customer',
    question: (name: string, level: string) => `Change the permission of ${name} to ${level}?`,
  },
  revoke: {
    title: 'Revoke invitation',
    question: (email: string) => `The link that was sent to ${email} will no longer work.`,
  },
  addFirst: 'Add people to the list, then press Done.',
  done: 'Done',
  add: 'Add',
  level: 'Level',
  cancel: 'Cancel',
  invite: 'Invite',
  permission: 'Permission',
  reset: 'Reset',
  inviteCustomer: 'Invite customer',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  somethingWentWrongTry: 'Something went wrong. Try again',
  pendingInvitations: 'Pending invitations',
  pendingHint:
    'Only three emails an hour go to one address. A suspended account gets none and cannot accept.',
  resend: 'Resend',
  revokeLabel: 'Revoke',
  user: 'User',
  searchByName: 'Search by name',
  addCustomers: 'Add customers',
  notInTheList: 'Not in the list?',
  levelOf: (name: string) => `Level of ${name}`,
  invitationMail: (firstName: string, lastName: string, email: string, invitationDays: number) =>
    `${firstName} ${lastName} receives an email at ${email}. Its link works for ${invitationDays} days.`,
  removeName: (name: string) => `Remove ${name}`,
  addWord: (word: string) => `Add ${word}`,
  resendTo: (name: string) => `Resend to ${name}`,
  revokeInvitationOf: (name: string) => `Revoke invitation of ${name}`,
} as const
