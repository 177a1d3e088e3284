export interface Ended {
  code: number | string
  out: string
  said: string
}
export interface Running {
  pid: number
  ended: Promise<Ended>
  hasEnded: () => boolean
  said: () => string
}
export function clone(folder: string): void
export function npm(folder: string, args: readonly string[], env?: Record<string, string>): Running
export function traces(folder: string): number[]
export function until(
  isTrue: () => boolean | Promise<boolean>,
  milliseconds: number,
  what: string | (() => string),
): Promise<void>
