import { WEBHOOK_EVENTS, type Webhook } from '@guildhall/contract/webhooks'
import { Button, Input, Switch, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { copy, eventName } from '#features/webhooks/copy.ts'
import { useWebhookForm } from '#features/webhooks/use-webhook-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { trimming } from '#ui/form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { ShownOnce } from '#ui/shown-once.tsx'
import styles from './webhook-dialog.module.css'

type Props = { webhook: Webhook | undefined; onClose: () => void }

const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, label: eventName(value) }))

/** Adds or changes a webhook; the secret of a new one is shown once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined) return <MadeSecret secret={secret} onClose={onClose} />
  return <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />
}

function MadeSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.shownTitle}
      closeOnClickOutside={false}
      actions={<Button onClick={onClose}>{copy.done}</Button>}
    >
      {copy.shownText}
      <ShownOnce label="Secret" secret={secret} />
    </Dialog>
  )
}

function WebhookForm({ webhook, onMade, onClose }: Props & { onMade: (secret: string) => void }) {
  const { form, isPending, failure, save } = useWebhookForm(webhook, { onMade, onSaved: onClose })
  const formId = useId()
  const heading = webhook === undefined ? copy.add : copy.edit
  const url = form.getInputProps('url')
  return (
    <FormDialog
      onClose={onClose}
      title={heading}
      isDirty={form.isDirty()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {webhook === undefined ? copy.add : copy.save}
        </Button>
      }
    >
      <form id={formId} className={styles['fields']} onSubmit={save} noValidate aria-label={heading}>
        <Failure text={failure} />
        <TextInput
          label={copy.urlLabel}
          description={copy.urlHint}
          placeholder="https://"
          withAsterisk
          maxLength={500}
          {...url}
          {...trimming(url)}
        />
        <div>
          <MultiChoiceField
            label={copy.eventsLabel}
            placeholder="Choose events"
            options={EVENTS}
            value={form.getValues().events}
            onChange={(events) => form.setFieldValue('events', events)}
          />
          <Input.Error>{form.errors['events']}</Input.Error>
        </div>
        {webhook !== undefined && (
          <Switch label={copy.activeLabel} {...form.getInputProps('is_active', { type: 'checkbox' })} />
        )}
      </form>
    </FormDialog>
  )
}
