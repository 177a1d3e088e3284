import { Textarea } from '@mantine/core'
import styles from './read-text.module.css'

/** A long text to read in a dialog, in a field: the keyboard reaches it and scrolls it. */
export function ReadText({ label, text, rows }: { label: string; text: string; rows: number }) {
  return (
    <Textarea label={label} readOnly rows={rows} value={text} classNames={{ input: styles['text'] ?? '' }} />
  )
}
