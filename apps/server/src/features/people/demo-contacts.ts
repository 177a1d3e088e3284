interface DemoContact {
  firstName: string
  lastName: string
  email: string | null
  phone?: { iso: string; code: string; number: string }
  linkedInUrl?: string
  jobTitle: string
  location: string
  /** Which of the customer companies. */
  company: number
  /** Known for so long. */
  days: number
  note?: string
}

const phone = (iso: string, code: string, number: string) => ({ iso, code, number })

/** People at customer companies who have no login. Names are invented; two of them stand here twice. */
export const DEMO_CONTACTS: readonly DemoContact[] = [
  {
    firstName: 'Johanna',
    lastName: 'Lindqvist',
    email: 'johanna.lindqvist@contact.test',
    phone: phone('SE', '+46', '701740615'),
    jobTitle: 'Head of Procurement',
    location: 'Gothenburg, Sweden',
    company: 0,
    days: 210,
    note: 'Decides about framework agreements; prefers a call on Thursdays.',
  },
  {
    firstName: 'Johanna',
    lastName: 'Lindquist',
    email: null,
    phone: phone('SE', '+46', '701740615'),
    jobTitle: 'Procurement',
    location: 'Gothenburg, Sweden',
    company: 0,
    days: 34,
    note: 'Met at the storage fair in Stockholm.',
  },
  {
    firstName: 'Thomas',
    lastName: 'Okafor',
    email: 'thomas.okafor@contact.test',
    phone: phone('GB', '+44', '2079460187'),
    jobTitle: 'Innovation Director',
    location: 'London, United Kingdom',
    company: 1,
    days: 160,
    note: 'Asked for two references before the next radar.',
  },
  {
    firstName: 'Tom',
    lastName: 'Okafor',
    email: 'thomas.okafor+events@contact.test',
    jobTitle: 'Innovation Director',
    location: 'London, United Kingdom',
    company: 1,
    days: 21,
  },
  {
    firstName: 'Mireille',
    lastName: 'Fontaine',
    email: 'mireille.fontaine@contact.test',
    phone: phone('FR', '+33', '145670121'),
    jobTitle: 'Chief Strategy Officer',
    location: 'Lyon, France',
    company: 2,
    days: 300,
    note: 'Wants the award shortlist two weeks before it is published.',
  },
  {
    firstName: 'Dariusz',
    lastName: 'Kowalczyk',
    email: 'dariusz.kowalczyk@contact.test',
    jobTitle: 'Purchasing Manager',
    location: 'Warsaw, Poland',
    company: 3,
    days: 95,
  },
  {
    firstName: 'Rania',
    lastName: 'Khoury',
    email: 'rania.khoury@contact.test',
    phone: phone('AE', '+971', '501234567'),
    linkedInUrl: 'https://www.linkedin.com/in/rania-khoury-sample',
    jobTitle: 'Head of Partnerships',
    location: 'Dubai, United Arab Emirates',
    company: 4,
    days: 75,
    note: 'Knows three of our experts from an earlier programme.',
  },
  {
    firstName: 'Gustavo',
    lastName: 'Peralta',
    email: 'gustavo.peralta@contact.test',
    jobTitle: 'Supply Chain Lead',
    location: 'Mexico City, Mexico',
    company: 5,
    days: 58,
  },
  {
    firstName: 'Annika',
    lastName: 'Vogel',
    email: 'annika.vogel@contact.test',
    phone: phone('DE', '+49', '3012345678'),
    jobTitle: 'Head of Corporate Development',
    location: 'Berlin, Germany',
    company: 6,
    days: 44,
  },
  {
    firstName: 'Hiroshi',
    lastName: 'Matsuda',
    email: null,
    jobTitle: 'General Manager',
    location: 'Osaka, Japan',
    company: 7,
    days: 30,
    note: 'Only by post; the office keeps no public address.',
  },
  {
    firstName: 'Leila',
    lastName: 'Benali',
    email: 'leila.benali@contact.test',
    jobTitle: 'Programme Manager',
    location: 'Casablanca, Morocco',
    company: 8,
    days: 12,
  },
  {
    firstName: 'Brendan',
    lastName: 'McAllister',
    email: 'brendan.mcallister@contact.test',
    phone: phone('IE', '+353', '15550142'),
    jobTitle: 'Sustainability Officer',
    location: 'Dublin, Ireland',
    company: 2,
    days: 5,
  },
]
