/** An answer that takes long, told in events: first how far it is, at last the answer itself. */
import { Readable } from 'node:stream'
import { refusalOf, errorBody } from '#platform/http/errors.ts'
import { spelt, type Spelling } from './spelt.ts'

/** Steps that its caller hears of, and the answer that follows them. */
export class LateAnswer<T = unknown> {
  readonly steps: Readable
  readonly answer: Promise<T>

  constructor(steps: Readable, answer: Promise<T>) {
    this.steps = steps
    this.answer = answer
  }

  /** The same with an answer that `check` has let pass. */
  checkedBy(check: (answer: T) => void): LateAnswer<T> {
    return new LateAnswer(
      this.steps,
      this.answer.then((answer) => {
        check(answer)
        return answer
      }),
    )
  }
}

/** Does the work; from its first step on the answer is a late one, if the caller takes such. */
export async function inSteps<T>(
  takesSteps: boolean,
  work: (onStep: (step: object) => void) => Promise<T>,
): Promise<T | LateAnswer<T>> {
  if (!takesSteps) return work(() => undefined)
  const steps = new Readable({ objectMode: true, read: () => undefined })
  const began = Promise.withResolvers<true>()
  const answer = work((step) => {
    steps.push(step)
    began.resolve(true)
  })
  const isLate = await Promise.race([began.promise, answer.then(() => false)])
  if (!isLate) return answer
  void answer.catch(() => undefined).finally(() => steps.push(null))
  return new LateAnswer(steps, answer)
}

/** Server-sent events: `step`s, then `answer`, or `refused` with the status that it would have had. */
export async function* eventsOf({ steps, answer }: LateAnswer, spelling: Spelling): AsyncGenerator<string> {
  for await (const step of steps) yield eventOf('step', step)
  try {
    yield eventOf('answer', spelt(await answer, spelling))
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal === null) console.error('A late answer failed.', thrown)
    yield eventOf('refused', { status: refusal?.status ?? 500, ...errorBody(refusal, spelling.wording) })
  }
}

const eventOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
