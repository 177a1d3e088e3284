import { allSections } from '@guildhall/contract/experts/all-sections'
import { attachments, type Attachment } from '@guildhall/contract/experts/files'
import { pageOf } from '@guildhall/contract/envelope'
import { reference } from '@guildhall/contract/reference'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { sampleSections } from '#test/samples.ts'
import { stubApi, type StubApi } from '#test/stub-api.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { Files } from './files.tsx'
// Loaded before, so that no test waits for it.
import './opened-file-dialog.tsx'

const PERSON = '0193b4a0-0000-7000-8000-000000000001'
const TAG = { id: '0193b4a0-0000-7000-8000-000000000002', title: 'Work sample' }
const file: Attachment = {
  uuid: '0193b4a0-0000-7000-8000-000000000003',
  filename: 'report.pdf',
  fileExtension: 'pdf',
  size: 2_400_000,
  url: '/api/attachments/0193b4a0-0000-7000-8000-000000000003',
  created_at: '2026-01-02T03:04:05.000Z',
  tags: [TAG],
  tag_ids: [TAG.id],
}
const all = <Row,>(rows: Row[]) => pageOf(rows, { page: 1, pageSize: 100, total: rows.length })

let api: StubApi
beforeEach(() => {
  toasts.closeAll()
  api = stubApi()
  api.on(allSections.read, () => sampleSections({ attachments: [file] }))
  api.on(reference.tags, () => all([{ id: TAG.id, name: TAG.title, title: TAG.title, slug: 'work-sample' }]))
})

const renderFiles = (canEdit = true) =>
  renderWithData(<Files set="attachments" personId={PERSON} canEdit={canEdit} />)
const dialog = () => within(screen.getByRole('dialog'))

/** Uploads go past `fetch`: the forms that left the browser. */
function stubUploads(answer: unknown): FormData[] {
  const forms: FormData[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 201
    responseText = JSON.stringify(answer)
    open() {}
    setRequestHeader() {}
    abort() {}
    getResponseHeader() {
      return 'application/json'
    }
    send(form: FormData) {
      forms.push(form)
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return forms
}

describe('the files of a person', () => {
  it('stand with their tags and open by their name', async () => {
    renderFiles(false)

    const link = await screen.findByRole('link', { name: 'report.pdf' })

    expect(link.getAttribute('href')).toBe(file.url)
    expect(screen.getByText('Work sample · 2.29 MB')).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('are no part of the page for whom they are hidden', async () => {
    const { attachments: _hidden, ...rest } = sampleSections().data
    api.on(allSections.read, () => ({ data: rest }))
    renderFiles()
    expect(screen.getByText('Attachments')).toBeDefined()

    await waitFor(() => expect(screen.queryByText('Attachments')).toBeNull())
  })

  it('get another name, and keep at least one tag', async () => {
    const sent: unknown[] = []
    api.on(attachments.update, ({ body }) => {
      sent.push(body)
      return { data: file, success: true as const, message: '' }
    })
    const { user } = renderFiles()

    await user.click(await screen.findByRole('button', { name: 'Edit report.pdf' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Annual report')
    await user.click(dialog().getByRole('button', { name: 'CANCEL' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(dialog().getByRole('button', { name: 'Remove Work sample' }))
    expect(dialog().getByText('This field is required.')).toBeDefined()
    await user.click(dialog().getByRole('button', { name: 'SAVE' }))
    expect(sent).toEqual([])
    await user.click(dialog().getByRole('combobox', { name: 'Tags' }))
    await user.click(await screen.findByRole('option', { name: 'Work sample' }))
    await user.click(dialog().getByRole('button', { name: 'SAVE' }))

    expect(await screen.findByText('Attachment updated successfully')).toBeDefined()
    // The tags are the same again: somebody else may have changed them.
    expect(sent).toEqual([{ filename: 'Annual report' }])
  })

  it('are deleted in two steps', async () => {
    api.on(attachments.remove, () => ({ success: true as const }))
    const { user } = renderFiles()

    await user.click(await screen.findByRole('button', { name: 'Delete report.pdf' }))
    await user.click(await screen.findByRole('button', { name: 'DELETE' }))

    expect(await screen.findByText('Attachment has been deleted')).toBeDefined()
  })
})

describe('new files of a person', () => {
  it('are sent by SAVE with the names and tags of that moment, and by nothing else', async () => {
    const sent = stubUploads({ data: [file], success: true, message: '' })
    const { user } = renderFiles()
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: 'Add attachment' }))
      await user.upload(
        await screen.findByLabelText('Files', { selector: 'input' }),
        new File(['%PDF'], 'new.pdf', { type: 'application/pdf' }),
      )
      expect(await dialog().findByText('new.pdf')).toBeDefined()
    }
    const save = () => dialog().getByRole('button', { name: 'SAVE' })

    await choose()
    await user.click(dialog().getByRole('button', { name: 'CANCEL' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await choose()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(sent).toEqual([])

    await choose()
    await user.click(save())
    expect(dialog().getByText('This field is required.')).toBeDefined()
    await user.click(dialog().getByRole('combobox', { name: 'Tags' }))
    await user.click(await screen.findByRole('option', { name: 'Work sample' }))
    const name = dialog().getByRole('textbox', { name: 'Name of new.pdf' })
    await user.clear(name)
    await user.click(save())
    expect(sent).toEqual([])
    await user.type(name, 'Annual report')
    await user.click(save())

    expect(await screen.findByText('New attachments have been added successfully')).toBeDefined()
    expect(sent.map((form) => [...form.keys()])).toEqual([
      ['files[0][file]', 'files[0][filename]', 'files[0][tag_ids]'],
    ])
    expect(sent[0]?.get('files[0][filename]')).toBe('Annual report')
    expect(sent[0]?.get('files[0][tag_ids]')).toBe(JSON.stringify([TAG.id]))
  })

  it('are sent one after the other from the last, for the newest stands first', async () => {
    const sent = stubUploads({ data: [file], success: true, message: '' })
    const { user } = renderFiles()
    await user.click(await screen.findByRole('button', { name: 'Add attachment' }))
    await user.upload(
      await screen.findByLabelText('Files', { selector: 'input' }),
      ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => new File(['%PDF'], name)),
    )
    await user.click(dialog().getByRole('combobox', { name: 'Tags' }))
    await user.click(await screen.findByRole('option', { name: 'Work sample' }))
    await user.click(dialog().getByRole('button', { name: 'SAVE' }))

    expect(await screen.findByText('New attachments have been added successfully')).toBeDefined()
    const names = sent.map((form) => form.get('files[0][filename]'))
    expect(names).toEqual(['three.pdf', 'two.pdf', 'one.pdf'])
  })
})
