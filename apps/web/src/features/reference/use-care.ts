import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#platform/api-error.ts'
import { toasts } from '#ui/toasts.tsx'

/** Does something with an entry at once and says so; every list that shows it loads again. */
export function useCare() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; said: string; onDone?: () => void }) => work(),
    onSuccess: (_answer, { said, onDone }) => {
      toasts.success(said)
      onDone?.()
    },
    onError: (error) => toasts.error(failureText(error, 'update')),
    onSettled: () => client.invalidateQueries({ queryKey: ['reference'] }),
  })
  return { run: mutate, isPending }
}
