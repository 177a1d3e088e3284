import type { HoursEntry, HoursSums, HoursWeek } from '@guildhall/contract/work/hours'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { hourActs, hourQueries, hoursFile, minutesText } from '#features/work/hour-queries.ts'
import { listState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy, MEANWHILE } from '#features/work/copy.ts'
import { HoursDialog } from './hours-dialog.tsx'
import { HoursWeekRow } from './hours-week-row.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './work.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Open = { entry: HoursEntry | undefined } | { removed: HoursEntry } | { week: HoursWeek }

/** The hours of an expert on a project, week by week. */
export function HoursList({ engagementId }: { engagementId: string }) {
  const list = useQuery(hourQueries.of(engagementId))
  const [open, setOpen] = useState<Open>()
  const { run, isPending } = useWrite({ refetch: ['gigs'], tells: 'by toast', words: MEANWHILE })
  const { weeks = [], data: entries = [], sums, actions } = list.data ?? {}
  const close = () => setOpen(undefined)
  const state = listState(list, {
    isEmpty: weeks.length === 0,
    messages: { empty_data: 'No hours yet' },
  })
  return (
    <Block
      title={copy.hours}
      action={actions?.canEnter && <AddButton noun="hours" onClick={() => setOpen({ entry: undefined })} />}
    >
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {sums && <Sums sums={sums} engagementId={engagementId} />}
        <ul className={cx(layout['stack-12'], shared['list'])} aria-label={copy.weeks}>
          {weeks.map((week) => (
            <HoursWeekRow
              key={week.week}
              week={week}
              entries={entries.filter((entry) => entry.week === week.week)}
              isPending={isPending}
              onEdit={(entry) => setOpen({ entry })}
              onRemove={(removed) => setOpen({ removed })}
              onSubmit={() =>
                void run(() => hourActs.submit(engagementId, week.week), { said: 'The week was submitted' })
              }
              onApprove={() =>
                void run(() => hourActs.approve(engagementId, week), {
                  said: 'The week was approved',
                })
              }
              onSendBack={() => setOpen({ week })}
            />
          ))}
        </ul>
      </ListStates>
      {open && 'entry' in open && (
        <HoursDialog engagementId={engagementId} entry={open.entry} onClose={close} />
      )}
      {open && 'removed' in open && <DeleteHours entry={open.removed} onClose={close} />}
      {open && 'week' in open && (
        <ReasonDialog
          title={copy.sendTheWeekBack}
          label={copy.whatShouldBeChanged}
          confirm={copy.sendBack}
          said={copy.theWeekWasSentBack}
          send={(reason) => hourActs.sendBack(engagementId, open.week, reason)}
          onClose={close}
        />
      )}
    </Block>
  )
}

function DeleteHours({ entry, onClose }: { entry: HoursEntry; onClose: () => void }) {
  const { run, isPending } = useWrite({ kind: 'delete', refetch: ['gigs'], tells: 'by toast' })
  const remove = () =>
    void run(() => hourActs.remove(entry.id), { said: 'The hours were deleted', onDone: onClose })
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      onDelete={remove}
      type="entry"
      name={`${formatDate(entry.day)}: ${minutesText(entry.minutes)}`}
      pending={isPending}
    />
  )
}

/** What it comes to, and the files of it. */
function Sums({ sums, engagementId }: { sums: HoursSums; engagementId: string }) {
  const money = (amount: number) =>
    `${sums.currency} ${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  return (
    <div className={cx(layout['spread-wrap'], styles['sums'])}>
      <ul className={cx(shared['list'], shared['note'], layout['wraps'], styles['facts'])}>
        <li>{copy.inAll(minutesText(sums.minutes))}</li>
        <li>{copy.minutesApproved(minutesText(sums.approved_minutes))}</li>
        {sums.agreed_minutes !== null && <li>{copy.minutesAgreed(minutesText(sums.agreed_minutes))}</li>}
        {sums.amount !== null && <li>{copy.earned(money(sums.amount))}</li>}
        {sums.budget !== null && <li>{copy.budget(money(sums.budget))}</li>}
      </ul>
      <div className={cx(layout['row-wrap-8'], styles['actions'])}>
        {(['csv', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            variant="subtle"
            size="compact-md"
            href={hoursFile(engagementId, format)}
            download
            aria-label={copy.downloadHoursAs(format.toUpperCase())}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  )
}
