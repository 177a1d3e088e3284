import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SelectOption } from '#ui/fields/select-options.ts'
import type { Choices, Draft } from './draft.ts'

/** The options of a dropdown for what was typed in it and what it hangs on. */
export function useChoices(choices: Choices, keyword: string, draft: Draft) {
  const client = useQueryClient()
  const { data = NONE, isFetching } = useQuery({
    queryKey: ['choices', choices.name, keyword, choices.within?.(draft) ?? ''],
    queryFn: () => choices.load(client, keyword, draft),
    staleTime: 60_000,
    ...(choices.within === undefined && { placeholderData: keepPreviousData }),
  })
  return { options: data, loading: isFetching }
}

const NONE: SelectOption[] = []
