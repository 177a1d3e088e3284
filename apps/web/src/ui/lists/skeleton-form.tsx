import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './skeleton-form.module.css'
import { SkeletonFields } from './skeleton-rows.tsx'

/** A page that is one form, before its fields. */
export function SkeletonForm({ fields }: { fields: number }) {
  return (
    <div className={cx(shared['card'], shared['padded'], styles['form'])}>
      <SkeletonFields fields={fields} />
    </div>
  )
}
