import type { COMPANY_SIZES } from '@guildhall/contract/companies/form'
import { GOODS } from './goods.ts'
import { SERVICES } from './services.ts'

export interface CompanyProfile {
  name: string
  type: string
  industry: string
  segment: string
  /** ISO code and city. */
  place: readonly [iso: string, city: string]
  size: (typeof COMPANY_SIZES)[number]
  /** Millions of a year. */
  revenue: readonly [currency: 'USD' | 'EUR' | 'GBP' | 'INR', millions: number] | null
  description: string
  parent?: string
}

export type CompanyRow = readonly [
  name: string,
  type: string,
  industry: string,
  segment: string,
  place: CompanyProfile['place'],
  size: CompanyProfile['size'],
  revenue: CompanyProfile['revenue'],
  description: string,
  parent?: string,
]

/** What the demo network knows of its companies. */
export const PROFILES: readonly CompanyProfile[] = [...GOODS, ...SERVICES].map(
  ([name, type, industry, segment, place, size, revenue, description, parent]) => ({
    name,
    type,
    industry,
    segment,
    place,
    size,
    revenue,
    description,
    ...(parent === undefined ? {} : { parent }),
  }),
)

/** What profiles have brought in and nobody has looked at yet; two of them are there already under another spelling. */
export const DRAFTS = [
  'Castellan Bank plc',
  'Steinbach Automation GmbH',
  'Aurora Tidal Works',
  'Kumasi Cocoa Partners',
  'Brightfen Analytics',
] as const

/** Where the customers of the demo network belong, and people without a login who speak for a company. */
export const CUSTOMERS: Readonly<Record<string, string>> = {
  'customer@demo.test': 'Lakeshore Industries',
  'customer2@demo.test': 'Oudegracht Commerce Group',
}
export const CONTACTS = [
  ['Ingrid', 'Solheim', 'Director Grid Services', 'Halden Power', 'ingrid.solheim@halden.demo.test'],
  ['Tomás', 'Echeverría', 'Head of Innovation', 'Serrano Foods', 'tomas.echeverria@serrano.demo.test'],
  ['Grace', 'Okonkwo', 'Procurement Lead', 'Lakeshore Industries', 'grace.okonkwo@lakeshore.demo.test'],
  ['Lars', 'Veenstra', 'Programme Office', 'Oudegracht Commerce Group', 'lars.veenstra@oudegracht.demo.test'],
  ['Hannah', 'Meyer', 'Partner Relations', 'Castellan Bank plc', 'hannah.meyer@castellan.demo.test'],
] as const
