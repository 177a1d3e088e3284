import { toJson } from './json.ts'

/** Text goes out as it is, anything else as JSON. */
export function toText(input: unknown): string {
  return typeof input === 'string' ? input : toJson(input)
}
