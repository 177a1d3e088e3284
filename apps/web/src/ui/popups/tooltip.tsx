import type { FloatingPosition } from '@mantine/core'
import { useId, useRef, useState, type ReactNode } from 'react'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { arrived } from '#ui/hooks/later.ts'
import { late } from './late.tsx'
import type { TooltipPartProps } from './popup-parts.tsx'
import { useTarget, type Target } from './target.ts'

const TooltipPart = late<TooltipPartProps>(
  async () => (await arrived(() => import('./popup-parts.tsx'))).TooltipPart,
)

/** In ms; whoever only passes over it sees nothing. */
const DELAY = 250

type Props = {
  label: ReactNode
  position?: FloatingPosition
  /** Wider texts take more than one line, up to this width in px. */
  maw?: number
  disabled?: boolean
  children: Target
}

/** What a thing means, while the pointer or the focus is on it. */
export function Tooltip({ children, disabled = false, label, maw, ...tooltip }: Props) {
  const [isWanted, setWanted] = useState(false)
  // The pointer may rest on it while the focus moves on.
  const isOver = useRef(false)
  const timer = useTimer()
  const id = useId()
  const opened = isWanted && !disabled
  const show = (isShown: boolean, delay = 0) => timer.start(() => setWanted(isShown), delay)
  const { props } = children
  const { anchor, shown } = useTarget(children, {
    ...(opened && { 'aria-describedby': id }),
    onMouseEnter: (event) => {
      props.onMouseEnter?.(event)
      isOver.current = true
      show(true, DELAY)
    },
    onMouseLeave: (event) => {
      props.onMouseLeave?.(event)
      isOver.current = false
      show(false)
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      if (event.target.matches(':focus-visible')) show(true)
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      if (!isOver.current) show(false)
    },
  })
  return (
    <>
      {shown}
      <WhenOpened opened={opened}>
        <TooltipPart
          {...tooltip}
          {...(maw && { maw, multiline: true })}
          anchor={anchor}
          opened={opened}
          onDismiss={() => setWanted(false)}
          label={<span id={id}>{label}</span>}
        />
      </WhenOpened>
    </>
  )
}
