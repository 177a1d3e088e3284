import {
  CaredForm,
  LIST_NAMES,
  type CaredForm as Form,
  type CaredItem,
  type CaredList,
} from '@guildhall/contract/reference/admin'
import { label } from '@guildhall/contract/reference'
import { requiredId } from '@guildhall/contract/shapes'
import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { addEntry, changeEntry } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { useCareForm } from '#features/reference/use-care-form.ts'
import { CareDialog } from './care-dialog.tsx'

type Props = { list: CaredList; item: CaredItem | undefined; onClose: () => void }

/** A segment stands below an industry, in two levels. */
const SegmentForm = z.extend(CaredForm, { industry_id: requiredId(), segment_1: label })

/** Adds an entry to a list, or gives it another name. */
export function EntryDialog({ list, item, onClose }: Props) {
  const { code: codeName } = LIST_NAMES[list]
  const isSegment = list === 'segments'
  const hasCode =
    codeName !== undefined && list !== 'tags' && (item === undefined || list !== 'nationalities')
  const form = useCareForm<Form>({
    schema: isSegment ? SegmentForm : CaredForm,
    initial: {
      name: item?.name ?? '',
      ...(hasCode && { code: item?.code ?? '' }),
      ...(isSegment && { segment_1: item?.segment_1 ?? '', industry_id: item?.industry?.id ?? '' }),
    },
    version: item?.version,
    deliver: (values, version) =>
      item === undefined ? addEntry(list, values) : changeEntry(list, { ...item, version }, values),
    said: item === undefined ? 'The entry has been added.' : 'The entry has been saved.',
    onSaved: onClose,
  })
  return (
    <CareDialog
      title={
        item === undefined ? copy.addTo(LIST_NAMES[list].title.toLowerCase()) : copy.renameName(item.name)
      }
      onClose={onClose}
      {...form.dialog}
    >
      {isSegment && (
        <>
          <IndustryField
            value={form.values.industry_id ?? ''}
            error={form.errorOf('industry_id')}
            onChange={(id) => form.put('industry_id', id)}
          />
          <TextInput label={copy.firstLevel} required {...form.text('segment_1')} />
        </>
      )}
      <TextInput
        label={isSegment ? copy.secondLevel : copy.name}
        required
        maxLength={150}
        data-autofocus
        {...form.text('name')}
      />
      {hasCode && <TextInput label={codeName} maxLength={40} {...form.text('code')} />}
    </CareDialog>
  )
}

type IndustryProps = { value: string; error: ReactNode; onChange: (id: string) => void }

function IndustryField({ value, error, onChange }: IndustryProps) {
  const { data: industries = [] } = useQuery(referenceQueries.industries())
  return (
    <Select
      label={copy.industry}
      required
      searchable
      data={industries.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      error={error}
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      onChange={(id) => id !== null && onChange(id)}
    />
  )
}
