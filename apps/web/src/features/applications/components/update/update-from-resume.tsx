import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/applications/copy.ts'

/** The way to what a newer resume would add to a profile (PRODUCT D-22). */
export function UpdateFromResume() {
  return (
    <Button variant="default" component={Link} to="/expert/apply">
      {copy.updateFromResume}
    </Button>
  )
}
