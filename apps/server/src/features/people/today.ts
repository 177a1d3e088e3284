import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql, type SqlBool } from 'kysely'
import type { TodayGroup } from '#features/today/service.ts'
import * as directory from './directory-store.ts'
import * as store from './duplicate-store.ts'

/** Administrators see everybody. */
const EVERYBODY = sql<SqlBool>`true`
/** Meeting everybody with everybody takes its time: an answer holds for so many times as long as it took. */
const HOLDS = 100

type Pairs = Awaited<ReturnType<typeof store.pairs>>
let last: { pairs: Pairs; until: number; of: unknown } | undefined

const duplicates: TodayGroup = {
  key: 'duplicates',
  roles: ['growth_experts_admin'],
  permission: 'CAN_SEE_ADMIN_PEOPLE_LIST',
  async find({ db }) {
    const { rows, total } = await pairsOf(db)
    const ids = rows.flatMap(({ first_id: first, second_id: second }) => [first, second])
    const people = new Map((await directory.rows(db, EVERYBODY, ids)).map((row) => [row.id, row]))
    const items = rows.flatMap((pair) => {
      const [first, second] = [people.get(pair.first_id), people.get(pair.second_id)]
      if (first === undefined || second === undefined) return []
      const href = `/people/${first.id}/merge/${second.id}`
      const title = `${nameOf(first)} and ${nameOf(second)} may be one person`
      return [
        {
          id: `${first.id}-${second.id}`,
          title,
          subtitle: said(pair),
          since: null,
          due: null,
          href,
          action: { label: 'Compare' },
        },
      ]
    })
    return { title: 'Possible duplicates', count: items.length === 0 ? 0 : total, items }
  },
}

async function pairsOf(db: Parameters<typeof store.pairs>[0]): Promise<Pairs> {
  const began = performance.now()
  if (last !== undefined && last.of === db && began < last.until) return last.pairs
  const wanted = { visible: EVERYBODY, isDismissed: false, page: 1, pageSize: TODAY_ITEMS }
  const pairs = await store.pairs(db, wanted)
  const ended = performance.now()
  last = { pairs, until: ended + HOLDS * (ended - began), of: db }
  return pairs
}

const WORDS: Record<string, string> = {
  email: 'same email',
  linked_in: 'same LinkedIn page',
  phone: 'same phone',
  name: 'same name',
  similar_name: 'similar name',
  education: 'same education',
  company: 'same company',
  city: 'same city',
}

function said({ evidence }: Pairs['rows'][number]): string {
  const text = evidence.map((kind) => WORDS[kind] ?? kind).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameOf({ first_name: first, last_name: name }: { first_name: string; last_name: string }): string {
  return `${first} ${name}`
}

/** What the directory puts on the day of administrators. */
export const peopleToday: readonly TodayGroup[] = [duplicates]
