import type { SearchHit } from '@guildhall/contract/search'
import { Button } from '@mantine/core'
import { PERSON_ACTIONS, usePersonActions } from '#features/experts/components/person-actions.tsx'
import { later } from '#ui/hooks/later.ts'

const Request = later(
  () => import('#features/hiring/components/ranking/request-for-project.tsx'),
  'RequestForProject',
)

/** What staff do with an expert right where they found them. */
export function HitActions({ hit: { id, title, status } }: { hit: SearchHit }) {
  const people = usePersonActions({ Request })
  const name = title.map(({ text }) => text).join('')
  return (
    <>
      {people.offered(status).map((action) => (
        <Button
          key={action}
          variant="default"
          size="xs"
          aria-label={`${PERSON_ACTIONS[action]} ${name}`}
          onClick={() => people.start(action, { id, name })}
        >
          {PERSON_ACTIONS[action]}
        </Button>
      ))}
      {people.dialog}
    </>
  )
}
