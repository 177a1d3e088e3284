import { Client } from 'pg'

const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** A fingerprint of the rows of every table, by its name; empty for a database without tables. */
export async function rowsOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and ${OURS} and c.relpersistence = 'p'
         and c.relname not in ('schema_migrations', 'migrations') order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${name} t`,
      )
      found[name] = rows[0]?.sum ?? ''
    }
    return found
  })
}

/** Everything around the rows: constraints, indexes, triggers, rights, partitions, sequences. One line each. */
export async function schemaOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
        from pg_constraint where connamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
      union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
        join pg_namespace n on n.oid = c.relnamespace where ${OURS}
      union all select format('trigger %s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('rights %s %s %s', c.oid::regclass, c.relkind, c.relacl) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where ${OURS}
      union all select format('sequence %s.%s %s', schemaname, sequencename, last_value) from pg_sequences
      union all select format('migration %s %s', name, checksum) from schema_migrations
      order by 1`)
    return rows.map(({ line }) => line)
  })
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
