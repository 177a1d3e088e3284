import type { GigKind, Level } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'

export interface DemoProject {
  name: string
  type: GigKind
  theme: string
  status: GigStatus
  /** Of the account: `manager` stands for manager@demo.test. */
  owner: string
  /** Days from now. */
  deadline: number
  company: string
  customers?: Readonly<Record<string, Level>>
  /** Slug of the role by account. */
  team?: Readonly<Record<string, string>>
  locked?: boolean
  rejectedFrom?: 'Requested' | 'Submitted'
  /** The name of the reason, and the text. */
  reason?: readonly [string, string]
  confidentiality?: 'nda' | 'restricted'
  isBare?: boolean
  /** Days since its last step. */
  since?: number
}

const RADAR = 'radar'
const AWARD = 'award'
const GROWTH = 'growth-opportunity'
const ENGINE = 'opportunity-engine'
const LAKESHORE = 'Lakeshore Industries'
const OUDEGRACHT = 'Oudegracht Commerce Group'
const HALDEN = 'Halden Power'
const SERRANO = 'Serrano Foods'

type Row = readonly [
  name: string,
  type: GigKind,
  theme: string,
  status: GigStatus,
  deadline: number,
  company: string,
  more?: Partial<DemoProject>,
]
const of =
  (owner: string) =>
  (...[name, type, theme, status, deadline, company, more]: Row): DemoProject => ({
    name,
    type,
    theme,
    status,
    owner,
    deadline,
    company,
    ...more,
  })

const sofia = of('manager')
const rahul = of('manager2')
const margaret = of('admin')

