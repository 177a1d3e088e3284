import type { Client } from 'pg'
import { z } from 'zod'

const Table = z.object({
  /** Quoted, with its schema. */
  name: z.string(),
  /** Quoted; without those that the database computes. */
  columns: z.array(z.string()),
})
const Partition = z.object({ name: z.string(), parent: z.string(), bound: z.string() })
const Sequence = z.object({ name: z.string(), value: z.number(), isCalled: z.boolean() })
const Migration = z.object({ name: z.string(), checksum: z.string() })

/** What a database holds beside its rows: enough to put them into one that the migrations have made anew. */
export const Schema = z.object({
  migrations: z.array(Migration),
  tables: z.array(Table),
  partitions: z.array(Partition),
  sequences: z.array(Sequence),
})
export type Schema = z.infer<typeof Schema>

// What belongs to PostgreSQL, to an extension or to the record of migrations is made by the migrations themselves.
const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and c.relname not in ('schema_migrations', 'migrations') and c.relpersistence = 'p'
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** The schema as this connection sees it at the moment, which is that of its snapshot. */
export async function readSchema(client: Client): Promise<Schema> {
  return {
    migrations: await rowsOf(
      client,
      Migration,
      'select name, checksum from schema_migrations order by applied_at, name',
    ),
    tables: await rowsOf(client, Table, TABLES),
    partitions: await rowsOf(client, Partition, PARTITIONS),
    sequences: await rowsOf(client, Sequence, SEQUENCES),
  }
}

/** One row of text for each foreign key between tables of ours: how it goes and how it comes back. */
export async function readForeignKeys(client: Client): Promise<{ drop: string; add: string }[]> {
  return rowsOf(client, z.object({ drop: z.string(), add: z.string() }), FOREIGN_KEYS)
}

async function rowsOf<T extends z.ZodType>(client: Client, row: T, query: string): Promise<z.infer<T>[]> {
  return z.array(row).parse((await client.query(query)).rows)
}

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    coalesce(array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
  group by n.nspname, c.relname order by 1`

const PARTITIONS = `select format('%I.%I', n.nspname, c.relname) as name,
    format('%I.%I', pn.nspname, parent.relname) as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid join pg_class parent on parent.oid = i.inhparent
    join pg_namespace pn on pn.oid = parent.relnamespace
  where c.relispartition and c.relkind = 'r' and ${OURS} order by 1`

const SEQUENCES = `select format('%I.%I', s.schemaname, s.sequencename) as name,
    coalesce(s.last_value, s.start_value)::float8 as value, s.last_value is not null as "isCalled"
  from pg_sequences s join pg_class c on c.oid = format('%I.%I', s.schemaname, s.sequencename)::regclass
    join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} order by 1`

const FOREIGN_KEYS = `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${OURS} order by 1`
