import { Fragment } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import { spelt } from '#ui/text/wording.ts'
import layout from '#ui/theme/layout.module.css'
import type { Field } from './draft.ts'
import type { DraftForm } from './use-draft.ts'
import { DraftField } from './draft-field.tsx'
import styles from './draft-fields.module.css'
import shared from '#ui/theme/shared.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

/** The fields of a form that apply now; halves stand in pairs where there is room. */
export function DraftFields({ form, fields = form.shown }: { form: DraftForm; fields?: readonly Field[] }) {
  return (
    <div className={cx(layout['stack-16'], styles['fields'])}>
      {fields.map((field, index) => (
        <Fragment key={field.name}>
          {field.heading !== undefined && <h3 className={styles['heading']}>{field.heading}</h3>}
          <Tooltip
            label={field.requiredTip && spelt(field.requiredTip)}
            disabled={!asksFor(field, form)}
            position="top-end"
          >
            <div
              data-field={field.name}
              className={cx(shared['shrinks'], shared['whole'], field.isHalf && styles['half'])}
            >
              <DraftField field={index === 0 ? { ...field, isFirst: true } : field} form={form} />
              {field.hint && (
                <p role="status" className={cx(shared['unless-empty'], styles['hint'])}>
                  {field.hint(form.draft)}
                </p>
              )}
            </div>
          </Tooltip>
        </Fragment>
      ))}
    </div>
  )
}

/** Whether a field that has to be filled in says so. */
function asksFor({ name, requiredText, requiredTip }: Field, form: DraftForm): boolean {
  return requiredTip !== undefined && requiredText !== undefined && form.errorOf(name) === requiredText
}
