import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { Button } from '@mantine/core'
import { words } from './vetting-copy.ts'
import type { DecisionAction } from './vetting-queries.ts'

/** What the reader may decide about this person, in order of consequence: quiet, dangerous, main. */
export function DecisionButtons({
  actions,
  onAction,
}: {
  actions: ProfileAnswer['actions']
  onAction: (action: DecisionAction) => void
}) {
  return (
    <>
      {actions.canRemind && <Quiet action="remind" onAction={onAction} />}
      {actions.canScreen && actions.canApprove && <Quiet action="screen" onAction={onAction} />}
      {actions.canReconsider && <Quiet action="reconsider" onAction={onAction} />}
      {actions.canReject && <Dangerous action="reject" onAction={onAction} />}
      {actions.canSuspend && <Dangerous action="suspend" onAction={onAction} />}
      {actions.canApprove && <Main action="approve" onAction={onAction} />}
      {actions.canScreen && !actions.canApprove && <Main action="screen" onAction={onAction} />}
    </>
  )
}

type Props = { action: DecisionAction; onAction: (action: DecisionAction) => void }

function Main({ action, onAction }: Props) {
  return <Button onClick={() => onAction(action)}>{words[action].button}</Button>
}

function Quiet({ action, onAction }: Props) {
  return (
    <Button variant="default" onClick={() => onAction(action)}>
      {words[action].button}
    </Button>
  )
}

function Dangerous({ action, onAction }: Props) {
  return (
    <Button variant="default" c="red" onClick={() => onAction(action)}>
      {words[action].button}…
    </Button>
  )
}
