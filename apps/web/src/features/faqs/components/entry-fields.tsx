import { ROLES } from '@guildhall/contract/access'
import { FAQ_AUDIENCES } from '@guildhall/contract/faqs'
import { Button, Input, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AUDIENCE_LABELS, copy } from '#features/faqs/copy.ts'
import { holdersOf } from '#platform/role-names.ts'
import type { EntryFormState } from '#features/faqs/use-entry-form.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { SafeHtml } from '#ui/text/safe-html.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './entry-fields.module.css'
import columns from '#ui/layout/columns.module.css'

const AUDIENCES = FAQ_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))
const READERS = ROLES.map((value) => ({ value, label: holdersOf(value) }))

/** The fields of a question. */
export function EntryFields({ form }: { form: EntryFormState }) {
  const { audience, roles } = form.values
  return (
    <div className={cx(layout['stack-16'], styles['fields'])}>
      <TextInput label={copy.titleLabel} withAsterisk maxLength={300} {...form.text('title')} />
      <Answer form={form} />
      <div className={cx(layout['stack-16'], columns['halves'])}>
        <ChoiceField
          label={copy.audienceLabel}
          options={AUDIENCES}
          value={audience}
          onChange={(value) => form.put('audience', value)}
        />
        {audience === 'role' && (
          <MultiChoiceField
            label={copy.rolesLabel}
            placeholder={copy.chooseRoles}
            options={READERS}
            value={roles}
            onChange={(value) => form.put('roles', value)}
            error={form.errorOf('roles')}
          />
        )}
      </div>
      <Switch label={copy.publishedLabel} {...form.flag('is_published')} />
    </div>
  )
}

/** The answer as it is written, or as readers will see it. */
function Answer({ form }: { form: EntryFormState }) {
  const [isPreview, setPreview] = useState(false)
  const { body } = form.values
  return (
    <div className={styles['answer']}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles['switch'] ?? ''}
        aria-pressed={isPreview}
        onClick={() => setPreview(!isPreview)}
      >
        {isPreview ? copy.write : copy.preview}
      </Button>
      {isPreview ? (
        <section aria-label={copy.preview}>
          <Input.Label component="div">{copy.bodyLabel}</Input.Label>
          <div className={styles['preview']}>
            <SafeHtml html={body} isText />
          </div>
        </section>
      ) : (
        <RichText
          label={copy.bodyLabel}
          value={body}
          required
          error={form.errorOf('body')}
          onChange={(html) => form.put('body', html)}
        />
      )}
    </div>
  )
}
