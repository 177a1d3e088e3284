import type { RenamedChoice } from '@guildhall/contract/settings/choices'
import type { WayToUs } from '@guildhall/contract/settings'
import { ActionIcon } from '@mantine/core'
import IconArrowUp from '~icons/arrow-up'
import IconTrash from '~icons/trash'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import styles from './lines.module.css'

export function RemoveLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={onClick}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

type MoveProps = { label: string; disabled: boolean; onClick: () => void }

export function MoveUp({ label, disabled, onClick }: MoveProps) {
  return (
    <ActionIcon variant="default" size={36} aria-label={label} disabled={disabled} onClick={onClick}>
      <IconArrowUp size={16} aria-hidden />
    </ActionIcon>
  )
}

/** What is wrong with a list as a whole. */
export function ListError({ form, name }: { form: SettingsForm; name: string }) {
  const error = form.errors[name]
  if (!error) return null
  return (
    <p role="alert" className={styles['error']}>
      {error}
    </p>
  )
}

/** Adds a line to a list whose lines can be renamed. */
export function addLine(form: SettingsForm, list: RenamedChoice['list'], line: string | WayToUs): void {
  form.insertListItem(list, line)
  form.insertListItem(`was.${list}`, null)
}

export function removeLine(form: SettingsForm, list: RenamedChoice['list'], index: number): void {
  form.removeListItem(list, index)
  form.removeListItem(`was.${list}`, index)
}
