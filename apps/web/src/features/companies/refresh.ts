import { useQueryClient } from '@tanstack/react-query'

/** After a write: the companies load again, those in dropdowns too. */
export function useRefresh() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['companies'] })
    await client.invalidateQueries({ queryKey: ['choices', 'companies'] })
  }
}
