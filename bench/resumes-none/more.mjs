// A second hundred documents that are no resumes, of 25 further kinds: made of parts that a seed picks, so that no two are alike.
const FIRST = 'Nadia Jonas Carla Owen Mirela Tariq Beatriz Håkon Lucie Dimitri Aoife Renzo'.split(' ')
const LAST =
  'Ferrante Wittkopp Medeiros Pritchard Ilić Rahman Sandoval Bruun Garnier Kostas Byrne Galli'.split(' ')
const FIRMS =
  'Lindgren Supplies Ltd;Wittkopp & Sohn GmbH;Atlas Trading Inc;Institute of Applied Optics;Rio Verde Ltda;Café Mirabeau SARL'.split(
    ';',
  )
const TOWNS = 'Leeds;Kassel;Chicago, IL;Cardiff;Porto;Dijon;Turin;Gdańsk'.split(';')
const ROLES =
  'Project Manager;Senior Engineer;Head of Sales;Nurse;Professor of Physics;Architect;Consultant'.split(';')

/** The same seed picks the same. */
function pickerOf(seed) {
  let state = seed * 2654435761
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648)
  const pick = (list) => list[next() % list.length]
  const number = (from, to) => from + (next() % (to - from + 1))
  const name = () => `${pick(FIRST)} ${pick(LAST)}`
  return {
    pick,
    number,
    name,
    firm: () => pick(FIRMS),
    town: () => pick(TOWNS),
    role: () => pick(ROLES),
    year: () => number(2009, 2025),
  }
}
const mailOf = (name) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@office-demo.com`
const phone = (p) => `+44 20 7946 ${p.number(1000, 9999)}`
const times = (count, line) => Array.from({ length: count }, (_, index) => line(index))

export const MORE_KINDS = {
  menu: (p) => [
    p.firm(),
    'LUNCH MENU',
    p.town(),
    'STARTERS',
    ...times(
      p.number(2, 5),
      () => `${p.pick(['Lentil soup', 'Green salad', 'Smoked trout'])}  ${p.number(5, 14)}.50`,
    ),
    'MAINS',
    ...times(
      p.number(2, 5),
      () => `${p.pick(['Roast lamb', 'Mushroom risotto', 'Cod with leeks'])}  ${p.number(14, 29)}.00`,
    ),
    'LANGUAGES',
    'Menu also in French and German',
    phone(p),
  ],
  thesis: (p) => {
    const n = p.name()
    return [
      'On the Growth of Ice in Narrow Channels',
      `Thesis by ${n}`,
      'University of Leeds, Department of Physics',
      `Submitted for the degree of Doctor of Philosophy, ${p.year()}`,
      'ABSTRACT',
      'We study how ice grows where water moves slowly.',
      'CHAPTER 1',
      'Introduction',
      'CHAPTER 2',
      'Methods',
      'ACKNOWLEDGEMENTS',
      `I thank ${p.name()} and ${p.name()}.`,
      mailOf(n),
    ]
  },
  slides: (p) => [
    `Quarterly review ${p.year()}`,
    p.name(),
    p.role(),
    'AGENDA',
    '1 Figures',
    '2 Projects',
    '3 Questions',
    'SKILLS WE NEED',
    'Data, design, patience',
    `Pilot ${p.year()} - ${p.year()}`,
    'Questions?',
    p.firm(),
  ],
  catalogue: (p) => [
    p.firm(),
    `Spring catalogue ${p.year()}`,
    ...times(
      p.number(4, 8),
      (i) => `Item ${100 + i}  ${p.pick(['Desk lamp', 'Oak chair', 'Wool rug'])}  ${p.number(20, 400)}.00`,
    ),
    'DELIVERY',
    'Within two weeks',
    'CONTACT',
    phone(p),
  ],
  obituary: (p) => {
    const n = p.name()
    return [
      n,
      `${p.number(1931, 1950)} - ${p.number(2011, 2024)}`,
      `${n} was born in ${p.town()} and taught physics for forty years.`,
      `The family asks for donations to ${p.firm()}.`,
    ]
  },
  biography: (p) => {
    const n = p.name()
    return [
      'ABOUT THE AUTHOR',
      `${n} lives in ${p.town()} with two dogs and writes about rivers.`,
      `The first novel came out in ${p.year()}.`,
      'ALSO BY THE SAME AUTHOR',
      ...times(3, () => `${p.pick(['The Weir', 'Low Water', 'Salt Road'])} (${p.year()})`),
      p.firm(),
    ]
  },
  orgchart: (p) => [
    p.firm(),
    'ORGANISATION',
    ...times(p.number(5, 9), () => `${p.role()}: ${p.name()}`),
    `As of ${p.year()}`,
    phone(p),
  ],
  directory: (p) => [
    'STAFF DIRECTORY',
    p.firm(),
    ...times(p.number(5, 9), () => {
      const n = p.name()
      return `${n}, ${p.role()}, ${mailOf(n)}`
    }),
  ],
  programme: (p) => [
    `Conference on Soft Matter ${p.year()}`,
    p.town(),
    'PROGRAMME',
    ...times(p.number(5, 8), (i) => `${9 + i}:00 ${p.name()}, ${p.role()}`),
    'REGISTRATION',
    mailOf(p.name()),
  ],
  insurance: (p) => [
    p.firm(),
    'POLICY SCHEDULE',
    `Policyholder ${p.name()}`,
    `Period of cover 01/${p.year()} - 12/${p.year()}`,
    'PERSONAL DETAILS',
    `Occupation ${p.role()}`,
    'Premium 412.00',
    'Excess 250.00',
    phone(p),
  ],
  tax: (p) => [
    'TAX ASSESSMENT NOTICE',
    `Taxpayer ${p.name()}`,
    `Tax year ${p.year()}`,
    'Income from employment 48,210',
    'Allowances 12,570',
    'Tax due 7,128',
    `Employer ${p.firm()}`,
    'Payment due within 30 days',
  ],
  payslip: (p) => [
    p.firm(),
    'PAYSLIP',
    `Employee ${p.name()}`,
    `Position ${p.role()}`,
    `Pay period 03/${p.year()}`,
    'Basic pay 3,120.00',
    'Deductions 811.20',
    'Net pay 2,308.80',
    'IBAN GB33 BUKB 2020 1555',
  ],
  lease: (p) => [
    'TENANCY AGREEMENT',
    `Landlord ${p.name()}`,
    `Tenant ${p.name()}`,
    `Term 1 May ${p.year()} to 30 April ${p.year()}`,
    'CLAUSE 1',
    'The tenant hereby agrees to pay the rent each month.',
    phone(p),
  ],
  lettre: (p) => {
    const n = p.name()
    return [
      n,
      p.town(),
      mailOf(n),
      phone(p),
      'Objet : candidature au poste de comptable',
      'Madame, Monsieur,',
      `Depuis ${p.year()}, je travaille comme comptable chez ${p.firm()}.`,
      'Je vous prie d’agréer mes salutations distinguées.',
      n,
    ]
  },
  carta: (p) => {
    const n = p.name()
    return [
      n,
      mailOf(n),
      phone(p),
      'Estimado señor director:',
      `Me dirijo a usted para solicitar el puesto de analista. Desde ${p.year()} trabajo en ${p.firm()}.`,
      'Formación: Universidad de Sevilla.',
      'Atentamente,',
      n,
    ]
  },
  prescription: (p) => [
    `Dr ${p.name()}, General Practitioner`,
    p.town(),
    phone(p),
    'PRESCRIPTION',
    `Patient ${p.name()}`,
    'Amoxicillin 500 mg, three times a day',
    `Date 4 May ${p.year()}`,
  ],
  timetable: (p) => [
    'TIMETABLE',
    p.town(),
    ...times(
      p.number(6, 10),
      (i) => `${6 + i}:${p.number(10, 59)}  ${p.town()}  ${p.town()}  platform ${p.number(1, 9)}`,
    ),
    `Valid ${p.year()}`,
  ],
  questionnaire: (p) => [
    'CUSTOMER SURVEY',
    p.firm(),
    'Name ____________',
    'Age ____________',
    'EXPERIENCE',
    'How was your experience? ____________',
    'EDUCATION',
    'Highest degree ____________',
    'Please complete and return.',
  ],
  glossary: (p) => [
    'GLOSSARY',
    ...times(
      p.number(6, 10),
      (i) => `${'ABCDEFGHIJ'[i]}: ${p.pick(['a part of a mill', 'an old measure', 'a kind of sail'])}`,
    ),
    'REFERENCES',
    `${p.name()}, ${p.year()}`,
  ],
  grant: (p) => {
    const n = p.name()
    return [
      'GRANT APPLICATION',
      `Applicant: ${n}, ${p.role()}`,
      p.firm(),
      mailOf(n),
      'PROJECT',
      `Rivers of the north, ${p.year()} - ${p.year()}`,
      'BUDGET',
      'Staff 120,000',
      'Travel 14,000',
      'TEAM',
      `${p.name()}, ${p.role()}`,
    ]
  },
  review: (p) => [
    `Annual appraisal ${p.year()}`,
    `Employee: ${p.name()}`,
    `Role: ${p.role()}`,
    'SKILLS',
    'Meets expectations',
    'TRAINING',
    'A course in negotiation is proposed',
    'OBJECTIVE',
    'Close the quarter in three days',
    `Signed: ${p.name()}, Head of Department`,
  ],
  quiz: (p) => [
    'QUIZ 4',
    'LANGUAGES',
    '1. Which language is spoken in Lima?',
    'EDUCATION',
    '2. When was the University of Leeds founded?',
    'Answers on the next page',
    `Prepared by ${p.name()}, ${p.year()}`,
  ],
  deed: (p) => [
    'POWER OF ATTORNEY',
    `I, ${p.name()}, of ${p.town()}, hereby appoint ${p.name()}.`,
    `Signed on 3 March ${p.year()}`,
    `Witness: ${p.name()}, ${p.role()}`,
  ],
  itinerary: (p) => [
    'ITINERARY',
    `Passenger ${p.name()}`,
    ...times(p.number(3, 6), () => `${p.number(1, 28)} Aug ${p.year()}  ${p.town()} to ${p.town()}`),
    `Booking ${p.number(10000, 99999)}`,
    phone(p),
  ],
  pressrelease: (p) => {
    const n = p.name()
    return [
      'PRESS RELEASE',
      p.firm(),
      `${n} becomes ${p.role()}`,
      `${p.town()}, ${p.year()}. The board appointed ${n}, who was ${p.role()} at ${p.firm()} from ${p.year()} to ${p.year()}.`,
      'CONTACT',
      mailOf(n),
      phone(p),
    ]
  },
}

/** Four of each kind. */
export const MORE = Object.entries(MORE_KINDS).flatMap(([kind, write], at) =>
  [1, 2, 3, 4].map((copy) => ({ id: `${kind}-${copy}`, lines: write(pickerOf(at * 4 + copy + 7)) })),
)
