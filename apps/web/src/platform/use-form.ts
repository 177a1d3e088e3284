import { useState } from 'react'
import type { Draft } from '#ui/forms/draft.ts'
import { useDraft, type DraftForm, type DraftOptions } from '#ui/forms/use-draft.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { ApiError, failureText } from './api-error.ts'
import { useRefetch } from './refetch.tsx'
import { useWrite } from './use-write.ts'

/** A thing as it is now on the server, and the version that a change of it names. */
export interface Current {
  draft: Draft
  version: number
}

export interface FormOptions<Answer> extends DraftOptions {
  /** Of what the form began with; undefined for something new. */
  version?: number | undefined
  save: (form: DraftForm, version: number | undefined) => Promise<Answer>
  /** Asked after somebody else was faster. */
  readCurrent?: (() => Promise<Current>) | undefined
  said?: string | ((answer: Answer) => string) | undefined
  onSaved?: ((answer: Answer) => unknown) | undefined
  /** What is cached under these words loads again. */
  refetch?: readonly string[]
  /** Said when the server says nothing of use, and when the thing is gone. */
  texts?: { saveFailed: string; gone?: string }
}

/**
 * The one way to fill in and send: errors go beside their fields, a change by somebody else becomes a question, the
 * rest is said.
 */
export function useForm<Answer>(options: FormOptions<Answer>) {
  const form = useDraft(options)
  return { ...form, ...useSending(form, options) }
}

function useSending<Answer>(form: DraftForm, options: FormOptions<Answer>) {
  const { version: first, save, said, onSaved, refetch = [] } = options
  const reload = useRefetch()
  const [version, setVersion] = useState(first)
  const [newer, setNewer] = useState<Current>()
  const { run, isPending, failure } = useWrite({ textOf: (error) => ownText(error, options) })

  const send = (from: number | undefined) => {
    setNewer(undefined)
    return run(() => save(form, from), {
      form: { tell: (fields) => (form.tell(fields), false) },
      async onDone(answer) {
        await Promise.all(refetch.map((word) => reload(word)))
        if (said !== undefined) toasts.success(typeof said === 'function' ? said(answer) : said)
        await onSaved?.(answer)
      },
      onRefused: async (error) => setNewer(await newerAfter(error, options)),
    })
  }

  /** Leaves the question behind: from here on, changes are made to the newer version. */
  function settle(): number | undefined {
    setNewer(undefined)
    setVersion(newer?.version)
    return newer?.version
  }

  return {
    isPending,
    failure: newer === undefined ? failure : undefined,
    newer,
    /** For a form that stays open: the next change is one of this version. */
    goOnFrom: setVersion,
    /** Resolves to whether it was sent and taken. */
    submit: async () => form.check().length === 0 && send(version),
    keepMine: () => send(settle()),
    takeTheirs: () => {
      settle()
      if (newer !== undefined) form.restart(newer.draft)
    },
  }
}

export type Form = ReturnType<typeof useForm>

function isSpoken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** What somebody else has saved meanwhile, if that is what was refused. Of what is no answer a toast speaks. */
async function newerAfter(error: unknown, { texts, readCurrent }: Words): Promise<Current | undefined> {
  if (!isSpoken(error)) toasts.error(texts?.saveFailed ?? failureText(error, 'update'))
  return isSpoken(error) && error.status === 412 ? readCurrent?.().catch(() => undefined) : undefined
}

type Words = Pick<FormOptions<never>, 'texts' | 'readCurrent'>

function ownText(error: unknown, { texts }: Words): string | undefined {
  if (!isSpoken(error)) return ''
  return error.status === 404 ? texts?.gone : undefined
}
