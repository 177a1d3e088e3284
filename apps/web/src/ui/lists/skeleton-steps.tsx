import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import bones from './skeleton.module.css'
import styles from './skeleton-steps.module.css'
import { SkeletonFields } from './skeleton-rows.tsx'

/** A page that is a form in steps, before the name of what it fills in: the way here, the name, the steps, the fields. */
export function SkeletonSteps({ steps, fields }: { steps: number; fields: number }) {
  return (
    <>
      <span className={cx(bones['bone'], styles['crumbs'])} />
      <span className={cx(bones['bone'], bones['title'], styles['name'])} />
      <div className={cx(layout['stack-24'], styles['in-steps'])}>
        <div className={styles['steps']}>
          {Array.from({ length: steps }, (_, step) => (
            <span key={step} className={cx(bones['bone'], styles['step'])} />
          ))}
        </div>
        <div className={cx(shared['card'], shared['roomy'])}>
          <SkeletonFields fields={fields} />
        </div>
      </div>
    </>
  )
}
