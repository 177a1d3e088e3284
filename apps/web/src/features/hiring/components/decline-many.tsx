import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { acts } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { StepDialog } from './step-dialogs.tsx'

type Props = { engagements: readonly Engagement[]; onClose: () => void }

/** Turns several down with one reason, which stays with the people of the project. */
export function DeclineMany({ engagements, onClose }: Props) {
  const [text, setText] = useState('')
  const { act, isPending, failure } = useAct(onClose)
  const [only, ...others] = engagements
  const whom = only !== undefined && others.length === 0 ? only.expert.name : `${engagements.length} experts`
  const decline = async () => {
    for (const { id } of engagements) await acts.notSelected(id, text)
  }
  return (
    <StepDialog
      title={`Decline ${whom}?`}
      confirm="Decline"
      isDangerous
      isReady={text.trim() !== ''}
      isDirty={text.trim() !== ''}
      onConfirm={() => void act(decline, `${whom} declined`)}
      {...{ onClose, isPending, failure }}
    >
      <Textarea
        label="Reason"
        description="For your team. The experts get a friendly message without it."
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
