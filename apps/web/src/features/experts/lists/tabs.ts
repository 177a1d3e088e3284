import type { Permission, RolePrefix } from '@guildhall/contract/access'
import type { ExpertTab, StatusWord } from '@guildhall/contract/experts/filter'
import type { StatusCount } from '@guildhall/contract/experts/lists'
import type { ExpertStatus } from '@guildhall/contract/experts/machine'

/** What of the network is listed: statuses, or a manager's own view of it. */
export interface Tab {
  status?: StatusWord[]
  tab?: ExpertTab
}

export interface NamedTab extends Tab {
  label: string
  count: (counts: StatusCount) => number
  /** One of these shows it; without them everybody of the role has it. */
  needs?: readonly Permission[]
}

const ofStatus = (status: Exclude<ExpertStatus, 'Erased'>): NamedTab => ({
  label: status,
  status: [status],
  count: ({ statuses }) => statuses[status],
})
const own = (label: string, tab: ExpertTab): NamedTab => ({ label, tab, count: ({ tabs }) => tabs[tab] })

/** The list tabs of each role (spec 001 §4.2, PRODUCT 5.3.3); HR has a filter by status instead. */
export const LIST_TABS: Record<'admin' | 'manager' | 'hr', readonly NamedTab[]> = {
  admin: [
    ofStatus('Pending'),
    ofStatus('Screened'),
    ofStatus('Approved'),
    ofStatus('Suspended'),
    ofStatus('Rejected'),
    ofStatus('Incomplete'),
  ],
  manager: [own('Active', 'active'), own('Past', 'past'), own('Approved', 'approved')],
  hr: [],
}

/** The chips are one tab's, where it can be opened; else they stand beside all tabs. */
export function hasChips(prefix: RolePrefix, chosen: Tab): boolean {
  return listRole(prefix) !== 'admin' || isUnsent(chosen)
}

/**
 * Beside the tabs: who has not begun stands within Incomplete, whom a manager invited and, by grant, decides about beside
 * their tabs.
 */
const LIST_CHIPS: Record<'admin' | 'manager' | 'hr', readonly NamedTab[]> = {
  admin: [ofStatus('Incomplete'), ofStatus('New'), ofStatus('Invited')],
  manager: [
    own('Invited by me', 'invited'),
    { ...ofStatus('Pending'), needs: ['CAN_APPROVE_EXPERTS', 'CAN_RECONSIDER_EXPERTS'] },
    { ...ofStatus('Screened'), needs: ['CAN_APPROVE_EXPERTS'] },
    { ...ofStatus('Rejected'), needs: ['CAN_RECONSIDER_EXPERTS'] },
  ],
  hr: [
    ofStatus('Pending'),
    ofStatus('Screened'),
    ofStatus('Approved'),
    ofStatus('Incomplete'),
    ofStatus('New'),
    ofStatus('Invited'),
  ],
}

/** The chips of somebody who holds these permissions. */
export function chipsOf(prefix: RolePrefix, permissions: readonly Permission[]): readonly NamedTab[] {
  return LIST_CHIPS[listRole(prefix)].filter(
    ({ needs }) => needs === undefined || needs.some((one) => permissions.includes(one)),
  )
}

const FIRST: Record<'admin' | 'manager' | 'hr', Tab> = {
  admin: { status: ['Pending'] },
  manager: { tab: 'active' },
  hr: { status: ['Pending', 'Screened'] },
}

export function listRole(prefix: RolePrefix): 'admin' | 'manager' | 'hr' {
  return prefix === 'admin' || prefix === 'hr' ? prefix : 'manager'
}

/** The tab that an address names, or the first one of the role. */
export function chosenTab(
  prefix: RolePrefix,
  { status, tab }: { status?: StatusWord[] | undefined; tab?: ExpertTab | undefined },
): Tab {
  if (tab !== undefined) return { tab }
  return status === undefined ? FIRST[listRole(prefix)] : { status }
}

/** Statuses that stand within the tab Incomplete. */
const UNSENT: readonly StatusWord[] = ['Incomplete', 'New', 'Invited']

export function isUnsent({ status }: Tab): boolean {
  return status?.every((one) => UNSENT.includes(one)) ?? false
}

/** Whom a list is about: who waits for a decision, who works on something now, or anybody. */
export function aboutOf({ status, tab }: Tab): 'applicants' | 'at work' | 'anybody' {
  if (tab === 'active') return 'at work'
  return status?.every((one) => one === 'Pending' || one === 'Screened') === true ? 'applicants' : 'anybody'
}

/** Whether inviting somebody adds to the list: nobody is invited into a hire, a past or a decision. */
export function growsByInviting(chosen: Tab): boolean {
  return chosen.tab === undefined ? isUnsent(chosen) : chosen.tab === 'invited' || chosen.tab === 'approved'
}

/** The label of the tab that is open. */
export function labelOf(prefix: RolePrefix, chosen: Tab): string {
  const tabs = LIST_TABS[listRole(prefix)]
  const found = tabs.find(({ tab, status }) => tab === chosen.tab && status?.join() === chosen.status?.join())
  if (found !== undefined) return found.label
  return listRole(prefix) === 'admin' && isUnsent(chosen) ? 'Incomplete' : ''
}

/** Whether a list shows whom a tab or chip stands for. */
export function isOn(chip: Tab, chosen: Tab): boolean {
  if (chip.tab !== undefined) return chip.tab === chosen.tab
  return chip.status?.every((status) => chosen.status?.includes(status)) ?? false
}

/** Without its label. */
export function bare(tab: NamedTab | undefined): Tab {
  return { ...(tab?.status && { status: tab.status }), ...(tab?.tab && { tab: tab.tab }) }
}

/** The tab that is open; where it holds nobody, the first one or chip that does. */
export function tabHolding(prefix: RolePrefix, counts: StatusCount, chosen: Tab): Tab {
  const role = listRole(prefix)
  const held = [...LIST_TABS[role], ...LIST_CHIPS[role]].filter(({ count }) => count(counts) > 0)
  const [first] = held
  return first === undefined || held.some((tab) => isOn(tab, chosen)) ? chosen : bare(first)
}
