import { WebhookForm, type Webhook, type WebhookEvent } from '@guildhall/contract/webhooks'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { createWebhook, updateWebhook } from './queries.ts'

const Fields = z.looseObject(WebhookForm.shape)

type Values = { url: string; events: WebhookEvent[]; is_active: boolean }

interface Ends {
  /** Given the secret of a new one. */
  onMade: (secret: string) => void
  onSaved: () => void
}

/** A webhook in the making. */
export function useWebhookForm(webhook: Webhook | undefined, { onMade, onSaved }: Ends) {
  const isNew = webhook === undefined
  const form = useValues(Fields, valuesOf(webhook))
  return useForm(form, {
    kind: isNew ? 'create' : 'update',
    refetch: ['webhooks'],
    words: { stale: copy.stale },
    async save() {
      const { is_active: isActive, ...values } = form.values
      if (isNew) return (await createWebhook(values)).data.secret
      await updateWebhook(webhook, { ...values, is_active: isActive })
    },
    said: isNew ? undefined : copy.saved,
    onSaved: (secret) => (secret === undefined ? onSaved() : onMade(secret)),
  })
}

function valuesOf(webhook: Webhook | undefined): Values {
  if (webhook === undefined) return { url: '', events: [], is_active: true }
  return { url: webhook.url, events: webhook.events, is_active: webhook.is_active }
}
