import type { WidgetForm } from '@guildhall/contract/widgets'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DAY = 86_400_000

/** A published widget, unless told otherwise. Gives its id. */
export async function widget(db: Db, given: Partial<WidgetForm> & { at?: Date } = {}): Promise<string> {
  const { at = new Date(), title = 'A widget', body = 'What it says.', status = 'Published' } = given
  return (await store.insert(db, { title, body, status, created_at: at, updated_at: at })).id
}

const DEMO: readonly WidgetForm[] = [
  { title: 'The first widget', body: 'Everybody reads this one.', status: 'Published' },
  { title: 'The second widget', body: 'So is this one read.', status: 'Published' },
  { title: 'A widget in the making', body: 'Its writers alone see it.', status: 'Draft' },
]

/** The widgets of the demo network. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  for (const [index, given] of DEMO.entries())
    await widget(db, { ...given, at: new Date(now.getTime() - (index + 1) * DAY) })
}
