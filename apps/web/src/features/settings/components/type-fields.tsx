import { Button, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { copy } from '#features/settings/copy.ts'
import { addLine, ListError, RemoveLine, removeLine } from './lines.tsx'
import styles from './lines.module.css'

const MOST = 20

/** What a company may be. */
export function TypeFields({ form }: { form: SettingsForm }) {
  const { company_types: types } = form.getValues()
  return (
    <fieldset className={styles['group']}>
      <legend>{copy.typesOfCompanies}</legend>
      {types.map((type, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={styles['type']}>
          <TextInput
            aria-label={`Type ${index + 1}`}
            maxLength={40}
            {...form.getInputProps(`company_types.${index}`)}
          />
          <RemoveLine
            label={`Remove ${type || `type ${index + 1}`}`}
            onClick={() => removeLine(form, 'company_types', index)}
          />
        </div>
      ))}
      <ListError form={form} name="company_types" />
      {types.length < MOST && (
        <Button
          variant="default"
          className={styles['add'] ?? ''}
          onClick={() => addLine(form, 'company_types', '')}
        >
          {copy.addType}
        </Button>
      )}
    </fieldset>
  )
}
