import type { EditorStep, MissingField } from '@guildhall/contract/gigs/completeness'
import { useEffect, useRef } from 'react'
import styles from './editor.module.css'
import { STEP_LABELS } from './steps.ts'

type Props = {
  steps: readonly EditorStep[]
  current: EditorStep
  missing: readonly MissingField[]
  /** Without it the steps only show the way: nothing is there to go to yet. */
  onGo?: (step: EditorStep) => void
}

/** The way through the editor; each step says whether something is missing in it. */
export function EditorSteps({ steps, current, missing, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // On a phone the steps are one line that is longer than the screen. The router puts back where it stood first.
    const frame = requestAnimationFrame(() => {
      const step = list.current?.querySelector<HTMLElement>(`[data-step="${current}"]`)
      if (step) list.current?.scrollTo({ left: step.offsetLeft - list.current.clientWidth / 3 })
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav aria-label="Steps">
      <ol ref={list} className={styles['steps']}>
        {steps.map((step, index) => {
          const lacks = missing.filter((field) => field.step === step).length
          return (
            <li key={step}>
              <button
                type="button"
                className={styles['step']}
                data-step={step}
                data-current={step === current || undefined}
                aria-current={step === current ? 'step' : undefined}
                disabled={onGo === undefined && step !== current}
                onClick={() => onGo?.(step)}
              >
                <span className={styles['number']} aria-hidden>
                  {index + 1}
                </span>
                <span>{STEP_LABELS[step]}</span>
                {lacks > 0 && onGo && (
                  <span className={styles['lacks']}>
                    {lacks}
                    <span className={styles['hidden']}> missing</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
