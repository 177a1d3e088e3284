import type { Import, ImportActions } from '@guildhall/contract/imports'
import { Progress } from '@mantine/core'
import { copy } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import '#ui/theme/styles-upload.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportButtons } from './import-buttons.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import shared from '#ui/theme/shared.module.css'

type Props = { one: Import; actions: ImportActions }

const WORDS = { checking: 'Checking rows', running: 'Importing', undoing: 'Undoing' } as const

/** What can be done with an import now: map, check, run, look at the result, undo. */
export function ImportSteps({ one, actions }: Props) {
  const work = useImport(one)
  useUnsavedNotice(actions.canCheck && work.isChanged)
  const isAtWork = one.status === 'checking' || one.status === 'running' || one.status === 'undoing'
  return (
    <>
      <Failure text={work.failure ?? (one.is_stopped ? copy.stopped : undefined)} />
      {one.status !== 'ready' && !isAtWork && <ImportCounts one={one} canUndo={actions.canUndo} />}
      {actions.canCheck && one.kind !== 'resumes' && (
        <ColumnMapping one={one} mapping={work.mapping} onMap={work.map} />
      )}
      {isAtWork && !one.is_stopped && (
        <UnderWay
          one={one}
          label={
            WORDS[one.status === 'undoing' ? 'undoing' : one.status === 'running' ? 'running' : 'checking']
          }
        />
      )}
      <ImportButtons one={one} actions={actions} work={work} />
      {one.is_forgotten ? <p className={styles['quiet']}>{copy.forgotten}</p> : <ImportRows one={one} />}
    </>
  )
}

function UnderWay({ one, label }: { one: Import; label: string }) {
  const share = one.total === 0 ? 0 : (one.settled / one.total) * 100
  return (
    <div
      className={cx(shared['card'], shared['shrinks'], layout['stack-16'], styles['card'])}
      aria-busy="true"
    >
      <Progress
        value={one.status === 'undoing' ? (100 * (one.undone + one.kept)) / Math.max(1, one.made) : share}
        aria-label={label}
      />
      <output>
        {label}: {progressText(one)}
      </output>
    </div>
  )
}

function progressText({ status, settled, total, undone, kept, made }: Import): string {
  const [done, all] = status === 'undoing' ? [undone + kept, made] : [settled, total]
  return `${done.toLocaleString('en')} of ${all.toLocaleString('en')}`
}
