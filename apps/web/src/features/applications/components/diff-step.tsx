import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Draft } from '#features/applications/draft.ts'
import { differencesOf, GROUPS, type Difference, type Held } from '#features/applications/resume-diff.ts'
import { useMerge } from '#features/applications/use-merge.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './diff-step.module.css'
import wizard from './wizard.module.css'

type Props = { draft: Draft; held: Held; onBack: () => void }

/** A newer resume against the profile: what to take over is chosen here, what is there already stays as it is. */
export function DiffStep({ draft, held, onBack }: Props) {
  const [differences] = useState(() => differencesOf(draft, held))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isChosen }) => isChosen).map(({ key }) => key)),
  )
  const { merge, failures, isPending } = useMerge(held.profile.id)
  const toggle = (key: string) => setChosen((before) => toggled(before, key))
  const isNew = differences.some(({ state }) => state === 'new')
  return (
    <>
      <h2 className={wizard['title']}>What your resume adds</h2>
      <p className={wizard['lead']}>
        Choose what goes into your profile. What stands there already is never added twice.
      </p>
      {!isNew && <EmptyState text="Your profile holds everything that this resume says." />}
      {GROUPS.map((group) => (
        <Group
          key={group}
          title={group}
          differences={differences.filter((one) => one.group === group)}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      <div role="alert">
        {failures.map((failure) => (
          <p key={failure} className={wizard['message']}>
            {failure}
          </p>
        ))}
      </div>
      <div className={wizard['buttons']}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          Another file
        </Button>
        <span className={wizard['between']} />
        <Button
          loading={isPending}
          disabled={chosen.size === 0}
          onClick={() => void merge(draft, chosen)}
        >{`Add ${chosen.size} to my profile`}</Button>
      </div>
    </>
  )
}

type GroupProps = {
  title: string
  differences: readonly Difference[]
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

function Group({ title, differences, chosen, onToggle }: GroupProps) {
  if (differences.length === 0) return null
  return (
    <section className={styles['group']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['rows']}>
        {differences.map((one) => (
          <li key={one.key} className={styles['row']}>
            {one.state === 'new' ? (
              <Checkbox
                label={<Words difference={one} />}
                checked={chosen.has(one.key)}
                onChange={() => onToggle(one.key)}
              />
            ) : (
              <span className={styles['still']}>
                <Words difference={one} />
              </span>
            )}
            <StateBadge difference={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ difference: { title, detail, before } }: { difference: Difference }) {
  return (
    <span className={styles['words']}>
      <span>{title}</span>
      {detail !== '' && <span className={styles['detail']}>{detail}</span>}
      {before !== undefined && <span className={styles['detail']}>Now: {before}</span>}
    </span>
  )
}

function StateBadge({ difference: { state, before } }: { difference: Difference }) {
  if (state === 'known') return <Badge tone="secondary">Already in your profile</Badge>
  if (state === 'unfinished') return <Badge tone="warning">Not complete, add it by hand</Badge>
  const isChange = before !== undefined && before !== 'Not provided'
  return <Badge tone="primary">{isChange ? 'Different' : 'New'}</Badge>
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(key)) after.add(key)
  return after
}
