import { MailWords, type MailPreview } from '@guildhall/contract/settings/mail-texts'
import { Segments } from '#ui/fields/segments.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQueries } from '#features/settings/queries.ts'
import { copy } from '#features/settings/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './mail-paper.module.css'

type Props = { name: string; words: MailWords }

/** The mail as its reader will see it, filled with samples, half a second after the last key. */
export function MailPaper({ name, words }: Props) {
  const [width, setWidth] = useState('desktop')
  const [settled] = useDebouncedValue(words, 400)
  // What the form itself finds wrong it says itself.
  const isShown = MailWords.safeParse(settled).success
  const preview = useQuery({
    ...settingsQueries.preview(name, settled),
    enabled: isShown,
    placeholderData: keepPreviousData,
  })
  // Until these words are shown, the faults are those of the words before.
  const faults = (isShown && preview.data?.data.faults) || []
  return (
    <section aria-label={copy.preview} className={cx(layout['stack-12'], styles['preview'])}>
      <Segments
        label={copy.widthOfThePreview}
        value={width}
        onChange={setWidth}
        options={[
          { value: 'desktop', label: copy.desktop },
          { value: 'phone', label: copy.phone },
        ]}
      />
      <div role="status">
        {faults.length > 0 && <p className={styles['fault']}>{faults.join(' ')}</p>}
        {preview.error !== null && <p className={styles['fault']}>{copy.thePreviewCouldNot}</p>}
      </div>
      {preview.data && <Paper mail={preview.data.data} isNarrow={width === 'phone'} />}
    </section>
  )
}

function Paper({ mail, isNarrow }: { mail: MailPreview; isNarrow: boolean }) {
  const { subject, product, paragraphs, button, closing } = mail
  return (
    <div className={styles['desk']}>
      <div className={styles['window']} data-narrow={isNarrow || undefined}>
        <p className={styles['subject']}>
          <span className={cx(shared['note'], styles['label'])}>{copy.subject}</span> {subject}
        </p>
        <div className={styles['ground']}>
          <div className={styles['sheet']}>
            <p className={styles['product']}>{product}</p>
            {paragraphs.map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no other identity than its place
              <p key={index}>{paragraph}</p>
            ))}
            {button !== '' && (
              <p>
                <span className={styles['button']}>{button}</span>
              </p>
            )}
            {closing !== '' && <p className={styles['closing']}>{closing}</p>}
          </div>
        </div>
      </div>
    </div>
  )
}
