import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCheck from '~icons/check'
import IconChevronDown from '~icons/chevron-down'
import { Suspense, useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { later } from '#ui/hooks/later.ts'
import { ownRosters } from './roster-queries.ts'
import styles from './rosters.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { Menu } from '#ui/popups/menu.tsx'

const ManageRosters = later(() => import('./manage-rosters.tsx'), 'ManageRosters')

type Props = { chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** The rosters of the reader: one narrows the list to its experts. */
export function RostersMenu({ chosen, onChoose }: Props) {
  const query = useQuery(ownRosters)
  const { data: rosters = [] } = query
  const [isManaging, setManaging] = useState(false)
  return (
    <>
      <Menu
        position="bottom-end"
        width={260}
        target={
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {copy.rosters}
          </Button>
        }
      >
        {({ Item, Divider }) => (
          <>
            <PartFailure load={query} />
            {query.data?.length === 0 && (
              <p className={cx(shared['note'], styles['none'])}>{copy.noRosters}</p>
            )}
            {rosters.map(({ id, name, count }) => (
              <Item
                key={id}
                onClick={() => onChoose(id === chosen ? undefined : id)}
                leftSection={
                  <IconCheck size={16} aria-hidden visibility={id === chosen ? 'visible' : 'hidden'} />
                }
                rightSection={<span className={cx(shared['quiet'], shared['figures'])}>{count}</span>}
              >
                <span className={shared['breaks']}>{name}</span>
              </Item>
            ))}
            {rosters.length > 0 && (
              <>
                <Divider />
                <Item onClick={() => setManaging(true)}>{copy.manageRostersText}</Item>
              </>
            )}
          </>
        )}
      </Menu>
      {isManaging && (
        <Suspense>
          <ManageRosters
            onClose={() => setManaging(false)}
            onDeleted={(id) => id === chosen && onChoose(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
