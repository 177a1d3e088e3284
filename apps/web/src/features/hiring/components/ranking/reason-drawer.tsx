import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { copy } from '#features/hiring/copy.ts'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import { Reasons } from './reason-panel.tsx'

type Props = {
  row: Recommendation
  onClose: () => void
  onRequest: (() => void) | undefined
}

/** The reasons of a row where the table leaves no room for them beside it. */
export function ReasonDrawer({ row, onClose, onRequest }: Props) {
  return (
    <SideDrawer opened onClose={onClose} title={copy.aboutName(row.expert.name)}>
      <Reasons row={row} onRequest={onRequest} />
    </SideDrawer>
  )
}
