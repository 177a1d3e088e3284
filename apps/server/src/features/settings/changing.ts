import type { SettingsForm, SettingsState } from '@guildhall/contract/settings'
import type { RenamedChoice } from '@guildhall/contract/settings/choices'
import { isLimit, LIMITS } from '@guildhall/contract/settings/limits'
import { isSetting, SETTING_NAMES } from '@guildhall/contract/settings/names'
import * as activity from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { renameChoices, type ChoicePlaces } from './choices.ts'
import { stateOf, type Settings } from './service.ts'
import * as store from './store.ts'
import { LIMIT } from './values.ts'

interface Change {
  /** As it is stored. */
  key: string
  title: string
  from: unknown
  to: unknown
  /** What is stored: null for the default. */
  value: unknown
}

/**
 * Changes settings for every instance, from the commit on; each change is written down with its difference.
 * Refuses (412) when one of them changed since the version that the caller has seen.
 */
export async function change(
  ctx: SignedIn,
  { current, choicePlaces }: { current: Settings; choicePlaces: readonly ChoicePlaces[] },
  { renamed = [], ...form }: SettingsForm,
): Promise<SettingsState> {
  const state = await ctx.transaction(async (db) => {
    await store.lock(db)
    const stored = await store.all(db)
    const before = stateOf(stored, current.site)
    const changes = changesOf(form, before)
    assertSeen(ctx, stored, changes, before)
    const version = stored.version + 1
    for (const { key, title, from, to, value } of changes) {
      await store.put(db, { key, value, version, by: ctx.actor.userId, at: ctx.now })
      await activity.recordEvent(
        { ...ctx, db },
        {
          kind: 'setting.changed',
          subject: { kind: 'setting', id: null, title },
          differences: { [key.replace(LIMIT, '')]: { from, to }, ...renamingOf(key, renamed) },
        },
      )
    }
    const after = stateOf(await store.all(db), current.site)
    const { product } = current.site
    await renameChoices(db, { holders: choicePlaces, product }, { renamed, before, after })
    return after
  })
  await current.reload()
  return state
}

function changesOf({ limits = {}, ...form }: SettingsForm, before: SettingsState): Change[] {
  const values = Object.entries(form).flatMap(([key, to]) =>
    isSetting(key) && to !== undefined
      ? [{ key, title: SETTING_NAMES[key], from: before[key], to, value: to }]
      : [],
  )
  const numbers = Object.entries(limits).flatMap(([name, value]) => {
    if (!isLimit(name)) return []
    const { label, initial } = LIMITS[name]
    return [{ key: `${LIMIT}${name}`, title: label, from: before.limits[name], to: value ?? initial, value }]
  })
  return [...values, ...numbers].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** The words of this list that were only renamed. */
function renamingOf(key: string, renamed: readonly RenamedChoice[]) {
  const own = renamed.filter(({ list }) => list === key)
  if (own.length === 0) return {}
  const [from, to] = [own.map((one) => one.from), own.map((one) => one.to)]
  return { renamed: { from: from.join(', '), to: to.join(', ') } }
}

function assertSeen(
  { request: { ifMatch } }: SignedIn,
  { versions }: store.Stored,
  changes: readonly Change[],
  before: SettingsState,
): void {
  const isStale = changes.some(({ key }) => ifMatch !== null && (versions.get(key) ?? 0) > ifMatch)
  if (isStale) throw refuse('stale', { data: before })
}
