import { Button, FileInput, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { copy } from './copy.ts'
import { agreementActs } from './agreement-queries.ts'
import styles from './components/agreement/signing.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Errors = Readonly<Record<string, readonly string[]>>
type Result = 'valid' | 'not known'

/** Whoever holds a signed agreement finds out here whether it is genuine; signed in or not. */
export function VerifyPage() {
  const [file, setFile] = useState<File | null>(null)
  const [hash, setHash] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [result, setResult] = useState<Result>()
  const { run, isPending, failure } = useWrite({ kind: 'find' })
  const verify = (event: FormEvent) => {
    event.preventDefault()
    setResult(undefined)
    if (file === null && hash.trim() === '')
      return setErrors({ file: ['Choose a file, or enter its SHA-256.'] })
    setErrors({})
    void run(() => (file === null ? agreementActs.verifyHash(hash) : agreementActs.verifyFile(file)), {
      form: { tell: setErrors },
      onDone: ({ data }) => setResult(data.result),
    })
  }
  return (
    <>
      <PageHeader title={copy.verifyAnAgreement} />
      <form
        className={cx(shared['card'], shared['padded'], styles['card'], styles['sheet'])}
        onSubmit={verify}
        noValidate
      >
        <p className={cx(shared['quiet'], shared['flush'])}>{copy.chooseTheSignedPdf}</p>
        <FileInput
          label={copy.signedAgreement}
          placeholder={copy.chooseAFile}
          accept="application/pdf"
          value={file}
          onChange={setFile}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          error={errors['file']?.[0]}
        />
        <TextInput
          label="SHA-256"
          maxLength={100}
          value={hash}
          onChange={(event) => setHash(event.currentTarget.value)}
          error={errors['hash']?.[0]}
          disabled={file !== null}
        />
        <div className={cx(layout['row-wrap-8'], styles['actions'])}>
          <Button type="submit" loading={isPending}>
            {copy.verify}
          </Button>
        </div>
        <output className={cx(layout['stack-8'], layout['starts'])}>
          {result && <Answer result={result} />}
        </output>
        <Failure text={failure} />
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
