import { accounts } from '@guildhall/contract/accounts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { ask } from '#ui/dialogs/asking.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { copy } from './copy.ts'
import { checkSession } from './keep-alive.ts'

type Props = {
  login: string
  /** Whether they are back, or leave what is not saved. */
  onAnswer: (isBack: boolean) => void
}

/** Stands over what is not saved when the session has ended, until the reader is back or lets it go. */
export function SessionEndDialog({ login, onAnswer }: Props) {
  const { failure, isAsking, goOn } = useWayBack(() => onAnswer(true))
  return (
    <Dialog
      opened
      onClose={() => void goOn()}
      title={copy.title}
      closeOnClickOutside={false}
      actions={
        <>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {copy.leave}
          </Button>
          <Button variant="default" loading={isAsking} onClick={() => void goOn()}>
            {copy.goOn}
          </Button>
          <Button component="a" href={login} target="_blank" data-autofocus>
            {copy.logIn}
          </Button>
        </>
      }
    >
      {copy.kept}
      <Failure text={failure} />
    </Dialog>
  )
}

function useWayBack(onBack: () => void) {
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const goOn = async () => {
    setAsking(true)
    const check = await checkSession(() => call(accounts.keepAlive))
    setAsking(false)
    if (check === 'alive') onBack()
    else setFailure(check === 'signed-out' ? copy.notYet : copy.unreachable)
  }
  return { failure, isAsking, goOn }
}

/** Whether the reader logged in again. */
export async function askBack(login: string): Promise<boolean> {
  const isBack = await ask<boolean>((answer) => <SessionEndDialog login={login} onAnswer={answer} />)
  return isBack === true
}
