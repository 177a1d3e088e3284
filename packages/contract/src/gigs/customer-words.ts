/** The state of a project in the words of its customer: what the staff do in between is theirs. */
export const CUSTOMER_WORDS = {
  inPreparation: 'In preparation',
  running: 'Running',
  delivered: 'Delivered',
  ended: 'Ended',
} as const

/** By what the server shows: `Completed` stands for Closed with a result. */
export function customerWord(shown: string): (typeof CUSTOMER_WORDS)[keyof typeof CUSTOMER_WORDS] {
  if (shown === 'Completed') return CUSTOMER_WORDS.delivered
  if (shown === 'Closed') return CUSTOMER_WORDS.ended
  return shown === 'Published' ? CUSTOMER_WORDS.running : CUSTOMER_WORDS.inPreparation
}
