import { INSIGHT_GROUPS, INSIGHT_NAMES, INSIGHTS } from '@guildhall/contract/insights/catalogue'
import { Button } from '@mantine/core'
import IconPrinter from '~icons/printer'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { InsightCard } from './components/insight-card.tsx'
import { InsightFilters } from './components/insight-filters.tsx'
import { useInsightTags } from './components/insight-tags.ts'
import { PrintedFilters } from './components/printed-filters.tsx'
import { copy } from './copy.ts'
import { INSIGHT_SEARCH } from './queries.ts'
import styles from './insights-page.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Pictures of the network with a table behind each; managers see those of their projects. */
export function InsightsPage() {
  const { runsNetwork } = useSignedIn().actions
  const { filter, setFilter } = useFilter(INSIGHT_SEARCH)
  const tags = useInsightTags(filter)
  const groups = INSIGHT_GROUPS.filter((group) => runsNetwork || group === 'Projects')
  return (
    <>
      <PageHeader title={copy.title} actions={<PrintButton />} />
      <InsightFilters filter={filter} tags={tags} hasOwners={runsNetwork} onFilter={setFilter} />
      <PrintedFilters filter={filter} tags={tags} />
      {groups.map((group) => (
        <section key={group} className={styles['group']}>
          <h2 className={cx(shared['title'], styles['heading'])}>{group}</h2>
          <div className={cx(layout['stack-16'], styles['cards'])}>
            {INSIGHT_NAMES.filter((name) => INSIGHTS[name].group === group).map((name) => (
              <InsightCard key={name} name={name} filter={filter} />
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
