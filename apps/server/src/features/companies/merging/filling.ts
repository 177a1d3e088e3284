import type { CompanyRecord } from '#features/companies/admin/store.ts'

/** What the company that stays takes from the one that goes: what it does not know itself. */
export function filledFrom(stays: CompanyRecord, gone: CompanyRecord) {
  const hasIndustry = stays.industry_id !== null || stays.segments.length > 0
  return {
    columns: {
      type: stays.type ?? gone.type,
      website: stays.website ?? gone.website,
      size: stays.size ?? gone.size,
      description: stays.description ?? gone.description,
      is_draft: stays.is_draft && gone.is_draft,
      ...(stays.revenue === null ? { revenue: gone.revenue, currency: gone.currency } : {}),
      // These mean something together only.
      ...(hasIndustry ? {} : { industry_id: gone.industry_id }),
      ...(stays.country_id === null
        ? { country_id: gone.country_id, state_id: gone.state_id, city_id: gone.city_id }
        : {}),
      ...(stays.logo_id === null ? { logo_id: gone.logo_id, logo_key: gone.logo_key } : {}),
    },
    segments: hasIndustry ? [] : gone.segments.map(({ id }) => id),
  }
}
