import { ActionIcon } from '@mantine/core'
import type { Icon } from '#ui/marks/icon.ts'
import styles from './tool-button.module.css'

type Props = { label: string; icon: Icon; isOff?: boolean; onClick: () => void }

/** A small tool of a row. Off, it keeps the focus: who moves an entry to the end stays there with the keyboard. */
export function ToolButton({ label, icon: Icon, isOff = false, onClick }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      aria-disabled={isOff}
      className={styles['tool'] ?? ''}
      onClick={() => !isOff && onClick()}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
