/**
 * Names of the server-sent events: something new was told; the number of unread ones changed elsewhere (and once at
 * the start of each stream); lists changed without a word in the bell.
 */
export const LIVE_EVENTS = ['notification', 'unread', 'reload'] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]
