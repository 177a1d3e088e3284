import { isNotFound } from '@tanstack/react-router'

/** What a boundary caught while rendering, for the console. A page whose thing is missing is no defect. */
export function reportCaught(error: unknown): void {
  if (!isNotFound(error)) console.error(error)
}
