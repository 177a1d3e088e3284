import { WEBHOOK_EVENTS, type Webhook } from '@guildhall/contract/webhooks'
import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { eventName } from '@guildhall/contract/webhooks/names'
import { copy } from '#features/webhooks/copy.ts'
import { useWebhookForm } from '#features/webhooks/use-webhook-form.ts'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { SecretDialog } from '#ui/dialogs/secret-dialog.tsx'

type Props = { webhook: Webhook | undefined; onClose: () => void }

const EVENTS = WEBHOOK_EVENTS.map((value) => {
  const [subject = ''] = value.split('.')
  return { value, label: eventName(value), group: eventName(subject) }
})

/** Adds or changes a webhook; the secret of a new one is shown once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined)
    return (
      <SecretDialog
        title={copy.shownTitle}
        label={copy.secret}
        secret={secret}
        confirm={copy.done}
        onClose={onClose}
      >
        {copy.shownText}
      </SecretDialog>
    )
  return <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />
}

function WebhookForm({ webhook, onMade, onClose }: Props & { onMade: (secret: string) => void }) {
  const form = useWebhookForm(webhook, { onMade, onSaved: onClose })
  const heading = webhook === undefined ? copy.add : copy.edit
  return (
    <SaveDialog
      title={heading}
      confirm={webhook === undefined ? copy.add : copy.save}
      {...form.dialog}
      onClose={onClose}
    >
      <TextInput
        label={copy.urlLabel}
        description={copy.urlHint}
        placeholder="https://"
        withAsterisk
        maxLength={500}
        {...form.text('url')}
      />
      <MultiChoiceField
        label={copy.eventsLabel}
        placeholder={copy.chooseEvents}
        options={EVENTS}
        value={form.values.events}
        onChange={(events) => form.put('events', events)}
        error={form.errorOf('events')}
      />
      {webhook !== undefined && <Switch label={copy.activeLabel} {...form.flag('is_active')} />}
    </SaveDialog>
  )
}
