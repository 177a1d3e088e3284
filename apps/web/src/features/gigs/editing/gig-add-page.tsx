import { GIG_KINDS, KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { Button, NativeSelect, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { id, oneOf } from '#platform/address-readers.ts'
import { companyQueries } from '#features/companies/queries.ts'
import { FromTextStart } from '#features/gigs/from-text/from-text-panel.tsx'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { CancelLink } from '#platform/cancel-link.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { copy, KIND_TEXTS } from './copy.ts'
import styles from './editor.module.css'
import gigAddPage from './gig-add-page.module.css'
import { EditorSteps } from './editor-steps.tsx'
import { gigEditingQueries } from './queries.ts'
import { useNewGig } from './use-new-gig.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

/** Quick links name the kind, the projects of a company the company. */
const SEARCH = { type: oneOf(GIG_KINDS), company_id: id }

/** A new project: its kind and name make the draft, everything else is filled in there (PRODUCT S-06). */
export function GigAddPage() {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const { filter, setFilter } = useFilter(SEARCH)
  const { type = 'growth-opportunity' } = filter
  return (
    <>
      <PageHeader
        title={copy.create}
        breadcrumb={[{ label: copy.projects, href: `/${prefix}/projects` }, { label: copy.create }]}
        renderLink={crumbLink}
      />
      <div className={cx(layout['stack-24'], styles['editor'])}>
        <div className={cx(layout['stack-16'], styles['side'])}>
          <EditorSteps current="brief" gaps={[]} />
        </div>
        <section className={cx(shared['card'], shared['shrinks'], shared['roomy'])} aria-labelledby="step">
          <h2 id="step" className={cx(shared['title'], styles['title'])}>
            {copy.kindAndName}
          </h2>
          <NewGigForm
            type={type}
            onType={(next) => setFilter({ type: next }, { replace: true, resetScroll: false })}
            companyId={filter.company_id}
            prefix={prefix}
          />
        </section>
      </div>
    </>
  )
}

type FormProps = {
  type: GigKind
  onType: (type: GigKind) => void
  companyId: string | undefined
  prefix: string
}

function NewGigForm({ type, onType, companyId, prefix }: FormProps) {
  const [chosen, setChosen] = useState({ type, id: '' })
  // Those of another kind are not offered.
  const template = chosen.type === type ? chosen.id : ''
  const company = useGivenCompany(companyId)
  const { form, from, send, findExperts } = useNewGig({ type, template, company: company?.id, prefix })
  const choose = (next: GigKind) => {
    onType(next)
    void from.readAgain(next)
  }
  return (
    <form noValidate onSubmit={send}>
      <Kinds type={type} onType={choose} />
      {company && <p className={shared['quiet']}>{copy.forCompany(company.name)}</p>}
      <FromTextStart type={type} from={from} />
      <div className={cx(layout['stack-16'], columns['halves'])}>
        <TextInput
          label={copy.name}
          withAsterisk
          aria-required
          {...form.text('name')}
          className={shared['whole'] ?? ''}
        />
        <NumericField
          label={copy.baseYear}
          withAsterisk
          thousandSeparator={false}
          {...form.field('baseYear')}
        />
        <TemplateSelect type={type} value={template} onChange={(id) => setChosen({ type, id })} />
      </div>
      <Failure text={form.failure} at="end" />
      <Buttons
        prefix={prefix}
        isPending={form.isPending}
        onFind={from.proposals !== undefined && KINDS[type].needsExperts ? findExperts : undefined}
      />
    </form>
  )
}

/** The company whose project this becomes, once it is known to be one that the reader may see. */
function useGivenCompany(id: string | undefined) {
  const { data } = useQuery({
    ...companyQueries.named(id === undefined ? [] : [id]),
    enabled: id !== undefined,
  })
  return data?.find((one) => one.id === id)
}

type ButtonsProps = {
  prefix: string
  isPending: boolean
  /** Where a text was read: it says enough to look for experts at once. */
  onFind: (() => void) | undefined
}

function Buttons({ prefix, isPending, onFind }: ButtonsProps) {
  return (
    <div className={cx(layout['row-12'], styles['buttons'])}>
      <CancelLink to={`/${prefix}/projects`} />
      <span className={cx(shared['grows'], styles['between'])} />
      <Button type="submit" variant={onFind ? 'default' : 'filled'} loading={isPending}>
        {copy.next}
      </Button>
      {onFind && (
        <Button type="button" disabled={isPending} onClick={() => onFind()}>
          {copy.findExperts}
        </Button>
      )}
    </div>
  )
}

type TemplateProps = { type: GigKind; value: string; onChange: (id: string) => void }

function TemplateSelect({ type, value, onChange }: TemplateProps) {
  const { data: templates = [] } = useQuery(gigEditingQueries.templates(type))
  return (
    <NativeSelect
      label={copy.template}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: copy.noTemplate },
        ...templates.map((one) => ({ value: one.id, label: one.name })),
      ]}
    />
  )
}

function Kinds({ type, onType }: { type: GigKind; onType: (type: GigKind) => void }) {
  const choose = (value: string) => {
    const kind = GIG_KINDS.find((one) => one === value)
    if (kind !== undefined) onType(kind)
  }
  return (
    <Radio.Group label={copy.kind} value={type} onChange={choose} className={gigAddPage['kindgroup'] ?? ''}>
      <div className={cx(layout['stack-12'], columns['halves'], gigAddPage['kinds'])}>
        {GIG_KINDS.map((kind) => (
          <Radio.Card
            key={kind}
            value={kind}
            className={gigAddPage['kind'] ?? ''}
            aria-label={KINDS[kind].display}
          >
            <span>
              <span className={gigAddPage['kindname']}>{KINDS[kind].display}</span>
              <span className={cx(shared['note'], gigAddPage['kindtext'])}>{KIND_TEXTS[kind]}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
