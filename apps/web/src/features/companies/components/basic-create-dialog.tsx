import { NewCompanyForm } from '@guildhall/contract/companies/form'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { copy } from '#features/companies/copy.ts'
import { addCompany } from '#features/companies/queries.ts'
import { useRefresh } from '#features/companies/refresh.ts'
import { useSimilarCheck } from '#features/companies/use-similar-check.ts'
import { useConfig } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useSchemaForm } from '#ui/fields/form.ts'
import styles from './basic-create-dialog.module.css'
import { SimilarNames } from './similar-names.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'

type Props = {
  /** What a dropdown was searched for; the form behind it must not be left for another page. */
  initialName?: string
  onClose: () => void
  onAdded: (company: { id: string; name: string }) => void
}

/** A company by its name and type alone; the rest can wait (PRODUCT S-18). */
export function BasicCreateDialog({ initialName, onClose, onAdded }: Props) {
  const form = useSchemaForm({ schema: NewCompanyForm, initialValues: { name: initialName ?? '', type: '' } })
  const { company: offered } = useConfig()
  const similar = useSimilarCheck()
  const { isPending, failure, run } = useWrite({ kind: 'create', refetch: useRefresh() })
  const formId = useId()
  const { name } = form.values
  const warned = similar.similarTo(name)
  async function send() {
    if (!(await similar.isFree(name))) return
    await run(() => addCompany(NewCompanyForm.parse(form.values)), {
      form,
      said: copy.added,
      onDone(added) {
        onAdded(added)
        onClose()
      },
    })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.addTitle}
      closeOnClickOutside={!form.isDirty()}
      actions={
        <>
          {initialName === undefined && <AllFields name={name} />}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {warned.length > 0 ? 'Add anyway' : 'Add'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        aria-label={copy.addTitle}
        onSubmit={(event) => {
          // The form behind the dialog is sent by its own button.
          event.stopPropagation()
          form.onSubmit(() => void send())(event)
        }}
      >
        <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps('name')} />
        <NativeSelect
          label="Type"
          withAsterisk
          data={[{ value: '', label: 'Not chosen' }, ...offered.types]}
          {...form.getInputProps('type')}
        />
        <SimilarNames companies={warned} />
        <Failure text={failure} at="stack" />
      </form>
    </Dialog>
  )
}

/** To the page with the whole form. */
function AllFields({ name }: { name: string }) {
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => <Link {...props} to="/companies/add" search={{ name }} />}
    >
      All fields
    </Button>
  )
}
