import { mailTexts, type MailText } from '@guildhall/contract/settings/mail-texts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { settingsRoutes } from './routes.tsx'

const WORDS = { subject: 'Your password', body: '{greeting}', button: 'Look', closing: '' }
const MAIL: MailText = {
  name: 'accounts.password_changed',
  title: 'Password changed',
  occasion: 'Sent after a password is changed.',
  placeholders: [{ name: 'greeting', meaning: 'The greeting', sample: 'Hello Ada,', is_required: false }],
  words: WORDS,
  initial: WORDS,
  is_notice: false,
  is_changed: false,
  version: 0,
  changed_by: null,
  changed_at: null,
  changed_at_diff: null,
}

beforeEach(() => {
  const api = stubApi()
  api.on(mailTexts.list, () => ({ data: [MAIL] }))
  api.on(mailTexts.preview, ({ body }) => ({
    data: {
      product: 'Guildhall',
      subject: body.subject,
      paragraphs: [body.body],
      button: body.button,
      closing: body.closing,
      faults: body.subject.includes('{nobody}') ? ['This email has no {nobody}.'] : [],
    },
  }))
})
const open = () =>
  renderPage({
    routes: settingsRoutes,
    path: `/admin/settings/mails/${MAIL.name}`,
    as: sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] }),
  })

it('marks all that a mail of its own needs at once', async () => {
  const { user } = open()
  for (const name of ['Subject', 'Text', 'Button'])
    await user.clear(await screen.findByRole('textbox', { name }))

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findAllByText('This field is required.')).toHaveLength(3)
})

it('tells no fault of words that are not there any more', async () => {
  const { user } = open()
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await user.type(subject, ' {{nobody}')
  expect(await preview.findByText('This email has no {nobody}.')).toBeDefined()

  await user.clear(subject)
  await user.type(subject, 'See www.example.com')

  await expect.poll(() => preview.queryByText('This email has no {nobody}.')).toBeNull()
})

it('says that there is nothing to save, where nothing was changed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing to save.')).toBeDefined()
})
