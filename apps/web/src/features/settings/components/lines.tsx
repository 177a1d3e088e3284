import type { RenamedChoice } from '@guildhall/contract/settings/choices'
import { ActionIcon } from '@mantine/core'
import IconArrowUp from '~icons/arrow-up'
import IconTrash from '~icons/trash'
import type { FormValues, SettingsForm } from '#features/settings/use-settings-form.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

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
  const error = form.errorOf(name)
  if (!error) return null
  return (
    <p role="alert" className={cx(shared['danger'], shared['flush'])}>
      {error}
    </p>
  )
}

type Renamed = RenamedChoice['list']

/** Puts the lines of a list whose lines can be renamed, and what each of them was. */
export function putLines<List extends Renamed>(
  form: SettingsForm,
  list: List,
  lines: FormValues[List],
  was: FormValues['was'][Renamed],
): void {
  form.put(list, lines)
  form.put('was', { ...form.values.was, [list]: was })
}
