import { useState } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './avatars-stack.module.css'
import { useTimer } from '#ui/hooks/use-timer.ts'
import reach from '#ui/layout/reach.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Popover } from '#ui/popups/popover.tsx'

type StackPerson = { id: string; name: string; photo?: string | null; detail?: string }

type Props = {
  people: StackPerson[]
  /** Wraps a person in what opens the profile; without it, nothing opens. */
  link?: (person: StackPerson, children: ReactNode) => ReactNode
  emptyText?: string
  /** How many there are, where not all of them are here yet. */
  total?: number | undefined
  /** The list opens: time to load who is not here yet. */
  onOpen?: (() => void) | undefined
  /** Below the others in their list: what asks for the next of them. */
  end?: ReactNode
}

/** Avatars in a row before the rest goes into the list (specification spec 002 §9). */
const SHOWN = 3
/** In ms. */
const OPEN_DELAY = 120
const CLOSE_DELAY = 160

/** The first three people as avatars; the others behind a count that opens the list. */
export function AvatarsStack({
  people,
  link = (_, children) => children,
  emptyText = 'None selected',
  total = people.length,
  ...list
}: Props) {
  if (people.length === 0) return <span className={shared['quiet']}>{emptyText}</span>
  return (
    <div className={layout['row']}>
      {people.slice(0, SHOWN).map((person) => (
        <span key={person.id} className={cx(reach['within'], styles['item'])}>
          {link(person, <Avatar name={person.name} photo={person.photo} decorative={false} />)}
        </span>
      ))}
      {total > SHOWN && <Rest people={people.slice(SHOWN)} link={link} count={total - SHOWN} {...list} />}
    </div>
  )
}

type RestProps = Required<Pick<Props, 'people' | 'link'>> & Pick<Props, 'onOpen' | 'end'> & { count: number }

/** Opens while the pointer is over it; a click, a touch or the Enter key opens it for good and takes the focus in. */
function Rest({ people, link, count, onOpen, end }: RestProps) {
  const [opened, setOpened] = useState<'hover' | 'kept'>()
  const timer = useTimer()
  const open = (how: 'hover' | 'kept') => {
    onOpen?.()
    setOpened((now) => (how === 'hover' ? (now ?? how) : how))
  }
  const hover = {
    onMouseEnter: () => timer.start(() => open('hover'), OPEN_DELAY),
    onMouseLeave: () =>
      timer.start(() => setOpened((now) => (now === 'kept' ? now : undefined)), CLOSE_DELAY),
  }
  return (
    <Popover
      position="bottom-start"
      opened={opened !== undefined}
      onChange={(isOpen) => !isOpen && setOpened(undefined)}
      trapFocus={opened === 'kept'}
      returnFocus
      withRoles={false}
      target={
        <button
          type="button"
          className={cx(reach['alone'], styles['count'])}
          aria-label={`${count} more`}
          aria-expanded={opened !== undefined}
          onClick={() => (opened === 'kept' ? setOpened(undefined) : open('kept'))}
          {...hover}
        >
          +{count}
        </button>
      }
      dropdown={{ className: styles['dropdown'], tabIndex: -1, ...hover }}
    >
      <ul className={cx(shared['list'], layout['stack-2'], styles['list'])} aria-label={`${count} more`}>
        {people.map((person) => (
          <li key={person.id}>{link(person, <Line person={person} />)}</li>
        ))}
        {end && <li>{end}</li>}
      </ul>
    </Popover>
  )
}

function Line({ person }: { person: StackPerson }) {
  return (
    <span className={cx(layout['row-10'], styles['line'])}>
      <Avatar name={person.name} photo={person.photo} />
      <span>
        {person.name}
        {person.detail && <small className={cx(shared['note'], styles['detail'])}>{person.detail}</small>}
      </span>
    </span>
  )
}
