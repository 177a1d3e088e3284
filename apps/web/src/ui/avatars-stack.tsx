import { HoverCard } from '@mantine/core'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './avatars-stack.module.css'

type StackPerson = { id: string; name: string; photo?: string | null; detail?: string }

type Props = {
  people: StackPerson[]
  /** Wraps a person in what opens the profile; without it, nothing opens. */
  link?: (person: StackPerson, children: ReactNode) => ReactNode
  emptyText?: string
}

/** Avatars in a row before the rest goes into the list (specification 002 §9). */
const SHOWN = 3

/** The first three people as avatars; the others behind a count that opens the list. */
export function AvatarsStack({
  people,
  link = (_, children) => children,
  emptyText = 'None selected',
}: Props) {
  if (people.length === 0) return <span className={styles['none']}>{emptyText}</span>
  const rest = people.slice(SHOWN)
  return (
    <div className={styles['stack']}>
      {people.slice(0, SHOWN).map((person) => (
        <span key={person.id} className={styles['item']}>
          {link(person, <Avatar name={person.name} photo={person.photo} decorative={false} />)}
        </span>
      ))}
      {rest.length > 0 && <Rest people={rest} link={link} />}
    </div>
  )
}

function Rest({ people, link }: Required<Pick<Props, 'people' | 'link'>>) {
  return (
    <HoverCard position="bottom-start" openDelay={120} closeDelay={160}>
      <HoverCard.Target>
        <button type="button" className={styles['count']} aria-label={`${people.length} more`}>
          +{people.length}
        </button>
      </HoverCard.Target>
      <HoverCard.Dropdown className={styles['dropdown'] ?? ''}>
        <ul className={styles['list']}>
          {people.map((person) => (
            <li key={person.id}>{link(person, <Line person={person} />)}</li>
          ))}
        </ul>
      </HoverCard.Dropdown>
    </HoverCard>
  )
}

function Line({ person }: { person: StackPerson }) {
  return (
    <span className={styles['line']}>
      <Avatar name={person.name} photo={person.photo} />
      <span>
        {person.name}
        {person.detail && <small className={styles['detail']}>{person.detail}</small>}
      </span>
    </span>
  )
}
