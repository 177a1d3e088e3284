import { ROLES } from '@guildhall/contract/access'
import { NewUserForm, UserForm, type UserActions, type UserDetails } from '@guildhall/contract/users'
import { Button, Checkbox, Group, MultiSelect, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { id, words, type Read } from '#platform/address-readers.ts'
import { companyCreation } from '#features/companies/components/choices.tsx'
import { companyQueries } from '#features/companies/queries.ts'
import { CancelLink } from '#platform/cancel-link.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { thingState } from '#platform/list-state.ts'
import { requireFound } from '#platform/missing.ts'
import { useFilter } from '#platform/use-filter.ts'
import { useForm } from '#platform/use-form.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { makingIn, type Making } from '#ui/forms/draft.ts'
import { useCreation } from '#ui/forms/use-creation.ts'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { selectedIds, type SelectOption } from '#ui/fields/select-options.ts'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'
import { useValues } from '#ui/forms/use-values.ts'
import '#ui/theme/styles-dropdowns.css'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { copy } from './copy.ts'
import { addUser, changeUser, userQueries } from './queries.ts'
import styles from './user-form-page.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'
import { selectTyped } from '#ui/fields/select-typed.ts'

const KNOWN = {
  first_name: words(),
  last_name: words(),
  email: words(),
  company_id: id,
}

/** The address of the page may name somebody who is known already, and the company that they belong to. */
export function AddUserPage() {
  const { filter: known } = useFilter(KNOWN)
  const { company_id: companyId } = known
  const { data, isLoading } = useQuery({
    ...companyQueries.named(companyId === undefined ? [] : [companyId]),
    enabled: companyId !== undefined,
  })
  const company = data?.find((one) => one.id === companyId)
  return (
    <>
      <Head title={copy.addTitle} />
      {isLoading ? <SkeletonForm fields={6} /> : <UserFields known={{ ...known, company }} />}
    </>
  )
}

export function EditUserPage() {
  const { userId = '' } = useParams({ strict: false })
  const account = useQuery(userQueries.details(userId))
  const { data, actions } = account.data ?? {}
  useSurvivorsAddress(userId, [data?.id])
  requireFound(account.error)
  return (
    <>
      <Head title={copy.editTitle} />
      <ListStates
        state={thingState(account, data === undefined)}
        onRefresh={() => void account.refetch()}
        skeleton={<SkeletonForm fields={6} />}
      >
        {data && actions && <UserFields key={data.id} user={data} actions={actions} />}
      </ListStates>
    </>
  )
}

function Head({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      breadcrumb={[{ label: copy.listTitle, href: '/users' }, { label: title }]}
      renderLink={crumbLink}
    />
  )
}

type Values = {
  first_name: string
  last_name: string
  email: string
  phone: string
  roles: string[]
  job_title: string
  company_id: string | null
  timezone: string | null
  force_change_password: boolean
  send_invitation?: boolean
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')]

type Known = Read<typeof KNOWN> & { company?: SelectOption | undefined }

function withKnown(values: Values, known: Known = {}): Values {
  const { first_name = values.first_name, last_name = values.last_name, email = values.email } = known
  return { ...values, first_name, last_name, email, company_id: known.company?.id ?? values.company_id }
}

type FieldsProps = { user?: UserDetails; actions?: UserActions; known?: Known }

/** The form of an account; without `user` that of a new one. */
function UserFields({ user, actions, known }: FieldsProps) {
  const form = useUserForm(user, known)
  useUnsavedNotice(form.isDirty && !form.isPending)
  return (
    <form
      className={cx(shared['card'], shared['padded'], layout['stack-16'], styles['card'])}
      noValidate
      onSubmit={form.onSubmit}
    >
      <Failure text={form.failure} at="stack" />
      <div className={cx(layout['stack-16'], columns['halves'])}>
        <Text form={form} name="first_name" label={copy.firstName} />
        <Text form={form} name="last_name" label={copy.lastName} />
      </div>
      <div className={cx(layout['stack-16'], columns['halves'])}>
        <Text form={form} name="email" label={copy.email} type="email" />
        <Text
          form={form}
          name="phone"
          label={copy.phone}
          type="tel"
          placeholder="+44 20 7946 0187"
          isOptional
        />
      </div>
      <MultiSelect
        label={copy.roles}
        withAsterisk
        data={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        disabled={actions?.canEditRoles === false}
        description={actions?.canEditRoles === false ? copy.rolesHelp : undefined}
        {...form.field('roles')}
      />
      <Text form={form} name="job_title" label={copy.jobTitle} isOptional />
      <CompanyField key={form.version} form={form} company={user?.company ?? known?.company} />
      <Select
        label={copy.timeZone}
        data={ZONES}
        searchable
        onClick={selectTyped}
        {...form.part('timezone', form.values.timezone, (zone: string | null) => form.put('timezone', zone))}
      />
      <Checkbox label={copy.mustSetANew} {...form.flag('force_change_password')} />
      {user === undefined && <Checkbox label={copy.sendAnInvitationBy} {...form.flag('send_invitation')} />}
      <Group mt={8}>
        <Button type="submit" loading={form.isPending}>
          {user === undefined ? copy.addTitle : copy.save}
        </Button>
        <CancelLink to={user === undefined ? '/users' : `/users/${user.id}`} />
      </Group>
    </form>
  )
}

type Form = ReturnType<typeof useUserForm>

/** Sends the form; a stale one tells so and loads what is there now beneath what was changed. */
function useUserForm(user: UserDetails | undefined, known: Known | undefined) {
  const isNew = user === undefined
  const form = useValues(isNew ? NewUserForm : UserForm, withKnown(valuesOf(user), known))
  const navigate = useNavigate()
  const [making, setMaking] = useState<Making>()
  return useForm(
    { ...form, making, setMaking },
    {
      kind: isNew ? 'create' : 'update',
      refetch: ['users'],
      version: user?.version,
      latest: user && valuesOf(user),
      words: {
        stale:
          'Somebody else changed this user in the meantime. What you changed is kept: look at it and save again.',
      },
      async save(version = user?.version ?? 0) {
        if (isNew) return (await addUser(NewUserForm.parse(form.values))).data.id
        await changeUser(user.id, version, changedValues(form.values, valuesOf(user)))
        return user.id
      },
      said: isNew ? copy.added : copy.saved,
      onSaved(userId) {
        form.restart(form.values)
        return navigate({ to: '/users/$userId', params: { userId } })
      },
    },
  )
}

function changedValues(values: Values, before: Values) {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  )
  return UserForm.parse(Object.fromEntries(changed))
}

function valuesOf(user: UserDetails | undefined): Values {
  if (user === undefined) return { ...EMPTY }
  const { first_name, last_name, email, roles, job_title, company, timezone, force_change_password } = user
  return {
    phone: user.phone ?? '',
    first_name,
    last_name,
    email,
    roles,
    job_title: job_title ?? '',
    company_id: company?.id ?? null,
    timezone,
    force_change_password,
  }
}

const EMPTY: Values = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  roles: [],
  job_title: '',
  company_id: null,
  timezone: 'UTC',
  force_change_password: false,
  send_invitation: true,
}

type TextProps = {
  form: Form
  name: 'first_name' | 'last_name' | 'email' | 'phone' | 'job_title'
  label: string
  type?: string
  placeholder?: string
  isOptional?: boolean
}

function Text({ form, name, label, type = 'text', placeholder = '', isOptional = false }: TextProps) {
  return (
    <TextInput
      label={label}
      type={type}
      placeholder={placeholder}
      withAsterisk={!isOptional}
      {...form.text(name)}
    />
  )
}

/** The company of a customer; one that is missing is added on the way. */
function CompanyField({ form, company: first }: { form: Form; company: SelectOption | undefined }) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState(first)
  const found = useQuery(companyQueries.found(keyword))
  const create = useCreation(companyCreation)
  return (
    <SearchSelect
      label={copy.company}
      options={found.data ?? []}
      loading={found.isFetching}
      onSearch={setKeyword}
      onCreate={create}
      value={chosen}
      onChange={(company) => {
        setChosen(company)
        form.setMaking(makingIn({ company }))
        // One that is still being added has no id yet.
        form.put('company_id', selectedIds(company === undefined ? [] : [company])[0] ?? null)
      }}
      error={form.errorOf('company_id')}
    />
  )
}
