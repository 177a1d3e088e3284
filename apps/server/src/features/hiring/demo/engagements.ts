import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CloseReason } from '@guildhall/contract/hiring/shapes'

/** `expert` stands for expert@demo.test, two words for somebody of the network by name. */
export interface DemoEngagement {
  gig: string
  expert: string
  status: EngagementStatus
  closed?: CloseReason
  /** Asked by the manager rather than applied. */
  isAsked?: boolean
  /** What the expert says, what the manager says. */
  message?: string
  request?: string
  /** Amount asked for; hourly unless the gig says otherwise. */
  bid?: number
  /** Of the expert by the manager, and of the manager by the expert. */
  ratings?: readonly [rate: number, comment: string, back: number, backComment: string]
  /** Why it was closed. */
  why?: string
  /** Days ago. */
  age: number
}

const BATTERIES = 'Second-life batteries as a business'
const IMAGING = 'Value-based pricing for imaging software'
const HOMECARE = 'Home care growth programme'
const PAYMENTS = 'Instant payments for small businesses'
const HUBS = 'Charging hubs for depot fleets'
const COMMERCE = 'Commerce expansion programme'
const ZERO_TRUST = 'Zero-trust for the mid-market'
const BANKING = 'Open banking for small firms'
const COLD_CHAIN = 'Cold chain monitoring in Southeast Asia'
const PORTS = 'Private 5G at ports'
const CAMPUS = 'Campus networks for hospitals'

type More = Omit<DemoEngagement, 'gig' | 'expert' | 'status' | 'age'>

const on =
  (gig: string) =>
  (expert: string, status: EngagementStatus, age: number, more: More = {}): DemoEngagement => ({
    gig,
    expert,
    status,
    age,
    ...more,
  })

const batteries = on(BATTERIES)
const imaging = on(IMAGING)
const homecare = on(HOMECARE)
const payments = on(PAYMENTS)
const hubs = on(HUBS)
const banking = on(BANKING)
const coldChain = on(COLD_CHAIN)

