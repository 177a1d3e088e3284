import { Button } from '@mantine/core'
import { EDITOR_STEPS, type EditorStep } from '@guildhall/contract/gigs/completeness'
import { useId } from 'react'
import { SafeHtml } from '#ui/text/safe-html.tsx'
import { textIn, type Field } from '#ui/forms/draft.ts'
import { copy, STEP_LABELS } from './copy.ts'
import { GapLinks } from './gap-links.tsx'
import reviewStep from './review-step.module.css'
import { shownLines } from './shown-lines.ts'
import { fieldsOf, shownParts, type Gap } from './steps.ts'
import type { GigEditor } from './use-gig-editor.ts'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import failed from '#ui/feedback/failure.module.css'

type Props = { editor: GigEditor; onGo: (step: EditorStep, field?: string) => void }

/** The place of the list of missing fields, to be led to like a field. */
export const MISSING = 'missing'

/** Step 3: what is missing, and everything that was given. */
export function ReviewStep({ editor, onGo }: Props) {
  const { gaps, wrong } = editor
  return (
    <>
      {gaps.length === 0 && wrong.length === 0 && (
        <p data-tone="success" className={cx(failed['box'], reviewStep['complete'])}>
          {copy.complete}
        </p>
      )}
      {gaps.length > 0 && <Lacks title={copy.missing} gaps={gaps} onGo={onGo} />}
      {wrong.length > 0 && <Lacks title={copy.wrong} gaps={wrong} onGo={onGo} />}
      {EDITOR_STEPS.filter((step) => editor.steps[step].length > 0).map((step) => (
        <Given key={step} step={step} editor={editor} onGo={onGo} />
      ))}
    </>
  )
}

type LacksProps = { title: string; gaps: readonly Gap[]; onGo: Props['onGo'] }

function Lacks({ title, gaps, onGo }: LacksProps) {
  const id = useId()
  return (
    <section className={reviewStep['missing']} aria-labelledby={id} data-field={MISSING}>
      <h3 id={id}>{title}</h3>
      <GapLinks gaps={gaps} onGo={onGo} />
    </section>
  )
}

function Given({ step, editor, onGo }: Props & { step: EditorStep }) {
  const { draft } = editor.form
  const shown = fieldsOf(shownParts(editor.steps[step], draft))
    .map((field) => ({ field, lines: shownLines(field, draft[field.name]) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <section className={reviewStep['given']}>
      <div className={cx(layout['row'], reviewStep['heading'])}>
        <h3>{STEP_LABELS[step]}</h3>
        <Button variant="subtle" size="compact-sm" onClick={() => onGo(step)}>
          {copy.edit}
          <span className={cx(shared['hidden'], shared['keeps-line'])}> {STEP_LABELS[step]}</span>
        </Button>
      </div>
      <Facts isTight className={reviewStep['facts']}>
        {shown.map(({ field, lines }) => (
          <Fact key={field.name} name={field.label} isWide={isWide(field)}>
            <Value lines={lines} html={field.kind === 'html' ? textIn(draft, field.name) : ''} />
          </Fact>
        ))}
      </Facts>
      {shown.length === 0 && <p className={cx(shared['quiet'], reviewStep['none'])}>{copy.nothing}</p>}
    </section>
  )
}

function Value({ lines, html }: { lines: readonly string[]; html: string }) {
  if (html !== '') return <SafeHtml isText html={html} />
  if (lines.length === 1) return <span className={shared['keeps-breaks']}>{lines[0]}</span>
  return (
    <ul className={cx(shared['list'], layout['stack-2'])}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function isWide({ kind, isHalf }: Field): boolean {
  return isHalf !== true && kind !== 'flag' && kind !== 'number'
}
