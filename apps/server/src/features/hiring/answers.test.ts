import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig as givenGig } from '#features/gigs/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const QUESTION = {
  id: '0195a000-0000-7000-8000-0000000000aa',
  kind: 'yes_no',
  question: 'Free?',
  is_required: true,
  is_knock_out: true,
}
const Rows = z.object({ data: z.array(z.object({ answers: z.unknown() })) })

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const asking = (question: string) => JSON.stringify([{ ...QUESTION, question }])

const reword = (id: string, question: string) =>
  portal.db
    .updateTable('gigs')
    .set({ screening_questions: asking(question) })
    .where('id', '=', id)
    .execute()

describe('an answer to a question of a project', () => {
  it('keeps the words that it answers, and is refused for others', async () => {
    const [manager, one, late] = await Promise.all(
      ['manager', 'expert', 'expert2'].map((as) => portal.as(as)),
    )
    const id = await givenGig(portal.db, {
      owner: await portal.userId('manager'),
      status: 'Published',
      columns: { screening_questions: asking('Free?'), minimum_rating: null },
    })
    const apply = (by: typeof one, question?: string) =>
      by?.post(`/gigs/${id}/engagements`, {
        answers: [{ question_id: QUESTION.id, answer: 'No', ...(question && { question }) }],
      })
    const answers = async () => {
      const list = await manager?.get(`/gigs/${id}/engagements?status[]=Applied`)
      return z.parse(Rows, list?.body).data.map((row) => row.answers)
    }

    expect(await apply(one, 'Free?')).toMatchObject({ status: 201 })
    expect(await answers()).toEqual([[{ question: 'Free?', answer: 'No', is_knock_out: true }]])
    await reword(id, 'Booked?')

    expect(await apply(late, 'Free?')).toMatchObject({
      status: 422,
      body: {
        errors: { [`answers.${QUESTION.id}`]: ['This question was changed. Answer it as it reads now.'] },
      },
    })
    expect(await answers()).toEqual([[{ question: 'Free?', answer: 'No', is_knock_out: false }]])
  })
})
