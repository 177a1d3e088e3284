import * as z from 'zod/mini'
import { enter, expect, expectAccessible, HEADERS, signIn, test, type Page } from './journey.ts'

const Cloned = z.object({ data: z.object({ id: z.string() }) })
const Asking = z.object({ data: z.object({ screening_questions: z.array(z.looseObject({})) }) })

/** A published project of its own, whose questions its administrator can change. */
async function newProject(admin: Page, name: string) {
  const send = async (method: 'post' | 'put', path: string, data: object = {}) => {
    const answer = await admin.request[method](`/api/gigs/${path}`, { headers: HEADERS, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const [source] = (await (await admin.request.get('/api/gigs?keyword=Second-life+batteries')).json()).data
  const { id } = z.parse(
    Cloned,
    await send('post', `${source.id}/clone`, { name, baseYear: source.baseYear }),
  ).data
  await send('post', `${id}/approve`)
  await send('post', `${id}/publish`)
  return {
    id,
    close: () => send('post', `${id}/close`, { status_reason: 'Done.' }),
    /** The first one reworded, and another behind them. */
    async changeQuestions(first: string, last: string) {
      const { data } = z.parse(Asking, await (await admin.request.get(`/api/gigs/${id}`)).json())
      const [was, ...others] = data.screening_questions
      const added = { ...was, id: crypto.randomUUID(), question: last }
      await send('post', `${id}/unpublish`, { status_reason: 'Better questions.' })
      await send('put', id, { screening_questions: [{ ...was, question: first }, ...others, added] })
      await send('post', `${id}/publish`)
    },
  }
}

test('questions that change while an expert applies are said, and nothing typed is lost', async ({
  page,
  browser,
  quietConsole,
}, { project, retry }) => {
  const context = await browser.newContext()
  const admin = await context.newPage()
  await enter(admin, 'admin@demo.test')
  const made = await newProject(admin, `Questions ${project.name} ${retry + 1}`)
  await signIn(page, 'expert2@demo.test', `/expert/projects/${made.id}`)
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('I know these plants well.')
  await dialog.getByLabel(/What was your last role/).fill('Head of storage.')
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('checkbox').check()

  await made.changeQuestions('Why did you leave your last employer?', 'How long is your notice period?')
  const send = dialog.getByRole('button', { name: 'Apply', exact: true })
  await send.click()

  const reworded = dialog.getByLabel(/Why did you leave/)
  const added = dialog.getByLabel(/How long is your notice period/)
  await expect(dialog.getByText(/was changed/).first()).toBeVisible()
  await expect(reworded).toHaveValue('Head of storage.')
  await expect(added).toHaveValue('')
  await expect(dialog.getByLabel('Message')).toHaveValue('I know these plants well.')
  await expectAccessible(page)
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('422')))
  await reworded.fill('The plant closed.')
  await added.fill('Three months.')
  await send.click()
  await expect(page.getByText('Your application was sent')).toBeVisible()
  await made.close()
  await context.close()
})
