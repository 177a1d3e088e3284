import { Fragment } from 'react'
import { cx } from '#ui/class-names.ts'
import type { Field } from './draft.ts'
import type { DraftForm } from './use-draft.ts'
import { DraftField } from './draft-field.tsx'
import styles from './draft-fields.module.css'

/** The fields of a form that apply now; halves stand in pairs where there is room. */
export function DraftFields({ form, fields = form.shown }: { form: DraftForm; fields?: readonly Field[] }) {
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.heading !== undefined && <h3 className={styles['heading']}>{field.heading}</h3>}
          <div data-field={field.name} className={cx(styles['field'], field.isHalf && styles['half'])}>
            <DraftField field={field} form={form} />
            {field.hint && (
              <p role="status" className={styles['hint']}>
                {field.hint(form.draft)}
              </p>
            )}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
