import type { SimilarCompany } from '@guildhall/contract/companies/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { companyQueries } from './queries.ts'

interface Found {
  name: string
  companies: SimilarCompany[]
}

/** Looks for companies of nearly the same name before one is added or renamed; `except`: the company itself. */
export function useSimilarCheck(except?: string) {
  const client = useQueryClient()
  const [found, setFound] = useState<Found>()
  return {
    /** What stands in the way of this very name. */
    similarTo: (name: string) => (found?.name === name.trim() ? found.companies : []),
    /** False at first when there are such companies; who then goes on has seen them. */
    async isFree(name: string): Promise<boolean> {
      const wanted = name.trim()
      if (wanted === '' || found?.name === wanted) return true
      const companies = await client
        .fetchQuery(companyQueries.similar(wanted, except))
        .then(({ data }) => data)
        // A check that fails stands in nobody's way.
        .catch(() => [])
      setFound({ name: wanted, companies })
      return companies.length === 0
    },
  }
}
