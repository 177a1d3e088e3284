import type { CaredItem, CaredList } from '@guildhall/contract/reference/admin'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { careQueries, mergeEntry } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
import { useCare } from '#features/reference/use-care.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { list: CaredList; item: CaredItem; onClose: () => void }

/** Makes one of two: whatever names this entry names the other from then on. */
export function MergeDialog({ list, item, onClose }: Props) {
  const [keyword, setKeyword] = useState('')
  const [into, setInto] = useState<SelectOption>()
  const { data, isFetching } = useQuery(careQueries.items(list, { keyword, state: 'active', pageSize: '20' }))
  const { run, isPending } = useCare()
  const options = (data?.data ?? [])
    .filter(({ id }) => id !== item.id)
    .map((one) => ({ id: one.id, name: nameOf(one), detail: uses(one.uses) }))
  const { said, press } = useLacks(into === undefined ? copy.chooseWhichOneStays : undefined)
  const merge = () =>
    into &&
    run({
      work: () => mergeEntry(list, item.id, into.id),
      said: `Merged into ${into.name}.`,
      onDone: onClose,
    })
  return (
    <FormDialog
      onClose={onClose}
      title={copy.mergeNameOf(nameOf(item))}
      isDirty={into !== undefined}
      actions={
        <Button color="red" loading={isPending} onClick={() => press(merge)}>
          {copy.merge}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        <SearchSelect
          label={copy.whichOneStays}
          options={options}
          onSearch={setKeyword}
          loading={isFetching}
          value={into}
          onChange={setInto}
          error={said}
        />
        {into && (
          <p className={shared['flush']}>
            {copy.mergeConsequence(into.name, uses(item.uses), nameOf(item), nameOf(item))}
          </p>
        )}
      </div>
    </FormDialog>
  )
}

function nameOf({ name, segment_1: first }: CaredItem): string {
  return first === null ? name : `${first} · ${name}`
}

function uses(count: number): string {
  return count === 1 ? '1 use' : `${count} uses`
}
