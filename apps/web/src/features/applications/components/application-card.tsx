import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { completenessQuery, submitProfile } from '#features/applications/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import styles from './application-card.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'

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
    <Block title="Application" aside={`${data.percent}%`}>
      <div className={styles['card']}>
        <Progress value={data.percent} aria-label="Completeness of the profile" />
        {missing.length > 0 && (
          <ul className={styles['missing']} aria-label="What is missing">
            {missing.map(({ step, errors }) => (
              <li key={step}>
                <strong>{STEP_TITLES[step]}</strong>
                <span>{errors.join(' ')}</span>
              </li>
            ))}
          </ul>
        )}
        {data.is_complete && !data.is_notice_accepted && (
          <p className={styles['text']}>
            Nothing is missing but the personal data notice, which only {name} can accept.
          </p>
        )}
        <Failure text={failure} at="stack" />
        {actions.canSubmit && data.is_complete && data.is_notice_accepted && (
          <Button variant="default" onClick={() => setAsking(true)}>
            Submit on behalf
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={`Submit the application of ${name}?`}
        confirmLabel="Submit"
        cancelLabel="Cancel"
        pending={isPending}
      >
        It becomes Pending, and {name} gets the mail of a submitted application.
      </ConfirmDialog>
    </Block>
  )
}
