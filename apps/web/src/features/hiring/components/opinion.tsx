import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { Button, Textarea } from '@mantine/core'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useState } from 'react'
import { acts } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import entries from './entries.module.css'
import { RateDialog } from './step-dialogs.tsx'

/** What a customer says of somebody on the shortlist. */
export function Opinion({ entry, name }: { entry: ShortlistEntry; name: string }) {
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
