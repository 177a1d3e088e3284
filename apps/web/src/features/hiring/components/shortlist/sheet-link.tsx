import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconFileText from '~icons/file-text'
import { copy } from '#features/hiring/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'

/** To the shortlist as one page, for print and PDF. */
export function SheetLink({ gigId }: { gigId: string }) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <Button
      variant="default"
      leftSection={<IconFileText size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={`/${prefix}/projects/${gigId}/shortlist`} />}
    >
      {copy.onePage}
    </Button>
  )
}
