/** First name, last name, country, field, vetting status. Names are invented. */
export const PEOPLE: readonly (readonly [string, string, string, string, string])[] = [
  ['Ingrid', 'Halvorsen', 'DK', 'storage', 'Approved'],
  ['Michael', 'Trent', 'US', 'security', 'Approved'],
  ['Priya', 'Raghunathan', 'IN', 'pricing', 'Approved'],
  ['Jonas', 'Ekström', 'SE', 'automation', 'Approved'],
  ['Chiara', 'Bellandi', 'IT', 'food', 'Approved'],
  ['Kwame', 'Adeyemi', 'NG', 'payments', 'Approved'],
  ['Sabine', 'Krüger', 'DE', 'chemicals', 'Approved'],
  ['Rafael', 'Monteiro', 'BR', 'supply', 'Approved'],
  ['Yuki', 'Tanabe', 'JP', 'mobility', 'Approved'],
  ['Claire', 'Beaumont', 'FR', 'medtech', 'Approved'],
  ['Daan', 'Hoekstra', 'NL', 'water', 'Approved'],
  ['Lucía', 'Navarro', 'ES', 'telecom', 'Approved'],
  ['Arjun', 'Deshmukh', 'IN', 'automation', 'Approved'],
  ['Emily', 'Carmichael', 'GB', 'payments', 'Approved'],
  ['Min-jun', 'Seo', 'KR', 'mobility', 'Approved'],
  ['Fatima', 'Al Suwaidi', 'AE', 'storage', 'Approved'],
  ['Robert', 'Kessler', 'US', 'chemicals', 'Approved'],
  ['Agnieszka', 'Wójcik', 'PL', 'supply', 'Approved'],
  ['Diego', 'Villarreal', 'MX', 'food', 'Approved'],
  ['Wei Ling', 'Tan', 'SG', 'telecom', 'Approved'],
  ['Helen', 'Strachan', 'CA', 'medtech', 'Approved'],
  ['Oliver', 'Brandt', 'DE', 'security', 'Approved'],
  ['Wanjiru', 'Muthoni', 'KE', 'water', 'Approved'],
  ['Patrick', 'Oyelaran', 'GB', 'pricing', 'Approved'],
  ['Marta', 'Escobar', 'ES', 'water', 'Approved'],
  ['Henrik', 'Sandberg', 'SE', 'telecom', 'Approved'],
  ['Neha', 'Kulkarni', 'IN', 'medtech', 'Pending'],
  ['Tomasz', 'Zieliński', 'PL', 'security', 'Pending'],
  ['Camila', 'Figueiredo', 'BR', 'payments', 'Pending'],
  ['George', 'Hathaway', 'US', 'storage', 'Pending'],
  ['Amélie', 'Rousseau', 'FR', 'chemicals', 'Pending'],
  ['Kenji', 'Morikawa', 'JP', 'automation', 'Pending'],
  ['Isabel', 'Carranza', 'MX', 'pricing', 'Screened'],
  ['Lars', 'Dahlgaard', 'DK', 'food', 'Screened'],
  ['Vikram', 'Bhattacharya', 'IN', 'supply', 'Screened'],
  ['Joanna', 'Whitcombe', 'GB', 'mobility', 'Screened'],
  ['Stefan', 'Vogel', 'DE', 'storage', 'Rejected'],
  ['Ama', 'Boateng', 'NG', 'telecom', 'Rejected'],
  ['Pierre', 'Lacombe', 'FR', 'supply', 'Rejected'],
  ['Karen', 'Whitmore', 'US', 'food', 'Suspended'],
  ['Rohan', 'Sequeira', 'IN', 'mobility', 'Suspended'],
  ['Beatriz', 'Antunes', 'BR', 'medtech', 'Incomplete'],
  ['Liam', 'Fraser', 'CA', 'pricing', 'Incomplete'],
  ['Soo-ah', 'Baek', 'KR', 'chemicals', 'Incomplete'],
  ['Matteo', 'Ferraris', 'IT', 'security', 'New'],
  ['Hannah', 'Osei', 'GB', 'automation', 'Invited'],
  ['Noor', 'Haddad', 'AE', 'payments', 'Invited'],
]

/** Who applied in the eighteen months before, from the first: most of them were not accepted. */
export const EARLIER: readonly (readonly [string, string, string, string, string])[] = [
  ['Gustav', 'Nyberg', 'SE', 'sales', 'Rejected'],
  ['Ruth', 'Achieng', 'KE', 'research', 'Rejected'],
  ['Paolo', 'Ricci', 'IT', 'pricing', 'Rejected'],
  ['Brandon', 'Keller', 'US', 'marketing', 'Rejected'],
  ['Sunita', 'Pillai', 'IN', 'success', 'Rejected'],
  ['Marek', 'Dvorak', 'PL', 'automation', 'Rejected'],
  ['Yasmin', 'Farouk', 'AE', 'telecom', 'Rejected'],
  ['Colin', 'Mackay', 'GB', 'storage', 'Rejected'],
  ['Haruto', 'Ogawa', 'JP', 'chemicals', 'Rejected'],
  ['Renata', 'Duarte', 'BR', 'water', 'Rejected'],
  ['Etienne', 'Marchand', 'FR', 'payments', 'Rejected'],
  ['Carlos', 'Ibarra', 'MX', 'supply', 'Rejected'],
  ['Sanne', 'Visser', 'NL', 'success', 'Approved'],
  ['Tunde', 'Balogun', 'NG', 'marketing', 'Approved'],
  ['Ioana', 'Krauss', 'DE', 'research', 'Approved'],
  ['Freja', 'Madsen', 'DK', 'sales', 'Approved'],
  ['Hyun-woo', 'Lim', 'KR', 'security', 'Approved'],
  ['Megan', 'Tremblay', 'CA', 'launch', 'Approved'],
]

export interface AccountStory {
  country: string
  field: string
  /** Registered so many days ago. */
  daysAgo: number
  /** In their own words; `{years}` is how long they have been working. */
  bio?: string
}

/** What the accounts of the demo network bring along. */
export const ACCOUNT_STORIES: Readonly<Record<string, AccountStory>> = {
  'expert@demo.test': {
    country: 'IT',
    field: 'launch',
    daysAgo: 430,
    bio: '{years} years of launching industrial software in Southern Europe.',
  },
  'expert2@demo.test': {
    country: 'DE',
    field: 'medtech',
    daysAgo: 310,
    bio: 'Helps medical device makers to price by value. {years} years in market access and reimbursement.',
  },
  'pending@demo.test': { country: 'KE', field: 'research', daysAgo: 0.4 },
  'screened@demo.test': { country: 'BR', field: 'marketing', daysAgo: 5 },
  'rejected@demo.test': { country: 'US', field: 'sales', daysAgo: 18 },
  'suspended@demo.test': { country: 'CA', field: 'supply', daysAgo: 260 },
  'incomplete@demo.test': { country: 'GB', field: 'security', daysAgo: 6 },
  'new@demo.test': { country: 'JP', field: 'telecom', daysAgo: 0.2 },
  'forced@demo.test': { country: 'NG', field: 'success', daysAgo: 190 },
}

/** What an account can do beyond its field: the projects that it is asked for want it. */
export const ACCOUNT_SKILLS: Readonly<Record<string, readonly string[]>> = {
  'expert@demo.test': ['Market sizing', 'Product strategy', 'Energy storage', 'Pricing and reimbursement'],
}
