import { useEffect, useRef, useState } from 'react'
import { UPLOAD_FAILED, uploadRefusal, type Sized } from './upload-checks.ts'
import { spelt } from '#ui/text/wording.ts'
import type { UploadLimits } from './upload-checks.ts'

/** Sends one file; reports progress from 0 to 1. */
export type Upload<Result> = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<Result>

export type UploadItem<Result> = {
  id: string
  file: File
  status: 'chosen' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1. */
  progress: number
  error?: string
  result?: Result
}

type Options<Result> = {
  limits: UploadLimits
  upload: Upload<Result>
  /** What the row of a file says that did not arrive; without it, what the error says. */
  textOf?: ((error: unknown) => string) | undefined
  /** The files that arrived, each time one does or is removed. */
  onChange?: (results: Result[]) => void
  /** What arrived is shown elsewhere from then on: its row leaves the area, and the others go on. */
  onArrived?: (result: Result) => void
  /** What stands elsewhere and counts towards the limits. */
  held?: readonly Sized[]
  /** Nothing leaves the browser before `send`: for dialogs that can be cancelled. */
  waits?: boolean
}

export type Uploads<Result> = ReturnType<typeof useUploads<Result>>

/** The files of an upload area, from choice to arrival. */
export function useUploads<Result>({ limits, held = [], waits = false, ...told }: Options<Result>) {
  const { items, current, set, change, drop } = useItems<Result>()
  const [refusals, setRefusals] = useState<string[]>([])
  const report = () => told.onChange?.(arrived(current.current))
  const transfers = useTransfers(told, (id, part) => {
    change(id, part)
    if (part.status !== 'done') return
    report()
    if (told.onArrived === undefined || part.result === undefined) return
    drop(id)
    told.onArrived(part.result)
  })

  const inTurn = useLine((id) => current.current.some((item) => item.id === id))

  const add = (files: File[]) => {
    const { accepted, refused } = sift(files, [...held, ...comingOf(current.current)], limits)
    const added = accepted.map((file) => newItem<Result>(file, waits ? 'chosen' : 'uploading'))
    setRefusals(refused)
    set([...current.current, ...added])
    if (!waits) void inTurn(added, transfers.start)
  }
  const remove = (id: string) => {
    const wasDone = current.current.some((item) => item.id === id && item.status === 'done')
    transfers.cancel(id)
    drop(id)
    setRefusals([])
    if (wasDone) report()
  }
  const begin = (id: string, file: File) => {
    change(id, { status: 'uploading', progress: 0, error: '' })
    return transfers.start(id, file)
  }
  const retry = (id: string) =>
    current.current.filter((item) => item.id === id).forEach(({ file }) => void begin(id, file))
  /** Sends what was chosen, and again what failed; true when everything has arrived. */
  const send = async (): Promise<boolean> => {
    await inTurn(current.current.filter(isDue), begin)
    return current.current.every(({ status }) => status === 'done')
  }
  return { items, refusals, waits, add, remove, retry, send }
}

/**
 * One after the other from the last: lists begin with the newest, and so keep the order in which the files were chosen.
 * What is removed before its turn does not go.
 */
function useLine(isStill: (id: string) => boolean) {
  const last = useRef(Promise.resolve())
  type Sent = { id: string; file: File }
  return (due: readonly Sent[], start: (id: string, file: File) => Promise<void>): Promise<void> => {
    last.current = last.current.then(async () => {
      for (const { id, file } of due.toReversed()) if (isStill(id)) await start(id, file)
    })
    return last.current
  }
}

/** The items on screen, and as they are between two renders, for uploads that end at the same time. */
function useItems<Result>() {
  const [items, setItems] = useState<UploadItem<Result>[]>([])
  const current = useRef(items)
  const set = (next: UploadItem<Result>[]) => {
    current.current = next
    setItems(next)
  }
  const change = (id: string, part: Partial<UploadItem<Result>>) =>
    set(current.current.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const drop = (id: string) => set(current.current.filter((item) => item.id !== id))
  return { items, current, set, change, drop }
}

type Report<Result> = (id: string, part: Partial<UploadItem<Result>>) => void

/** The uploads under way; leaving the page ends them. */
function useTransfers<Result>(
  { upload, textOf = messageOf }: Pick<Options<Result>, 'upload' | 'textOf'>,
  report: Report<Result>,
) {
  const running = useRef(new Map<string, AbortController>())
  const isLeft = useRef(false)
  useEffect(() => {
    const transfers = running.current
    isLeft.current = false
    return () => {
      isLeft.current = true
      transfers.forEach((controller) => controller.abort())
    }
  }, [])
  const start = async (id: string, file: File) => {
    if (isLeft.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(id, controller)
    try {
      const result = await upload(file, { signal, onProgress: (progress) => report(id, { progress }) })
      if (!signal.aborted) report(id, { status: 'done', progress: 1, result })
    } catch (error) {
      if (!signal.aborted) report(id, { status: 'failed', error: textOf(error) })
    }
    running.current.delete(id)
  }
  return { start, cancel: (id: string) => running.current.get(id)?.abort() }
}

function isDue({ status }: UploadItem<unknown>): boolean {
  return status === 'chosen' || status === 'failed'
}

/** What did not arrive takes no place. */
function comingOf(items: readonly UploadItem<unknown>[]): File[] {
  return items.filter(({ status }) => status !== 'failed').map(({ file }) => file)
}

function sift(files: File[], selected: readonly Sized[], limits: UploadLimits) {
  const accepted: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const refusal = uploadRefusal(file, [...selected, ...accepted], limits)
    if (refusal) refused.push(refusal)
    else accepted.push(file)
  }
  return { accepted, refused: [...new Set(refused)] }
}

function newItem<Result>(file: File, status: 'chosen' | 'uploading'): UploadItem<Result> {
  return { id: crypto.randomUUID(), file, status, progress: 0 }
}

function arrived<Result>(items: UploadItem<Result>[]): Result[] {
  return items.flatMap(({ result }) => (result === undefined ? [] : [result]))
}

function messageOf(error: unknown): string {
  return spelt(error instanceof Error && error.message ? error.message : UPLOAD_FAILED)
}
