import type { ParseAnswer } from '@guildhall/contract/applications'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from './copy.ts'
import { parseResume, uploadResume } from './queries.ts'

type Found = ParseAnswer['body']['ui_output']

/** Reading: the page of a scan that is being read, and how many it has. */
export type Progress =
  | { stage: 'uploading'; part: number }
  | { stage: 'reading'; page?: number; pages?: number }

/** Sends a resume and has it read. A file that cannot be read leaves its words in `failure`, and the way by hand. */
export function useReading() {
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()

  async function keep(file: File): Promise<string | undefined> {
    try {
      const onProgress = (part: number) => setProgress({ stage: 'uploading', part })
      const fileName = await uploadResume(file, { onProgress })
      if (fileName === undefined) setFailure(copy.noResponse)
      return fileName
    } catch (error) {
      setFailure(spoken(error) ?? copy.saveFailed)
      return undefined
    }
  }

  async function read(fileName: string): Promise<Found | undefined> {
    setProgress({ stage: 'reading' })
    try {
      const { message, ...found } = await parseResume(fileName, (page, pages) =>
        setProgress({ stage: 'reading', page, pages }),
      )
      if (found.data === null) setFailure(message)
      return found
    } catch (error) {
      setFailure(spoken(error) ?? copy.parseFailed)
      return undefined
    }
  }

  /** Keeps the file, or takes it as kept, and reads it; `onKept` hears its name even when it cannot be read. */
  async function run(file: File, kept: string | undefined, onKept: (fileName: string) => void) {
    setFailure(undefined)
    setProgress({ stage: 'uploading', part: 0 })
    const fileName = kept ?? (await keep(file))
    if (fileName !== undefined) onKept(fileName)
    const found = fileName === undefined ? undefined : await read(fileName)
    // A file that turns out to be no resume is refused in words: the two would contradict each other.
    if (found !== undefined && found.data !== null) toasts.success(copy.saved)
    setProgress(undefined)
    return found
  }

  return { progress, failure, run, setFailure }
}

/** What the server said of the request itself; its own failures have the words of the specification. */
export function spoken(error: unknown): string | undefined {
  const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isSpoken && error.message !== '' ? error.message : undefined
}
