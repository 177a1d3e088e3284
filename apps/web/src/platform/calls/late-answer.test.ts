import { applications } from '@guildhall/contract/applications'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { call } from '#platform/api.ts'
import { createLateReader } from './late-answer.ts'

const ID = '0193b4a0-0000-7000-8000-000000000001'
const ANSWER = {
  body: {
    ui_output: { data: null, confidence: {}, unsure: [], shown: { pages: [], places: {} } },
    message: 'No',
  },
}
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** An answer that comes in pieces that end anywhere. */
function late(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}

async function asked(text: string) {
  const steps: unknown[] = []
  vi.stubGlobal('fetch', () => Promise.resolve(late(text)))
  const answer = call(
    applications.parseResume,
    { body: { fileName: ID }, query: { steps: 'true' } },
    { onStep: (step) => steps.push(step) },
  )
  return { steps, answer: await answer.catch((error: unknown) => error) }
}

afterEach(() => vi.unstubAllGlobals())

describe('an answer in steps', () => {
  it('tells each step, and is the answer itself at last', async () => {
    const { steps, answer } = await asked(
      event('step', { page: 1, pages: 2 }) + event('step', { page: 2, pages: 2 }) + event('answer', ANSWER),
    )

    expect(steps).toEqual([
      { page: 1, pages: 2 },
      { page: 2, pages: 2 },
    ])
    expect(answer).toEqual(ANSWER)
  })

  it('fails as the refusal that it ends with', async () => {
    const refused = { status: 422, message: 'Too heavy', code: 'resume_unreadable' }
    const { answer } = await asked(event('step', { page: 1, pages: 2 }) + event('refused', refused))

    expect(answer).toBeInstanceOf(ApiError)
    expect(answer).toMatchObject({ status: 422, code: 'resume_unreadable', message: 'Too heavy' })
  })

  it('that breaks off is no answer', async () => {
    const { answer } = await asked(event('step', { page: 1, pages: 2 }))

    expect(answer).toMatchObject({ code: 'no_answer' })
  })

  it('tells no step twice of text that grows', () => {
    const steps: unknown[] = []
    const reader = createLateReader((step) => steps.push(step))
    const text = event('step', { page: 1 }) + event('step', { page: 2 })

    for (let end = 1; end <= text.length; end++) reader.take(text.slice(0, end))

    expect(steps).toEqual([{ page: 1 }, { page: 2 }])
    expect(reader.end()).toBeUndefined()
  })
})
