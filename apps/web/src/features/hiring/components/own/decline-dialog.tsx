import { MultiSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { copy } from '#features/hiring/copy.ts'
import { StepDialog } from '#features/hiring/components/step-dialogs.tsx'
import { texts } from './copy.ts'
import '#ui/theme/styles-dropdowns.css'

type Props = { id: string; name: string; onClose: () => void }

export function DeclineDialog({ id, name, onClose }: Props) {
  const { data: reasons = [] } = useQuery(hiringQueries.declineReasons())
  const [chosen, setChosen] = useState<string[]>([])
  const [text, setText] = useState('')
  const { act, isPending, failure } = useAct(onClose, { words: { wrong_state: texts.requestOver } })
  const asksText = reasons.some((reason) => reason.text_required && chosen.includes(reason.id))
  const isReady = text.trim() !== '' || (chosen.length > 0 && !asksText)
  return (
    <StepDialog
      title={copy.declineName(name)}
      confirm={copy.declineNow}
      isDangerous
      lacks={isReady ? undefined : asksText ? copy.sayWhy : copy.reasonFirst}
      isDirty={chosen.length > 0 || text.trim() !== ''}
      onConfirm={() =>
        void act(
          () => acts.decline(id, { reason_ids: chosen, reason_text: text }),
          'You declined the request',
        )
      }
      {...{ onClose, isPending, failure }}
    >
      <MultiSelect
        label={copy.reasons}
        placeholder={chosen.length === 0 ? copy.reasonsPlaceholder : ''}
        data={reasons.map((reason) => ({ value: reason.id, label: reason.name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Textarea
        label={copy.addANote}
        required={asksText}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </StepDialog>
  )
}
