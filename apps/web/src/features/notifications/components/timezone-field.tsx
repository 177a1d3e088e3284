import { timezones } from '@guildhall/contract/accounts'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { copy } from '#features/notifications/copy.ts'
import { changeTimezone } from '#features/notifications/queries.ts'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { useWish } from '#platform/use-wish.ts'
import { selectTyped } from '#ui/fields/select-typed.ts'
import '#ui/theme/styles-dropdowns.css'

/** The time zone of the reader, kept as soon as it is chosen. */
export function TimezoneField() {
  const { timezone } = useSignedIn()
  const options = useMemo(() => optionsWith(timezone), [timezone])
  const { run } = useWrite({ tells: 'by toast', refetch: readUser })
  const { value, isPending, wish } = useWish(timezone, (next) =>
    run(() => changeTimezone(next), { said: 'Your time zone has been successfully updated.' }),
  )
  return (
    <Select
      label={copy.timeZone}
      searchable
      onClick={selectTyped}
      allowDeselect={false}
      nothingFoundMessage={copy.noResults}
      maxDropdownHeight={280}
      // Some four hundred options: they are made when they are looked at.
      comboboxProps={{ keepMounted: false }}
      data={options}
      value={value}
      disabled={isPending}
      onChange={(next) => next !== null && next !== timezone && wish(next)}
    />
  )
}

/** What the server knows may be called otherwise in this browser. */
function optionsWith(current: string) {
  const names = timezones()
  return (names.includes(current) ? names : [current, ...names]).map((value) => ({
    value,
    label: (RENAMED[value] ?? value).replaceAll('_', ' '),
  }))
}

// Browsers list some zones by the former name of their city.
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}
