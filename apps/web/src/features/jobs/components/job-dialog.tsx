import { Suspense } from 'react'
import { later } from '#ui/hooks/later.ts'
import type { Props } from './job-progress-dialog.tsx'

const JobProgressDialog = later(() => import('./job-progress-dialog.tsx'), 'JobProgressDialog')

/** The progress of long work, which loads once there is some. */
export function JobDialog(props: Props) {
  return (
    <Suspense>
      <JobProgressDialog {...props} />
    </Suspense>
  )
}
