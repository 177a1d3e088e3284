import type { RolePrefix } from '@guildhall/contract/access'
import type { SearchHit, SearchKind } from '@guildhall/contract/search'
import type { Icon } from '#ui/marks/icon.ts'
import { createContext, use } from 'react'

/** How content search shows the things of one kind. */
export interface HitFace {
  /** One of the kind, and many. */
  one: string
  many: string
  icon: Icon
  /** Where a hit leads: the page of the thing, or of what it belongs to, as the active role knows it. */
  path: (hit: SearchHit, prefix: RolePrefix) => string
}

export type HitFaces = Readonly<Partial<Record<SearchKind, HitFace>>>

/** `app/` knows the faces of all features. */
export const HitFaceContext = createContext<(kind: SearchKind) => HitFace>((kind) => {
  throw new Error(`Nobody shows what is found of the kind ${kind}.`)
})

export const useHitFace = () => use(HitFaceContext)
