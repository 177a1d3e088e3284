import { Button } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'

/** The form in steps before anything of it is known; its head stays where it is. */
export function StepFrame() {
  return (
    <>
      <PageHeader
        title={copy.completeYourProfile}
        actions={
          <Button variant="default" disabled>
            {copy.uploadResume}
          </Button>
        }
      />
      <SkeletonForm fields={STEP_FIELDS} />
    </>
  )
}

export const STEP_FIELDS = 6
