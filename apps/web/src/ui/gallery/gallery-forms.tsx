import { Button, TextInput, Textarea } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import type { DateRange } from '#ui/fields/date-range-field.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { REQUIRED, useValues } from '#ui/forms/use-values.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { focusFirstFault } from '#ui/forms/first-fault.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { UnsavedBar } from '#ui/dialogs/unsaved-bar.tsx'
import { DEFAULT_EXTENSIONS } from '#ui/fields/upload-checks.ts'
import { UploadArea } from '#ui/fields/upload-area.tsx'
import type { Upload } from '#ui/fields/use-uploads.ts'
import { GallerySelects } from './gallery-selects.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const required = z.string().check(z.trim(), z.minLength(1, REQUIRED))
const schema = z.object({
  name: required,
  email: required.check(z.email('Invalid email.')),
  years: z.optional(z.number()),
  note: z.string(),
})

type Values = { name: string; email: string; years: number | undefined; note: string }

const LOREM =
  '<h3>Scope</h3><p>Interviews with <strong>five</strong> buyers.</p><ul><li>Price</li><li>Service</li></ul>'
const LIMITS = { count: 3, fileSize: 5, totalSize: 10, extensions: DEFAULT_EXTENSIONS }

export function GalleryForms() {
  const [password, setPassword] = useState('')
  const [days, setDays] = useState<DateRange>({ start: '2026-11-02', end: '2026-11-21' })
  const [text, setText] = useState(LOREM)
  return (
    <>
      <Sample title="Form">
        <SampleForm />
      </Sample>
      <Sample title="Password and dates">
        <div className={`${cx(shared['card'], styles['card'])} ${styles['two']}`}>
          <PasswordField
            label="New password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <DateRangeField value={days} onChange={setDays} />
          <TextInput label="Disabled" value="Cannot be changed" disabled readOnly />
        </div>
      </Sample>
      <Sample title="Dropdowns with search">
        <GallerySelects />
      </Sample>
      <Sample title="Text with formatting">
        <RichText
          label="Description"
          value={text}
          onChange={setText}
          description={`${text.length} characters`}
        />
      </Sample>
      <Sample title="Upload area">
        <UploadArea limits={LIMITS} upload={pretendUpload} />
      </Sample>
    </>
  )
}

function SampleForm() {
  const form = useValues<Values>(schema, { name: '', email: '', years: undefined, note: '' })
  const element = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const errors = (['name', 'email'] as const).flatMap((field) => {
    const text = isSent ? form.errorOf(field) : undefined
    return text === undefined ? [] : [{ field, label: field, text }]
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (form.check().length > 0) setSent(true)
    else form.restart(form.values)
  }
  return (
    <form noValidate className={cx(shared['card'], styles['card'])} ref={element} onSubmit={check}>
      <ErrorSummary errors={errors} onGo={() => focusFirstFault(element.current)} />
      <div className={styles['two']}>
        <TextInput label="Name" withAsterisk {...form.text('name')} />
        <TextInput label="Email" withAsterisk description="Nobody else sees it." {...form.text('email')} />
        <NumericField label="Years" {...form.field('years')} />
        <Textarea label="Note" rows={2} {...form.text('note')} />
      </div>
      <div className={cx(layout['wrap-12'], styles['bar'])}>
        <span className={shared['grows']} />
        <Button type="submit">Check</Button>
      </div>
      <UnsavedBar hasChanges={form.isDirty} onSave={() => form.restart(form.values)} onDiscard={form.reset} />
    </form>
  )
}

/** Takes three seconds; a file with 'fail' in its name does not arrive. */
const pretendUpload: Upload<string> = async (file, { onProgress, signal }) => {
  for (let part = 1; part <= 20; part += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    if (signal.aborted) throw new Error('Cancelled')
    if (part > 10 && file.name.includes('fail')) throw new Error('Something wrong.')
    onProgress(part / 20)
  }
  return file.name
}
