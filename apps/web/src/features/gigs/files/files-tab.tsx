import type { GigFile, GigFileKind } from '@guildhall/contract/gigs/files'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import type { Gig, GigActions } from '@guildhall/contract/gigs/gig'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import { Segments } from '#ui/fields/segments.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useGigFileLimits } from '#features/settings/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { listState } from '#platform/list-state.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'
import { UploadArea } from '#ui/fields/upload-area.tsx'
import { copy } from '#features/gigs/copy.ts'
import { copy as texts } from './copy.ts'
import { EditFileDialog } from './edit-file-dialog.tsx'
import { GigFileRow } from './gig-file-row.tsx'
import { gigFileQueries, removeGigFile, uploadGigFile } from './queries.ts'
import styles from './files-tab.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const NONE: GigFile[] = []

type Props = {
  gig: Pick<Gig, 'id' | 'type' | 'requires_signoff' | 'status'>
  actions: Pick<GigActions, 'canUpload' | 'canUploadDeliverable' | 'canSubmit'>
}

/** The files of a project: what it is submitted with, and everything else. */
export function FilesTab({ gig, actions }: Props) {
  const client = useQueryClient()
  const query = useQuery(gigFileQueries.list(gig.id))
  const { data: files = NONE, refetch } = query
  const [open, setOpen] = useState<{ file: GigFile; as: 'edit' | 'delete' }>()
  const reload = () => void client.invalidateQueries({ queryKey: ['gigs'] })
  const hasDeliverables = KINDS[gig.type].track === 'deliverable' || gig.requires_signoff
  const mayDeliver = hasDeliverables && actions.canUploadDeliverable
  const deliverables = files.filter(({ kind }) => kind === 'deliverable')
  const others = files.filter(({ kind }) => kind === 'attachment')
  const rows = (some: readonly GigFile[]) =>
    some.map((file) => (
      <GigFileRow
        key={file.uuid}
        file={file}
        onEdit={() => setOpen({ file, as: 'edit' })}
        onRemove={() => setOpen({ file, as: 'delete' })}
      />
    ))
  return (
    <div className={layout['stack-24']}>
      {actions.canUpload && (
        <Upload
          gigId={gig.id}
          held={files}
          hasDeliverables={mayDeliver}
          // What the project waits for next.
          usual={actions.canSubmit && deliverables.length === 0 ? 'deliverable' : 'attachment'}
          onDone={reload}
        />
      )}
      {hasDeliverables && actions.canUpload && gig.status === 'Submitted' && (
        <p className={cx(shared['quiet'], shared['flush'])}>{texts.deliverablesInReview}</p>
      )}
      <ListStates state={listState(query, { isEmpty: false })} onRefresh={() => void refetch()}>
        {files.length === 0 && <EmptyState text={copy.thereAreNoFiles} />}
        {deliverables.length > 0 && <Group title={copy.deliverables}>{rows(deliverables)}</Group>}
        {others.length > 0 && <Group title={copy.attachments}>{rows(others)}</Group>}
      </ListStates>
      {open?.as === 'edit' && (
        <EditFileDialog
          gigId={gig.id}
          file={open.file}
          hasDeliverables={mayDeliver}
          onClose={() => setOpen(undefined)}
          onSaved={reload}
        />
      )}
      <Removal
        gigId={gig.id}
        file={open?.as === 'delete' ? open.file : undefined}
        onClose={() => setOpen(undefined)}
        onRemoved={reload}
      />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={shared['list']}>{children}</ul>
    </section>
  )
}

type UploadProps = {
  gigId: string
  held: readonly GigFile[]
  hasDeliverables: boolean
  /** What a new file is unless the reader says otherwise. */
  usual: GigFileKind
  onDone: () => void
}

/** What is there already counts towards the limits of the project. */
function Upload({ gigId, held, hasDeliverables, usual, onDone }: UploadProps) {
  const [chosen, setKind] = useState<GigFileKind>()
  const kind = chosen ?? usual
  const limits = useGigFileLimits()
  if (held.length >= limits.count) {
    return <p className={cx(shared['quiet'], shared['flush'])}>{copy.fileLimitReached(held.length)}</p>
  }
  return (
    <div className={cx(layout['stack-12'], layout['starts'], styles['upload'])}>
      {hasDeliverables && (
        <Segments
          label={copy.whatTheseFiles}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'attachment', label: copy.attachment },
            { value: 'deliverable', label: copy.deliverable },
          ]}
        />
      )}
      <UploadArea<GigFile[]>
        limits={limits}
        held={held}
        upload={(file, options) => uploadGigFile(gigId, { file, kind }, options)}
        textOf={(error) => failureText(error, 'create')}
        onArrived={() => {
          toasts.success(FILE_TEXTS.added, { id: 'gig-files' })
          onDone()
        }}
      />
    </div>
  )
}

type RemovalProps = { gigId: string; file: GigFile | undefined; onClose: () => void; onRemoved: () => void }

function Removal({ gigId, file, onClose, onRemoved }: RemovalProps) {
  const { run, isPending } = useWrite({ kind: 'delete', tells: 'by toast' })
  const remove = async () => {
    if (file === undefined) return
    await run(() => removeGigFile(gigId, file.uuid), { said: FILE_TEXTS.deleted, onDone: onRemoved })
    onClose()
  }
  return (
    <DeleteDialog
      opened={file !== undefined}
      onClose={onClose}
      onDelete={() => void remove()}
      type="attachment"
      name={file?.filename}
      pending={isPending}
    />
  )
}
