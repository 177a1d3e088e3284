import type { GigKind } from './kinds.ts'

/** What a kind of project calls the regions that it is about. */
export function regionWord(kind: GigKind): string {
  return kind === 'radar' ? 'Geography' : 'Regions'
}
