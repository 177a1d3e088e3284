/** A market that projects of the demo network are about. Companies are invented. */
export interface Theme {
  market: string
  definition: string
  industry: string
  segments: readonly string[]
  regions: readonly string[]
  skills: readonly string[]
  nice: readonly string[]
  players: readonly string[]
}

export const THEMES: Readonly<Record<string, Theme>> = {
  storage: {
    market: 'Grid-scale energy storage',
    definition: 'Battery systems above 1 MWh that are connected to transmission or distribution grids.',
    industry: 'Energy and Power',
    segments: ['Energy Storage', 'Renewables'],
    regions: ['Europe', 'Nordics'],
    skills: ['Energy storage', 'Power markets', 'Market sizing'],
    nice: ['Project finance', 'Smart grid'],
    players: [
      'Voltaris Storage',
      'Norrland Grid',
      'Helios Meridian',
      'Tidewater Renewables',
      'Amperion',
      'Fjordkraft Systems',
    ],
  },
  mobility: {
    market: 'Electric commercial vehicles',
    definition: 'Battery-electric trucks and vans above 3.5 tonnes with their charging infrastructure.',
    industry: 'Automotive and Mobility',
    segments: ['Charging Infrastructure', 'Fleet and Shared Mobility'],
    regions: ['DACH', 'Western Europe'],
    skills: ['Electric vehicles', 'Charging infrastructure', 'Fleet management'],
    nice: ['Business model innovation'],
    players: ['Corvane Trucks', 'Elmark Mobility', 'Rheinlade', 'Station Eleven Charging', 'Vantara Motors'],
  },
  automation: {
    market: 'Robotics for mid-size plants',
    definition: 'Industrial and collaborative robots with software for plants of 50 to 500 employees.',
    industry: 'Industrial Automation and Machinery',
    segments: ['Robotics', 'Industrial Software'],
    regions: ['DACH', 'Japan and Korea'],
    skills: ['Industrial automation', 'Robotics', 'Industry 4.0'],
    nice: ['Machine vision', 'Operations strategy'],
    players: ['Kinetiq Robotics', 'Helmsdal Automation', 'Orbis Motion', 'Tanaka Drives', 'Polyarm'],
  },
  medtech: {
    market: 'Diagnostic imaging software',
    definition: 'Software that reads, orders or reports images of CT, MRI and ultrasound in hospitals.',
    industry: 'Healthcare and Life Sciences',
    segments: ['Imaging', 'Digital Health'],
    regions: ['North America', 'Western Europe'],
    skills: ['Medical imaging', 'Pricing and reimbursement', 'Market access'],
    nice: ['Health economics', 'Regulatory affairs'],
    players: ['Claravue', 'Radiant Loop', 'Meridian Imaging', 'Ostrava Medical', 'Pathlight Health'],
  },
  security: {
    market: 'Identity and access management',
    definition:
      'Software and services that decide who may use which system in companies above 1,000 employees.',
    industry: 'Information Technology',
    segments: ['Identity and Access', 'Managed Security'],
    regions: ['North America', 'United Kingdom and Ireland'],
    skills: ['Cybersecurity', 'Identity and access management', 'Go-to-market strategy'],
    nice: ['Channel management'],
    players: ['Keystone Identity', 'Ravelin Gate', 'Northlock', 'Sentrial', 'Palisade Cloud'],
  },
  water: {
    market: 'Industrial water reuse',
    definition: 'Treatment that lets plants use their own waste water again.',
    industry: 'Environment and Water',
    segments: ['Water Treatment', 'Utilities and Networks'],
    regions: ['Southern Europe', 'Middle East'],
    skills: ['Water treatment', 'Utilities', 'Business development'],
    nice: ['Circular economy'],
    players: ['Aquarion Systems', 'Delta Membranes', 'Rivus Water', 'Clearbrook', 'Hydronova'],
  },
  payments: {
    market: 'Instant payments for small businesses',
    definition: 'Account-to-account payments and the services around them for companies below 50 employees.',
    industry: 'Financial Services',
    segments: ['Payments', 'Retail Banking'],
    regions: ['Europe', 'Sub-Saharan Africa'],
    skills: ['Payments', 'Fintech', 'Product strategy'],
    nice: ['Regulatory compliance'],
    players: ['Tallypay', 'Meridiem Bank', 'Quickledger', 'Kuda Street', 'Lumen Checkout'],
  },
  food: {
    market: 'Alternative proteins in food service',
    definition: 'Plant-based and fermented proteins sold to restaurants, canteens and caterers.',
    industry: 'Agriculture and Food',
    segments: ['Alternative Proteins', 'Packaged Food'],
    regions: ['Western Europe', 'Southeast Asia'],
    skills: ['Alternative proteins', 'Food technology', 'Consumer insights'],
    nice: ['Category management'],
    players: ['Verdana Foods', 'Mycora', 'Greenfold Kitchen', 'Pulse & Grain', 'Umami Works'],
  },
  telecom: {
    market: 'Private mobile networks',
    definition: 'LTE and 5G networks that serve one site or one company.',
    industry: 'Telecommunications',
    segments: ['Mobile and 5G', 'Internet of Things'],
    regions: ['Europe', 'Greater China'],
    skills: ['5G', 'Telecommunications', 'Market forecasting'],
    nice: ['Edge computing'],
    players: ['Campuswave', 'Signalmark', 'Boreal Networks', 'Hexaport', 'Teravia'],
  },
  chemicals: {
    market: 'Low-carbon solvents',
    definition: 'Solvents from biomass or captured carbon that replace those made from crude oil.',
    industry: 'Chemicals and Materials',
    segments: ['Performance Additives', 'Coatings and Adhesives'],
    regions: ['DACH', 'North America'],
    skills: ['Specialty chemicals', 'Sustainability strategy', 'Market entry strategy'],
    nice: ['Life cycle assessment'],
    players: ['Solvanta', 'Brenner Fine Chemicals', 'Terpenix', 'Carbon Loop', 'Aurelia Materials'],
  },
}
