import { WebhookForm, type Webhook, type WebhookEvent } from '@guildhall/contract/webhooks'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { copy } from './copy.ts'
import { createWebhook, updateWebhook } from './queries.ts'

interface Values extends Record<string, unknown> {
  url: string
  events: WebhookEvent[]
  is_active: boolean
}

interface Ends {
  /** Given the secret of a new one. */
  onMade: (secret: string) => void
  onSaved: () => void
}

/** A webhook in the making. */
export function useWebhookForm(webhook: Webhook | undefined, { onMade, onSaved }: Ends) {
  const form = useSchemaForm({ schema: z.looseObject(WebhookForm.shape), initialValues: valuesOf(webhook) })
  const { run, ...saving } = useWrite({
    kind: webhook === undefined ? 'create' : 'update',
    refetch: ['webhooks'],
    words: { stale: copy.stale },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const { is_active: isActive, ...values } = form.getValues()
    if (webhook === undefined)
      void run(() => createWebhook(values), { form, onDone: ({ data }) => onMade(data.secret) })
    else
      void run(() => updateWebhook(webhook, { ...values, is_active: isActive }), {
        form,
        said: copy.saved,
        onDone: onSaved,
      })
  }
  return { form, ...saving, save }
}

function valuesOf(webhook: Webhook | undefined): Values {
  if (webhook === undefined) return { url: '', events: [], is_active: true }
  return { url: webhook.url, events: webhook.events, is_active: webhook.is_active }
}
