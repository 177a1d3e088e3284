import { useRef, useState, type FormEvent } from 'react'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import type { Draft, Making } from '#ui/forms/draft.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { focusFirstFault, focusSecret } from '#ui/forms/first-fault.ts'
import { useMade } from '#ui/forms/use-made.ts'
import { ApiError } from './api-error.ts'
import { useLatest } from '#ui/hooks/use-latest.ts'
import { useReload, type Stale } from '#platform/calls/refetch.tsx'
import { copy } from '#ui/text/copy.ts'
import { useWrite, type Outcome, type WriteOptions } from './use-write.ts'

type Fields = ApiError['fields']

/** A form as it is filled in: by a table of fields (`useDraft`), or laid out by its page (`useValues`). */
interface Filling<Values> {
  isDirty: boolean
  /** Options that the server still makes are waited for; after a failure the reader decides again. */
  making?: Making
  /** The names of the fields that are wrong; they all say so. What must be loaded or asked for is awaited. */
  check: () => readonly string[] | Promise<readonly string[]>
  /** Shows what the server said of fields; false when some of it has no place there. */
  tell: (fields: Fields) => boolean
  restart: (values: Values) => void
  /** Takes over newer values and keeps what the reader changed; without it they are begun with. */
  rebase?: (values: Values) => void
}

/** A thing as it is now on the server, and the version that a change of it names. */
export interface Current<Values> {
  draft: Values
  version: number
}

export interface FormOptions<Values, Answer> extends Pick<
  WriteOptions,
  'kind' | 'words' | 'tells' | 'textOf'
> {
  /** Of what the form began with; undefined for something new. */
  version?: number | undefined
  /**
   * The values of that version, of a form that stays open: untouched, it follows newer ones. One that asks no question
   * takes them over after somebody else was faster, beneath what the reader changed.
   */
  latest?: Values | undefined
  save: (version: number | undefined) => Promise<Answer>
  /** Asked once no field is wrong; false stays with the form. */
  mayGoOn?: () => Promise<boolean>
  /** Asked after somebody else was faster; without it, what is cached loads again. */
  readCurrent?: (() => Promise<Current<Values>>) | undefined
  said?: string | undefined | ((answer: Answer) => string | undefined)
  onSaved?: ((answer: Answer) => unknown) | undefined
  /** What is cached under these words loads again. */
  refetch?: Stale
  /** Said when the server says nothing of use, and when the thing is gone; what is wrong with fields is said twice. */
  texts?: { saveFailed: string; gone?: string }
}

/**
 * The one way to send a form: errors go beside their fields, a change by somebody else becomes a question, the rest is
 * said.
 */
export function useForm<Values, Form extends Filling<Values>, Answer>(
  form: Form & Filling<Values>,
  options: FormOptions<Values, Answer>,
) {
  const sending = useSending(form, options)
  const { isPending, failure, onSubmit } = sending
  return {
    ...form,
    ...sending,
    /** Props of a dialog that is this form. */
    dialog: { isDirty: form.isDirty, isPending, failure, onSave: onSubmit },
  }
}

/** A form over a table of fields, and how it is sent. */
export type Form = DraftForm & ReturnType<typeof useSending<Draft, unknown>>

function useSending<Values, Answer>(form: Filling<Values>, options: FormOptions<Values, Answer>) {
  const reload = useReload(options.refetch)
  const [newer, setNewer] = useState<Current<Values>>()
  const { version, setVersion, giveWay } = useVersion(form, options, newer !== undefined)
  const { run, isPending, failure, code } = useWrite(wordsOf(options))

  const sentFrom = useRef<Element>(null)

  const send = (from: number | undefined) => {
    setNewer(undefined)
    const sent = { form, options, reload, setNewer, giveWay, sentFrom }
    return run(() => options.save(from), outcomeOf(sent))
  }

  const { submit, isWaiting } = useSubmit({ form, mayGoOn: options.mayGoOn, send: () => send(version) })

  /** Leaves the question behind: from here on, changes are made to the newer version. */
  function settle(): number | undefined {
    setNewer(undefined)
    setVersion(newer?.version)
    return newer?.version
  }

  return {
    isPending: isPending || isWaiting,
    failure: newer === undefined ? failure : undefined,
    /** What the server answered last. */
    code,
    newer,
    /** Of what the form was filled from. */
    version,
    /** For a form that stays open: the next change is one of this version. */
    goOnFrom: setVersion,
    /** Resolves to whether it was sent and taken. */
    submit: async () => submit(),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // The form behind a dialog is sent by its own button.
      event.stopPropagation()
      const element = (sentFrom.current = event.currentTarget)
      void submit((wrong) => focusFirstFault(element, () => toasts.error(copy.notRight(wrong))))
    },
    keepMine: () => send(settle()),
    takeTheirs: () => {
      settle()
      if (newer !== undefined) form.restart(newer.draft)
    },
  }
}

