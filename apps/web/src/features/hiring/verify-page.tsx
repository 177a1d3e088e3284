import { Button, FileInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { copy } from './copy.ts'
import { agreementActs } from './agreement-queries.ts'
import styles from './components/agreement/signing.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Result = 'valid' | 'not known'
type Values = { file: File | null; hash: string }

const EMPTY: Values = { file: null, hash: '' }
/** Said of both, and not while the reader is on the way from one to the other. */
const Either = z.object({ file: z.nullable(z.instanceof(File)), hash: z.string() }).check(
  z.refine(({ file, hash }) => file !== null || hash.trim() !== '', {
    error: 'Choose a file, or enter its SHA-256.',
    path: ['either'],
  }),
)

/** Whoever holds a signed agreement finds out here whether it is genuine; signed in or not. */
export function VerifyPage() {
  const [result, setResult] = useState<Result>()
  const filling = useValues(Either, EMPTY)
  const { file, hash } = filling.values
  const check = () => {
    setResult(undefined)
    return filling.check()
  }
  const form = useForm(
    { ...filling, check },
    {
      kind: 'find',
      save: () => (file === null ? agreementActs.verifyHash(hash) : agreementActs.verifyFile(file)),
      onSaved: ({ data }) => setResult(data.result),
    },
  )
  return (
    <>
      <PageHeader title={copy.verifyAnAgreement} />
      <form
        className={cx(shared['card'], shared['padded'], styles['card'], styles['sheet'])}
        onSubmit={form.onSubmit}
        noValidate
      >
        <p className={cx(shared['quiet'], shared['flush'])}>{copy.chooseTheSignedPdf}</p>
        <FileInput
          label={copy.signedAgreement}
          placeholder={copy.chooseAFile}
          accept="application/pdf"
          {...form.field('file')}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          error={form.errorOf('file') ?? form.errorOf('either')}
        />
        <TextInput label="SHA-256" maxLength={100} {...form.text('hash')} disabled={file !== null} />
        <div className={cx(layout['row-wrap-8'], styles['actions'])}>
          <Button type="submit" loading={form.isPending}>
            {copy.verify}
          </Button>
        </div>
        <output className={cx(layout['stack-8'], layout['starts'])}>
          {result && <Answer result={result} />}
        </output>
        <Failure text={form.failure} />
      </form>
    </>
  )
}

function Answer({ result }: { result: Result }) {
  const isValid = result === 'valid'
  return (
    <>
      <Badge tone={isValid ? 'success' : 'danger'}>{isValid ? copy.valid : copy.notKnown}</Badge>
      <p className={cx(shared['quiet'], shared['flush'])}>{isValid ? copy.verified : copy.notVerified}</p>
    </>
  )
}
