import type { MenuProps } from '@mantine/core'
import { useId, useState } from 'react'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { arrived } from '#ui/hooks/later.ts'
import { late } from './late.tsx'
import type { MenuPartProps } from './popup-parts.tsx'
import { useTarget, type Target } from './target.ts'

const MenuPart = late<MenuPartProps>(async () => (await arrived(() => import('./popup-parts.tsx'))).MenuPart)

type Props = Omit<MenuProps, 'children' | 'opened' | 'onChange'> & {
  /** The button that opens it. */
  target: Target
  /** What stands in it, made of the parts of a menu, which come when it opens. */
  children: MenuPartProps['children']
}

/** A menu behind a button. */
export function Menu({ target, defaultOpened = false, ...menu }: Props) {
  const [opened, setOpened] = useState(defaultOpened)
  const id = useId()
  const { anchor, shown } = useTarget(target, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    ...(opened && { 'data-expanded': true }),
    onClick: (event) => {
      target.props.onClick?.(event)
      setOpened(!opened)
    },
  })
  return (
    <>
      {shown}
      <WhenOpened opened={opened}>
        <MenuPart {...menu} id={id} anchor={anchor} opened={opened} onChange={setOpened} />
      </WhenOpened>
    </>
  )
}
