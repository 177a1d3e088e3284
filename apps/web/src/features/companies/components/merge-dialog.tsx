import type { MergePreview } from '@guildhall/contract/companies/shapes'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/companies/copy.ts'
import { companyQueries, mergeCompanies } from '#features/companies/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { MergeSides } from './merge-sides.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Company = { id: string; name: string }
type Props = { company: Company; onClose: () => void; onMerged: (staysId: string) => void }

const WIDTH = 820

/** Two companies become one: which, what moves, and a name to type before it happens. */
export function MergeDialog({ company, onClose, onMerged }: Props) {
  const [other, setOther] = useState<Company>()
  const [isSwapped, setSwapped] = useState(false)
  const [typed, setTyped] = useState('')
  const pair = other && (isSwapped ? [other, company] : [company, other])
  const preview = useQuery({
    ...companyQueries.mergePreview(pair?.[0]?.id ?? '', pair?.[1]?.id ?? ''),
    enabled: pair !== undefined,
  })
  const { merge, isPending } = useMerge(onMerged)
  const choose = (next: Company | undefined) => {
    setOther(next)
    setTyped('')
  }
  const goes = preview.data?.from.company.name
  const { said, press } = useLacks(lackOf(other !== undefined, typed.trim() === goes))
  return (
    <FormDialog
      onClose={onClose}
      title={copy.mergeName(company.name)}
      width={WIDTH}
      isDirty={other !== undefined}
      actions={
        <Button
          color="red"
          loading={isPending}
          onClick={() => press(() => preview.data && merge(preview.data))}
        >
          {copy.merge}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        <OtherCompany company={company} value={other} onChange={choose} />
        {pair !== undefined && preview.isPending && <SkeletonRows rows={5} columns={2} />}
        {preview.error !== null && <p role="alert">{failureText(preview.error, 'find')}</p>}
        {preview.data && (
          <>
            <MergeSides preview={preview.data} />
            <Button
              variant="default"
              onClick={() => {
                setSwapped(!isSwapped)
                setTyped('')
              }}
            >
              {copy.keepTheOtherOneInstead}
            </Button>
            <Confirmation preview={preview.data} typed={typed} onType={setTyped} />
          </>
        )}
        <Failure text={said} at="stack" />
      </div>
    </FormDialog>
  )
}

/** What keeps two companies apart still. */
function lackOf(isChosen: boolean, isTyped: boolean): string | undefined {
  if (!isChosen) return copy.chooseOtherFirst
  return isTyped ? undefined : copy.typeNameFirst
}

/** Begins with companies of nearly the same name: most merges are of those. */
function OtherCompany({
  company,
  value,
  onChange,
}: {
  company: Company
  value: Company | undefined
  onChange: (other: Company | undefined) => void
}) {
  const [keyword, setKeyword] = useState('')
  const similar = useQuery(companyQueries.similar(company.name, company.id))
  const found = useQuery(companyQueries.found(keyword))
  const isTyped = keyword !== '' || (similar.data ?? []).length === 0
  const options = (isTyped ? (found.data ?? []) : (similar.data ?? [])).filter(({ id }) => id !== company.id)
  return (
    <SearchSelect
      label={copy.mergeWith}
      placeholder={copy.searchACompany}
      options={options.map(({ id, name, is_draft: isDraft }) => ({
        id,
        name,
        ...(isDraft && { detail: 'Draft' }),
      }))}
      loading={found.isFetching || similar.isPending}
      onSearch={setKeyword}
      value={value}
      onChange={onChange}
    />
  )
}

function Confirmation({
  preview: { from, into },
  typed,
  onType,
}: {
  preview: MergePreview
  typed: string
  onType: (text: string) => void
}) {
  return (
    <>
      <p className={shared['flush']}>
        {copy.everythingThatNames} <strong>{from.company.name}</strong> {copy.willName}{' '}
        <strong>{into.company.name}</strong>
        {copy.oldLinksLeadThere}
      </p>
      <TextInput
        label={copy.typeToConfirm(from.company.name)}
        value={typed}
        required
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </>
  )
}

function useMerge(onMerged: (staysId: string) => void) {
  const { run, isPending } = useWrite({ tells: 'by toast', words: { not_found: copy.oneIsGone } })
  const merge = ({ from: { company }, into }: MergePreview) =>
    void run(() => mergeCompanies(company, { into_id: into.company.id, confirm: company.name }), {
      said: ({ name }) => `${company.name} is now part of ${name}.`,
      onDone: ({ id }) => onMerged(id),
    })
  return { merge, isPending }
}
