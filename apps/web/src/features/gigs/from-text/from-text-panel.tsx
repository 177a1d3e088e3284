import { BRIEF_EXTENSIONS, MAX_BRIEF_TEXT } from '@guildhall/contract/gigs/from-text'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Button, FileButton, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { FROM_TEXT } from './copy.ts'
import styles from './from-text.module.css'
import { ProposalList } from './proposal-list.tsx'
import type { FromText } from './use-from-text.ts'
import { Failure } from '#ui/forms/form-failure.tsx'

const ACCEPTED = BRIEF_EXTENSIONS.map((extension) => `.${extension}`).join()

/** Offers to begin with what a client wrote. */
export function FromTextStart({ type, from }: { type: GigKind; from: FromText }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    const close = () => {
      from.forget()
      setOpen(false)
    }
    return <FromTextPanel type={type} from={from} onClose={close} />
  }
  return (
    <p className={cx(layout['spread-wrap'], styles['start'])}>
      <span>{FROM_TEXT.hint}</span>
      <Button type="button" variant="light" onClick={() => setOpen(true)}>
        {FROM_TEXT.title}
      </Button>
    </p>
  )
}

type PanelProps = { type: GigKind; from: FromText; onClose: () => void }

/** Takes the text of a client and shows what it says of the project. */
function FromTextPanel({ type, from, onClose }: PanelProps) {
  const { said, press } = useLacks(from.text.trim() === '' ? FROM_TEXT.lacks : undefined)
  return (
    <section className={styles['panel']} aria-labelledby="from-text">
      <h3 id="from-text" className={styles['title']}>
        {FROM_TEXT.title}
      </h3>
      <p className={styles['lead']}>{FROM_TEXT.lead}</p>
      <Textarea
        label={FROM_TEXT.label}
        value={from.text}
        error={said}
        onChange={(event) => from.setText(event.currentTarget.value)}
        maxLength={MAX_BRIEF_TEXT}
        rows={from.proposals === undefined ? 10 : 5}
        autoFocus
      />
      <div className={cx(layout['wrap-12'], styles['actions'])}>
        <Button
          type="button"
          variant="light"
          loading={from.isPending}
          onClick={() => press(() => void from.read(type))}
        >
          {FROM_TEXT.read}
        </Button>
        <FileButton accept={ACCEPTED} onChange={(file) => file && void from.readFile(type, file)}>
          {({ onClick }) => (
            <Button type="button" variant="default" disabled={from.isPending} onClick={onClick}>
              {FROM_TEXT.file}
            </Button>
          )}
        </FileButton>
        <Button type="button" variant="subtle" onClick={onClose}>
          {FROM_TEXT.close}
        </Button>
      </div>
      <div aria-live="polite">
        <Failure text={from.failure} at="end" />
        {from.proposals && <ProposalList from={from} proposals={from.proposals} />}
      </div>
    </section>
  )
}
