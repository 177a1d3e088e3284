import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { acts } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { StepDialog } from './step-dialogs.tsx'

type Props = { declined: readonly { id: string; name: string }[]; onClose: () => void }

/** Turns one or several down: they hear a polite word, the one reason stays with the people of the project. */
export function TurnDownDialog({ declined, onClose }: Props) {
  const [text, setText] = useState('')
  const { act, isPending, failure } = useAct(onClose)
  const isOne = declined.length === 1
  const whom = isOne ? declined[0]?.name : `${declined.length} experts`
  const decline = async () => {
    for (const { id } of declined) await acts.notSelected(id, text)
  }
  return (
    <StepDialog
      title={`Decline ${whom}?`}
      confirm="Decline"
      isDangerous
      isReady={text.trim() !== ''}
      isDirty={text.trim() !== ''}
      onConfirm={() => void act(decline, isOne ? 'The application was closed' : `${whom} declined`)}
      {...{ onClose, isPending, failure }}
    >
      <Textarea
        label="Reason"
        description={`For your team. The ${isOne ? 'expert gets' : 'experts get'} a friendly message without it.`}
        required
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
    </StepDialog>
  )
}
