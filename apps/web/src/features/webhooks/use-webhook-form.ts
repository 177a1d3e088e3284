import { WebhookForm, type Webhook, type WebhookEvent } from '@guildhall/contract/webhooks'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { createWebhook, updateWebhook } from './queries.ts'

const Fields = z.looseObject(WebhookForm.shape)

type Values = { url: string; events: WebhookEvent[]; is_active: boolean }

const EMPTY: Values = { url: '', events: [], is_active: true }

interface Ends {
  /** Given the secret of a new one. */
  onMade: (secret: string) => void
  onSaved: () => void
}

/** A webhook in the making. */
export function useWebhookForm(webhook: Webhook | undefined, { onMade, onSaved }: Ends) {
  const isNew = webhook === undefined
  const saved = webhook && valuesOf(webhook)
  const form = useValues(Fields, saved ?? EMPTY)
  return useForm(form, {
    kind: isNew ? 'create' : 'update',
    refetch: ['webhooks'],
    words: { stale: copy.stale },
    version: webhook?.version,
    latest: saved,
    async save(version = 0) {
      const { is_active: isActive, ...values } = form.values
      if (isNew) return (await createWebhook(values)).data.secret
      await updateWebhook({ id: webhook.id, version }, { ...values, is_active: isActive })
    },
    said: isNew ? undefined : copy.saved,
    onSaved: (secret) => (secret === undefined ? onSaved() : onMade(secret)),
  })
}

function valuesOf({ url, events, is_active }: Webhook): Values {
  return { url, events, is_active }
}
