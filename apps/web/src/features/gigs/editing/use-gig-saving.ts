import type { GigForm } from '@guildhall/contract/gigs/form'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import type { Field } from '#ui/forms/draft.ts'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import { useMade } from '#ui/forms/use-made.ts'
import { useLatest } from '#ui/hooks/use-latest.ts'
import { useTabNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { textsOf } from './body.ts'
import { copy } from './copy.ts'
import { changedBy, newerOf, type Newer } from './newer.ts'
import { changeGig, gigEditingQueries, readGig } from './queries.ts'
import type { Form, Saver } from './saver.ts'
import { troubleOf, type Trouble } from './trouble.ts'
import { useSaveSoon } from './use-save-soon.ts'

/** `faulty`: everything is saved but the fields that say what is wrong with them. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'faulty' | 'failed' | 'offline'

interface Options {
  first: GigAnswer
  saver: Saver
  form: DraftForm
  fields: readonly Field[]
  now: Form
}

/** Saves a project whenever the reader pauses; what goes wrong is a state, what somebody else changed a question. */
export function useGigSaving(options: Options) {
  const { saver, now } = options
  const isMaking = options.form.making === 'under way'
  const { trouble, isSaving, ...sending } = useSending(options)
  const { made } = useMade(options.form.making)
  const save = async () => {
    sending.resume()
    return (await made()) && sending.save()
  }
  const changed = saver.changed(now.body)
  const waiting = changed.filter((field) => now.faults[field] === undefined)
  const isClean = changed.length === 0 && !isMaking
  const typed = JSON.stringify(waiting.map((field) => now.body[field]))
  // What was put off is asked again with the next change, not before.
  const what = sending.newer !== undefined || sending.putOffAt === typed ? '' : typed
  useSaveSoon({ save, what, isOffline: trouble?.state === 'offline' })
  useTabNotice(!isClean)
  return {
    ...sending,
    putOff: () => sending.putOff(typed),
    save,
    isClean,
    refusal: trouble?.text,
    state: isSaving ? 'saving' : (trouble?.state ?? stateOf(waiting.length > 0 || isMaking, isClean)),
  } as const
}

function useSending({ first, saver, form, fields, now }: Options) {
  const client = useQueryClient()
  const latest = useLatest(now)
  const [answer, setAnswer] = useState(first)
  const [trouble, setTrouble] = useState<Trouble>()
  const { newer, ask, ...question } = useQuestion(setTrouble)
  const [isSaving, setSaving] = useState(false)

  const send = async (change: GigForm, version: number) => {
    const next = await changeGig(first.data.id, version, change)
    setAnswer(next)
    void client.invalidateQueries({ queryKey: ['gigs'] })
    return next.data.version
  }
  const meet = async (error: unknown) => {
    const theirs = await theirsAfter(error, first.data.id)
    if (theirs !== undefined) return ask(newerOf(theirs, { fields, saver, mine: latest.current.body }))
    if (error instanceof ApiError) form.tell(textsOf(error.fields))
    setTrouble(troubleOf(error))
  }
  /** True when the server holds everything. */
  const save = async (): Promise<boolean> => {
    setSaving(true)
    try {
      await saver.save(() => latest.current, send)
      setTrouble(undefined)
      return saver.changed(latest.current.body).length === 0
    } catch (error) {
      await meet(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  const settle = (keepMine: boolean) => {
    if (newer === undefined) return
    takeOver(newer, { client, saver, form, fields, mine: saver.changed(now.body), keepMine })
    setAnswer(newer.answer)
    question.close()
  }
  return { ...question, answer, newer, save, settle, trouble, isSaving }
}

/** What somebody else has saved meanwhile, until the reader has chosen or put it off. */
function useQuestion(say: (trouble: Trouble | undefined) => void) {
  const [newer, setNewer] = useState<Newer>()
  const [putOffAt, setPutOffAt] = useState<string>()
  const close = (trouble?: Trouble) => {
    setNewer(undefined)
    say(trouble)
  }
  return {
    newer,
    ask: setNewer,
    close,
    /** What stood in the form when the question was put off: the next change asks it again. */
    putOffAt,
    /** Nothing is saved, and nothing of what was typed is lost. */
    putOff(typed: string) {
      if (newer === undefined) return
      setPutOffAt(typed)
      close({ state: 'failed', text: copy.changedBy(changedBy(newer.answer)) })
    },
    resume: () => setPutOffAt(undefined),
  }
}

/** The project as somebody else has saved it, if that is what was refused. */
async function theirsAfter(error: unknown, id: string): Promise<GigAnswer | undefined> {
  const isStale = error instanceof ApiError && error.status === 412
  return isStale ? readGig(id).catch(() => undefined) : undefined
}

function stateOf(isWaiting: boolean, isClean: boolean): SaveState {
  if (isWaiting) return 'pending'
  return isClean ? 'saved' : 'faulty'
}

interface Takeover extends Pick<Options, 'saver' | 'form' | 'fields'> {
  client: QueryClient
  /** The fields that are changed here. */
  mine: readonly string[]
  keepMine: boolean
}

/** Goes on from the other's change: its values where only it changed something, and where the reader says so. */
function takeOver(newer: Newer, { client, saver, form, fields, mine, keepMine }: Takeover): void {
  // Its state may be another one, and with it what can be edited at all.
  client.setQueryData(gigEditingQueries.gig(newer.answer.data.id).queryKey, newer.answer)
  saver.rebase(newer.body, newer.answer.data.version)
  for (const field of fields) {
    const isTheirs = !mine.includes(field.name) || (!keepMine && newer.fields.includes(field.name))
    if (isTheirs) form.change(field, newer.draft[field.name])
  }
}
