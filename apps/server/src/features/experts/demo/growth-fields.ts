import type { Field } from './field.ts'

const APPLICATIONS = ['Information Technology', 'Enterprise Applications'] as const
const CONSULTING = ['Professional Services', 'Management Consulting'] as const
const field = (given: Omit<Field, 'segments' | 'certificates'> & { certificate: string }): Field => ({
  ...given,
  segments: [[...APPLICATIONS], [...CONSULTING]],
  certificates: [[given.certificate, 'Halden Academy']],
})

/** Fields of those who bring products to buyers. */
export const GROWTH_FIELDS: Readonly<Record<string, Field>> = {
  launch: field({
    titles: ['Launch Director', 'Product Marketing Director', 'Channel Manager', 'Product Manager'],
    companies: ['Northgate Software', 'Helmsdal Automation', 'Meridian Cloud Systems', 'Kinetiq Robotics'],
    skills: [
      'Go-to-market strategy',
      'Product marketing',
      'Channel management',
      'Market segmentation',
      'Sales enablement',
      'Subscription business models',
      'Pricing strategy',
    ],
    certificate: 'Product Launch Practitioner',
    projects: [
      'Launched a maintenance suite in Italy and Spain',
      'Partner programme with forty system integrators',
      'Moved 4,000 plants from licences to subscriptions',
    ],
    study: 'Economics',
    craft: 'launching industrial software',
    proof: 'Has brought nine products to machine builders and their customers.',
  }),
  research: field({
    titles: ['Head of Market Research', 'Senior Research Manager', 'Research Manager', 'Research Analyst'],
    companies: ['Brightwell Analytics', 'Halden Advisory', 'Meridian Cloud Systems'],
    skills: [
      'Market research',
      'Survey design',
      'Qualitative research',
      'Competitive intelligence',
      'Statistics',
      'Market segmentation',
    ],
    certificate: 'Certified Survey Researcher',
    projects: ['Buyer survey in six East African markets', 'Tracking study of 2,400 small firms'],
    study: 'Statistics',
    craft: 'asking buyers what they need and counting the answers',
    proof: 'Ran studies in eleven countries of Africa and the Gulf.',
  }),
  marketing: field({
    titles: ['Marketing Director', 'Head of Growth', 'Performance Marketing Manager', 'Marketing Analyst'],
    companies: ['Brightwell Analytics', 'Northgate Software', 'Meridian Cloud Systems'],
    skills: [
      'Growth strategy',
      'Digital marketing',
      'Performance marketing',
      'Marketing analytics',
      'Customer retention',
      'Brand strategy',
    ],
    certificate: 'Growth Marketing Professional',
    projects: ['Doubled the merchants of a payments service in a year', 'One funnel for five markets'],
    study: 'Business Administration',
    craft: 'winning customers for software and payments',
    proof: 'Built growth teams of four to thirty people.',
  }),
  sales: field({
    titles: ['Head of Sales Training', 'Sales Coach', 'Regional Sales Manager', 'Account Executive'],
    companies: ['Northgate Software', 'Halden Advisory'],
    skills: ['Sales strategy', 'B2B sales', 'Key account management', 'Negotiation', 'Sales enablement'],
    certificate: 'Certified Sales Trainer',
    projects: ['Training of 300 sellers in eight weeks'],
    study: 'Business Administration',
    craft: 'selling and teaching others to sell',
    proof: 'Has trained sellers of food and packaging companies.',
  }),
  success: field({
    titles: [
      'Head of Customer Success',
      'Customer Success Manager',
      'Onboarding Manager',
      'Support Specialist',
    ],
    companies: ['Meridian Cloud Systems', 'Northgate Software', 'Brightwell Analytics'],
    skills: [
      'Customer success',
      'Customer experience',
      'Customer retention',
      'Change management',
      'Subscription business models',
    ],
    certificate: 'Customer Success Practitioner',
    projects: ['Halved the churn of a billing platform', 'Onboarding in five days instead of thirty'],
    study: 'Business Administration',
    craft: 'keeping customers of software and payment services',
    proof: 'Looked after accounts in Nigeria, Ghana and Kenya.',
  }),
}
