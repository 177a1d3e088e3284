import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ShownOnce } from '#ui/shown-once.tsx'
import sections from '#ui/sections.module.css'

/** The private address under which a calendar program finds one's calls. */
export function CalendarAddress() {
  const { data: url } = useQuery(callQueries.feed())
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useWrite({ refetch: ['calendar'], tells: 'by toast' })
  const renew = () =>
    run(callActs.renewFeed, { said: 'The address was renewed' }).then(() => setAsking(false))
  return (
    <section className={sections['section']} aria-labelledby="calendar-address">
      <h2 id="calendar-address" className={sections['heading']}>
        Calendar address
      </h2>
      <p className={sections['lead']}>
        Add this address to your calendar program to see your calls there. Anyone who has it can read them:
        keep it to yourself, and renew it if it got out.
      </p>
      {url !== undefined && <ShownOnce label="Calendar address" secret={url} />}
      <Button variant="subtle" mt="sm" onClick={() => setAsking(true)}>
        Renew address
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void renew()}
        title="Renew the address?"
        confirmLabel="Renew"
        cancelLabel="Cancel"
        pending={isPending}
      >
        Calendar programs that use the present address no longer get your calls.
      </ConfirmDialog>
    </section>
  )
}
