import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { useDecide, type Candidate } from '#features/hiring/use-decide.ts'
import { RefusedList } from '#ui/lists/refused-list.tsx'
import { StepDialog } from '#features/hiring/components/step-dialogs.tsx'

type Props = { gigId: string; declined: readonly Candidate[]; onClose: () => void }

/** Turns one or several down: they hear a polite word, the one reason stays with the people of the project. */
export function TurnDownDialog({ gigId, declined: offered, onClose }: Props) {
  // Who becomes another meanwhile, shortlisted or hired, is not declined without a word.
  const [declined] = useState(offered)
  const [text, setText] = useState('')
  const { decide, refused, isPending, failure } = useDecide(gigId, declined, onClose)
  const whom = declined.length === 1 ? (declined[0]?.name ?? '') : copy.experts(declined.length)
  const isOver = refused.length > 0
  const decline = () => decide({ decision: 'decline', reason_text: text }, copy.declined)
  return (
    <StepDialog
      title={copy.decline(whom)}
      confirm={isOver ? copy.close : copy.declineNow}
      isDangerous={!isOver}
      lacks={isOver || text.trim() !== '' ? undefined : copy.sayWhy}
      isDirty={!isOver && text.trim() !== ''}
      onConfirm={() => (isOver ? onClose() : void decline())}
      {...{ onClose, isPending, failure }}
    >
      {isOver ? (
        <div role="alert">
          <RefusedList count={refused.length} rows={refused} />
        </div>
      ) : (
        <Textarea
          label={copy.reason}
          description={copy.reasonHelp(declined.length)}
          required
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </StepDialog>
  )
}
