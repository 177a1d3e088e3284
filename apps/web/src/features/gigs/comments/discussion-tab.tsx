import type { GigComment } from '@guildhall/contract/gigs/comments'
import type { Gig, GigActions } from '@guildhall/contract/gigs/gig'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMoreKind } from '#platform/lists/more-kind.ts'
import { useWrite } from '#platform/use-write.ts'
import { listState } from '#platform/list-state.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { copy } from '#features/gigs/copy.ts'
import { CommentBox } from './comment-box.tsx'
import { texts } from './copy.ts'
import styles from './discussion.module.css'
import { pieces } from './mentions.ts'
import { addComment, changeComment, COMMENTS_PAGE, commentQueries, removeComment } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { gig: Pick<Gig, 'id'>; actions: Pick<GigActions, 'canComment'> }

/** The discussion of a project, the newest on top. */
export function DiscussionTab({ gig, actions }: Props) {
  const moreKind = useMoreKind()
  const client = useQueryClient()
  const query = useInfiniteQuery(commentQueries.list(gig.id))
  const { data, refetch, fetchNextPage, isFetchingNextPage } = query
  const comments = data?.pages.flatMap((page) => page.data) ?? []
  const total = data?.pages[0]?.pagination.total ?? 0
  const reload = () => client.invalidateQueries({ queryKey: ['gigs', 'comments', gig.id] })
  return (
    <div className={layout['stack-24']}>
      {actions.canComment && (
        <CommentBox
          gigId={gig.id}
          label={copy.newComment}
          action="Comment"
          onSend={async (form) => {
            await addComment(gig.id, form)
            await reload()
          }}
        />
      )}
      <ListStates state={listState(query, { isEmpty: false })} onRefresh={() => void refetch()}>
        {comments.length === 0 && <EmptyState text={copy.nobodyHasSaidAnything} />}
        <ol className={cx(layout['stack-20'], shared['list'])} aria-label={copy.comments}>
          {comments.map((comment) => (
            <Comment key={comment.id} gig={gig} {...{ comment, actions }} onChanged={reload} />
          ))}
        </ol>
        <LoadMore
          kind={moreKind}
          pageSize={COMMENTS_PAGE}
          remaining={total - comments.length}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </ListStates>
    </div>
  )
}

type CommentProps = Props & { comment: GigComment; onChanged: () => Promise<void> }

function Comment({ gig: { id: gigId }, actions, comment, onChanged }: CommentProps) {
  const isOwn = actions.canComment && comment.editable_until !== null
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const name = comment.author?.name ?? 'Anonymized'
  const { run } = useWrite({ kind: 'delete', tells: 'by toast', words: { not_found: texts.gone } })
  const remove = async () => {
    await run(() => removeComment(gigId, comment.id), { onDone: onChanged, onRefused: onChanged })
    setOpen(undefined)
  }
  return (
    <li className={cx(layout['stack-12'], styles['comment'])}>
      <Avatar name={name} photo={comment.author?.photo} size={40} />
      <div>
        <div className={cx(shared['note'], layout['wraps'], styles['head'])}>
          <span className={styles['name']}>{name}</span>
          <RelativeTime date={comment.created_at} />
          {comment.edited_at !== null && <span className={shared['quiet']}>{copy.edited}</span>}
        </div>
        {open === 'edit' ? (
          <CommentBox
            gigId={gigId}
            label={copy.changeComment}
            action="Save"
            gone={texts.gone}
            initial={comment.body}
            onCancel={() => setOpen(undefined)}
            onSend={async (form) => {
              await changeComment(gigId, comment.id, form)
              setOpen(undefined)
              await onChanged()
            }}
          />
        ) : (
          <p className={styles['text']}>
            {pieces(comment.body, comment.mentions).map(({ text, isMention }, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never move
              isMention ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
            )}
          </p>
        )}
        {isOwn && open !== 'edit' && (
          <div className={styles['own']}>
            <button type="button" onClick={() => setOpen('edit')}>
              {copy.edit}
            </button>
            <button type="button" onClick={() => setOpen('delete')}>
              {copy.textDelete}
            </button>
          </div>
        )}
      </div>
      <DeleteDialog
        opened={open === 'delete'}
        onClose={() => setOpen(undefined)}
        onDelete={() => void remove()}
        type="comment"
      />
    </li>
  )
}
