import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { Button, Textarea } from '@mantine/core'
import IconMessageCircle from '~icons/message-circle'
import IconThumbDown from '~icons/thumb-down'
import IconThumbUp from '~icons/thumb-up'
import { Suspense, useState } from 'react'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { copy } from '#features/hiring/copy.ts'
import { acts } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import entries from '#features/hiring/components/entries.module.css'
import { arrived, later } from '#ui/hooks/later.ts'

const RateDialog = later(async () => {
  const part = await arrived(() => import('#features/hiring/components/step-dialogs.tsx'))
  return { RateDialog: part.RateDialog }
}, 'RateDialog')

type Props = { entry: ShortlistEntry; name: string }

/** What a customer says of somebody on the shortlist. */
export function Opinion({ entry, name }: Props) {
  const [isWriting, setWriting] = useState(false)
  const [isRating, setRating] = useState(false)
  const [comment, setComment] = useState(entry.comment ?? '')
  useUnsavedNotice(comment.trim() !== (entry.comment ?? ''))
  return (
    <>
      <div className={cx(layout['ends-wrap-8'], entries['actions'])}>
        <Vote entry={entry} name={name} as="up" />
        <Vote entry={entry} name={name} as="down" />
        <Button variant="subtle" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {copy.comment}
        </Button>
        {!entry.is_hired && !entry.is_past && <Wish entry={entry} name={name} />}
        {entry.canRate && (
          <Button variant="default" aria-label={copy.rateName(name)} onClick={() => setRating(true)}>
            {copy.rate}
          </Button>
        )}
      </div>
      {isRating && (
        <Suspense>
          <RateDialog id={entry.id} name={name} onClose={() => setRating(false)} />
        </Suspense>
      )}
      {isWriting && (
        <Comment {...{ entry, name, comment }} onComment={setComment} onDone={() => setWriting(false)} />
      )}
    </>
  )
}

function Vote({ entry, name, as }: Props & { as: 'up' | 'down' }) {
  const { act, isPending } = useQuickAct()
  const [count, Icon] = as === 'up' ? [entry.thumbs_up, IconThumbUp] : [entry.thumbs_down, IconThumbDown]
  const isOwn = entry.opinion === as
  return (
    <Button
      variant={isOwn ? 'light' : 'default'}
      aria-label={`${count} ${as === 'up' ? 'for' : 'against'} ${name}`}
      aria-pressed={isOwn}
      loading={isPending}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() =>
        void act(
          () => acts.giveOpinion(entry.id, { opinion: isOwn ? null : as }),
          isOwn ? copy.takenBack : copy.thankYou,
        )
      }
    >
      {count}
    </Button>
  )
}

/** The manager hears of it at once. */
function Wish({ entry, name }: Props) {
  const { act, isPending } = useQuickAct()
  const wants = entry.wants_to_talk
  return (
    <Button
      variant={wants ? 'light' : 'default'}
      aria-label={copy.wantToTalkTo(name)}
      aria-pressed={wants}
      loading={isPending}
      leftSection={<IconMessageCircle size={16} aria-hidden />}
      onClick={() =>
        void act(
          () => acts.giveOpinion(entry.id, { wants_to_talk: !wants }),
          wants ? copy.takenBack : copy.wishSent,
        )
      }
    >
      {copy.wantToTalk}
    </Button>
  )
}

type CommentProps = Props & { comment: string; onComment: (comment: string) => void; onDone: () => void }

function Comment({ entry, name, comment, onComment, onDone }: CommentProps) {
  const { act, isPending } = useQuickAct()
  const save = async () => {
    if (await act(() => acts.giveOpinion(entry.id, { comment }), copy.commentSaved)) onDone()
  }
  return (
    <div className={cx(layout['stack-12'], entries['write'])}>
      <Textarea
        aria-label={copy.commentOn(name)}
        rows={3}
        maxLength={1000}
        value={comment}
        onChange={(event) => onComment(event.currentTarget.value)}
        autoFocus
      />
      <Button loading={isPending} onClick={() => void save()}>
        {copy.saveComment}
      </Button>
    </div>
  )
}
