import { useId } from 'react'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { arrived } from '#ui/hooks/later.ts'
import { late } from './late.tsx'
import type { PopoverPartProps } from './popup-parts.tsx'
import { useTarget, type Target } from './target.ts'

const PopoverPart = late<PopoverPartProps>(
  async () => (await arrived(() => import('./popup-parts.tsx'))).PopoverPart,
)

type Props = Omit<PopoverPartProps, 'anchor' | 'dropdown'> & {
  /** What it hangs on; it opens and closes it. */
  target: Target
  /** The box that opens. */
  dropdown?: PopoverPartProps['dropdown']
}

/** A box that opens beside what was pressed. */
export function Popover({ target, dropdown, withRoles = true, ...popover }: Props) {
  const { opened } = popover
  const id = useId()
  const roles = {
    id,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
  } as const
  const { anchor, shown } = useTarget(target, withRoles ? roles : {})
  return (
    <>
      {shown}
      <WhenOpened opened={opened}>
        <PopoverPart {...popover} id={id} anchor={anchor} withRoles={withRoles} dropdown={dropdown} />
      </WhenOpened>
    </>
  )
}
