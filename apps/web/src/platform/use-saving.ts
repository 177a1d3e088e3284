import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '#ui/forms/draft.ts'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import { toasts } from '#ui/toasts.tsx'
import { ApiError, failureText } from './api-error.ts'

/** A thing as it is now on the server, and the version that a change of it names. */
export interface Current {
  draft: Draft
  version: number
}

export interface SavingOptions {
  form: DraftForm
  /** Of what the form began with; undefined for something new. */
  version?: number | undefined
  save: (version: number | undefined) => Promise<unknown>
  /** Asked after somebody else was faster. */
  readCurrent?: () => Promise<Current>
  onSaved: () => void
  /** Queries under this word load again. */
  list: string
  /** Said when the server says nothing of use, and when the thing is gone. */
  texts: { saveFailed: string; gone: string }
}

/** What stands in the way of saving: words of the server, or what somebody else has saved meanwhile. */
interface Trouble {
  failure?: string
  newer?: Current
}

/** Saves a form: errors go beside their fields, a change by somebody else becomes a question, the rest is said. */
export function useSaving({ form, version: first, save, readCurrent, onSaved, list, texts }: SavingOptions) {
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(first)
  const [trouble, setTrouble] = useState<Trouble>({})
  const [isPending, setPending] = useState(false)
  const { failure, newer } = trouble

  async function send(from: number | undefined) {
    setPending(true)
    setTrouble({})
    try {
      await save(from)
      await queryClient.invalidateQueries({ queryKey: [list] })
      onSaved()
    } catch (error) {
      if (error instanceof ApiError) form.tell(error.fields)
      setTrouble(await troubleOf(error, texts, readCurrent))
    } finally {
      setPending(false)
    }
  }

  /** Leaves the question behind: from here on, changes are made to the newer version. */
  function settle(): number | undefined {
    setTrouble({})
    setVersion(newer?.version)
    return newer?.version
  }

  return {
    isPending,
    failure: newer === undefined ? failure : undefined,
    newer,
    /** For a form that stays open: the next change is one of this version. */
    goOnFrom: setVersion,
    submit: () => (form.check().length === 0 ? send(version) : undefined),
    keepMine: () => send(settle()),
    takeTheirs: () => {
      settle()
      if (newer !== undefined) form.restart(newer.draft)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>

async function troubleOf(
  error: unknown,
  texts: SavingOptions['texts'],
  readCurrent: SavingOptions['readCurrent'],
): Promise<Trouble> {
  const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!isSpoken) {
    toasts.error(texts.saveFailed)
    return {}
  }
  if (error.status === 404) return { failure: texts.gone }
  const failure = failureText(error, 'update')
  const newer = error.status === 412 ? await readCurrent?.().catch(() => undefined) : undefined
  return newer === undefined ? { failure } : { failure, newer }
}
