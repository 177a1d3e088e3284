import type { SearchKind } from '@guildhall/contract/search'
import type { HitFace } from '#features/search/components/hit-faces.ts'
import { features } from './features.ts'

/** How the feature that brings this kind shows it. */
export function hitFace(kind: SearchKind): HitFace {
  for (const { hits } of features) {
    const face = hits?.[kind]
    if (face !== undefined) return face
  }
  throw new Error(`No feature shows what is found of the kind ${kind}.`)
}
