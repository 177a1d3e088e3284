import type { Comparison } from '@guildhall/contract/applications/resume-change'
import { useState } from 'react'
import { copy } from './copy.ts'
import { compareResume } from './queries.ts'
import { spoken, type Progress } from './use-reading.ts'

/** Sends a newer resume and hears what is new in it. What cannot be read leaves its words in `failure`. */
export function useComparing(personId: string) {
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()

  async function run(file: File): Promise<Comparison['data'] | undefined> {
    setFailure(undefined)
    setProgress({ stage: 'uploading', part: 0 })
    const onProgress = (part: number) =>
      setProgress(part < 1 ? { stage: 'uploading', part } : { stage: 'reading' })
    const onPage = (page: number, pages: number) => setProgress({ stage: 'reading', page, pages })
    try {
      const { data, message } = await compareResume(personId, file, { onProgress, onPage })
      if (data === null) setFailure(message)
      return data
    } catch (error) {
      setFailure(spoken(error) ?? copy.parseFailed)
      return undefined
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, failure, run, setFailure }
}
