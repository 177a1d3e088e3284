import { isNotFound } from '@tanstack/react-router'

/** What a boundary caught while rendering, for the console. A page whose thing is missing is no defect. */
export function reportCaught(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!isNotFound(error)) console.error(error)
}
