import { Button, Checkbox, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { copy } from '#features/settings/copy.ts'
import { ListError, putLines, RemoveLine } from './lines.tsx'
import styles from './lines.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const MOST = 20

/** The answers to "How did you hear about us?", and which of them ask for a name. */
export function WayFields({ form }: { form: SettingsForm }) {
  const { hear_about_us: ways, was } = form.values
  const put = (lines: typeof ways, before: (string | null)[]) =>
    putLines(form, 'hear_about_us', lines, before)
  const change = (index: number, way: (typeof ways)[number]) =>
    form.put('hear_about_us', ways.with(index, way))
  return (
    <>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.productHelp}</p>
      {ways.map((way, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={cx(layout['stack-12'], styles['way'])}>
          <TextInput
            aria-label={copy.answerNumber(index + 1)}
            maxLength={100}
            {...form.textPart(`hear_about_us.${index}.name`, way.name, (name) =>
              change(index, { ...way, name }),
            )}
          />
          <Checkbox
            label={copy.asksWho}
            aria-label={`${way.name || `Answer ${index + 1}`} asks who it was`}
            className={styles['flag'] ?? ''}
            checked={way.asks_name}
            onChange={(event) => change(index, { ...way, asks_name: event.currentTarget.checked })}
          />
          <RemoveLine
            label={copy.removeAnswer(index + 1)}
            onClick={() => put(ways.toSpliced(index, 1), was.hear_about_us.toSpliced(index, 1))}
          />
        </div>
      ))}
      <ListError form={form} name="hear_about_us" />
      {ways.length < MOST && (
        <Button
          variant="default"
          className={shared['start'] ?? ''}
          onClick={() => put([...ways, { name: '', asks_name: false }], [...was.hear_about_us, null])}
        >
          {copy.addAnswer}
        </Button>
      )}
    </>
  )
}
