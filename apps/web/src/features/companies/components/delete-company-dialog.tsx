import { useMutation } from '@tanstack/react-query'
import { copy, referenceText } from '#features/companies/copy.ts'
import { deleteCompany } from '#features/companies/queries.ts'
import { ApiError, failureText } from '#platform/api-error.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'

type Props = { company: { id: string; name: string }; onClose: () => void; onDeleted: () => void }

/** Asks, deletes, or says what still refers to the company. */
export function DeleteCompanyDialog({ company, onClose, onDeleted }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteCompany(company.id),
    onSuccess() {
      toasts.success(copy.deleted)
      onDeleted()
    },
    onError(failure) {
      if (!isInUse(failure)) toasts.error(failureText(failure, 'delete'))
    },
  })
  if (error !== null && isInUse(error)) {
    return (
      <AlertDialog opened onClose={onClose} title={`${company.name} is still in use`}>
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
      onDelete={() => mutate()}
      type="company"
      name={company.name}
      pending={isPending}
    />
  )
}

function isInUse(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'company_in_use'
}
