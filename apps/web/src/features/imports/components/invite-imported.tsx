import type { Import } from '@guildhall/contract/imports'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { JobDialog } from '#features/jobs/components/job-dialog.tsx'
import { copy } from '#features/imports/copy.ts'
import { inviteImported } from '#features/imports/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'

/** The way in for everybody who came by an import, with one press. */
export function InviteImported({ one }: { one: Import }) {
  const [asks, setAsks] = useState(false)
  const [job, setJob] = useState<string>()
  const { run, isPending, failure } = useWrite()
  const client = useQueryClient()
  const count = one.to_invite ?? 0
  const send = () => run(() => inviteImported(one.id), { onDone: ({ data }) => setJob(data.id) })
  return (
    <>
      <Failure text={failure} at="stack" />
      {count > 0 && (
        <Button loading={isPending} onClick={() => setAsks(true)}>
          {copy.invite(count)}
        </Button>
      )}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          void send()
        }}
        title={copy.inviteTitle(count)}
        confirmLabel={copy.send}
        cancelLabel={copy.notNow}
      >
        {copy.inviteText}
      </ConfirmDialog>
      {job !== undefined && (
        <JobDialog
          id={job}
          title={copy.inviting}
          doneText={copy.invited}
          onEnd={() => void client.invalidateQueries({ queryKey: ['imports'] })}
          onClose={() => setJob(undefined)}
        />
      )}
    </>
  )
}
