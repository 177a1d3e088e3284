import { decisionKind, decisionLetter } from '@guildhall/contract/experts/decision-letter'
import type { Reason } from '@guildhall/contract/reference'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { settingsQueries } from '#features/settings/queries.ts'
import { useConfig } from '#platform/session.tsx'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import type { Decision } from './decision-dialog.tsx'
import type { DecisionDraft } from './decision-draft.ts'
import styles from './decision-dialog.module.css'
import layout from '#ui/theme/layout.module.css'

type Props = {
  decision: Decision
  draft: DecisionDraft
  reasons: readonly Reason[]
  onChange: (change: Partial<DecisionDraft>) => void
}

/** Whether the expert gets a mail, and what it will say. */
export function MailPreview({ decision, draft, reasons, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const previewId = useId()
  return (
    <div className={layout['stack-8']}>
      <div className={cx(layout['row-wrap-8'], styles['mailHead'])}>
        <Switch
          label={copy.sendEMail}
          checked={draft.isMailed}
          onChange={(event) => onChange({ isMailed: event.currentTarget.checked })}
        />
        {draft.isMailed && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? previewId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? copy.hidePreview : copy.preview}
          </Button>
        )}
      </div>
      {draft.isMailed && isOpen && (
        <section
          id={previewId}
          className={cx(layout['stack-8'], styles['preview'])}
          aria-label={copy.previewOfTheE}
        >
          <Letter decision={decision} draft={draft} reasons={reasons} />
        </section>
      )}
    </div>
  )
}

function Letter({ decision: { action }, draft, reasons }: Omit<Props, 'onChange'>) {
  const { product, periods } = useConfig()
  const { data: config } = useQuery(settingsQueries.experts())
  if (action === 'screen') return null
  const chosen = reasons.filter(({ id }) => draft.reasonIds.includes(id))
  const text = draft.text.trim()
  const decided = {
    action,
    to: draft.to,
    product,
    reasons: tellingNames(chosen, text),
    text: text === '' ? null : text,
    resubmitAfter: chosen.every((reason) => reason.allow_resubmit) ? periods.resubmit_hours : null,
  }
  const letter = decisionLetter(decided, config?.people.decision_letters[decisionKind(decided)])
  return (
    <>
      <strong>{letter.subject}</strong>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
