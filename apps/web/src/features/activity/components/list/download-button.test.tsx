import { activity } from '@guildhall/contract/activity'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { DownloadButton } from './download-button.tsx'

/** What was handed to the reader: names and texts of files. */
function savedFiles() {
  const files: { name: string; text: Promise<string> }[] = []
  let latest = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) latest = file
    return 'blob:report'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest.text() })
  })
  return files
}

it('hands over the filtered list as Activity_List_Report', async () => {
  const api = stubApi()
  api.on(activity.export, () => 'Activity,User,Page_url,Date\n')
  const files = savedFiles()
  const { user } = render(<DownloadButton query={{ type: 'visit', browser: ['Chrome'] }} />)

  await user.click(screen.getByRole('button', { name: 'Download' }))

  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Activity_List_Report.csv']))
  expect(await files[0]?.text).toBe('Activity,User,Page_url,Date\n')
  expect(api.queries(activity.export)).toEqual(['type=visit&browser[]=Chrome'])
})

it('only logs a failure, and can be tried again', async () => {
  const api = stubApi()
  api.on(activity.export, () => new StubRefusal(429, 'An export of yours is still running.'))
  const files = savedFiles()
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = render(<DownloadButton query={{}} />)

  await user.click(screen.getByRole('button', { name: 'Download' }))

  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(files).toEqual([])
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false)
})
