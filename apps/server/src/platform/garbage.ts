import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees now what nobody holds any more. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