/** Of what the form was filled from, and when it is filled from something newer. */
function useVersion<Values>(
  form: Filling<Values>,
  { version: loaded, latest }: Pick<FormOptions<Values, never>, 'version' | 'latest'>,
  isAsked: boolean,
) {
  const [version, setVersion] = useState(loaded)
  const [isOutrun, setOutrun] = useState(false)
  const mayFollow = isOutrun || (!form.isDirty && !isAsked)
  if (latest !== undefined && mayFollow && (loaded ?? 0) > (version ?? 0)) {
    setVersion(loaded)
    setOutrun(false)
    if (isOutrun && form.rebase !== undefined) form.rebase(latest)
    else form.restart(latest)
  }
  return { version, setVersion, giveWay: () => setOutrun(latest !== undefined) }
}

/** Hears the names of the fields that are wrong. */
type OnFault = (wrong: readonly string[]) => void

interface Submit<Values> {
  form: Filling<Values>
  mayGoOn: (() => Promise<boolean>) | undefined
  send: () => Promise<boolean>
}

/** Sent again while it is still being checked, or under way, a form is not sent twice. */
function useSubmit<Values>(now: Submit<Values>) {
  const isUnderWay = useRef(false)
  const latest = useLatest(now)
  const { isWaiting, made } = useMade(now.form.making)

  /** Of the form as it is once its options are made. */
  async function mayBeSent({ form, mayGoOn }: Submit<Values>, onFault?: OnFault): Promise<boolean> {
    const wrong = await form.check()
    if (wrong.length > 0) onFault?.(wrong)
    return wrong.length === 0 && (await mayGoOn?.()) !== false
  }

  async function submit(onFault?: OnFault): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    try {
      const asked = (await made()) ? latest.current : undefined
      if (asked === undefined || !(await mayBeSent(asked, onFault))) return false
      return await asked.send()
    } finally {
      isUnderWay.current = false
    }
  }
  return { submit, isWaiting }
}

interface Sent<Values, Answer> {
  form: Filling<Values>
  options: FormOptions<Values, Answer>
  reload: () => Promise<void>
  setNewer: (newer: Current<Values> | undefined) => void
  giveWay: () => void
  /** The form on the page. */
  sentFrom: { readonly current: Element | null }
}

/** What becomes of a form that was sent. */
function outcomeOf<Values, Answer>({
  form,
  options,
  reload,
  setNewer,
  giveWay,
  sentFrom,
}: Sent<Values, Answer>): Outcome<Answer> {
  const { said, onSaved, readCurrent, texts } = options
  let isBeside = false
  return {
    form: {
      tell(fields) {
        const isTold = form.tell(fields)
        if (isTold) focusFirstFault(sentFrom.current)
        isBeside = isTold && texts === undefined
        return isBeside
      },
    },
    async onDone(answer) {
      await reload()
      const text = typeof said === 'function' ? said(answer) : said
      if (text !== undefined) toasts.success(text)
      await onSaved?.(answer)
    },
    async onRefused(error) {
      if (texts !== undefined && !isSpoken(error)) toasts.error(texts.saveFailed)
      if (readCurrent === undefined && isStale(error)) giveWay()
      if (readCurrent !== undefined) {
        const newer = await newerAfter(error, readCurrent)
        // What the reader left alone is theirs, whichever values they choose.
        if (newer !== undefined) form.rebase?.(newer.draft)
        setNewer(newer)
      }
      // What the reader is about to correct stays as it is.
      else if (!isBeside) await reload()
      if (!isBeside && isWrong(error)) focusSecret(sentFrom.current)
    },
  }
}

function isSpoken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** What somebody else has saved meanwhile, if that is what was refused. */
async function newerAfter<Values>(error: unknown, readCurrent: () => Promise<Current<Values>>) {
  return isStale(error) ? readCurrent().catch(() => undefined) : undefined
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** How a failure is worded. */
function wordsOf<Values, Answer>(options: FormOptions<Values, Answer>): WriteOptions {
  return options.texts === undefined ? { ...options, refetch: [] } : own(options.texts)
}

/** Of what is no answer a toast speaks. */
function own({ gone }: { gone?: string }): WriteOptions {
  return {
    textOf: (error) => (isSpoken(error) ? (error.status === 404 ? gone : undefined) : ''),
  }
}
