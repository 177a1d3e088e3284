import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import type { Draft } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { useLatest } from '#ui/use-latest.ts'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import { faultsOf, flatBody, missingOf, textsOf } from './body.ts'
import { draftOf } from './gig-draft.ts'
import { newerOf, type Newer } from './newer.ts'
import { changeGig, readGig } from './queries.ts'
import { Saver } from './saver.ts'
import { allFields, fieldsByStep } from './steps.ts'
import { useSaveSoon } from './use-save-soon.ts'

/** `faulty`: everything is saved but the fields that say what is wrong with them. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'faulty' | 'failed' | 'offline'

/** A project while it is edited: its form, and the saving of it behind the reader's back. */
export function useGigEditor(first: GigAnswer, isStaff: boolean) {
  const client = useQueryClient()
  const { id, type } = first.data
  const steps = useMemo(() => fieldsByStep(first.data, isStaff), [first, isStaff])
  const fields = useMemo(() => allFields(steps), [steps])
  const initial = useMemo(() => draftOf(first.data), [first])
  const faults = useMemo(() => (draft: Draft) => faultsOf(type, fields, draft), [type, fields])
  const form = useDraft({ fields, initial, faults })
  const [saver] = useState(() => new Saver(flatBody(fields, initial), first.data.version))
  const [answer, setAnswer] = useState(first)
  const [trouble, setTrouble] = useState<'failed' | 'offline'>()
  const [newer, setNewer] = useState<Newer>()
  const [isSaving, setSaving] = useState(false)
  const now = { body: flatBody(fields, form.draft), faults: faults(form.draft) }
  const latest = useLatest(now)
  const changed = saver.changed(now.body)
  const waiting = changed.filter((field) => now.faults[field] === undefined)

  async function save(): Promise<boolean> {
    setSaving(true)
    try {
      await saver.save(
        () => latest.current,
        async (change, version) => {
          const next = await changeGig(id, version, change)
          setAnswer(next)
          void client.invalidateQueries({ queryKey: ['gigs'] })
          return next.data.version
        },
      )
      setTrouble(undefined)
      return saver.changed(latest.current.body).length === 0
    } catch (error) {
      await meet(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  async function meet(error: unknown) {
    const isStale = error instanceof ApiError && error.status === 412
    const theirs = isStale ? await readGig(id).catch(() => undefined) : undefined
    if (theirs !== undefined) return setNewer(newerOf(theirs, { fields, saver, mine: latest.current.body }))
    if (error instanceof ApiError) form.tell(textsOf(error.fields))
    setTrouble(error instanceof ApiError && error.isUnanswered ? 'offline' : 'failed')
  }

  /** Goes on from the other's change: its values where only it changed something, and where the reader says so. */
  function settle(keepMine: boolean) {
    if (newer === undefined) return
    const mine = saver.changed(latest.current.body)
    saver.rebase(newer.body, newer.answer.data.version)
    for (const field of fields) {
      const isTheirs = !mine.includes(field.name) || (!keepMine && newer.fields.includes(field.name))
      if (isTheirs) form.change(field, newer.draft[field.name])
    }
    setAnswer(newer.answer)
    setNewer(undefined)
  }

  const state: SaveState =
    trouble ??
    (isSaving ? 'saving' : waiting.length > 0 ? 'pending' : changed.length > 0 ? 'faulty' : 'saved')
  const isQuiet = newer !== undefined
  useSaveSoon({
    save,
    what: isQuiet ? '' : JSON.stringify(waiting.map((field) => now.body[field])),
    isOffline: trouble === 'offline',
  })
  useUnsavedNotice(changed.length > 0)
  return {
    answer,
    form,
    steps,
    fields,
    state,
    newer,
    save,
    settle,
    missing: missingOf(type, fields, form.draft),
    faults: now.faults,
  }
}

export type GigEditor = ReturnType<typeof useGigEditor>
