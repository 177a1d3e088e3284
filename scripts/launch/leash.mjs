// Loaded before each command that the launcher runs: when the launcher is killed, the command ends as by SIGTERM.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
