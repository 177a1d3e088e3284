import { CompanyForm, NewCompanyForm } from '@guildhall/contract/companies/form'
import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { words } from '#platform/address-readers.ts'
import { CancelLink } from '#platform/cancel-link.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { can, useConfig, useUser } from '#platform/session.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { useForm } from '#platform/use-form.ts'
import { useFilter } from '#platform/use-filter.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { thingState } from '#platform/list-state.ts'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { textIn, type Draft } from '#ui/forms/draft.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import { faultsOf, useDraft } from '#ui/forms/use-draft.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'
import { companyFields, draftOf, emptyDraft } from './company-draft.ts'
import styles from './company-form-page.module.css'
import { SimilarNames } from './components/similar-names.tsx'
import { copy } from './copy.ts'
import { addCompany, changeCompany, companyQueries } from './queries.ts'
import { useSimilarCheck } from './use-similar-check.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = { name: words() }

export function AddCompanyPage() {
  const { name = '' } = useFilter(SEARCH).filter
  return (
    <>
      <Head title={copy.addTitle} />
      <CompanyFields draft={emptyDraft(name)} />
    </>
  )
}

export function EditCompanyPage() {
  const { companyId = '' } = useParams({ strict: false })
  const company = useQuery({ ...companyQueries.details(companyId), refetchOnMount: 'always', gcTime: 0 })
  const { data } = company.data ?? {}
  const isShutOut = useShutOut()
  useSurvivorsAddress(companyId, [data?.id])
  requireFound(company.error)
  return (
    <>
      <Head title={copy.editTitle} />
      <ListStates
        state={{
          ...thingState(company, data === undefined),
          ...(isShutOut && { error: copy.notAllowed }),
        }}
        onRefresh={() => void company.refetch()}
        skeleton={<SkeletonForm fields={6} />}
      >
        {data && <CompanyFields key={data.id} company={data} draft={draftOf(data)} />}
      </ListStates>
    </>
  )
}

/** The right was taken away while somebody typed: what they typed stays, and nothing says that the company is gone. */
function useShutOut(): boolean {
  return !can(useUser(), 'CAN_SEE_ADMIN_COMPANIES_LIST')
}

function Head({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      breadcrumb={[{ label: copy.listTitle, href: '/companies' }, { label: title }]}
      renderLink={crumbLink}
    />
  )
}

type Props = { company?: CompanyDetails; draft: Draft }

/** The form of a company; without `company` that of a new one. */
function CompanyFields({ company, draft }: Props) {
  const { form, similar } = useCompanyForm(company, draft)
  useUnsavedNotice(form.isDirty)
  const warned = similar.similarTo(textIn(form.draft, 'name'))
  return (
    <form
      className={cx(shared['card'], shared['padded'], layout['stack-16'], styles['card'])}
      onSubmit={form.onSubmit}
      noValidate
      aria-label={copy.company}
    >
      <StaleNotice form={form} />
      <Failure text={form.failure} />
      <DraftFields form={form} />
      <SimilarNames companies={warned} />
      <Group>
        <Button type="submit" loading={form.isPending} disabled={form.newer !== undefined}>
          {company === undefined ? (warned.length > 0 ? copy.addAnyway : copy.addTitle) : copy.save}
        </Button>
        <CancelLink to={company === undefined ? '/companies' : `/companies/${company.id}`} />
      </Group>
    </form>
  )
}

function useCompanyForm(company: CompanyDetails | undefined, initial: Draft) {
  const isNew = company === undefined
  const { company: offered } = useConfig()
  const fields = useMemo(() => companyFields(offered, company), [offered, company])
  const faults = useCallback(
    (draft: Draft) => faultsOf(fields, isNew ? NewCompanyForm : CompanyForm, draft),
    [fields, isNew],
  )
  const isShutOut = useShutOut()
  const client = useQueryClient()
  const navigate = useNavigate()
  const similar = useSimilarCheck(company?.id)
  const draft = useDraft({ fields, initial, faults })
  const name = textIn(draft.draft, 'name')
  const form = useForm(draft, {
    version: company?.version,
    refetch: ['companies'],
    texts: isShutOut ? { ...copy, gone: copy.notAllowed } : copy,
    mayGoOn: async () => name === company?.name || similar.isFree(name),
    async save(version) {
      if (isNew) return (await addCompany(NewCompanyForm.parse(draft.body()))).id
      await changeCompany(company.id, version, CompanyForm.parse(draft.body()))
      return company.id
    },
    readCurrent: company && (() => current(client, company.id)),
    said: isNew ? copy.added : copy.saved,
    onSaved(companyId) {
      void navigate({ to: '/companies/$companyId', params: { companyId }, ignoreBlocker: true })
    },
  })
  return { form, similar }
}

async function current(client: ReturnType<typeof useQueryClient>, id: string) {
  const { data } = await client.fetchQuery({ ...companyQueries.details(id), staleTime: 0 })
  return { draft: draftOf(data), version: data.version }
}
