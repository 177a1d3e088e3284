import { MAX_COMMENT, type CommentForm } from '@guildhall/contract/gigs/comments'
import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { DiscardDialog } from '#ui/dialogs/discard-dialog.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { useWrite } from '#platform/use-write.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { copy } from '#features/gigs/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './discussion.module.css'
import { mentionedIn } from './mentions.ts'
import { useMentions, type Mentions } from './use-mentions.ts'

type Props = {
  gigId: string
  label: string
  action: string
  initial?: string
  /** Said when what is changed is there no more. */
  gone?: string
  onSend: (form: CommentForm) => Promise<unknown>
  onCancel?: () => void
}

/** Where a comment is written; "@" offers the people who take part. */
export function CommentBox({ gigId, label, action, initial = '', gone, onSend, onCancel }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isAsking, setAsking] = useState(false)
  const mentions = useMentions(gigId, initial, box)
  const { text, people, listId } = mentions
  const isOpen = mentions.offered.length > 0
  const isChanged = text.trim() !== '' && text !== initial
  useUnsavedNotice(isChanged)
  const { isPending, failure, run } = useWrite({
    kind: 'create',
    words: { ...(gone && { not_found: gone }) },
  })
  const { said, press } = useLacks(text.trim() === '' ? copy.writeSomethingFirst : undefined)
  const send = () =>
    run(() => onSend({ body: text, mention_ids: mentionedIn(text, people).map(({ id }) => id) }), {
      onDone: mentions.clear,
    })
  return (
    <div className={cx(layout['stack-12'], styles['box'])}>
      <Textarea
        ref={box}
        // Whoever changes a comment pressed a button that is gone now.
        autoFocus={onCancel !== undefined}
        label={label}
        description={copy.writeToMentionSomebody}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={MAX_COMMENT}
        value={text}
        error={said ?? failure}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${mentions.active}` : undefined}
        onChange={(event) => mentions.type(event.currentTarget.value, event.currentTarget.selectionStart)}
        onKeyDown={(event) => {
          const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          if (isSend) press(() => void send())
          else if (mentions.press(event.key)) event.preventDefault()
        }}
        onBlur={mentions.close}
      />
      <Offers mentions={mentions} />
      <div className={layout['ends-wrap-8']}>
        {onCancel && (
          <Button variant="default" onClick={() => (isChanged ? setAsking(true) : onCancel())}>
            {copy.cancel}
          </Button>
        )}
        <Button onClick={() => press(() => void send())} loading={isPending}>
          {action}
        </Button>
      </div>
      {onCancel && <DiscardDialog opened={isAsking} onStay={() => setAsking(false)} onDiscard={onCancel} />}
    </div>
  )
}

/** Chosen by the arrow keys from the text, or by the mouse. */
function Offers({ mentions: { offered, active, listId, choose } }: { mentions: Mentions }) {
  if (offered.length === 0) return null
  return (
    <div id={listId} role="listbox" aria-label={copy.people} className={styles['offers']}>
      {offered.map(({ id, name, photo }, index) => (
        <div
          key={id}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(layout['row-8'], styles['offer'])}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(name)
          }}
        >
          <Avatar name={name} photo={photo} size={24} />
          {name}
        </div>
      ))}
    </div>
  )
}
