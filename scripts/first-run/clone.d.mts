interface Run {
  pid: number | undefined
  ended: Promise<{ code: number | string; out: string; said: string }>
  hasEnded: () => boolean
  said: () => string
}

export function clone(folder: string): void
export function npm(folder: string, args: string[], env: Record<string, string>): Run
export function traces(folder: string): number[]
export function until(
  isTrue: () => boolean | Promise<boolean>,
  milliseconds: number,
  what: string | (() => string),
): Promise<void>
