import type { OnboardingItem } from '@guildhall/contract/hiring/onboarded'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/hiring/copy.ts'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { ChecklistFile } from './checklist-file.tsx'
import styles from '#features/hiring/components/hiring-dialogs.module.css'

/** The papers of an expert: done when and by whom; HR ticks off what the portal does not know by itself. */
export function ChecklistDrawer({ personId, onClose }: { personId: string; onClose: () => void }) {
  const load = useQuery(hiringQueries.checklist(personId))
  const { data } = load
  const { act, isPending } = useQuickAct()
  const { canKeepPapers } = useSignedIn().actions
  const tick = (item: OnboardingItem, isDone: boolean, fileId: string | null = null) =>
    act(() => acts.tick(personId, { item, is_done: isDone, file_id: fileId }), 'The checklist was saved')
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={data === undefined ? copy.onboarding : copy.onboardingOf(data.name)}
    >
      <PartFailure load={load} />
      {data === undefined ? (
        load.isPending && <SkeletonRows rows={6} columns={1} />
      ) : (
        <div className={cx(layout['stack-16'], shared['ink'])}>
          <div>
            <Badge tone={data.is_onboarded ? 'success' : 'warning'}>
              {data.is_onboarded ? copy.onboarded : copy.papersMissing}
            </Badge>
          </div>
          {data.items.map((item) => (
            <div key={item.item}>
              <Checkbox
                label={item.is_required ? copy.requiredLabel(item.label) : item.label}
                description={noteOf(item)}
                checked={item.is_done}
                disabled={item.is_derived || isPending}
                onChange={(event) => void tick(item.item, event.currentTarget.checked)}
              />
              {!item.is_signed && (
                <ChecklistFile
                  personId={personId}
                  item={item}
                  onFile={(fileId) => void tick(item.item, true, fileId)}
                />
              )}
              {item.is_signed && canKeepPapers && (
                <a className={styles['file']} href={`/api/ics/${personId}/nda`} download>
                  {copy.downloadSigned(item.label)}
                </a>
              )}
            </div>
          ))}
        </div>
      )}
    </SideDrawer>
  )
}

type Item = { is_done: boolean; is_derived: boolean; done_at: string | null; done_by: string | null }

function noteOf({ is_done: isDone, is_derived: isDerived, done_at: at, done_by: by }: Item): string {
  if (!isDone) return 'Missing'
  return `${formatDate(at)}, ${isDerived ? 'recorded automatically' : (by ?? 'by the team')}`
}
