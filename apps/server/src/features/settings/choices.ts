import { CHOICE_LISTS, type ChoiceList, type ChoiceUses } from '@guildhall/contract/settings/choices'
import type { RenamedChoice } from '@guildhall/contract/settings/choices'
import type { SettingsState } from '@guildhall/contract/settings'
import { fillLine } from '@guildhall/contract/settings/fill-words'
import type { Db } from '#platform/db/database.ts'
import { countWords, renameWords, type NamingColumn } from '#platform/db/named-rows.ts'
import { refuse } from '#platform/http/refuse.ts'

/** The columns in which a feature below keeps words of the short lists. */
export type ChoicePlaces = Partial<Record<ChoiceList, readonly NamingColumn[]>>

/** How many rows keep each word of the short lists. */
export async function choiceUses(db: Db, holders: readonly ChoicePlaces[]): Promise<ChoiceUses> {
  const count = async (list: ChoiceList) => {
    const sum: Record<string, number> = {}
    for (const place of placesOf(holders, list))
      for (const { word, uses } of await countWords(db, place)) sum[word] = (sum[word] ?? 0) + uses
    return sum
  }
  const [types, currencies, ways] = await Promise.all(CHOICE_LISTS.map(count))
  return { company_types: types ?? {}, currencies: currencies ?? {}, hear_about_us: ways ?? {} }
}

/**
 * Lets every row follow the words that are called something else; all at once, so that two may change places.
 * Refuses (422 at `renamed`) what was not in the list, or is not from now on.
 */
export async function renameChoices(
  db: Db,
  { holders, product }: { holders: readonly ChoicePlaces[]; product: string },
  {
    renamed,
    before,
    after,
  }: { renamed: readonly RenamedChoice[]; before: SettingsState; after: SettingsState },
): Promise<void> {
  for (const { list, from, to } of renamed) {
    if (!wordsOf(before, list).includes(from) || !wordsOf(after, list).includes(to))
      throw refuse('invalid', { fields: { renamed: ['Choose from the list.'] } })
  }
  // Rows keep what was read, with the name of the portal in it.
  const filled = (text: string) => fillLine(text, { product })
  for (const list of CHOICE_LISTS) {
    const names = renamed
      .filter((one) => one.list === list)
      .map(({ from, to }) => ({ from: filled(from), to: filled(to) }))
    if (names.length === 0) continue
    for (const place of placesOf(holders, list)) await renameWords(db, place, names)
  }
}

function placesOf(holders: readonly ChoicePlaces[], list: ChoiceList): NamingColumn[] {
  return holders.flatMap((places) => places[list] ?? [])
}

function wordsOf(state: SettingsState, list: RenamedChoice['list']): string[] {
  return list === 'company_types' ? state.company_types : state.hear_about_us.map(({ name }) => name)
}
