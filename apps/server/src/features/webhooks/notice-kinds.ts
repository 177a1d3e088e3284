import { noticeKind } from '#features/notifications/service.ts'

/** What administrators are told of webhooks. */
export const SWITCHED_OFF = noticeKind({
  name: 'webhooks.switched_off',
  title: 'Webhook switched off',
  occasion: 'Sent to administrators when a webhook has not been reached for three days.',
  placeholders: {
    host: { meaning: 'Where the webhook leads', sample: 'hooks.example.com', isRequired: true, isBold: true },
  },
  subject: 'The webhook to {host} was switched off.',
  body: 'No message came through for three days, or the receiver said that it is gone. Look at its deliveries, then switch it on again.',
})
