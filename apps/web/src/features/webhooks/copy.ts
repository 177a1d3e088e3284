import type { DeliveryState } from '@guildhall/contract/webhooks'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'

export const copy = {
  title: 'Webhooks',
  intro:
    'Tell other systems what happens here. Each message is signed, and sent again for a day until it comes through.',
  empty: 'There is no webhook yet.',
  add: 'Add webhook',
  edit: 'Edit webhook',
  urlLabel: 'Address',
  urlHint: 'An https address that is reachable from the internet.',
  eventsLabel: 'Events',
  activeLabel: 'Send messages',
  save: 'Save',
  saved: 'The webhook has been saved.',
  deleted: 'The webhook has been deleted.',
  stale: 'Somebody else changed this webhook in the meantime. Close it and open it again to see theirs.',
  shownTitle: 'Copy the secret now',
  shownText:
    'The receiver checks the signature of each message with it. It is not shown again. Any library of the Standard Webhooks takes it as it is.',
  done: 'Done',
  deliveries: 'Deliveries',
  allWebhooks: 'All webhooks',
  noDeliveries: 'Nothing has been sent yet.',
  again: 'Send again',
  sentAgain: 'The message is on its way again.',
  anyState: 'All states',
  tryCount: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  next: ', next',
  secret: 'Secret',
  chooseEvents: 'Choose events',
  andMore: (value: number) => `and ${value} more`,
  editUrl: (url: string) => `Edit: ${url}`,
  deleteUrl: (url: string) => `Delete: ${url}`,
  off: 'Off',
  since: 'since',
  afterMessagesDidNotCome: ', after messages did not come through',
  active: 'Active',
  failing: 'Failing',
  state: 'State',
} as const

export const STATE_TONES: Record<DeliveryState, BadgeTone> = {
  Waiting: 'warning',
  Delivered: 'success',
  Failed: 'danger',
}

/** `project.member_added` in words. */
export function eventName(event: string): string {
  const words = event.replace('.', ' ').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
