import { timezones } from '@guildhall/contract/accounts'
import { Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeTimezone } from '#features/notifications/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { toasts } from '#ui/toasts.tsx'
import '#ui/styles-dropdowns.css'

/** The time zone of the reader, kept as soon as it is chosen. */
export function TimezoneField() {
  const { timezone } = useSignedIn()
  const options = useMemo(() => optionsWith(timezone), [timezone])
  const change = useMutation({
    mutationFn: changeTimezone,
    onSuccess: async () => {
      await readUser()
      toasts.success('Your time zone has been successfully updated.')
    },
    onError: (error) => toasts.error(failureText(error, 'update')),
  })
  return (
    <Select
      label="Time zone"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No results"
      maxDropdownHeight={280}
      // Some four hundred options: they are made when they are looked at.
      comboboxProps={{ keepMounted: false }}
      data={options}
      value={change.isPending ? change.variables : timezone}
      disabled={change.isPending}
      onChange={(next) => next !== null && next !== timezone && change.mutate(next)}
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
