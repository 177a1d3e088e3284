import { MOMENTS, type Moment, type Requirement } from '@guildhall/contract/compliance'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#features/compliance/compliance-page.module.css'
import { complianceActs, complianceQueries } from '#features/compliance/queries.ts'
import { Block } from '#features/experts/components/block.tsx'
import { listState } from '#platform/list-state.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { saveChanges } from '#ui/forms/save-changes.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/compliance/copy.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

const KINDS: { value: Requirement['kind']; label: string }[] = [
  { value: 'radar', label: 'Radar' },
  { value: 'award', label: 'Award' },
  { value: 'growth-opportunity', label: 'Growth opportunity' },
  { value: 'opportunity-engine', label: 'Opportunity engine' },
]
const CONFIDENTIALITIES: { value: Requirement['confidentiality']; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'nda', label: 'NDA' },
  { value: 'restricted', label: 'Restricted' },
]
const MOMENT_LABELS: Readonly<Record<Moment, string>> = {
  hire: 'Before the hire',
  call: 'Before calls',
  files: 'Before files',
}

/** In a sentence: 'before the hire'. */
const momentText = (moment: Moment) => MOMENT_LABELS[moment].replace('B', 'b')

/** Which gates bind on which projects, and what waits for them. */
export function Requirements() {
  const query = useQuery(complianceQueries.requirements())
  const [kind, setKind] = useState<Requirement['kind']>('growth-opportunity')
  const [confidentiality, setConfidentiality] = useState<Requirement['confidentiality']>('open')
  const [drafts, setDrafts] = useState<Readonly<Record<string, Chosen>>>({})
  const state = listState(query, { isEmpty: false })
  useUnsavedNotice((query.data ?? []).some((one) => changedIn(one, drafts[keyOf(one)]).length > 0))
  const chosen = query.data?.find((one) => one.kind === kind && one.confidentiality === confidentiality)
  return (
    <div className={shared['card']}>
      <Block title={copy.requirements}>
        <p className={styles['lead']}>{copy.whatHasToHold}</p>
        <div className={cx(layout['stack-12'], styles['choices'])}>
          <ChoiceField label={copy.kindOfProject} options={KINDS} value={kind} onChange={setKind} />
          <ChoiceField
            label={copy.confidentiality}
            options={CONFIDENTIALITIES}
            value={confidentiality}
            onChange={setConfidentiality}
          />
        </div>
        <ListStates
          state={state}
          onRefresh={() => void query.refetch()}
          skeleton={<SkeletonRows rows={5} columns={2} />}
        >
          {chosen && (
            <Gates
              key={keyOf(chosen)}
              requirement={chosen}
              draft={drafts[keyOf(chosen)] ?? {}}
              onDraft={(draft) => setDrafts((before) => ({ ...before, [keyOf(chosen)]: draft }))}
            />
          )}
        </ListStates>
      </Block>
    </div>
  )
}

/** What is ticked and not saved, by the gate; what it bound then, unless somebody else was faster. */
type Chosen = Readonly<Record<string, { binds: readonly Moment[]; was: readonly Moment[] | undefined }>>

const keyOf = ({ kind, confidentiality }: Requirement) => `${kind} ${confidentiality}`

const changedIn = ({ gates }: Requirement, draft: Chosen = {}) =>
  gates.flatMap(({ key, binds: saved }) => {
    const { binds = saved, was = saved } = draft[key] ?? {}
    return binds.join() === saved.join() ? [] : [{ key, binds: [...binds], was: [...was] }]
  })

type GatesProps = {
  requirement: Requirement
  draft: Chosen
  onDraft: (draft: Chosen) => void
}

function Gates({ requirement, draft, onDraft }: GatesProps) {
  const { run, isPending, failure } = useWrite({
    refetch: ['compliance', 'gigs'],
    words: { stale: copy.requirementsStale },
  })
  const { kind, confidentiality } = requirement
  const changed = changedIn(requirement, draft)
  const gates = requirement.gates.map((gate) => ({ ...gate, binds: draft[gate.key]?.binds ?? gate.binds }))
  const toggle = ({ key, binds }: (typeof gates)[number], moment: Moment) => {
    const was = draft[key]?.was ?? requirement.gates.find((gate) => gate.key === key)?.binds
    onDraft({ ...draft, [key]: { binds: toggled(binds, moment), was } })
  }
  const save = () =>
    run(() => complianceActs.require({ kind, confidentiality, gates: changed }), {
      said: 'The requirements are saved',
      onDone: () => onDraft({}),
      // The next press is about what is there by then.
      onRefused: (error) => error instanceof ApiError && error.code === 'stale' && onDraft(renewed(draft)),
    })
  return (
    <>
      <div className={cx(layout['stack-12'], styles['gates'])}>
        <Heads />
        {gates.map((gate) => (
          <fieldset key={gate.key} className={cx(shared['field'], styles['gate'])}>
            <legend>
              {gate.title}
              {gate.always.length > 0 && (
                <span className={shared['note']}>{` ${copy.always(gate.always.map(momentText))}`}</span>
              )}
            </legend>
            <div className={styles['moments']}>
              {MOMENTS.filter((moment) => gate.key !== 'agreement' || moment !== 'hire').map((moment) => (
                <Checkbox
                  key={moment}
                  wrapperProps={{ 'data-moment': moment }}
                  label={MOMENT_LABELS[moment]}
                  checked={gate.binds.includes(moment)}
                  disabled={gate.always.includes(moment)}
                  onChange={() => toggle(gate, moment)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <Failure text={failure} />
      <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
        <Button loading={isPending} onClick={() => saveChanges(changed.length > 0, () => void save())}>
          {copy.saveRequirements}
        </Button>
      </div>
    </>
  )
}

/** Said once above the columns; each box has its name for screen readers, and on phones, where there are no columns. */
function Heads() {
  return (
    <div className={cx(styles['gate'], styles['heads'])} aria-hidden>
      <span>{copy.requirement}</span>
      <div className={styles['moments']}>
        {MOMENTS.map((moment) => (
          <span key={moment}>{MOMENT_LABELS[moment]}</span>
        ))}
      </div>
    </div>
  )
}

function renewed(draft: Chosen): Chosen {
  return Object.fromEntries(Object.entries(draft).map(([key, { binds }]) => [key, { binds, was: undefined }]))
}

/** In the order in which the work goes. */
function toggled(binds: readonly Moment[], moment: Moment): Moment[] {
  return MOMENTS.filter((one) => (one === moment ? !binds.includes(one) : binds.includes(one)))
}
