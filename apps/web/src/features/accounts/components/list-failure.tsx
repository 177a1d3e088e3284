import { Button } from '@mantine/core'
import { copy } from '#features/accounts/copy.ts'
import { failureText } from '#platform/api-error.ts'
import { FormFailure } from './form-card.tsx'

/** Says why a list of the settings could not be read, and reads it again. */
export function ListFailure({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  return (
    <FormFailure text={failureText(error, 'list')}>
      <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
        {copy.refresh}
      </Button>
    </FormFailure>
  )
}
