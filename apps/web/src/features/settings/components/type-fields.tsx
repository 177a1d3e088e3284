import { Button, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { copy } from '#features/settings/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import { ListError, putLines, RemoveLine } from './lines.tsx'
import styles from './lines.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const MOST = 20

/** What a company may be. */
export function TypeFields({ form }: { form: SettingsForm }) {
  const { company_types: types, was } = form.values
  const put = (lines: string[], before: (string | null)[]) => putLines(form, 'company_types', lines, before)
  return (
    <fieldset className={cx(layout['stack-12'], shared['field'], styles['group'])}>
      <legend>{copy.typesOfCompanies}</legend>
      {types.map((type, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={cx(layout['stack-12'], styles['type'])}>
          <TextInput
            aria-label={copy.typeNumber(index + 1)}
            maxLength={40}
            {...form.textPart(`company_types.${index}`, type, (text) =>
              form.put('company_types', types.with(index, text)),
            )}
          />
          <RemoveLine
            label={`Remove ${type || `type ${index + 1}`}`}
            onClick={() => put(types.toSpliced(index, 1), was.company_types.toSpliced(index, 1))}
          />
        </div>
      ))}
      <ListError form={form} name="company_types" />
      {types.length < MOST && (
        <Button
          variant="default"
          className={shared['start'] ?? ''}
          onClick={() => put([...types, ''], [...was.company_types, null])}
        >
          {copy.addType}
        </Button>
      )}
    </fieldset>
  )
}
