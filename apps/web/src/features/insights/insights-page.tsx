import { INSIGHT_GROUPS, INSIGHT_NAMES, INSIGHTS } from '@guildhall/contract/insights/catalogue'
import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import * as z from 'zod/mini'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { InsightCard } from './components/insight-card.tsx'
import { copy } from './copy.ts'
import styles from './insights-page.module.css'

const Search = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })

/** Pictures of the network with a table behind each; managers see those of their projects. */
export function InsightsPage() {
  const isAdmin = prefixOf(useSignedIn()) === 'admin'
  const { filter, setFilter } = useFilter(Search)
  const groups = INSIGHT_GROUPS.filter((group) => isAdmin || group === 'Projects')
  return (
    <>
      <PageHeader title={copy.title} actions={<PrintButton />} />
      <div className={styles['filter']}>
        <DateRangeField
          label={copy.period}
          value={{ start: filter.from, end: filter.to }}
          onChange={({ start, end }) => setFilter({ from: start, to: end }, { replace: true })}
        />
      </div>
      <p className={styles['days']}>{copy.days(filter)}</p>
      {groups.map((group) => (
        <section key={group} className={styles['group']}>
          <h2 className={styles['heading']}>{group}</h2>
          <div className={styles['cards']}>
            {INSIGHT_NAMES.filter((name) => INSIGHTS[name].group === group).map((name) => (
              <InsightCard key={name} name={name} period={filter} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function PrintButton() {
  return (
    <Button
      className={styles['print'] ?? ''}
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => globalThis.print()}
    >
      {copy.print}
    </Button>
  )
}
