import type { ChoiceList } from '@guildhall/contract/settings/choices'
import { fillLine } from '@guildhall/contract/settings/fill-words'
import { useQuery } from '@tanstack/react-query'
import { settingsQueries } from '#features/settings/queries.ts'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { useConfig } from '#platform/session.tsx'
import { copy } from '#features/settings/copy.ts'
import styles from './lines.module.css'

type Props = { lists: readonly ChoiceList[]; form: SettingsForm }

/** Which words that are taken away are in use, and by how many: they stay there. */
export function KeptWords({ lists, form }: Props) {
  const { product } = useConfig()
  const { data: uses } = useQuery(settingsQueries.choiceUses())
  const kept = lists.flatMap((list) =>
    takenAway(list, form).flatMap((word) => {
      const count = uses?.[list]?.[fillLine(word, { product })] ?? 0
      return count === 0 ? [] : [{ list, word, count, what: ROWS[list] }]
    }),
  )
  return (
    <div role="status">
      {kept.length > 0 && (
        <div className={styles['kept']}>
          <p>
            {copy.inUseAndKept}
            {kept.some(({ list }) => list !== 'currencies') && ` ${copy.renameInstead}`}
          </p>
          <ul>
            {kept.map(({ word, count, what }) => (
              <li key={word}>
                <strong>{word}</strong>: {count} {what[count === 1 ? 0 : 1]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const ROWS: Record<ChoiceList, readonly [string, string]> = {
  company_types: ['company', 'companies'],
  currencies: ['amount of a company, project or bid', 'amounts of companies, projects and bids'],
  hear_about_us: ['person', 'people'],
}

/** A word that was written over is renamed, not taken away. */
function takenAway(list: ChoiceList, { values, start }: SettingsForm): string[] {
  if (list === 'currencies') return start.currencies.filter((code) => !values.currencies.includes(code))
  return start.was[list].flatMap((word) => (word === null || values.was[list].includes(word) ? [] : [word]))
}
