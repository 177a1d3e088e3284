import { useEffect, useRef, useState } from 'react'
import { toasts } from '#ui/feedback/toasts.tsx'
import { ApiError, failureText, type CallKind } from './api-error.ts'
import { goOn } from '#ui/dialogs/unsaved.ts'
import { arrived } from '#ui/hooks/later.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { useReload, type Stale } from '#platform/calls/refetch.tsx'

type Fields = ApiError['fields']

export interface WriteOptions {
  /** What the call is for: it words a failure of which the server says nothing. */
  kind?: CallKind
  /** What is cached under these words loads again; mostly after a refusal too: somebody else was faster. */
  refetch?: Stale
  /** As a toast where nothing stands to show a failure beside; `failure` stays empty then. */
  tells?: 'beside' | 'by toast'
  /** Own words for codes of the contract, like that somebody else was faster. */
  words?: Readonly<Record<string, string>>
  /** Own words of any other failure; '' says nothing, undefined the usual ones. */
  textOf?: (error: unknown) => string | undefined
  /** One write after the other, so that the last one wins. */
  isInOrder?: boolean
}

export interface Outcome<Answer> {
  /** Said when it worked. */
  said?: string | ((answer: Answer) => string) | undefined
  /** Shows what the server says of fields; where each has its place, the failure is not told a second time. */
  form?: { tell: (fields: Fields) => boolean }
  onDone?: ((answer: Answer) => unknown) | undefined
  onRefused?: (error: unknown) => unknown
}

interface Trouble {
  failure?: string
  code?: string
  /** Beside its fields, and nowhere else. */
  isShown?: boolean
}

async function settle<Answer>(
  { said, onDone }: Outcome<Answer>,
  answer: Answer,
  reload: () => Promise<unknown>,
): Promise<void> {
  const text = typeof said === 'function' ? said(answer) : said
  if (text) toasts.success(text)
  await goOn(async () => {
    await onDone?.(answer)
    await reload()
  })
}

/** The one way to change something: pending meanwhile, then a word of success or what went wrong, and fresh lists. */
export function useWrite(options: WriteOptions = {}) {
  const [underWay, setUnderWay] = useState(0)
  const [trouble, setTrouble] = useState<Trouble>({})
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const reload = useReload(options.refetch)
  const unread = useUnread()

  async function write<Answer>(work: () => Promise<Answer>, outcome: Outcome<Answer>): Promise<boolean> {
    setTrouble({})
    let answer: Answer
    try {
      answer = await work()
    } catch (error) {
      const met = troubleOf(error, options, outcome.form)
      setTrouble(met)
      unread.note(met.failure)
      await outcome.onRefused?.(error)
      // What the reader is about to correct stays as it is.
      if (!met.isShown) await reload()
      unread.forget()
      return false
    }
    await settle(outcome, answer, reload)
    return true
  }

  /** Resolves to whether it worked, once everything is loaded again. */
  async function run<Answer>(work: () => Promise<Answer>, outcome: Outcome<Answer> = {}): Promise<boolean> {
    setUnderWay((count) => count + 1)
    void keepFocusNear(document.activeElement)
    const turn = options.isInOrder ? queue.current : undefined
    const mine = Promise.resolve(turn).then(() => write(work, outcome))
    queue.current = mine
    return mine.finally(() => setUnderWay((count) => count - 1))
  }

  const { failure, code } = trouble
  return { run, isPending: underWay > 0, failure, code, clear: () => setTrouble({}) }
}

/** A button that its own work takes away leaves the focus beside it. It comes late: no page pays for it. */
async function keepFocusNear(pressed: Element | null): Promise<void> {
  const { goBesideWhenGone, placeOf } = await arrived(() => import('#ui/dialogs/beside.ts'))
  if (pressed instanceof HTMLButtonElement) goBesideWhenGone(placeOf(pressed))
}

/** What was loaded again is drawn by then, in ms. */
const DRAWN = 300

/** What loads again after a failure may take away the place where it stands: unread, it is then said by a toast. */
function useUnread() {
  const unread = useRef<string>(undefined)
  const timer = useTimer()
  useEffect(
    () => () => {
      if (unread.current !== undefined) toasts.error(unread.current)
    },
    [],
  )
  return {
    note(text: string | undefined) {
      timer.stop()
      unread.current = text
    },
    forget: () => timer.start(() => (unread.current = undefined), DRAWN),
  }
}

/** Tells a failure where it belongs, and gives back what stands beside the form. */
function troubleOf(error: unknown, options: WriteOptions, form: Outcome<never>['form']): Trouble {
  const { kind = 'update', tells, words, textOf } = options
  const fields = error instanceof ApiError ? error.fields : {}
  const code = error instanceof ApiError ? { code: error.code } : {}
  const isShown = Object.keys(fields).length > 0 && form !== undefined && form.tell(fields)
  const text = isShown ? '' : (words?.[code.code ?? ''] ?? textOf?.(error) ?? failureText(error, kind))
  if (text === '') return { ...code, isShown }
  if (tells !== 'by toast') return { ...code, failure: text }
  toasts.error(text)
  return code
}
