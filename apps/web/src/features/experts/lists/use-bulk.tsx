import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { JobDialog } from '#features/jobs/components/job-dialog.tsx'
import { copy } from '#features/experts/copy.ts'
import { failedAction } from '#features/experts/vetting/use-decisions.tsx'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import type { DecisionAction, DecisionForm } from '#features/experts/vetting/vetting-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { later } from '#ui/hooks/later.ts'
import { changeMany, remindAll } from './list-queries.ts'
import { RemindDialog } from './remind-button.tsx'
import type { ExpertsList } from './use-experts-list.ts'

const DecisionDialog = later(() => import('#features/experts/vetting/decision-dialog.tsx'), 'DecisionDialog')

/** The selection of a list, and what is done to all of it as long work. */
export function useBulk(experts: ExpertsList) {
  const client = useQueryClient()
  const key = JSON.stringify(experts.filter)
  const [selection, setSelection] = useState({ key, ids: NOBODY, isWhole: false })
  const [asked, setAsked] = useState<DecisionAction>()
  const [job, setJob] = useState<{ id: string; action: DecisionAction }>()
  // Another list is another selection.
  const { ids, isWhole } = selection.key === key ? selection : { ids: NOBODY, isWhole: false }
  const select = (next: string[]) => setSelection({ key, ids: next, isWhole: false })
  const total = isWhole ? (experts.list.data?.pagination.total ?? ids.length) : ids.length

  const { run } = useWrite({ tells: 'by toast', textOf: failedAction })
  const whom = isWhole ? { filter: experts.filter } : { ids }

  async function begin(action: DecisionAction, work: Promise<{ data: { id: string | null } }>) {
    const { data } = await work
    if (data.id !== null) setJob({ id: data.id, action })
    select([])
  }
  const change = (action: DecisionAction, { to: _to, ...payload }: DecisionForm = {}) =>
    begin(action, changeMany({ action, payload, ...whom }))

  return {
    selected: ids,
    selection: { whom, count: total, clear: () => select([]) },
    /** The list of the selected alone. */
    selectionQuery: isWhole ? experts.query : { ...experts.query, id: ids },
    isWhole,
    select,
    selectWhole: () => setSelection({ key, ids, isWhole: true }),
    start: setAsked,
    remindAll: () => void run(() => begin('remind', remindAll(experts.filter))),
    dialogs: (
      <>
        <RemindDialog
          count={total}
          opened={asked === 'remind'}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void run(() => change('remind'))
          }}
        />
        {asked !== undefined && asked !== 'remind' && (
          <Suspense>
            <DecisionDialog
              decision={{ action: asked, whom: copy.expertCount(total), status: null }}
              isSilent
              send={(form) => change(asked, form)}
              onSettled={() => undefined}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {job !== undefined && (
          <JobDialog
            id={job.id}
            title={words[job.action].progress}
            doneText={words[job.action].counted}
            onEnd={() => void client.invalidateQueries({ queryKey: ['experts'] })}
            onClose={() => setJob(undefined)}
          />
        )}
      </>
    ),
  }
}

const NOBODY: string[] = []
