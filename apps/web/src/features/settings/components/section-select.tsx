import { Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { copy } from '#features/settings/copy.ts'
import { useSections } from '#features/settings/use-sections.ts'
import '#ui/theme/styles-dropdowns.css'

/** The way to the other pages of the settings where they have no room beside. */
export function SectionSelect() {
  const { here, sections } = useSections()
  const navigate = useNavigate()
  return (
    <Select
      label={copy.section}
      data={sections.map(({ to, label }) => ({ value: to, label }))}
      value={here}
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      onChange={(to) => to !== null && void navigate({ to })}
    />
  )
}
