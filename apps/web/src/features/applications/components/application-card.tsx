import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { Block } from '#features/experts/components/block.tsx'
import { completenessQuery, submitProfile } from '#features/applications/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import styles from './application-card.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { personId: string; name: string }

/** How far somebody's profile is; an admin sends it on their behalf once nothing is missing (PRODUCT 5.3.1). */
export function ApplicationCard({ personId, name }: Props) {
  const { data: answer } = useQuery(completenessQuery(personId))
  const [isAsking, setAsking] = useState(false)
  const { isPending, run, failure } = useWrite({ refetch: ['experts'] })
  if (answer === undefined) return null
  const { data, actions } = answer
  const missing = data.steps.filter(({ errors }) => errors.length > 0)
  const send = async () => {
    await run(() => submitProfile(personId), { said: `The application of ${name} is submitted.` })
    setAsking(false)
  }
  return (
    <Block title={copy.application} aside={`${data.percent}%`}>
      <div className={layout['stack-14']}>
        <Progress value={data.percent} aria-label={copy.completeness} />
        {missing.length > 0 && (
          <ul
            className={cx(shared['list'], layout['stack-8'], shared['small'], styles['missing'])}
            aria-label={copy.whatIsMissing}
          >
            {missing.map(({ step, errors }) => (
              <li key={step}>
                <strong>{STEP_TITLES[step]}</strong>
                <span>{errors.join(' ')}</span>
              </li>
            ))}
          </ul>
        )}
        {data.is_complete && !data.is_notice_accepted && (
          <p className={styles['text']}>{copy.nothingIsMissingBut(name)}</p>
        )}
        <Failure text={failure} at="stack" />
        {actions.canSubmit && data.is_complete && data.is_notice_accepted && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {copy.submitOnBehalf}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={copy.submitTheApplicationOf(name)}
        confirmLabel={copy.submitText}
        cancelLabel={copy.cancel}
        pending={isPending}
      >
        {copy.onBehalfConsequence(name)}
      </ConfirmDialog>
    </Block>
  )
}
