/** Facts of no meaning, for the lists of the gallery. */
export type GalleryRow = {
  id: string
  name: string
  detail: string
  status: string
  place: string
  count: number
  date: string
}

const NAMES = [
  'Amara Lorem',
  'Joaquín Ipsum de la Fuente',
  'Mei-Ling Dolor',
  'Lars Sit',
  'Priya Amet',
  'Kevin O’Consectetur',
  'Tomasz Adipiscing',
  'Salma Al-Elit',
]
const STATUSES = ['Pending', 'Approved', 'Requested', 'Rejected', 'Draft', 'Incomplete', 'Screened', 'Locked']
const PLACES = ['Lagos', 'Madrid', 'Singapore', 'Oslo', 'Bengaluru', 'Detroit', 'Kraków', 'Abu Dhabi']

export const ROWS: GalleryRow[] = NAMES.map((name, index) => ({
  id: `row-${index + 1}`,
  name,
  detail: 'Sed do eiusmod tempor',
  status: STATUSES[index] ?? 'Pending',
  place: PLACES[index] ?? '',
  count: (index + 1) * 137,
  date: new Date(Date.UTC(2026, 10, 19 - index * 3, 9, 42, 10)).toISOString(),
}))

export const LONG_TEXT =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur.'
