import type { Field } from './field.ts'

/** Fields where something is made. */
export const INDUSTRY_FIELDS: Readonly<Record<string, Field>> = {
  storage: {
    titles: [
      'Head of Energy Storage',
      'Grid Integration Lead',
      'Project Developer',
      'Power Systems Engineer',
    ],
    companies: ['Voltaris Storage', 'Norrland Grid', 'Helios Meridian', 'Tidewater Renewables'],
    segments: [
      ['Energy and Power', 'Energy Storage'],
      ['Energy and Power', 'Renewables'],
    ],
    skills: [
      'Energy storage',
      'Battery technology',
      'Renewable energy',
      'Power markets',
      'Project finance',
      'Smart grid',
      'Solar power',
    ],
    certificates: [
      ['Project Management Professional', 'Institute for Project Practice'],
      ['Grid Code Specialist', 'Norrland Academy'],
    ],
    projects: [
      'Commissioned a 120 MW battery at a retired coal site',
      'Revenue model for frequency reserves in three markets',
      'Connection studies for six solar parks',
    ],
    study: 'Electrical Engineering',
    craft: 'building storage and grid projects',
    proof: 'Has taken projects worth 900 million dollars from the first sketch to operation.',
  },
  mobility: {
    titles: [
      'Director Electric Mobility',
      'Platform Strategy Manager',
      'Powertrain Programme Manager',
      'Development Engineer',
    ],
    companies: ['Autera Mobility', 'Kestrel Motors', 'Lindqvist Powertrain', 'Omnivolt Charging'],
    segments: [
      ['Automotive and Mobility', 'Charging Infrastructure'],
      ['Automotive and Mobility', 'Batteries'],
    ],
    skills: [
      'Electric vehicles',
      'Charging infrastructure',
      'Powertrain',
      'Product strategy',
      'Supplier management',
      'Programme management',
      'Predictive analytics',
    ],
    certificates: [
      ['Automotive SPICE Provisional Assessor', 'Assessment Board Automotive'],
      ['Functional Safety Engineer', 'Northern Assurance'],
    ],
    projects: [
      'Charging network of 1,800 points along motorways',
      'Battery sourcing for a light truck',
      'Business case for a second-life battery plant',
    ],
    study: 'Mechanical Engineering',
    craft: 'developing electric vehicles and what they need around them',
    proof:
      'Worked for a manufacturer, a supplier and a charging operator, and knows where the three misunderstand each other.',
  },
  chemicals: {
    titles: [
      'Business Director Coatings',
      'Product Line Manager',
      'Technical Service Manager',
      'Application Chemist',
    ],
    companies: ['Brennick Chemicals', 'Polymera', 'Aldergrove Coatings', 'Sandvale Materials'],
    segments: [
      ['Chemicals and Materials', 'Coatings and Adhesives'],
      ['Chemicals and Materials', 'Composites'],
    ],
    skills: [
      'Specialty chemicals',
      'Coatings',
      'Polymers',
      'Composites',
      'Key account management',
      'Product lifecycle management',
      'Market sizing',
    ],
    certificates: [
      ['Six Sigma Black Belt', 'Quality Circle Institute'],
      ['REACH Compliance Officer', 'Chemical Safety Forum'],
    ],
    projects: [
      'Replaced a restricted solvent in 40 formulations',
      'Market entry for bio-based resins',
      'Carve-out of an adhesives business',
    ],
    study: 'Chemistry',
    craft: 'coatings, resins and the markets behind them',
    proof: 'Equally at home in the laboratory, at the customer and in the board paper.',
  },
  food: {
    titles: ['Innovation Director', 'Category Manager Ingredients', 'R&D Manager', 'Food Technologist'],
    companies: ['Harvest and Mill', 'Verdana Foods', 'Saffron Ingredients', 'Cold Harbour Dairy'],
    segments: [
      ['Agriculture and Food', 'Ingredients and Additives'],
      ['Agriculture and Food', 'Alternative Proteins'],
    ],
    skills: [
      'Food technology',
      'Food ingredients',
      'Alternative proteins',
      'New product introduction',
      'Food safety',
      'Consumer insights',
      'Nutrition',
    ],
    certificates: [
      ['Food Safety Lead Auditor', 'Northern Assurance'],
      ['Sensory Evaluation', 'Saffron Academy'],
    ],
    projects: [
      'Plant-based range in 2,000 stores',
      'Sugar reduction without a change of taste',
      'Supplier audit across three continents',
    ],
    study: 'Food Science',
    craft: 'turning ingredients into products that people buy twice',
    proof: 'Holds four patents and still tastes every trial batch.',
  },
  automation: {
    titles: [
      'Director Industrial Automation',
      'Digital Factory Lead',
      'Automation Manager',
      'Control Engineer',
    ],
    companies: ['Steinbach Automation', 'Robotica Nord', 'Kestrel Motors', 'Aldergrove Coatings'],
    segments: [
      ['Industrial Automation and Machinery', 'Robotics'],
      ['Industrial Automation and Machinery', 'Industrial Software'],
    ],
    skills: [
      'Industrial automation',
      'Robotics',
      'PLC programming',
      'Manufacturing execution systems',
      'Digital twins',
      'Smart manufacturing',
      'Predictive analytics',
    ],
    certificates: [
      ['Certified Automation Professional', 'Society of Automation Practice'],
      ['Machinery Safety Expert', 'Northern Assurance'],
    ],
    projects: [
      'Robot cells for 14 press lines',
      'Execution system in four plants',
      'Digital twin of a paint shop',
    ],
    study: 'Automation Engineering',
    craft: 'automating factories that keep running while one does so',
    proof: 'Speaks the language of operators, programmers and plant managers, and translates.',
  },
  water: {
    titles: [
      'Director Circular Economy',
      'Water Programme Lead',
      'Sustainability Manager',
      'Process Engineer',
    ],
    companies: ['Rivermark Utilities', 'Loop Materials', 'Bluebasin Water', 'Tidewater Renewables'],
    segments: [
      ['Environment and Water', 'Water Treatment'],
      ['Environment and Water', 'Recycling and Circular Economy'],
    ],
    skills: [
      'Circular economy',
      'Environmental management',
      'Life cycle assessment',
      'ESG reporting',
      'Process engineering',
      'Carbon accounting',
      'Public policy',
    ],
    certificates: [
      ['Lead Auditor ISO 14001', 'Northern Assurance'],
      ['Life Cycle Assessment Practitioner', 'Footprint Forum'],
    ],
    projects: [
      'Reuse of industrial waste water in a drought region',
      'Take-back scheme for 9,000 tonnes of plastics',
      'Leakage programme of a city of two million',
    ],
    study: 'Environmental Engineering',
    craft: 'closing loops of water and materials',
    proof: 'Calculates first and campaigns afterwards.',
  },
}
