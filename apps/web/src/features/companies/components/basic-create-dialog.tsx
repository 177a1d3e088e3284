import { NewCompanyForm } from '@guildhall/contract/companies/form'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { copy } from '#features/companies/copy.ts'
import { addCompany } from '#features/companies/queries.ts'
import { useRefresh } from '#features/companies/refresh.ts'
import { useSimilarCheck } from '#features/companies/use-similar-check.ts'
import { useConfig } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { goOn } from '#ui/dialogs/unsaved.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'
import { SimilarNames } from './similar-names.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import layout from '#ui/theme/layout.module.css'

type Props = {
  /** What a dropdown was searched for; the form behind it must not be left for another page. */
  initialName?: string
  onClose: () => void
  onAdded: (company: { id: string; name: string }) => void
}

/** A company by its name and type alone; the rest can wait (PRODUCT S-18). */
export function BasicCreateDialog({ initialName, onClose, onAdded }: Props) {
  const filling = useValues(NewCompanyForm, { name: initialName ?? '', type: '' })
  const { company: offered } = useConfig()
  const similar = useSimilarCheck()
  const { name } = filling.values
  const form = useForm(filling, {
    kind: 'create',
    refetch: useRefresh(),
    mayGoOn: () => similar.isFree(name),
    save: () => addCompany(NewCompanyForm.parse(filling.values)),
    said: copy.added,
    onSaved(added) {
      onAdded(added)
      onClose()
    },
  })
  const formId = useId()
  const warned = similar.similarTo(name)
  return (
    <FormDialog
      onClose={onClose}
      title={copy.addTitle}
      isDirty={form.isDirty}
      actions={
        <>
          {initialName === undefined && <AllFields name={name} />}
          <Button type="submit" form={formId} loading={form.isPending}>
            {warned.length > 0 ? copy.addAnyway : copy.add}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={layout['stack-16']}
        noValidate
        aria-label={copy.addTitle}
        onSubmit={form.onSubmit}
      >
        <TextInput label={copy.name} withAsterisk data-autofocus {...form.text('name')} />
        <NativeSelect
          label={copy.type}
          withAsterisk
          data={[{ value: '', label: copy.notChosen }, ...offered.types]}
          {...form.text('type')}
        />
        <SimilarNames companies={warned} />
        <Failure text={form.failure} at="stack" />
      </form>
    </FormDialog>
  )
}

/** To the page with the whole form, which takes the name along: nothing is left behind. */
function AllFields({ name }: { name: string }) {
  const navigate = useNavigate()
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => <Link {...props} to="/companies/add" search={{ name }} />}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return
        event.preventDefault()
        void goOn(() => navigate({ to: '/companies/add', search: { name } }))
      }}
    >
      {copy.allFields}
    </Button>
  )
}
