import type { WorkerEvents } from 'graphile-worker'

/** When to look again after a job of a queue, in milliseconds: its end is written by one of them, also on a busy machine. */
const LOOKS = [5, 15, 40, 100, 250, 600]

/**
 * Looks for the next job of a queue as soon as the end of the one before is written. By itself the library looks while
 * it is being written, finds the queue locked, and rests for seconds until it polls again.
 */
export function keepPace(events: WorkerEvents): void {
  const waiting = new Map<number, NodeJS.Timeout[]>()
  const state = { isStopping: false }
  const rest = (queue: number) => {
    for (const timer of waiting.get(queue) ?? []) clearTimeout(timer)
    waiting.delete(queue)
  }
  events.on('job:complete', ({ worker: { workerPool }, job: { job_queue_id: queue } }) => {
    if (queue === null || state.isStopping) return
    rest(queue)
    waiting.set(
      queue,
      LOOKS.map((wait) => setTimeout(() => workerPool.nudge(1), wait)),
    )
  })
  events.on('job:start', ({ job: { job_queue_id: queue } }) => {
    if (queue !== null) rest(queue)
  })
  // Workers that are stopping may not be called any more.
  const end = () => {
    state.isStopping = true
    for (const queue of waiting.keys()) rest(queue)
  }
  events.on('pool:gracefulShutdown', end)
  events.on('pool:forcefulShutdown', end)
}
