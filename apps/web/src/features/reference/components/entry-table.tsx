import {
  LIST_NAMES,
  type CaredItem,
  type CaredList,
  type ItemState,
} from '@guildhall/contract/reference/admin'
import type { ReactNode } from 'react'
import { copy, STATE_NAMES } from '#features/reference/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'
import { Table } from '#ui/lists/table.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { EntryMenu } from './entry-menu.tsx'
import styles from './entry-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  list: CaredList
  rows: CaredItem[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  reloading: boolean
  onOpen: (item: CaredItem, as: 'rename' | 'merge') => void
}

const TONES: Record<ItemState, BadgeTone> = { active: 'success', draft: 'warning', retired: 'secondary' }

/** The entries of one list. */
export function EntryTable({ list, rows, onOpen, ...table }: Props) {
  const menu = (item: CaredItem) => (
    <EntryMenu
      list={list}
      item={item}
      onRename={() => onOpen(item, 'rename')}
      onMerge={() => onOpen(item, 'merge')}
    />
  )
  const card = (item: CaredItem) => <Card item={item} menu={menu(item)} />
  return (
    <Table
      caption={LIST_NAMES[list].title}
      columns={columnsOf(list, menu)}
      rows={rows}
      rowId={({ id }) => id}
      card={card}
      {...table}
    />
  )
}

function Card({ item, menu }: { item: CaredItem; menu: ReactNode }) {
  return (
    <div className={layout['stack-8']}>
      <div className={styles['cardHead']}>
        <Name item={item} />
        {menu}
      </div>
      <div className={cx(layout['row-wrap-12'], shared['note'])}>
        <State item={item} />
        <span>{copy.useCount(item.uses)}</span>
      </div>
    </div>
  )
}

function columnsOf(list: CaredList, menu: (item: CaredItem) => ReactNode): Column<CaredItem>[] {
  const { code } = LIST_NAMES[list]
  return [
    { id: 'name', header: 'Name', sortKey: 'name', cell: (item) => <Name item={item} /> },
    ...(code === undefined
      ? []
      : [
          {
            id: 'code',
            header: code,
            tone: 'secondary' as const,
            spare: 'last' as const,
            cell: (item: CaredItem) => item.code,
          },
        ]),
    { id: 'state', header: 'State', cell: (item) => <State item={item} /> },
    { id: 'uses', header: 'Uses', align: 'numeric', cell: (item) => item.uses },
    {
      id: 'added',
      header: 'Added',
      sortKey: 'created_at',
      spare: true,
      tone: 'secondary',
      cell: (item) => <Added item={item} />,
    },
    { id: 'menu', header: 'Actions', headerHidden: true, cell: menu },
  ]
}

function Name({ item: { name, industry, segment_1: first } }: { item: CaredItem }) {
  return (
    <span className={cx(shared['medium'], shared['breaks'], layout['stack'])}>
      <span>{name}</span>
      {industry && (
        <span className={cx(shared['note'], styles['above'])}>{`${industry.name} · ${first ?? ''}`}</span>
      )}
    </span>
  )
}

function State({ item: { state } }: { item: CaredItem }) {
  return <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
}

function Added({ item: { source, created_by: by, created_at: at } }: { item: CaredItem }) {
  if (source === 'Catalogue') return 'With the portal'
  return (
    <>
      {by ?? copy.somebody}, <RelativeTime date={at} />
    </>
  )
}
