import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useState } from 'react'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { listState } from '#platform/list-state.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import styles from './hiring.module.css'
import entries from './entries.module.css'
import { RateDialog } from './step-dialogs.tsx'

/** Who was put forward to a customer; without names unless they may know them (PRODUCT S-26). */
export function Shortlist({ gigId }: { gigId: string }) {
  const list = useQuery(hiringQueries.shortlist(gigId))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: false,
    onFirstPage: true,
    messages: list.data?.messages,
  })
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={3} columns={2} />}
    >
      <ul className={styles['list']} aria-label="Shortlist">
        {rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ListStates>
  )
}

function Entry({ entry }: { entry: ShortlistEntry }) {
  const name = entry.name ?? entry.label
  const facts = [
    entry.country,
    entry.years_of_experience === null ? null : `${entry.years_of_experience} years`,
    entry.industries.join(', ') || null,
    entry.languages.join(', ') || null,
  ].filter((one) => one !== null)
  return (
    <li className={entries['entry']}>
      <div className={entries['top']}>
        <div className={styles['head']}>
          <Avatar name={name} photo={entry.photo} size={40} />
          <div className={styles['who']}>
            {entry.expert_id === null ? (
              <strong>{name}</strong>
            ) : (
              <Link to={`/customer/experts/${entry.expert_id}`} className={styles['name'] ?? ''}>
                {name}
              </Link>
            )}
            <div className={styles['quiet']}>{entry.job_title}</div>
            <ul className={styles['facts']}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </div>
        {entry.is_hired && <StatusBadge status="Hired" />}
        {entry.is_past && <StatusBadge status="Past" />}
      </div>
      <div className={entries['body']}>
        <ul className={styles['chips']} aria-label="Skills">
          {entry.skills.map((skill) => (
            <li key={skill} className={styles['chip']} data-tone="plain">
              {skill}
            </li>
          ))}
        </ul>
        {entry.comments.map(({ by, comment, created_at: at }) => (
          <p key={`${by}-${at}`} className={entries['said']}>
            <strong>{by}</strong> {comment}
          </p>
        ))}
      </div>
      <Opinion entry={entry} name={name} />
    </li>
  )
}

function Opinion({ entry, name }: { entry: ShortlistEntry; name: string }) {
  const { act, isPending } = useQuickAct()
  const [comment, setComment] = useState<string>()
  const [isRating, setRating] = useState(false)
  const say = (opinion: 'up' | 'down') =>
    act(
      () => acts.giveOpinion(entry.id, { opinion: entry.opinion === opinion ? null : opinion }),
      'Thank you for your opinion',
    )
  return (
    <>
      <div className={entries['actions']}>
        <Button
          variant={entry.opinion === 'up' ? 'filled' : 'default'}
          aria-label={`${entry.thumbs_up} for ${name}`}
          aria-pressed={entry.opinion === 'up'}
          loading={isPending}
          leftSection={<IconThumbUp size={16} aria-hidden />}
          onClick={() => void say('up')}
        >
          {entry.thumbs_up}
        </Button>
        <Button
          variant={entry.opinion === 'down' ? 'filled' : 'default'}
          aria-label={`${entry.thumbs_down} against ${name}`}
          aria-pressed={entry.opinion === 'down'}
          loading={isPending}
          leftSection={<IconThumbDown size={16} aria-hidden />}
          onClick={() => void say('down')}
        >
          {entry.thumbs_down}
        </Button>
        <Button
          variant="subtle"
          onClick={() => setComment(comment === undefined ? (entry.comment ?? '') : undefined)}
        >
          Comment
        </Button>
        {entry.canRate && (
          <Button variant="default" aria-label={`Rate ${name}`} onClick={() => setRating(true)}>
            Rate
          </Button>
        )}
      </div>
      {isRating && <RateDialog id={entry.id} name={name} onClose={() => setRating(false)} />}
      {comment !== undefined && (
        <div className={entries['write']}>
          <Textarea
            aria-label={`Comment on ${name}`}
            rows={3}
            maxLength={1000}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Button
            loading={isPending}
            onClick={() =>
              void act(() => acts.giveOpinion(entry.id, { comment }), 'Your comment was saved').then(() =>
                setComment(undefined),
              )
            }
          >
            Save comment
          </Button>
        </div>
      )}
    </>
  )
}
