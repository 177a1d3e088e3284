/** The events of an answer that takes long, as text that comes bit by bit (the server's late-answer.ts). */
import { fieldsOf } from './refusal-body.ts'

/** Hears how far the work is. */
export type OnStep = (step: Readonly<Record<string, unknown>>) => void

export const isLate = (type: string | null): boolean => type?.startsWith('text/event-stream') ?? false

/** `take` takes all text that has come so far, `end` gives the answer that stands at the end of it. */
export function createLateReader(onStep: OnStep = () => undefined) {
  let at = 0
  let last: Response | undefined
  return {
    take(text: string): void {
      for (let end = text.indexOf('\n\n', at); end !== -1; end = text.indexOf('\n\n', at)) {
        const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(at, end)) ?? []
        at = end + 2
        if (event === 'step') onStep(fieldsOf(JSON.parse(data)))
        else if (event !== undefined) last = responseOf(event, data)
      }
    },
    /** Undefined when the connection broke before it. */
    end: (): Response | undefined => last,
  }
}

/** The answer as it would have come alone. */
function responseOf(event: string, data: string): Response {
  const { status } = fieldsOf(JSON.parse(data))
  const code = event === 'refused' && typeof status === 'number' ? status : 200
  return new Response(data, { status: code, headers: { 'Content-Type': 'application/json' } })
}

/** Hears the steps of an answer, when it has any, and gives the answer itself. */
export async function heard(response: Response, onStep?: OnStep): Promise<Response> {
  if (!isLate(response.headers.get('Content-Type')) || response.body === null) return response
  const late = createLateReader(onStep)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    late.take((text += decoder.decode(part.value, { stream: true })))
  const answer = late.end()
  if (answer === undefined) throw new TypeError('The answer broke off.')
  return answer
}
