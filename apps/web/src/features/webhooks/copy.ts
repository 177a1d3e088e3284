import type { DeliveryState } from '@guildhall/contract/webhooks'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'

export const copy = {
  title: 'Webhooks',
  intro:
    'Tell other systems what happens here. Each message is signed and retried for a day until it is accepted.',
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
  stale:
    'Somebody else changed this in the meantime. What you changed is kept, the rest is shown as it is now: look at it and save again.',
  shownTitle: 'Copy the secret now',
  shownText:
    'Receivers verify the signature of each message with it. It is not shown again. Any Standard Webhooks library accepts it as it is.',
  done: 'Done',
  deliveries: 'Deliveries',
  allWebhooks: 'All webhooks',
  noDeliveries: 'Nothing has been sent yet.',
  again: 'Send again',
  sentAgain: 'Message queued.',
  test: 'Send test message',
  tested: 'Test message queued.',
  allAgain: (count: number) => `Send ${count.toLocaleString('en')} undelivered again`,
  allSentAgain: 'Messages queued.',
  undelivered: (count: number) => (count === 1 ? '1 undelivered message' : `${count} undelivered messages`),
  openDelivery: (what: string) => `Open delivery: ${what}`,
  message: 'Message',
  answer: 'Answer',
  noAnswer: 'No answer yet.',
  emptyAnswer: 'The answer was empty.',
  status: 'Status',
  tries: 'Tries',
  event: 'Event',
  about: 'About',
  happened: 'Happened',
  lastTry: 'Last try',
  nextTry: 'Next try',
  messageId: 'Message ID',
  close: 'Close',
  failingWebhooks: 'Failing webhooks',
  tryAgain: 'Try again',
  tryAgainUrl: (url: string) => `Try again: ${url}`,
  isOffHint: 'Switched off. Fix the receiver, then edit the webhook and turn on “Send messages”.',
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
  afterMessagesDidNotCome: ', after three days without a delivery',
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
