import type { Delivery, SentDelivery } from '@guildhall/contract/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { eventName } from '@guildhall/contract/webhooks/names'
import { copy, STATE_TONES } from '#features/webhooks/copy.ts'
import { webhookQueries } from '#features/webhooks/queries.ts'
import { listState } from '#platform/list-state.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import styles from './delivery-dialog.module.css'
import { SendAgain } from './send-again.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { webhookId: string; isActive: boolean; delivery: Delivery; onClose: () => void }

const WIDTH = 680

/** One message: what was sent, letter by letter, and what came back. */
export function DeliveryDialog({ webhookId, isActive, delivery, onClose }: Props) {
  const query = useQuery(webhookQueries.delivery(webhookId, delivery.id))
  const state = listState(query, { isEmpty: false })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={WIDTH}
      title={eventName(delivery.event)}
      actions={
        <>
          {isActive && <SendAgain webhookId={webhookId} delivery={delivery} />}
          <Button onClick={onClose}>{copy.close}</Button>
        </>
      }
    >
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={4} columns={2} />}
      >
        {query.data && <Sent delivery={query.data} />}
      </ListStates>
    </Dialog>
  )
}

function Sent({ delivery }: { delivery: SentDelivery }) {
  const { answer, tries, message } = delivery
  const isEmpty = answer === null || answer === ''
  return (
    <div className={layout['stack-20']}>
      <Facts delivery={delivery} />
      <Body title={copy.answer} text={isEmpty ? undefined : indented(answer)}>
        {tries === 0 ? copy.noAnswer : copy.emptyAnswer}
      </Body>
      <Body title={copy.message} text={indented(message)} />
    </div>
  )
}

type BodyProps = { title: string; text: string | undefined; children?: ReactNode }

function Body({ title, text, children }: BodyProps) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      {text === undefined ? (
        <p className={cx(shared['quiet'], shared['flush'], shared['breaks'])}>{children}</p>
      ) : (
        // With the keyboard too it can be scrolled.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles['body']} tabIndex={0} aria-label={title}>
          {text}
        </pre>
      )}
    </section>
  )
}

function Facts({ delivery }: { delivery: SentDelivery }) {
  const { state, status_code: code, tried_at: tried, next_at: next } = delivery
  return (
    <dl className={styles['facts']}>
      <Fact name={copy.about}>{delivery.title}</Fact>
      <Fact name={copy.state}>
        <Badge tone={STATE_TONES[state]}>{state}</Badge>
      </Fact>
      {code !== null && <Fact name={copy.status}>{code}</Fact>}
      <Fact name={copy.tries}>{delivery.tries}</Fact>
      <Fact name={copy.happened}>{formatDateTime(delivery.created_at)}</Fact>
      {tried !== null && <Fact name={copy.lastTry}>{formatDateTime(tried)}</Fact>}
      {next !== null && (
        <Fact name={copy.nextTry}>
          <RelativeTime date={next} />
        </Fact>
      )}
      <Fact name={copy.messageId}>
        <code className={shared['small']}>{delivery.id}</code>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** JSON in lines; anything else as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
