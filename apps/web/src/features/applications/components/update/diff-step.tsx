import { CHANGE_GROUPS, type ResumeChange } from '@guildhall/contract/applications/resume-change'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { chosenAtFirst } from '#features/applications/resume-merge.ts'
import { useLooked } from '#features/applications/use-looked.ts'
import { useMerge, type Newer } from '#features/applications/use-merge.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import styles from './diff-step.module.css'
import { ResumeShownBeside } from '#features/applications/components/validate/resume-shown.tsx'
import beside from '#features/applications/components/validate/resume-shown.module.css'
import wizard from '#features/applications/components/wizard/wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import failed from '#ui/feedback/failure.module.css'

type Props = { personId: string; newer: Newer; onBack: () => void }

/** A newer resume against the profile: what to take over is chosen here, what is there already stays as it is. */
export function DiffStep({ personId, newer, onBack }: Props) {
  const { changes, shown } = newer
  const { looked, looking } = useLooked()
  const [chosen, setChosen] = useState(() => chosenAtFirst(changes))
  const { merge, failures, isPending } = useMerge(personId)
  const toggle = (key: string) => setChosen((before) => toggled(before, key))
  const isNew = changes.some(({ state }) => state === 'new' || state === 'changed')
  const { said, press } = useLacks(chosen.size === 0 ? copy.chooseOneFirst : undefined)
  useUnsavedNotice(isNew)
  return (
    <>
      <p className={wizard['lead']}>{copy.additionsLead}</p>
      {!isNew && <EmptyState text={copy.nothingToAdd} />}
      <div className={shown && cx(layout['stack-16'], beside['review'])}>
        <div {...looking}>
          {CHANGE_GROUPS.map((group) => (
            <Group
              key={group}
              title={group}
              changes={changes.filter((one) => one.group === group)}
              chosen={chosen}
              onToggle={toggle}
            />
          ))}
        </div>
        {shown && <ResumeShownBeside shown={shown} looked={looked} />}
      </div>
      <div role="alert">
        {[...(said === undefined ? [] : [said]), ...failures].map((failure) => (
          <p key={failure} className={cx(failed['box'], wizard['message'])}>
            {failure}
          </p>
        ))}
      </div>
      <div className={cx(layout['row-12'], wizard['buttons'])}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {copy.anotherFile}
        </Button>
        <span className={wizard['between']} />
        {isNew && (
          <Button loading={isPending} onClick={() => press(() => void merge(newer, chosen))}>
            {copy.addToMyProfile(chosen.size)}
          </Button>
        )}
      </div>
    </>
  )
}

type GroupProps = {
  title: string
  changes: readonly ResumeChange[]
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

function Group({ title, changes, chosen, onToggle }: GroupProps) {
  if (changes.length === 0) return null
  return (
    <section className={styles['group']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={shared['list']}>
        {changes.map((one) => (
          <li key={one.key} className={cx(layout['head-12'], styles['row'])} data-place={placeOf(one)}>
            {one.state === 'new' || one.state === 'changed' ? (
              <Checkbox
                label={<Words change={one} />}
                checked={chosen.has(one.key)}
                onChange={() => onToggle(one.key)}
              />
            ) : (
              <span className={styles['still']}>
                <Words change={one} />
              </span>
            )}
            <StateBadge change={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A part of an entry stands where the entry does. */
const placeOf = ({ key }: ResumeChange) => key.split('.').slice(0, 2).join('.')

function Words({ change: { title, detail, before } }: { change: ResumeChange }) {
  return (
    <span className={cx(shared['breaks'], shared['shrinks'], layout['stack'])}>
      <span>{title}</span>
      {detail !== '' && (
        <span className={cx(shared['note'], shared['clamped'], styles['detail'])}>{detail}</span>
      )}
      {before !== null && (
        <span className={cx(shared['note'], shared['clamped'], styles['detail'])}>
          {copy.now} {before === '' ? copy.notProvided : before}
        </span>
      )}
    </span>
  )
}

function StateBadge({ change: { state } }: { change: ResumeChange }) {
  if (state === 'known') return <Badge tone="secondary">{copy.alreadyInYourProfile}</Badge>
  if (state === 'unfinished') return <Badge tone="warning">{copy.notCompleteAdd}</Badge>
  return <Badge tone="primary">{state === 'changed' ? copy.different : copy.new}</Badge>
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(key)) after.add(key)
  return after
}
