import type { Sent } from '@guildhall/contract/endpoint'
import { settings, type ExpertsConfig } from '@guildhall/contract/settings'
import { settingsHistory, type HistoryArea } from '@guildhall/contract/settings/history'
import { FILE_TYPES, LIMITS } from '@guildhall/contract/settings/limits'
import { mailTexts, type MailText, type MailWords } from '@guildhall/contract/settings/mail-texts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

const MINUTE = 60_000

export const settingsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['settings', 'all'],
      queryFn: ({ signal }) => call(settings.all, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
  /** Limits of files and what else the experts API tells. */
  experts: () =>
    queryOptions({
      queryKey: ['settings', 'experts'],
      queryFn: ({ signal }) => call(settings.expertsConfig, {}, { signal }),
      staleTime: MINUTE,
      select: ({ data }) => data,
    }),
  choiceUses: () =>
    queryOptions({
      queryKey: ['settings', 'choiceUses'],
      queryFn: ({ signal }) => call(settings.choiceUses, {}, { signal }),
      select: ({ data }) => data,
    }),
  mails: () =>
    queryOptions({
      queryKey: ['settings', 'mails'],
      queryFn: ({ signal }) => call(mailTexts.list, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
  /** The words are the key: typing them again asks nobody. */
  preview: (name: string, words: MailWords) =>
    queryOptions({
      queryKey: ['settings', 'preview', name, words],
      queryFn: ({ signal }) => call(mailTexts.preview, { params: { name }, body: words }, { signal }),
    }),
  history: (query: { area?: HistoryArea | undefined; keyword?: string; page?: string }) =>
    queryOptions({
      queryKey: ['settings', 'history', query],
      queryFn: ({ signal }) => call(settingsHistory.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
}

export type SettingsBody = Sent<typeof settings.change, 'body'>

/** Changes settings, from the version that the editor has seen. */
export function changeSettings(body: SettingsBody, version: number) {
  return call(settings.change, { body }, { version })
}

export function changeMail({ name, version }: MailText, words: MailWords) {
  return call(mailTexts.update, { params: { name }, body: words }, { version })
}

export function resetMail({ name, version }: MailText) {
  return call(mailTexts.reset, { params: { name } }, { version })
}

export function testMail(name: string, words: MailWords) {
  return call(mailTexts.test, { params: { name }, body: words })
}

const MB = 1024 * 1024

/** What may be uploaded, in megabytes. */
export interface FileLimits {
  count: number
  fileSize: number
  totalSize: number
  extensions: readonly string[]
}

/** What a project takes in all; the defaults until the server has answered, which decides anyway. */
export function useGigFileLimits(): FileLimits {
  const { data } = useQuery(settingsQueries.experts())
  return data === undefined
    ? {
        count: LIMITS.gig_files.initial,
        fileSize: LIMITS.gig_file_mb.initial,
        totalSize: LIMITS.gig_total_mb.initial,
        extensions: FILE_TYPES.gig_extensions,
      }
    : limitsOf(data.gig)
}

/** What one upload of attachments takes, a photo and a resume (in bytes). */
export function useProfileFileLimits(): FileLimits & { photoSize: number; resumeSize: number } {
  const { data } = useQuery(settingsQueries.experts())
  return data === undefined
    ? {
        count: LIMITS.attachment_files.initial,
        fileSize: LIMITS.attachment_file_mb.initial,
        totalSize: LIMITS.attachment_total_mb.initial,
        extensions: FILE_TYPES.attachment_extensions,
        photoSize: LIMITS.photo_mb.initial * MB,
        resumeSize: LIMITS.resume_mb.initial * MB - 1,
      }
    : { ...limitsOf(data.people), photoSize: data.people.photo_size, resumeSize: data.people.resume_size }
}

function limitsOf(files: ExpertsConfig['certification']): FileLimits {
  return {
    count: files.total_file_count,
    fileSize: files.allowed_file_size / MB,
    totalSize: files.allowed_files_size / MB,
    extensions: files.allowed_attachment_extensions,
  }
}