/** Engagements in every state, so that each tab of each account is alive. */
export const DEMO_ENGAGEMENTS: readonly DemoEngagement[] = [
  batteries('expert', 'Hired', 12, {
    bid: 165,
    message: 'I launched two second-life storage products in Italy and Spain and can start at once.',
  }),
  batteries('Ingrid Halvorsen', 'Hired', 9, {
    isAsked: true,
    bid: 180,
    request: 'Your work on grid storage in Denmark is what the customer asked for.',
    message: 'Happy to help. Tuesdays and Thursdays suit me best.',
  }),
  batteries('Fatima Al Suwaidi', 'Reviewed', 6, {
    bid: 190,
    message: 'Five years of battery procurement for utilities in the Gulf, with data on ageing cells.',
  }),
  batteries('Yuki Tanabe', 'Reviewed', 5, {
    bid: 150,
    message: 'I ran the take-back programme for traction batteries of a Japanese maker.',
  }),
  batteries('Min-jun Seo', 'Applied', 3, {
    bid: 140,
    message: 'Cell grading and state-of-health testing are my daily work.',
  }),
  batteries('Sabine Krüger', 'Applied', 2, {
    bid: 210,
    message: 'I can compare the economics of recycling with a second life, plant by plant.',
  }),
  batteries('Jonas Ekström', 'Applied', 1, {
    bid: 120,
    message: 'I automated a dismantling line for battery packs in Västerås.',
  }),
  batteries('Robert Kessler', 'Requested', 3, {
    isAsked: true,
    request: 'We need one interview about electrolyte recovery. Would you have an hour next week?',
  }),
  batteries('Henrik Sandberg', 'Requested', 6, { isAsked: true }),
  batteries('Daan Hoekstra', 'Closed', 10, {
    closed: 'declined',
    isAsked: true,
    why: 'Booked until spring.',
  }),
  batteries('Arjun Deshmukh', 'Closed', 14, { closed: 'expired', isAsked: true }),
  batteries('Oliver Brandt', 'Closed', 8, {
    closed: 'not_selected',
    bid: 240,
    why: 'Strong on security, little on storage.',
  }),
  imaging('expert', 'Applied', 2, {
    bid: 170,
    message: 'I priced two imaging suites by value for hospital groups in Lombardy.',
  }),
  imaging('expert2', 'Reviewed', 4, {
    bid: 185,
    message: 'Value-based pricing of devices and their software has been my work for nine years.',
  }),
  imaging('Claire Beaumont', 'Hired', 15, {
    bid: 175,
    message: 'I negotiated reimbursement of reading software with French payers.',
  }),
  imaging('Helen Strachan', 'Reviewed', 5, {
    bid: 160,
    message: 'Former buyer of imaging software for eleven hospitals in Ontario.',
  }),
  imaging('Priya Raghunathan', 'Applied', 1, {
    bid: 110,
    message: 'I built price models for a radiology platform in India and the Gulf.',
  }),
  imaging('Patrick Oyelaran', 'Requested', 1, {
    isAsked: true,
    request: 'The customer would like a UK view.',
  }),
  homecare('Helen Strachan', 'Hired', 30, { bid: 155, message: 'Available one day a week.' }),
  homecare('Claire Beaumont', 'Applied', 4, {
    bid: 160,
    message: 'I know the French home care market well.',
  }),
  homecare('expert2', 'Requested', 2, {
    isAsked: true,
    request: 'Could you lead the pricing workshop in January?',
  }),
  hubs('expert', 'Requested', 3, {
    isAsked: true,
    request: 'You know depot operators in Northern Italy: would you join for four interviews?',
  }),
  hubs('Yuki Tanabe', 'Applied', 2, {
    isAsked: true,
    bid: 145,
    message: 'I planned three depot sites near Nagoya and can share the load profiles.',
  }),
  hubs('Min-jun Seo', 'Requested', 1, { isAsked: true }),
  payments('Kwame Adeyemi', 'Hired', 11, {
    bid: 130,
    message: 'I built instant payments at two banks in Lagos.',
  }),
  payments('Emily Carmichael', 'Hired', 10, { isAsked: true, bid: 200, message: 'Glad to join.' }),
  payments('Wei Ling Tan', 'Applied', 2, { bid: 170, message: 'PayNow for merchants was my product.' }),
  payments('Patrick Oyelaran', 'Closed', 9, { closed: 'withdrawn_by_expert', bid: 180 }),
  on(COMMERCE)('Emily Carmichael', 'Requested', 2, { isAsked: true }),
  on(COMMERCE)('Diego Villarreal', 'Applied', 3, {
    bid: 120,
    message: 'I ran e-commerce for a retailer in Mexico.',
  }),
  on(ZERO_TRUST)('Michael Trent', 'Hired', 7, { bid: 220, message: 'Zero-trust migrations are what I do.' }),
  on(ZERO_TRUST)('Oliver Brandt', 'Reviewed', 4, { bid: 190, message: 'Three mid-market rollouts in DACH.' }),
  on(CAMPUS)('Lucía Navarro', 'Applied', 2, {
    isAsked: true,
    bid: 140,
    message: 'Hospitals in Madrid and Valencia.',
  }),
  banking('expert', 'Closed', 95, {
    closed: 'completed',
    bid: 150,
    ratings: [
      4.5,
      'Clear, well prepared, and the customer quoted her twice in the board paper.',
      5,
      'A precise brief and quick answers.',
    ],
  }),
  banking('Kwame Adeyemi', 'Closed', 100, {
    closed: 'completed',
    bid: 120,
    ratings: [5, 'The best interview of the project.', 4.5, 'Well organised from the first call.'],
  }),
  banking('Emily Carmichael', 'Closed', 98, {
    closed: 'completed',
    bid: 190,
    ratings: [4, 'Deep knowledge of the UK rules.', 4, 'Good to work with; the timeline was tight.'],
  }),
  coldChain('Chiara Bellandi', 'Closed', 88, {
    closed: 'completed',
    bid: 135,
    ratings: [4.5, 'Brought data that nobody else had.', 4.5, 'Friendly and fair.'],
  }),
  coldChain('Diego Villarreal', 'Closed', 85, {
    closed: 'completed',
    bid: 110,
    ratings: [3.5, 'Good interviews, the notes came late.', 4, 'Everything as agreed.'],
  }),
  coldChain('Rafael Monteiro', 'Closed', 84, {
    closed: 'terminated',
    bid: 125,
    why: 'The customer changed the countries.',
    ratings: [4, 'Helpful to the end.', 3.5, 'The scope moved too often.'],
  }),
  on(PORTS)('expert', 'Closed', 72, { closed: 'declined', isAsked: true, why: 'Not my field.' }),
  on(PORTS)('Henrik Sandberg', 'Closed', 70, { closed: 'gig_closed', isAsked: true }),
]

/** Papers that HR has ticked off, by name; who has all of them is an onboarded IC. */
export const DEMO_PAPERS: Readonly<Record<string, readonly string[]>> = {
  expert: ['nda', 'tax_form', 'bank_details', 'profile_confirmed'],
  'Kwame Adeyemi': ['nda', 'tax_form', 'bank_details', 'profile_confirmed'],
  'Emily Carmichael': ['nda', 'tax_form', 'bank_details'],
  'Chiara Bellandi': ['nda', 'tax_form', 'profile_confirmed'],
  'Diego Villarreal': ['nda', 'tax_form', 'bank_details', 'profile_confirmed'],
  'Ingrid Halvorsen': ['nda', 'tax_form', 'bank_details', 'profile_confirmed'],
  'Claire Beaumont': ['nda', 'tax_form'],
  'Helen Strachan': ['nda', 'tax_form', 'bank_details', 'profile_confirmed'],
  'Michael Trent': ['nda'],
  'Rafael Monteiro': ['tax_form'],
}

/** Who stands in the directory that experts see. */
export const DEMO_DIRECTORY: readonly string[] = [
  'Kwame Adeyemi',
  'Emily Carmichael',
  'Chiara Bellandi',
  'Ingrid Halvorsen',
  'Helen Strachan',
]
