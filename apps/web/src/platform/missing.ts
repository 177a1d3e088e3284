import { notFound } from '@tanstack/react-router'
import { hasUnsaved } from '#ui/dialogs/unsaved.ts'
import { ApiError } from './api-error.ts'

// 422: the address names nothing that could be an id.
const MISSING = [404, 422]

/**
 * The page of a thing that is missing, or hidden from this reader, is the not-found page (spec 000 §8). While something is
 * typed on it and not sent, it stays: what went wrong is said beside it.
 */
export function requireFound(error: unknown): void {
  if (error instanceof ApiError && MISSING.includes(error.status) && !hasUnsaved()) throw notFound()
}
