import type { Delivery } from '@guildhall/contract/webhooks'
import { UnstyledButton } from '@mantine/core'
import { eventName } from '@guildhall/contract/webhooks/names'
import { copy, STATE_TONES } from '#features/webhooks/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import { SendAgain } from './send-again.tsx'
import styles from './delivery-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  webhookId: string
  isActive: boolean
  deliveries: Delivery[]
  onOpen: (delivery: Delivery) => void
}
type Tools = Omit<Props, 'deliveries'>

/** Messages with their answers; any of them can be sent again while the webhook is on. */
export function DeliveryTable({ deliveries, ...tools }: Props) {
  const card = (delivery: Delivery) => <Card delivery={delivery} {...tools} />
  return (
    <Table
      caption={copy.deliveries}
      columns={columnsOf(tools)}
      rows={deliveries}
      rowId={({ id }) => id}
      card={card}
    />
  )
}

function columnsOf(tools: Tools): Column<Delivery>[] {
  return [
    { id: 'event', header: 'Event', cell: (delivery) => <What delivery={delivery} {...tools} /> },
    { id: 'state', header: 'State', cell: (delivery) => <State delivery={delivery} /> },
    { id: 'answer', header: 'Answer', cell: (delivery) => <Answer delivery={delivery} /> },
    {
      id: 'at',
      header: 'When',
      tone: 'secondary',
      cell: ({ created_at: at }) => <RelativeTime date={at} />,
    },
    {
      id: 'tools',
      header: 'Actions',
      headerHidden: true,
      cell: (delivery) =>
        tools.isActive && <SendAgain delivery={delivery} webhookId={tools.webhookId} isCompact />,
    },
  ]
}

function Card({ delivery, ...tools }: Tools & { delivery: Delivery }) {
  return (
    <div className={styles['card']}>
      <What delivery={delivery} {...tools} />
      <State delivery={delivery} />
      <Answer delivery={delivery} />
      <span className={shared['note']}>
        <RelativeTime date={delivery.created_at} />
      </span>
      {tools.isActive && <SendAgain delivery={delivery} webhookId={tools.webhookId} />}
    </div>
  )
}

function What({ delivery, onOpen }: Pick<Props, 'onOpen'> & { delivery: Delivery }) {
  const { event, title } = delivery
  return (
    <div className={styles['lines']}>
      <UnstyledButton
        className={cx(reach['alone'], shared['medium'], shared['accent'])}
        aria-label={copy.openDelivery(`${eventName(event)}, ${title}`)}
        onClick={() => onOpen(delivery)}
      >
        {eventName(event)}
      </UnstyledButton>
      <span className={shared['note']}>{title}</span>
    </div>
  )
}

function State({ delivery: { state, tries, next_at: next } }: { delivery: Delivery }) {
  return (
    <div className={styles['lines']}>
      <Badge tone={STATE_TONES[state]}>{state}</Badge>
      <span className={shared['note']}>
        {copy.tryCount(tries)}
        {next !== null && tries > 0 && (
          <>
            {copy.next} <RelativeTime date={next} />
          </>
        )}
      </span>
    </div>
  )
}

function Answer({ delivery: { status_code: code, answer } }: { delivery: Delivery }) {
  return (
    <div className={styles['lines']}>
      {code !== null && <span>{code}</span>}
      {answer !== null && answer !== '' && (
        <span className={cx(shared['note'], styles['answer'])}>{answer}</span>
      )}
    </div>
  )
}
