import { REASON_KINDS, type ReasonKind } from '@guildhall/contract/reference'
import type { CaredReason } from '@guildhall/contract/reference/admin'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '~icons/plus'
import { useState } from 'react'
import { oneOf } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { latestOf } from '#platform/lists/latest-of.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { careQueries } from './admin-queries.ts'
import { ReasonDialog } from './components/reason-dialog.tsx'
import { ReasonList } from './components/reason-list.tsx'
import { copy, KIND_NAMES } from './copy.ts'
import styles from './reasons-page.module.css'

const SEARCH = { kind: oneOf(REASON_KINDS) }
const INTRO = 'What people choose from when they turn something down. The order here is the order there.'

/** The reasons that decisions give (PRODUCT 5.3.4). */
export function ReasonsPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { kind = 'reject' } = filter
  const query = useQuery(careQueries.reasons())
  const rows = (query.data ?? []).filter((reason) => reason.kind === kind)
  const [open, setOpen] = useState<CaredReason | 'new'>()
  const state = listState(query, { isEmpty: rows.length === 0 })
  return (
    <SettingsFrame
      title={copy.reasons}
      intro={INTRO}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          {copy.addReason}
        </Button>
      }
    >
      <KindSelect kind={kind} onChange={(next) => setFilter({ kind: next })} />
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={6} columns={1} />}
      >
        <ReasonList kind={kind} reasons={rows} onEdit={setOpen} />
      </ListStates>
      {open !== undefined && (
        <ReasonDialog
          kind={kind}
          reason={open === 'new' ? undefined : latestOf(rows, open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SettingsFrame>
  )
}

function KindSelect({ kind, onChange }: { kind: ReasonKind; onChange: (kind: string) => void }) {
  return (
    <NativeSelect
      label={copy.for}
      className={styles['kind'] ?? ''}
      data={REASON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
      value={kind}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
