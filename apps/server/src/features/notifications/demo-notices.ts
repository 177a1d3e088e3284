import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import { subject, type Subject } from './subject.ts'

/** What somebody of the demo network was told; `of` names the person whom it is about by his account. */
export interface DemoNotice {
  category: NotificationCategory
  kind: string
  subject: Subject
  link?: string
  of?: string
  hoursAgo: number
  isRead?: boolean
}

const applied = (name: string, of: string, hoursAgo: number, isRead = false): DemoNotice => ({
  category: 'applications',
  kind: 'expert.applied',
  subject: subject`<b>${name}</b> applied to join the network.`,
  of,
  hoursAgo,
  isRead,
})
const own = (
  notice: Pick<DemoNotice, 'subject' | 'kind' | 'hoursAgo'> & Partial<DemoNotice>,
): DemoNotice => ({
  category: 'review',
  link: '/expert/profile',
  ...notice,
})
const exported: DemoNotice = {
  category: 'jobs',
  kind: 'job.done',
  subject: subject`Your export of <b>experts</b> is done.`,
  hoursAgo: 75,
  isRead: true,
}
const staff: readonly DemoNotice[] = [
  applied('Grace Kimani', 'pending', 3),
  applied('Lucas Almeida', 'screened', 52),
  exported,
  applied('Victor Hale', 'rejected', 310, true),
  applied('Nadia Rahimi', 'suspended', 890, true),
]
const welcome = own({
  kind: 'expert.approved',
  subject: subject`Welcome to the network: you are <b>approved</b>.`,
  hoursAgo: 1300,
  isRead: true,
})
const oldProfile = own({
  category: 'upkeep',
  kind: 'profile.old',
  subject: subject`Your profile was last changed 90 days ago. Is it still right?`,
  hoursAgo: 30,
})

/** By account of the demo network. */
export const DEMO_NOTICES: Readonly<Record<string, readonly DemoNotice[]>> = {
  admin: staff,
  admin2: staff.map((notice) => ({ ...notice, isRead: true })),
  hr: staff,
  expert: [
    oldProfile,
    own({
      category: 'upkeep',
      kind: 'certificate.expires',
      subject: subject`One of your certificates expires within <b>30 days</b>.`,
      hoursAgo: 5,
    }),
    welcome,
  ],
  expert2: [oldProfile, welcome],
  rejected: [
    own({ kind: 'expert.rejected', subject: subject`We have looked at your application.`, hoursAgo: 280 }),
  ],
  suspended: [
    own({ kind: 'expert.suspended', subject: subject`Your profile is suspended for now.`, hoursAgo: 120 }),
  ],
  incomplete: [
    own({
      kind: 'expert.reminded',
      subject: subject`Your profile is not complete yet. It takes <b>a few minutes</b> more.`,
      hoursAgo: 20,
    }),
  ],
}

/** What the owner and the customer of a project were told. */
export function noticesOfGig(
  name: string,
  link: string,
): Record<'manager' | 'customer', readonly DemoNotice[]> {
  const approved = subject`<b>${name}</b> was approved.`
  const commented = subject`There is a new comment on <b>${name}</b>.`
  const added = subject`You were added to <b>${name}</b>.`
  const published = subject`<b>${name}</b> was published.`
  const read = { link, isRead: true }
  return {
    manager: [
      { category: 'gigs', kind: 'gig.approved', subject: approved, hoursAgo: 190, ...read },
      { category: 'comments', kind: 'gig.commented', subject: commented, hoursAgo: 7, link },
    ],
    customer: [
      { category: 'membership', kind: 'gig.member_added', subject: added, hoursAgo: 160, ...read },
      { category: 'gigs', kind: 'gig.published', subject: published, hoursAgo: 26, link },
    ],
  }
}
