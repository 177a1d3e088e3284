import type { Webhook } from '@guildhall/contract/webhooks'
import { Link } from '@tanstack/react-router'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { eventName } from '@guildhall/contract/webhooks/names'
import { copy } from '#features/webhooks/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ToolButton } from '#ui/layout/tool-button.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhook-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Tools = { onEdit: (webhook: Webhook) => void; onDelete: (webhook: Webhook) => void }

const MOST_SHOWN = 6

export function WebhookList({ webhooks, ...tools }: Tools & { webhooks: readonly Webhook[] }) {
  return (
    <ul className={cx(shared['card'], shared['list'], shared['lined'])} aria-label={copy.title}>
      {webhooks.map((webhook) => (
        <li key={webhook.id} className={cx(layout['head-12'], styles['entry'])}>
          <Entry webhook={webhook} {...tools} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ webhook, onEdit, onDelete }: Tools & { webhook: Webhook }) {
  const { id, url, events } = webhook
  return (
    <>
      <div className={cx(shared['shrinks'], layout['stack-8'], layout['starts'])}>
        <Link
          to="/admin/settings/webhooks/$id"
          params={{ id }}
          className={cx(shared['medium'], shared['breaks'], shared['link'])}
        >
          {url}
        </Link>
        <span className={layout['row-wrap-8']}>
          <WebhookState webhook={webhook} />
          {webhook.undelivered > 0 && (
            <span className={shared['note']}>{copy.undelivered(webhook.undelivered)}</span>
          )}
        </span>
        <span className={cx(shared['note'], layout['row-6'], styles['events'])}>
          {events.slice(0, MOST_SHOWN).map((event) => (
            <Badge key={event} tone="light" withDot={false}>
              {eventName(event)}
            </Badge>
          ))}
          {events.length > MOST_SHOWN && <span>{copy.andMore(events.length - MOST_SHOWN)}</span>}
        </span>
      </div>
      <div className={cx(layout['tops'], shared['firm'])}>
        <ToolButton label={copy.editUrl(url)} icon={IconPencil} onClick={() => onEdit(webhook)} />
        <ToolButton label={copy.deleteUrl(url)} icon={IconTrash} onClick={() => onDelete(webhook)} />
      </div>
    </>
  )
}
