import { useEffect, useMemo, useRef, useState } from 'react'
import { useConfig } from '#platform/session.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { withValue, type Field, type FieldValue } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { cardFields, draftOf, fieldNameOf, filterOf } from './card-draft.ts'
import { CARD_GROUPS, withoutGroup, type CardGroup } from './card-groups.ts'
import type { CardFilter } from './list-search.ts'

type Props = {
  group: CardGroup
  filter: CardFilter
  nameOf: (id: string) => string
  /** False while the names behind the ids of a shared address are not here yet. */
  isNamed: boolean
  onApply: (filter: CardFilter) => void
}

/** A figure is typed in one go, in ms. */
const PAUSE = 400
const noFaults = () => ({})

/** The fields behind one chip; a choice acts at once, a figure when the typing pauses. */
export function ExpertsFilterField({ isNamed, ...fields }: Props) {
  const [isReady, setReady] = useState(isNamed)
  if (isNamed && !isReady) setReady(true)
  return isReady ? <Fields {...fields} /> : null
}

function Fields({ group, filter, nameOf, onApply }: Omit<Props, 'isNamed'>) {
  const { hear_about_us: ways } = useConfig()
  const names: readonly string[] = CARD_GROUPS[group].map(fieldNameOf)
  const fields = useMemo(() => cardFields(ways).map((field) => ({ ...field, isHalf: false })), [ways]).filter(
    ({ name }) => names.includes(name),
  )
  const form = useDraft({ fields, initial: draftOf(filter, nameOf), faults: noFaults })
  const soon = useSoon()
  const change = (field: Field, value: FieldValue) => {
    form.change(field, value)
    const chosen = filterOf(withValue(form.draft, field, value))
    const apply = () => onApply({ ...withoutGroup(filter, group), ...only(chosen, group) })
    soon(apply, field.kind === 'number' ? PAUSE : 0)
  }
  return <DraftFields form={{ ...form, change }} fields={fields} />
}

/** Acts after a pause, or when the fields are left before it is over. */
function useSoon() {
  const timer = useTimer()
  const waiting = useRef<() => void>(undefined)
  useEffect(() => () => waiting.current?.(), [])
  return (action: () => void, ms: number) => {
    const act = () => {
      waiting.current = undefined
      action()
    }
    waiting.current = act
    timer.start(act, ms)
  }
}

/** Of a filter what one chip stands for: the others may have changed meanwhile. */
function only(filter: CardFilter, group: CardGroup): CardFilter {
  const names: readonly string[] = CARD_GROUPS[group]
  return Object.fromEntries(Object.entries(filter).filter(([name]) => names.includes(name)))
}
