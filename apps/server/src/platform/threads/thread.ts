import { parentPort, Worker } from 'node:worker_threads'

/** A thread of one program: what it works on neither stops, fills nor reads the server. */
export interface Thread<Question, Answer> {
  /**
   * One question at a time. The first one starts the thread; it rests between them and keeps no process alive. Rejects
   * with what the program threw or with `ThreadEnded`, and the next question has a new thread.
   */
  ask: (question: Question) => Promise<Answer>
  end: () => Promise<void>
}

interface Limits {
  timeMs: number
  heapMb: number
}

/** The thread ended before its answer; `isLate` when its time was over. */
export class ThreadEnded extends Error {
  readonly isLate: boolean

  constructor(program: string, isLate: boolean) {
    super(`The thread of ${program} ${isLate ? 'took too long' : 'ended before its answer'}.`)
    this.isLate = isLate
  }
}

export function createThread<Question, Answer>(
  program: string,
  { timeMs, heapMb }: Limits,
): Thread<Question, Answer> {
  let worker: Worker | undefined
  let asked: PromiseWithResolvers<Answer> | undefined
  const end = async () => void (await worker?.terminate())
  const start = () =>
    startWorker(program, heapMb)
      .on('message', (answer: Answer) => asked?.resolve(answer))
      .on('error', (error) => asked?.reject(error))
      .on('exit', () => {
        asked?.reject(new ThreadEnded(program, false))
        worker = undefined
      })
  return {
    async ask(question) {
      const { promise, reject } = (asked = Promise.withResolvers<Answer>())
      const timer = setTimeout(() => reject(new ThreadEnded(program, true)), timeMs)
      post((worker ??= start()), question)
      try {
        return await promise
      } catch (thrown) {
        await end()
        throw thrown
      } finally {
        clearTimeout(timer)
        worker?.unref()
      }
    },
    end,
  }
}

function startWorker(program: string, heapMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  return new Worker(program, { env: {}, resourceLimits, stdout: true, stderr: true })
}

function post(worker: Worker, question: unknown): void {
  worker.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
}

/** In the thread: answers what is asked. What is thrown ends the thread, and whoever asked hears of it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a program says what it is asked
export function answerAll<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', async (question: Question) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(await answer(question))
  })
}
