import type { Field } from './field.ts'

/** Fields where something is run or advised. */
export const SERVICE_FIELDS: Readonly<Record<string, Field>> = {
  pricing: {
    titles: [
      'Pricing Director',
      'Senior Pricing Consultant',
      'Commercial Excellence Lead',
      'Pricing Analyst',
    ],
    companies: ['Northgate Software', 'Halden Advisory', 'Meridian Cloud Systems', 'Brightwell Analytics'],
    segments: [
      ['Information Technology', 'Enterprise Applications'],
      ['Professional Services', 'Management Consulting'],
    ],
    skills: [
      'Pricing strategy',
      'Conjoint analysis',
      'Subscription business models',
      'Market segmentation',
      'Sales enablement',
      'Financial modelling',
      'Due diligence',
    ],
    certificates: [
      ['Certified Pricing Professional', 'Institute of Commercial Pricing'],
      ['Advanced Conjoint Analysis', 'Halden Academy'],
    ],
    projects: [
      'Moved 4,000 accounts from licences to subscriptions',
      'Price corridor and discount rules for nine countries',
      'Willingness-to-pay study with 1,200 buyers',
    ],
    study: 'Economics',
    craft: 'setting prices that customers accept and finance departments like',
    proof:
      'Has led more than thirty pricing projects, from a first price list to the renegotiation of framework contracts.',
  },
  medtech: {
    titles: [
      'VP Market Access',
      'Director of Reimbursement',
      'Market Access Manager',
      'Clinical Application Specialist',
    ],
    companies: ['Larkspur Medical', 'Corvena Imaging', 'Halcyon Diagnostics', 'Solenne Healthcare'],
    segments: [
      ['Healthcare and Life Sciences', 'Imaging'],
      ['Healthcare and Life Sciences', 'Devices and Implants'],
    ],
    skills: [
      'Medical devices',
      'Market access',
      'Health economics',
      'Pricing and reimbursement',
      'Regulatory affairs',
      'ISO 13485',
      'Clinical trials',
    ],
    certificates: [
      ['Regulatory Affairs Certification', 'Regulatory Professionals Board'],
      ['Lead Auditor ISO 13485', 'Northern Assurance'],
    ],
    projects: [
      'Reimbursement dossier for a cardiac implant in five markets',
      'Launch of a portable ultrasound in rural clinics',
      'Evidence plan for an in vitro diagnostic',
    ],
    study: 'Biomedical Engineering',
    craft: 'bringing medical devices from approval to payment',
    proof: 'Knows payers, hospital procurement and notified bodies from both sides of the table.',
  },
  security: {
    titles: [
      'Chief Information Security Officer',
      'Security Operations Lead',
      'Identity Architect',
      'Security Engineer',
    ],
    companies: ['Ironquay Security', 'Castellan Bank', 'Meridian Cloud Systems', 'Fathom Networks'],
    segments: [
      ['Information Technology', 'Identity and Access'],
      ['Information Technology', 'Managed Security'],
    ],
    skills: [
      'Cybersecurity',
      'Identity and access management',
      'Security operations',
      'Incident response',
      'ISO 27001',
      'Cloud strategy',
      'Risk management',
    ],
    certificates: [
      ['Information Systems Security Professional', 'Security Practice Board'],
      ['Cloud Security Knowledge', 'Fathom Academy'],
    ],
    projects: [
      'Zero-trust programme for 22,000 employees',
      'Incident response for a logistics group',
      'Selection of a managed detection provider',
    ],
    study: 'Computer Science',
    craft: 'keeping banks and industrial companies safe',
    proof: 'Has answered regulators in four countries and two real incidents at three in the morning.',
  },
  supply: {
    titles: ['VP Supply Chain', 'Logistics Director', 'Demand Planning Manager', 'Operations Analyst'],
    companies: ['Portlane Logistics', 'Harvest and Mill', 'Tradewind Freight', 'Greylock Retail'],
    segments: [
      ['Transport and Logistics', 'Warehousing'],
      ['Transport and Logistics', 'Supply Chain Software'],
    ],
    skills: [
      'Supply chain management',
      'Demand planning',
      'Inventory management',
      'Logistics',
      'Strategic sourcing',
      'Sales and operations planning',
      'Lean Six Sigma',
    ],
    certificates: [
      ['Supply Chain Professional', 'Council of Operations Management'],
      ['Lean Six Sigma Green Belt', 'Quality Circle Institute'],
    ],
    projects: [
      'Merged three warehouse networks into one',
      'Nearshoring study for 600 parts',
      'Forecasting rollout in eleven countries',
    ],
    study: 'Operations Research',
    craft: 'moving goods with less stock and fewer surprises',
    proof:
      'Cut inventories by a fifth in each of the last four mandates without a shortage worth a headline.',
  },
  payments: {
    titles: ['Head of Payments', 'Product Director', 'Partnership Manager', 'Business Analyst'],
    companies: ['Ledgerline', 'Castellan Bank', 'Pelican Pay', 'Crosscurrent Finance'],
    segments: [
      ['Financial Services', 'Payments'],
      ['Financial Services', 'Retail Banking'],
    ],
    skills: [
      'Payments',
      'Fintech',
      'Partnership development',
      'Product management',
      'Anti-money laundering',
      'Retail banking',
      'Go-to-market strategy',
    ],
    certificates: [
      ['Anti-Money-Laundering Specialist', 'Compliance Practice Board'],
      ['Certified Scrum Product Owner', 'Agile Practice Forum'],
    ],
    projects: [
      'Instant payments for 3 million customers',
      'Licence application of a payment institution',
      'Merchant acquiring in two new countries',
    ],
    study: 'Finance',
    craft: 'payments, from the card terminal to the settlement file',
    proof: 'Launched five products that are still in the market and closed two that should never have been.',
  },
  telecom: {
    titles: ['Chief Strategy Officer', 'Head of IoT', 'Solution Architect', 'Network Planner'],
    companies: ['Fathom Networks', 'Telmar', 'Orbital Reach', 'Signalhaus'],
    segments: [
      ['Telecommunications', 'Mobile and 5G'],
      ['Telecommunications', 'Internet of Things'],
    ],
    skills: [
      '5G',
      'Internet of Things',
      'Networking',
      'Edge computing',
      'Business development',
      'Satellite communications',
      'Solution selling',
    ],
    certificates: [
      ['Enterprise Architecture Practitioner', 'Open Architecture Forum'],
      ['Network Professional', 'Fathom Academy'],
    ],
    projects: [
      'Private 5G for two seaports',
      'IoT platform with 6 million meters',
      'Fibre co-investment in rural districts',
    ],
    study: 'Telecommunications Engineering',
    craft: 'networks and the business that runs on them',
    proof: 'Advised operators, regulators and investors, never two of them at a time.',
  },
}
