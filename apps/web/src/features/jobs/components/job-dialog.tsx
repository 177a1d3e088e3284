import { lazy, Suspense } from 'react'
import type { Props } from './job-progress-dialog.tsx'

const JobProgressDialog = lazy(async () => ({
  default: (await import('./job-progress-dialog.tsx')).JobProgressDialog,
}))

/** The progress of long work, which loads once there is some. */
export function JobDialog(props: Props) {
  return (
    <Suspense>
      <JobProgressDialog {...props} />
    </Suspense>
  )
}
