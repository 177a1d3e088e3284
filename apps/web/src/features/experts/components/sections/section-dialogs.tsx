import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { useLoaded } from '#ui/hooks/use-loaded.ts'

/** What the reader is doing to a section. */
export type Opened<Row> = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  taken: readonly string[]
  opened: Opened<Row> | undefined
  onClose: () => void
}

const load = () => import('./opened-dialog.tsx')

/** The dialogs of a section, which come when the first one is opened. */
export function SectionDialogs<Row extends Entry>({ opened, ...props }: Props<Row>) {
  const part = useLoaded(load, opened !== undefined)
  if (opened === undefined || part === undefined) return null
  return <part.OpenedDialog {...props} opened={opened} />
}
