import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { copy } from '#features/experts/copy.ts'
import type { Draft } from '#ui/forms/draft.ts'
import type { Entry } from '#features/experts/queries.ts'
import { bodiesOf, type Section } from '#features/experts/section.ts'
import { sectionFaults } from '#features/experts/section-faults.ts'
import { MarketRange } from '#features/experts/components/market/market-range.tsx'
import { useForm } from '#platform/use-form.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DraftDialog } from '#platform/draft-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './section-dialog.module.css'

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  /** The entry to change; without one, the dialog adds. */
  entryId?: string
  /** Names of the entries that are there already. */
  taken: readonly string[]
  onClose: () => void
}

/** Adds or changes an entry of any section. */
export function SectionDialog<Row extends Entry>(props: Props<Row>) {
  const { entryId, ...rest } = props
  if (entryId === undefined) return <FormDialog {...rest} draft={rest.section.empty} />
  return <LoadingDialog {...rest} entryId={entryId} />
}

/** The entry is read afresh, so that the change starts from what is there now. */
function LoadingDialog<Row extends Entry>(props: Props<Row> & { entryId: string }) {
  const { section, ownerId, entryId, onClose } = props
  const { data: row, isError } = useQuery({
    queryKey: ['experts', 'entry', ownerId, entryId],
    queryFn: () => section.calls.find(ownerId, entryId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (row !== undefined) return <FormDialog {...props} entry={row} draft={section.draftOf(row)} />
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.editNoun(section.noun)}
      actions={
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <div className={cx(shared['centre'], styles['loading'])}>
        {isError ? <p role="alert">{copy.gone}</p> : <Loader aria-label={copy.loading} aria-busy />}
      </div>
    </Dialog>
  )
}

type FormProps<Row extends Entry> = Omit<Props<Row>, 'entryId'> & { entry?: Row; draft: Draft }

function FormDialog<Row extends Entry>({ section, ownerId, taken, entry, draft, onClose }: FormProps<Row>) {
  const { calls, texts, noun, many } = section
  // One entry stays the one that it is: only the fields around it change.
  const fields = entry === undefined ? section.fields : section.fields.filter(({ name }) => name !== many)
  const faults = useCallback(
    (values: Draft) => sectionFaults(section, values, entry === undefined ? taken : []),
    [section, entry, taken],
  )
  const filling = useDraft({ fields, initial: draft, faults })
  const form = useForm(filling, {
    version: entry?.version,
    async save(version) {
      const bodies = bodiesOf(section, filling.draft)
      if (entry === undefined) for (const body of bodies) await calls.create(ownerId, body)
      else await calls.update(ownerId, { id: entry.id, version: version ?? entry.version }, bodies[0])
    },
    ...(entry && {
      readCurrent: async () => {
        const row = await calls.find(ownerId, entry.id)
        return { draft: section.draftOf(row), version: row.version }
      },
    }),
    refetch: ['experts'],
    texts: entry === undefined && texts.notAdded ? { ...copy, saveFailed: texts.notAdded } : copy,
    said: entry === undefined ? texts.added : texts.updated,
    onSaved: onClose,
  })
  const title =
    entry === undefined ? `Add ${noun}` : `Edit ${many === undefined ? noun : section.view(entry).title}`
  return (
    <DraftDialog title={title} form={form} onClose={onClose}>
      {section.isRates && <Market {...filling.draft} />}
    </DraftDialog>
  )
}

function Market({ rate_type: type, rate }: Draft) {
  return (
    <MarketRange
      type={typeof type === 'string' ? type : ''}
      rate={typeof rate === 'number' ? rate : undefined}
    />
  )
}
