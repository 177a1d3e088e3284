import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ShownOnce } from '#ui/dialogs/shown-once.tsx'
import { SkeletonBox } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/work/copy.ts'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** The private address under which a calendar program finds one's calls. */
export function CalendarAddress() {
  const feed = useQuery(callQueries.feed())
  const { data: url } = feed
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useWrite({ refetch: ['calendar'], tells: 'by toast' })
  const renew = () =>
    run(callActs.renewFeed, { said: 'The address was renewed' }).then(() => setAsking(false))
  return (
    <section className={sections['section']} aria-labelledby="calendar-address">
      <h2 id="calendar-address" className={cx(shared['title'], shared['flush'])}>
        {copy.calendarAddress}
      </h2>
      <p className={sections['lead']}>{copy.addThisAddress}</p>
      {feed.isPending && <SkeletonBox height={62} label={copy.loading} />}
      <PartFailure load={feed} />
      {url !== undefined && (
        <ShownOnce label={copy.calendarAddress} secret={url}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {copy.renewAddress}
          </Button>
        </ShownOnce>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void renew()}
        title={copy.renewTheAddress}
        confirmLabel={copy.renew}
        cancelLabel={copy.cancel}
        pending={isPending}
      >
        {copy.calendarProgramsThatUse}
      </ConfirmDialog>
    </section>
  )
}
