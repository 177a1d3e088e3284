export const IMPORT_KINDS = ['experts', 'people', 'companies', 'resumes'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What a column of a file can be. */
export interface ImportField {
  key: string
  label: string
  /** One of the fields of the same number is needed in each row. */
  needs?: 1 | 2
  /** What people also call it, in small letters and without signs. */
  words: readonly string[]
  /** As the template shows it. */
  sample: string
}

const names: readonly ImportField[] = [
  {
    key: 'first_name',
    label: 'First name',
    needs: 1,
    words: ['forename', 'given name', 'vorname', 'prenom', 'nombre', 'first'],
    sample: 'Ada',
  },
  {
    key: 'last_name',
    label: 'Last name',
    needs: 1,
    words: ['surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos', 'last'],
    sample: 'Lovelace',
  },
  {
    key: 'name',
    label: 'Full name',
    words: ['name', 'contact', 'contact name', 'person', 'expert', 'expert name'],
    sample: '',
  },
]

const contact: readonly ImportField[] = [
  {
    key: 'phone',
    label: 'Phone',
    words: ['phone number', 'mobile', 'mobile number', 'telephone', 'tel', 'telefon', 'cell'],
    sample: '+44 20 7946 0187',
  },
  {
    key: 'country',
    label: 'Country of the phone',
    words: ['country', 'country code', 'phone country', 'land', 'pays'],
    sample: '',
  },
  {
    key: 'company',
    label: 'Company',
    words: ['company name', 'employer', 'organisation', 'organization', 'firma', 'account'],
    sample: 'Analytical Engines Ltd',
  },
  {
    key: 'job_title',
    label: 'Job title',
    words: ['title', 'position', 'role', 'job', 'function', 'current role'],
    sample: 'Mathematician',
  },
  {
    key: 'location',
    label: 'Location',
    words: ['city', 'place', 'address', 'town', 'ort', 'based in'],
    sample: 'London, United Kingdom',
  },
  {
    key: 'linked_in_url',
    label: 'LinkedIn',
    words: ['linkedin url', 'linkedin profile', 'linked in url', 'linked in'],
    sample: 'https://www.linkedin.com/in/ada-lovelace',
  },
]

const email = (needs?: 2): ImportField => ({
  key: 'email',
  label: 'Email',
  ...(needs === undefined ? {} : { needs }),
  words: ['mail', 'email address', 'e mail', 'e mail address', 'emailadresse', 'courriel', 'correo'],
  sample: 'ada@example.com',
})

const expert: readonly ImportField[] = [
  {
    key: 'nationality',
    label: 'Nationality',
    words: ['citizenship', 'nationalitat', 'nationalite'],
    sample: '',
  },
  {
    key: 'bio',
    label: 'Bio',
    words: ['about', 'summary', 'biography', 'profile', 'description'],
    sample: '',
  },
  {
    key: 'years_of_experience',
    label: 'Years of experience',
    words: ['experience', 'years', 'experience years', 'yoe'],
    sample: '12',
  },
  { key: 'rate', label: 'Rate', words: ['fee', 'hourly rate', 'price', 'rate usd'], sample: '250' },
  { key: 'rate_type', label: 'Rate type', words: ['rate unit', 'per', 'unit'], sample: 'Hourly' },
  {
    key: 'skills',
    label: 'Skills',
    words: [
      'skill',
      'expertise',
      'competences',
      'keywords',
      'topics',
      'kenntnisse',
      'fahigkeiten',
      'competencias',
    ],
    sample: 'Mathematics; Computing',
  },
  {
    key: 'languages',
    label: 'Languages',
    words: ['language', 'sprachen', 'langues'],
    sample: 'English; French',
  },
  {
    key: 'vetting',
    label: 'Vetting',
    words: ['vetting status', 'vetted', 'approved', 'approval', 'expert status'],
    sample: 'Approved',
  },
]

const company: readonly ImportField[] = [
  {
    key: 'name',
    label: 'Name',
    needs: 1,
    words: ['company', 'company name', 'organisation', 'organization', 'firma', 'account', 'account name'],
    sample: 'Analytical Engines Ltd',
  },
  { key: 'type', label: 'Type', words: ['company type', 'kind', 'category'], sample: '' },
  {
    key: 'website',
    label: 'Website',
    words: ['url', 'web', 'homepage', 'domain', 'site'],
    sample: 'www.analytical-engines.example',
  },
  { key: 'industry', label: 'Industry', words: ['sector', 'branche'], sample: '' },
  {
    key: 'country',
    label: 'Country',
    words: ['land', 'pays', 'headquarters', 'hq country'],
    sample: 'United Kingdom',
  },
  {
    key: 'size',
    label: 'Employees',
    words: ['size', 'headcount', 'number of employees', 'staff'],
    sample: '240',
  },
  { key: 'revenue', label: 'Revenue', words: ['turnover', 'annual revenue', 'sales'], sample: '' },
  { key: 'currency', label: 'Currency', words: ['revenue currency'], sample: '' },
  { key: 'description', label: 'Description', words: ['about', 'notes', 'summary'], sample: '' },
]

/** The fields of each kind, in the order of its template. The rows of a ZIP of resumes are its files. */
export const IMPORT_FIELDS: Record<ImportKind, readonly ImportField[]> = {
  experts: [...names, email(2), ...contact, ...expert],
  people: [...names, email(), ...contact],
  companies: company,
  resumes: [],
}

/** What has to be mapped before anything can come of a file, as it is said where it is missing; null when all is. */
export function missingIn(kind: ImportKind, mapped: readonly (string | null)[]): string | null {
  const has = (key: string) => mapped.includes(key)
  if (kind === 'resumes') return null
  if (kind === 'companies') return has('name') ? null : 'Choose the column that holds the name.'
  if (!has('name') && !(has('first_name') && has('last_name')))
    return 'Choose the columns that hold the first and the last name, or the full name.'
  return kind === 'experts' && !has('email') ? 'Choose the column that holds the email address.' : null
}
