import { PushSubscriptionForm } from '@guildhall/contract/push'
import * as z from 'zod/mini'
import { authorisePush, dropSubscription, keepSubscription } from './queries.ts'

/** The worker that shows push messages; it lies at the root, so that it may speak for all pages. */
const WORKER = '/push-worker.js'

/** 'blocked': the reader told the browser never to show messages of this site. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

/** Asks the reader, then has this browser take push messages. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const { public_key: applicationServerKey } = await authorisePush()
  const registration = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  })
  await keepSubscription(z.parse(PushSubscriptionForm, subscription.toJSON()))
  return 'on'
}

export async function stopPush(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await dropSubscription(subscription.endpoint)
    await subscription.unsubscribe()
  }
  return 'off'
}
