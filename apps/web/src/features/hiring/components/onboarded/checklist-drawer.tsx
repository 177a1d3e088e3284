import type { Checklist, OnboardingItem } from '@guildhall/contract/hiring/onboarded'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/hiring/copy.ts'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ask } from '#ui/dialogs/asking.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
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
  const untick = async ({ item, label, is_required: isRequired }: Checklist['items'][number]) => {
    if (!isRequired || (await asksFirst(label))) await tick(item, false)
  }
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
                onChange={(event) =>
                  void (event.currentTarget.checked ? tick(item.item, true) : untick(item))
                }
              />
              {!item.is_signed && (
                <ChecklistFile
                  personId={personId}
                  item={item}
                  onFile={(fileId) => void tick(item.item, true, fileId)}
                />
              )}
              {item.is_signed && canKeepPapers && (
                <a className={cx(reach['alone'], styles['file'])} href={`/api/ics/${personId}/nda`} download>
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

/** Without one of the required papers nobody stays an onboarded IC. */
async function asksFirst(label: string): Promise<boolean> {
  const isMeant = await ask<boolean>((answer) => (
    <ConfirmDialog
      opened
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
      title={copy.untick(label)}
      cancelLabel={copy.keepTick}
      confirmLabel={copy.takeTick}
      destructive
    >
      {copy.untickEffect}
    </ConfirmDialog>
  ))
  return isMeant === true
}

type Item = { is_done: boolean; is_derived: boolean; done_at: string | null; done_by: string | null }

function noteOf({ is_done: isDone, is_derived: isDerived, done_at: at, done_by: by }: Item): string {
  if (!isDone) return 'Missing'
  return `${formatDate(at)}, ${isDerived ? 'recorded automatically' : (by ?? 'by the team')}`
}
