import type { Paper } from '@guildhall/contract/compliance/papers'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#features/compliance/compliance-page.module.css'
import { complianceQueries } from '#features/compliance/queries.ts'
import { Block } from '#features/experts/components/block.tsx'
import { listState } from '#platform/list-state.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/compliance/copy.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The texts that experts sign or learn, each with its current version. */
export function PaperList() {
  const query = useQuery(complianceQueries.papers())
  const [open, setOpen] = useState<Paper>()
  const state = listState(query, { isEmpty: false })
  return (
    <div className={shared['card']}>
      <Block title={copy.agreementsAndTraining}>
        <p className={styles['lead']}>{copy.whatExpertsSignOr}</p>
        <ListStates
          state={state}
          onRefresh={() => void query.refetch()}
          skeleton={<SkeletonRows rows={3} columns={1} />}
        >
          <ul className={cx(layout['stack-8'], styles['rows'])} aria-label={copy.agreementsAndTraining}>
            {query.data?.map((paper) => (
              <Row key={paper.kind} paper={paper} onOpen={() => setOpen(paper)} />
            ))}
          </ul>
        </ListStates>
      </Block>
      {open && <PaperDialog paper={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function Row({ paper, onOpen }: { paper: Paper; onOpen: () => void }) {
  const { title, version } = paper
  const act = version === 0 ? 'Write' : 'Change'
  return (
    <li className={cx(layout['row'], styles['row'])}>
      <div>
        <p className={cx(shared['strong'], shared['flush'])}>{title}</p>
        <p className={cx(shared['note'], shared['flush'])}>{standing(paper)}</p>
      </div>
      <Button variant="subtle" onClick={onOpen} aria-label={`${act} ${title}`}>
        {act}
      </Button>
    </li>
  )
}

function standing({ kind, version, made_at: at, made_by: by, done }: Paper): string {
  if (at === null) return 'No text yet'
  const who = `${done} ${done === 1 ? 'expert' : 'experts'}`
  const what = kind === 'training' ? 'passed' : 'signed'
  return `Version ${version} of ${formatDate(at)}${by === null ? '' : ` by ${by}`}. ${who} ${what} it.`
}