/** The projects of the demo network, the newest last. */
export const PROJECTS: readonly DemoProject[] = [
  sofia('Open banking for small firms', GROWTH, 'payments', 'Closed', -120, LAKESHORE, {
    reason: ['Completed', 'The report was delivered and accepted.'],
    customers: { customer: 'view' },
    since: 90,
  }),
  rahul('Cold chain monitoring in Southeast Asia', GROWTH, 'food', 'Closed', -90, SERRANO, {
    reason: ['Completed', 'All six interviews were held; the customer has the synthesis.'],
    customers: { customer2: 'view' },
    since: 80,
  }),
  rahul('Identity platforms 2025', RADAR, 'security', 'Closed', -75, 'Northlock', {
    reason: ['On hold', 'The customer postponed the benchmark to next year.'],
    since: 75,
  }),
  sofia('Private 5G at ports', GROWTH, 'telecom', 'Closed', -60, HALDEN, {
    reason: ['No suitable expert', 'Nobody with port operations and spectrum experience was free in time.'],
    since: 64,
  }),
  margaret('Customer value: desalination', AWARD, 'water', 'Closed', -50, 'Clearbrook', {
    reason: ['Cancelled by customer', 'The customer was acquired.'],
    since: 50,
  }),
  sofia('Grid-scale storage in the Nordics', RADAR, 'storage', 'Published', 45, HALDEN, {
    customers: { customer: 'view' },
    team: { expert: 'expert', manager2: 'reviewer' },
    since: 2.5,
  }),
  sofia('Company of the Year: stationary storage', AWARD, 'storage', 'Published', 30, LAKESHORE, {
    customers: { customer: 'manage' },
    team: { manager2: 'juror', admin2: 'juror' },
  }),
  sofia('Second-life batteries as a business', GROWTH, 'storage', 'Published', 28, LAKESHORE, {
    customers: { customer: 'comment' },
    team: { expert: 'expert' },
    since: 30,
  }),
  sofia('Value-based pricing for imaging software', GROWTH, 'medtech', 'Published', 40, 'Claravue', {
    team: { hr: 'reviewer' },
    since: 24,
  }),
  sofia('Home care growth programme', ENGINE, 'medtech', 'Published', 150, LAKESHORE, {
    customers: { customer: 'collaborate' },
    team: { expert: 'contributor' },
    since: 45,
  }),
  sofia('Charging hubs for depot fleets', GROWTH, 'mobility', 'Approved', 50, LAKESHORE, {
    customers: { customer: 'collaborate' },
    since: 8,
  }),
  sofia('Alternative proteins in food service', RADAR, 'food', 'Approved', 62, SERRANO, {
    customers: { customer: 'view' },
    team: { expert: 'editor' },
  }),
  sofia('Smart metering: lessons of the first wave', GROWTH, 'storage', 'Approved', 33, HALDEN, {
    locked: true,
  }),
  sofia('Growth pipeline for machine builders', ENGINE, 'automation', 'Approved', 210, 'Helmsdal Automation'),
  sofia('Battery analytics platforms', RADAR, 'storage', 'Submitted', 21, HALDEN, {
    team: { manager2: 'reviewer' },
    customers: { customer: 'view' },
  }),
  sofia('Product leadership: process sensors', AWARD, 'automation', 'Rejected', 18, 'Orbis Motion', {
    rejectedFrom: 'Submitted',
    team: { manager2: 'juror', admin2: 'juror' },
    reason: ['Deliverable needs rework', 'The scores of two nominees have no evidence behind them.'],
  }),
  sofia('Machine vision in food inspection', GROWTH, 'food', 'Rejected', 36, SERRANO, {
    rejectedFrom: 'Requested',
    reason: ['Brief unclear', 'Please name the three plants and the question that each has to answer.'],
  }),
  sofia('Robotics for mid-size plants', GROWTH, 'automation', 'Requested', 48, 'Polyarm'),
  sofia('Water reuse in breweries', GROWTH, 'water', 'Unpublished', 25, LAKESHORE, {
    reason: ['Other', 'The customer wants to change the scope before more experts apply.'],
    customers: { customer: 'comment' },
  }),
  sofia('Autonomous yard trucks', RADAR, 'mobility', 'Draft', 90, 'Corvane Trucks', { isBare: true }),
  sofia('Low-carbon solvents in coatings', GROWTH, 'chemicals', 'Draft', 80, 'Solvanta'),
  rahul('Instant payments for small businesses', GROWTH, 'payments', 'Published', 35, OUDEGRACHT, {
    customers: { customer2: 'manage' },
    since: 24,
  }),
  rahul('Identity and access management', RADAR, 'security', 'Published', 20, 'Keystone Identity', {
    team: { manager: 'analyst' },
  }),
  rahul('Enabling technology: private networks', AWARD, 'telecom', 'Published', 15, OUDEGRACHT, {
    customers: { customer2: 'view' },
    team: { manager: 'juror' },
  }),
  rahul('Zero-trust for the mid-market', GROWTH, 'security', 'Published', 44, 'Ravelin Gate', {
    confidentiality: 'nda',
    since: 16,
  }),
  rahul('Merger candidates in fine chemicals', GROWTH, 'chemicals', 'Published', 55, OUDEGRACHT, {
    confidentiality: 'restricted',
    customers: { customer2: 'comment' },
  }),
  rahul('Commerce expansion programme', ENGINE, 'payments', 'Published', 170, OUDEGRACHT, {
    customers: { customer2: 'collaborate' },
    since: 14,
  }),
  rahul('Campus networks for hospitals', GROWTH, 'telecom', 'Approved', 52, 'Campuswave', { since: 6 }),
  rahul('Product leadership: biobased additives', AWARD, 'chemicals', 'Approved', 70, 'Terpenix'),
  rahul('Customer value: water utilities', AWARD, 'water', 'Submitted', 26, 'Rivus Water', {
    team: { admin2: 'reviewer' },
  }),
  rahul('Fermentation capacity in Europe', GROWTH, 'food', 'Requested', 58, SERRANO, {
    customers: { customer2: 'view' },
  }),
  rahul('Fleet electrification roadmap', ENGINE, 'mobility', 'Requested', 190, 'Elmark Mobility'),
  rahul('Cross-border wallets in West Africa', GROWTH, 'payments', 'Rejected', 41, 'Kuda Street', {
    rejectedFrom: 'Requested',
    reason: ['Missing budget', 'The customer has not confirmed what the interviews may cost.'],
  }),
  rahul('Surgical robots in ambulatory care', RADAR, 'medtech', 'Unpublished', 38, 'Meridian Imaging', {
    reason: ['Other', 'Two companies asked to correct their figures.'],
  }),
  rahul('Edge AI in retail', GROWTH, 'telecom', 'Draft', 95, OUDEGRACHT, { isBare: true }),
  rahul('Reverse logistics for e-commerce', ENGINE, 'food', 'Draft', 160, OUDEGRACHT),
  margaret('Hydrogen-ready gas turbines', RADAR, 'storage', 'Approved', 75, HALDEN),
  margaret('Robotics benchmark for suppliers', RADAR, 'automation', 'Published', 22, 'Kinetiq Robotics'),
  margaret('Remote diagnostics in rural clinics', GROWTH, 'medtech', 'Published', 47, 'Pathlight Health'),
  margaret('Quality of experience of chargers', AWARD, 'mobility', 'Draft', 85, 'Rheinlade'),
]
