import { copy, referenceText } from '#features/companies/copy.ts'
import { deleteCompany } from '#features/companies/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { useState } from 'react'
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { company: { id: string; name: string }; onClose: () => void; onDeleted: () => void }

/** Asks, deletes, or says what still refers to the company. */
export function DeleteCompanyDialog({ company, onClose, onDeleted }: Props) {
  const [error, setError] = useState<ApiError>()
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    textOf: (failure) => (isInUse(failure) ? '' : undefined),
  })
  const remove = () =>
    void run(() => deleteCompany(company.id), {
      said: copy.deleted,
      onDone: onDeleted,
      onRefused: (failure) => isInUse(failure) && setError(failure),
    })
  if (error !== undefined) {
    return (
      <AlertDialog opened onClose={onClose} title={copy.isStillInUse(company.name)}>
        <p>{error.message}</p>
        <ul>
          {Object.entries(error.fields).map(([kind, [count = '0']]) => (
            <li key={kind}>{referenceText(kind, Number(count))}</li>
          ))}
        </ul>
      </AlertDialog>
    )
  }
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      onDelete={remove}
      type="company"
      name={company.name}
      pending={isPending}
    />
  )
}

function isInUse(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'company_in_use'
}
