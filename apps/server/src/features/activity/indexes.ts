import { connectClient } from '#platform/db/addresses.ts'

interface Missing {
  /** Of the whole log. */
  parent: string
  month: string
  definition: string
}

// An index of the log is not valid as long as a month lacks its part.
const MISSING = `select p.relname as parent, month.relname as month, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class p on p.oid = i.indexrelid
    join pg_inherits h on h.inhparent = i.indrelid join pg_class month on month.oid = h.inhrelid
  where i.indrelid = 'activity_logs'::regclass and not i.indisvalid and not exists (
    select from pg_inherits part join pg_index own on own.indexrelid = part.inhrelid
    where part.inhparent = i.indexrelid and own.indrelid = month.oid)
  order by month.relname, p.relname`

/**
 * Builds the indexes that a migration made `on only` the log for each month that held rows by then, one after the other
 * while others go on writing. `url` is that of the owner. Gives how many it built; what was left half built by a server
 * that ended is built anew.
 */
export async function buildIndexes(url: string): Promise<number> {
  const client = await connectClient({ url })
  try {
    const { rows } = await client.query<Missing>(MISSING)
    for (const { parent, month, definition } of rows) {
      const name = `${month}_${parent.replace('activity_logs_', '')}_idx`
      const columns = definition.replace(/^CREATE INDEX \S+ ON ONLY \S+/, '')
      await client.query(`drop index concurrently if exists activity_months.${name}`)
      await client.query(`create index concurrently ${name} on activity_months.${month} ${columns}`)
      await client.query(`alter index ${parent} attach partition activity_months.${name}`)
      await client.query(`analyze activity_months.${month}`)
    }
    return rows.length
  } finally {
    await client.end()
  }
}
