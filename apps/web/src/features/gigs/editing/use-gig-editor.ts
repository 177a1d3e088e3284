import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { useMemo, useState } from 'react'
import { useConfig } from '#platform/session.tsx'
import type { Draft } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { faultsOf, flatBody, missingOf } from './body.ts'
import { draftOf } from './gig-draft.ts'
import { Saver } from './saver.ts'
import { allFields, gapsOf, partsByStep, wrongOf } from './steps.ts'
import { useGigSaving } from './use-gig-saving.ts'

/** A project while it is edited: its form, and the saving of it behind the reader's back. */
export function useGigEditor(first: GigAnswer, isStaff: boolean) {
  const { type } = first.data
  const { currency: currencies } = useConfig().company
  const steps = useMemo(() => partsByStep(first.data, { isStaff, currencies }), [first, isStaff, currencies])
  const fields = useMemo(() => allFields(steps), [steps])
  const initial = useMemo(() => draftOf(first.data), [first])
  const faults = useMemo(() => (draft: Draft) => faultsOf(type, fields, draft), [type, fields])
  const form = useDraft({ fields, initial, faults })
  const [saver] = useState(() => new Saver(flatBody(fields, initial), first.data.version))
  const now = { body: flatBody(fields, form.draft), faults: faults(form.draft) }
  const saving = useGigSaving({ first, saver, form, fields, now })
  const gaps = gapsOf(missingOf(type, fields, form.draft), fields)
  const isToldWrong = (name: string) => now.faults[name] !== undefined && form.errorOf(name) !== undefined
  return { ...saving, form, steps, fields, gaps, wrong: wrongOf(steps, isToldWrong) }
}

export type GigEditor = ReturnType<typeof useGigEditor>
