import {
  Menu as MenuOfLibrary,
  Popover as PopoverOfLibrary,
  Tooltip as TooltipOfLibrary,
  type MenuProps,
  type PopoverDropdownProps,
  type PopoverProps,
  type TooltipProps,
} from '@mantine/core'
import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react'
import { useLatest } from '#ui/hooks/use-latest.ts'
import '#ui/theme/styles-menu.css'
import { useOpening } from './use-opening.ts'

type Hanging = { opened: boolean; anchor: RefObject<HTMLElement | null> }

/** What a menu is made of: items, labels, lines between them. */
export type MenuParts = typeof MenuOfLibrary

export type MenuPartProps = Hanging &
  Omit<MenuProps, 'children'> & { children: (parts: MenuParts) => ReactNode }

export function MenuPart({ anchor, opened, children, ...menu }: MenuPartProps) {
  return (
    <MenuOfLibrary {...menu} opened={useOpening(opened)}>
      <MenuOfLibrary.Target>
        <Held anchor={anchor} />
      </MenuOfLibrary.Target>
      <MenuOfLibrary.Dropdown>{children(MenuOfLibrary)}</MenuOfLibrary.Dropdown>
    </MenuOfLibrary>
  )
}

export type PopoverPartProps = Hanging &
  PopoverProps & { dropdown: (PopoverDropdownProps & { 'data-autofocus'?: boolean }) | undefined }

/** What is higher than the room beside its target scrolls in it, where its style lets it. */
const ON_SCREEN = { flip: true, shift: true, size: { padding: 8 } }

export function PopoverPart({ anchor, opened, dropdown, children, ...popover }: PopoverPartProps) {
  return (
    <PopoverOfLibrary middlewares={ON_SCREEN} {...popover} opened={useOpening(opened)}>
      <PopoverOfLibrary.Target>
        <Held anchor={anchor} />
      </PopoverOfLibrary.Target>
      <PopoverOfLibrary.Dropdown {...dropdown}>{children}</PopoverOfLibrary.Dropdown>
    </PopoverOfLibrary>
  )
}

export type TooltipPartProps = Hanging &
  Omit<TooltipProps, 'children' | 'opened' | 'target'> & { onDismiss: () => void }

export function TooltipPart({ anchor, opened, onDismiss, ...tooltip }: TooltipPartProps) {
  useDismissal(opened, onDismiss)
  const isOpen = useOpening(opened)
  return <TooltipOfLibrary {...tooltip} target={anchor} opened={isOpen} />
}

/** Stands for a target that is already on the page. */
function Held({ anchor, ref }: Pick<Hanging, 'anchor'> & { ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor])
  return null
}

/** Escape and a press anywhere take it away, whatever else they do. */
function useDismissal(opened: boolean, onDismiss: () => void): void {
  const dismiss = useLatest(onDismiss)
  useEffect(() => {
    if (!opened) return
    const release = new AbortController()
    const { signal } = release
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss.current(), { signal })
    document.addEventListener('pointerdown', () => dismiss.current(), { signal })
    return () => release.abort()
  }, [opened, dismiss])
}
