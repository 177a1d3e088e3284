import { Button } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from './copy.ts'
import styles from './editor.module.css'
import type { SaveState as State } from './use-gig-saving.ts'

type Props = {
  state: State
  /** Why the server does not take the last changes. */
  refusal: string | undefined
  onRetry: () => void
}

/** Whether what stands on the page is on the server as well. */
export function SaveState({ state, refusal, onRetry }: Props) {
  return (
    <div className={cx(shared['note'], layout['stack-8'], styles['state'])} data-state={state}>
      <output>
        {copy[state]}
        {refusal !== undefined && `: ${refusal}`}
      </output>
      {(state === 'failed' || state === 'offline') && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
    </div>
  )
}
