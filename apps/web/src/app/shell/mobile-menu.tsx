import { Drawer } from '@mantine/core'
import { useConfig } from '#platform/session.tsx'
import '#ui/theme/styles-dialogs.css'
import { MenuGroups, type MenuProps } from './side-menu.tsx'
import { copy } from '#app/copy.ts'

type Props = MenuProps & { opened: boolean; onClose: () => void }

/** The menu on a phone, from the left over the page. */
export function MobileMenu({ opened, onClose, ...menu }: Props) {
  const { product } = useConfig()
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size={300} title={product}>
      <nav aria-label={copy.main}>
        <MenuGroups {...menu} isCollapsed={false} />
      </nav>
    </Drawer>
  )
}
