import { copy, HELD } from '#features/privacy/copy.ts'
import { Table } from '#ui/lists/table.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import styles from './privacy.module.css'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Held = (typeof HELD)[number]

const COLUMNS: Column<Held>[] = [
  { id: 'what', header: 'What', cell: ({ what }) => <b>{what}</b> },
  { id: 'holds', header: 'It holds', cell: ({ holds }) => holds },
  { id: 'kept', header: 'How long', tone: 'secondary', cell: ({ kept }) => kept },
]

/** What we keep of everybody. */
export function HeldList() {
  return (
    <section className={sections['section']} aria-labelledby="held">
      <h2 id="held" className={cx(shared['title'], shared['flush'])}>
        {copy.whatWeHold}
      </h2>
      <p className={sections['lead']}>{copy.noTrackers}</p>
      <Table
        caption={copy.whatWeHold}
        columns={COLUMNS}
        rows={[...HELD]}
        rowId={({ what }) => what}
        card={cardOf}
      />
    </section>
  )
}

function cardOf({ what, holds, kept }: Held) {
  return (
    <div>
      <b>{what}</b>
      <p className={styles['line']}>{holds}</p>
      <p className={cx(shared['note'], shared['flush'])}>{kept}</p>
    </div>
  )
}
