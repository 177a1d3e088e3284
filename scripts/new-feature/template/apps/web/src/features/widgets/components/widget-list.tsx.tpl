import type { Widget } from '@guildhall/contract/widgets'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { copy } from '#features/widgets/copy.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { ToolButton } from '#ui/layout/tool-button.tsx'
import styles from './widget-list.module.css'

type Tools = { onEdit: (widget: Widget) => void; onDelete: (widget: Widget) => void }

export function WidgetList({ widgets, ...tools }: Tools & { widgets: readonly Widget[] }) {
  return (
    <ul className={styles['list']} aria-label={copy.title}>
      {widgets.map((widget) => (
        <li key={widget.id} className={styles['entry']}>
          <Entry widget={widget} {...tools} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ widget, onEdit, onDelete }: Tools & { widget: Widget }) {
  const { title, body, status, actions } = widget
  return (
    <>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['body']}>{body}</p>
        <p className={styles['facts']}>
          {status === 'Draft' && <StatusBadge status={status} />}
          <RelativeTime date={widget.updated_at} />
        </p>
      </div>
      {actions.canEdit && (
        <div className={styles['buttons']}>
          <ToolButton label={`Edit: ${title}`} icon={IconPencil} onClick={() => onEdit(widget)} />
          <ToolButton label={`Delete: ${title}`} icon={IconTrash} onClick={() => onDelete(widget)} />
        </div>
      )}
    </>
  )
}
