import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '#ui/feedback/toasts.tsx'
import type { CreateOption } from '#ui/lists/use-selection.ts'
import type { Creation } from './draft.ts'

/** Adds what a dropdown misses; lists that know nothing of it load again, and a failure is said. */
export function useCreation(creation: Creation): CreateOption
export function useCreation(creation: Creation | undefined): CreateOption | undefined
export function useCreation(creation: Creation | undefined): CreateOption | undefined {
  const client = useQueryClient()
  if (creation === undefined) return undefined
  const { add, failure, list } = creation
  return async (name) => {
    try {
      const made = await add(name)
      await client.invalidateQueries({ queryKey: list })
      void client.invalidateQueries({ queryKey: ['choices'] })
      return made
    } catch (error) {
      toasts.error(saidOf(error) ?? failure)
      throw error
    }
  }
}

/** What the server said of the new name, like that it is too long. */
function saidOf(error: unknown): string | undefined {
  const isTold = error instanceof Error && 'fields' in error && typeof error.fields === 'object'
  const texts: unknown[] = isTold ? Object.values(error.fields ?? {}).flat() : []
  return texts.find((text) => typeof text === 'string')
}
