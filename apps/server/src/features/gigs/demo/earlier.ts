import type { DemoProject } from './projects.ts'

/** Projects of the eighteen months before, all of them closed: name, theme, owner, company, days since it was closed, why. */
const EARLIER: readonly (readonly [
  name: string,
  theme: string,
  owner: string,
  company: string,
  since: number,
  reason: string,
  text: string,
])[] = [
  ['Water loss in city networks', 'water', 'manager', 'Clearbrook', 452, 'Completed', 'Delivered on time.'],
  [
    'Card fees after the cap',
    'payments',
    'manager2',
    'Oudegracht Commerce Group',
    421,
    'Completed',
    'Accepted.',
  ],
  [
    'Batteries at home in Iberia',
    'storage',
    'manager',
    'Halden Power',
    389,
    'Completed',
    'Used for a budget round.',
  ],
  [
    'Packaging lines of the next decade',
    'automation',
    'manager',
    'Helmsdal Automation',
    348,
    'On hold',
    'Postponed.',
  ],
  [
    'Plant proteins in canteens',
    'food',
    'manager2',
    'Serrano Foods',
    317,
    'Completed',
    'Twelve interviews held.',
  ],
  ['Diagnostics at the pharmacy', 'medtech', 'manager', 'Claravue', 281, 'Completed', 'Report accepted.'],
  [
    'Bio-based solvents',
    'chemicals',
    'manager2',
    'Solvanta',
    246,
    'Cancelled by customer',
    'The site was sold.',
  ],
  ['Fleet charging at night', 'mobility', 'manager', 'Corvane Trucks', 213, 'Completed', 'Delivered.'],
  ['Managed security for clinics', 'security', 'manager2', 'Northlock', 184, 'Completed', 'Delivered.'],
  [
    'Network slicing for factories',
    'telecom',
    'manager',
    'Polyarm',
    158,
    'No suitable expert',
    'Nobody was free.',
  ],
]

export const EARLIER_PROJECTS: readonly DemoProject[] = EARLIER.map(
  ([name, theme, owner, company, since, reason, text]) => ({
    ...{ name, theme, owner, company, since },
    type: 'growth-opportunity',
    status: 'Closed',
    deadline: -since,
    reason: [reason, text],
  }),
)
