import type { SystemState } from '@guildhall/contract/jobs/care'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { listState } from '#platform/list-state.ts'
import { formatDateTime } from '#ui/text/date-format.ts'
import { refreshLabel } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Facts as FactList } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { AlertList } from './components/alert-list.tsx'
import { FailingWebhooks } from '#features/webhooks/components/failing-webhooks.tsx'
import { FailedList } from './components/failed-list.tsx'
import { alertCopy, copy } from './copy.ts'
import { jobQueries } from './queries.ts'
import styles from './system-page.module.css'

/** How the server is, for whoever runs the portal: what failed, and what space is left. */
export function SystemPage() {
  const query = useQuery(jobQueries.system())
  const state = listState(query, { isEmpty: false })
  const refresh = () => void query.refetch()
  return (
    <SettingsFrame
      title={copy.system}
      intro={copy.systemLead}
      actions={
        <Button variant="default" onClick={refresh}>
          {refreshLabel(state)}
        </Button>
      }
    >
      <ListStates state={state} onRefresh={refresh} skeleton={<SkeletonRows rows={6} columns={2} />}>
        {query.data && <Facts system={query.data} />}
      </ListStates>
    </SettingsFrame>
  )
}

function Facts({ system }: { system: SystemState }) {
  const { waiting, running, failed } = system.work
  return (
    <div className={cx(layout['stack-16'], styles['cards'])}>
      {system.alerts.length > 0 && (
        <section
          className={cx(shared['card'], shared['padded'], layout['stack-12'])}
          aria-labelledby="alerts"
        >
          <h3 className={shared['heading']} id="alerts">
            {alertCopy.title}
          </h3>
          <AlertList alerts={system.alerts} />
        </section>
      )}
      <section className={cx(shared['card'], shared['padded'], layout['stack-12'])} aria-labelledby="work">
        <h3 className={shared['heading']} id="work">
          {copy.backgroundWork}
        </h3>
        <p className={cx(shared['quiet'], shared['flush'])}>{copy.backgroundWorkLead(running, waiting)}</p>
        <FailedList failed={failed} />
      </section>
      {system.webhooks.length > 0 && (
        <section
          className={cx(shared['card'], shared['padded'], layout['stack-12'])}
          aria-labelledby="webhooks"
        >
          <h3 className={shared['heading']} id="webhooks">
            {copy.webhooks}
          </h3>
          <FailingWebhooks webhooks={system.webhooks} />
        </section>
      )}
      <section className={cx(shared['card'], shared['padded'], layout['stack-12'])} aria-labelledby="space">
        <h3 className={shared['heading']} id="space">
          {copy.space}
        </h3>
        <Figures rows={spaceRows(system)} />
      </section>
      <section className={cx(shared['card'], shared['padded'], layout['stack-12'])} aria-labelledby="server">
        <h3 className={shared['heading']} id="server">
          {copy.server}
        </h3>
        <Figures
          rows={[
            [copy.version, system.version],
            [copy.runningSince, formatDateTime(system.started_at)],
          ]}
        />
      </section>
    </div>
  )
}

function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <FactList
      at="beside"
      facts={rows}
      className={cx(shared['figures'], shared['lined'], styles['figures'])}
    />
  )
}

const SPACE_NAMES = {
  database: 'Database',
  profile_files: 'Profile files',
  gig_files: 'Project files',
  exports: 'Exports of personal data',
} as const

function spaceRows({ spaces, free }: SystemState): (readonly [string, string])[] {
  const rows = spaces.map(
    ({ what, count, bytes }) =>
      [SPACE_NAMES[what], count === null ? space(bytes) : filesText(count, bytes)] as const,
  )
  return free === null ? rows : [...rows, ['Free disk space', space(free)]]
}

function filesText(count: number, bytes: number): string {
  if (count === 0) return 'None'
  return `${space(bytes)} in ${count === 1 ? '1 file' : `${count} files`}`
}

function space(bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const)
  return `${(bytes / divisor).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}
