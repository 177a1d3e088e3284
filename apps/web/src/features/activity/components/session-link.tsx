import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/activity/copy.ts'

/** From an entry to everything that was done in its session. */
export function SessionLink({ id }: { id: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/activities/sessions/$sessionId" params={{ sessionId: id }} />
      )}
    >
      {copy.wholeSession}
    </Button>
  )
}
