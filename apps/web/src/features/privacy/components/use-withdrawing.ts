import { useMutation, useQueryClient } from '@tanstack/react-query'
import { copy } from '#features/privacy/copy.ts'
import { withdrawErasure } from '#features/privacy/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { readUser } from '#platform/session.tsx'
import { toasts } from '#ui/toasts.tsx'

/** Takes an erasure back that was asked for; `text` says it to whoever did. */
export function useWithdrawing(personId: string, text: string = copy.withdrawn) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawErasure(personId),
    onSuccess: () => toasts.success(text),
    onError: (error) => toasts.error(failureText(error, 'update')),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['privacy'] })
      await readUser()
    },
  })
  return { withdraw: () => mutate(), isPending }
}
