import { Button, Checkbox, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { copy } from '#features/settings/copy.ts'
import { addLine, ListError, RemoveLine, removeLine } from './lines.tsx'
import styles from './lines.module.css'

const MOST = 20

/** The answers to "How did you hear about us?", and which of them ask for a name. */
export function WayFields({ form }: { form: SettingsForm }) {
  const { hear_about_us: ways } = form.getValues()
  return (
    <>
      <p className={styles['quiet']}>{'{product} stands for the name of the portal.'}</p>
      {ways.map((way, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={styles['way']}>
          <TextInput
            aria-label={`Answer ${index + 1}`}
            maxLength={100}
            {...form.getInputProps(`hear_about_us.${index}.name`)}
          />
          <Checkbox
            label={copy.asksWho}
            aria-label={`${way.name || `Answer ${index + 1}`} asks who it was`}
            className={styles['flag'] ?? ''}
            {...form.getInputProps(`hear_about_us.${index}.asks_name`, { type: 'checkbox' })}
          />
          <RemoveLine
            label={`Remove answer ${index + 1}`}
            onClick={() => removeLine(form, 'hear_about_us', index)}
          />
        </div>
      ))}
      <ListError form={form} name="hear_about_us" />
      {ways.length < MOST && (
        <Button
          variant="default"
          className={styles['add'] ?? ''}
          onClick={() => addLine(form, 'hear_about_us', { name: '', asks_name: false })}
        >
          {copy.addAnswer}
        </Button>
      )}
    </>
  )
}
