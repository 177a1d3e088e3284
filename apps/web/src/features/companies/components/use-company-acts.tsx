import { Suspense, useState } from 'react'
import { copy } from '#features/companies/copy.ts'
import { approveCompanies } from '#features/companies/queries.ts'
import { useRefresh } from '#features/companies/refresh.ts'
import { useWrite } from '#platform/use-write.ts'
import { later } from '#ui/hooks/later.ts'
import type { CompanyAct } from './company-menu.tsx'
import { DeleteCompanyDialog } from './delete-company-dialog.tsx'

const MergeDialog = later(() => import('./merge-dialog.tsx'), 'MergeDialog')

type Company = { id: string; name: string }
type Options = {
  /** The company is no more; after a merge its reader goes on with the one that stays. */
  onGone?: (staysId: string | undefined) => void
}

/** Approves at once, and asks before a company goes. */
export function useCompanyActs({ onGone }: Options = {}) {
  const [asked, setAsked] = useState<{ act: CompanyAct; company: Company }>()
  const { approve } = useApproval()
  const refresh = useRefresh()
  const close = () => setAsked(undefined)
  const gone = async (staysId?: string) => {
    close()
    onGone?.(staysId)
    await refresh()
  }
  const start = (act: CompanyAct, company: Company) =>
    act === 'approve' ? approve([company.id]) : setAsked({ act, company })
  const dialog = (
    <>
      {asked?.act === 'delete' && (
        <DeleteCompanyDialog company={asked.company} onClose={close} onDeleted={() => void gone()} />
      )}
      {asked?.act === 'merge' && (
        <Suspense>
          <MergeDialog company={asked.company} onClose={close} onMerged={(id) => void gone(id)} />
        </Suspense>
      )}
    </>
  )
  return { start, dialog }
}

/** Approves drafts and says how many they were. */
export function useApproval(onDone?: () => void) {
  const refresh = useRefresh()
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: refresh })
  const approve = (ids: string[]) => void run(() => approveCompanies(ids), { said: approvalText, onDone })
  return { approve, isPending }
}

function approvalText({ data: { approved, skipped } }: Awaited<ReturnType<typeof approveCompanies>>): string {
  const rest = skipped === 0 ? '' : ` ${skipped} of them needed no approval.`
  return approved === 1 ? `${copy.approved}${rest}` : `${approved} companies have been approved.${rest}`
}
