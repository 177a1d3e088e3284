/** Where the experts of the demo network live. `phone` is what a number begins with, inside the country. */
export interface Home {
  iso: string
  code: string
  phone: string
  country: string
  cities: readonly [name: string, state: string][]
  nationality: string
  language: string
  schools: readonly string[]
}

const home = (
  names: Pick<Home, 'iso' | 'code' | 'phone' | 'country' | 'nationality' | 'language'>,
  cities: Home['cities'],
  schools: Home['schools'],
): Home => ({ ...names, cities, schools })

export const HOMES: Readonly<Record<string, Home>> = {
  US: home(
    {
      iso: 'US',
      code: '+1',
      phone: '617555',
      country: 'United States',
      nationality: 'American',
      language: 'English',
    },
    [
      ['Boston', 'US-MA'],
      ['Chicago', 'US-IL'],
      ['Denver', 'US-CO'],
      ['Austin', 'US-TX'],
    ],
    ['Boston University', 'Cornell University', 'Purdue University', 'Northwestern University'],
  ),
  GB: home(
    {
      iso: 'GB',
      code: '+44',
      phone: '770090',
      country: 'United Kingdom',
      nationality: 'British',
      language: 'English',
    },
    [
      ['London', 'GB-ENG'],
      ['Manchester', 'GB-ENG'],
      ['Cardiff', 'GB-WLS'],
    ],
    ['University of Leeds', 'Imperial College London', 'University of Bath', 'Cardiff University'],
  ),
  DE: home(
    {
      iso: 'DE',
      code: '+49',
      phone: '1522343',
      country: 'Germany',
      nationality: 'German',
      language: 'German',
    },
    [
      ['Munich', 'DE-BY'],
      ['Hamburg', 'DE-HH'],
      ['Berlin', 'DE-BE'],
    ],
    ['Technical University of Munich', 'RWTH Aachen University', 'University of Mannheim'],
  ),
  FR: home(
    { iso: 'FR', code: '+33', phone: '63998', country: 'France', nationality: 'French', language: 'French' },
    [
      ['Lyon', 'FR-ARA'],
      ['Paris', 'FR-IDF'],
    ],
    ['HEC Paris', 'École Polytechnique', 'ESSEC Business School'],
  ),
  IT: home(
    {
      iso: 'IT',
      code: '+39',
      phone: '328005',
      country: 'Italy',
      nationality: 'Italian',
      language: 'Italian',
    },
    [
      ['Milan', 'IT-25'],
      ['Turin', 'IT-21'],
    ],
    ['Politecnico di Milano', 'Bocconi University', 'Università di Bologna'],
  ),
  ES: home(
    { iso: 'ES', code: '+34', phone: '61055', country: 'Spain', nationality: 'Spanish', language: 'Spanish' },
    [
      ['Madrid', 'ES-MD'],
      ['Barcelona', 'ES-CT'],
    ],
    ['IE Business School', 'Universidad Complutense de Madrid', 'ESADE Business School'],
  ),
  IN: home(
    { iso: 'IN', code: '+91', phone: '982005', country: 'India', nationality: 'Indian', language: 'Hindi' },
    [
      ['Mumbai', 'IN-MH'],
      ['Bengaluru', 'IN-KA'],
      ['Pune', 'IN-MH'],
    ],
    [
      'Indian Institute of Technology Bombay',
      'Indian Institute of Management Bangalore',
      'University of Mumbai',
    ],
  ),
  BR: home(
    {
      iso: 'BR',
      code: '+55',
      phone: '1196123',
      country: 'Brazil',
      nationality: 'Brazilian',
      language: 'Portuguese',
    },
    [['São Paulo', 'BR-SP']],
    ['Universidade de São Paulo', 'Universidade Estadual de Campinas'],
  ),
  JP: home(
    {
      iso: 'JP',
      code: '+81',
      phone: '905550',
      country: 'Japan',
      nationality: 'Japanese',
      language: 'Japanese',
    },
    [
      ['Tokyo', 'JP-13'],
      ['Osaka', 'JP-27'],
    ],
    ['Keio University', 'Kyoto University', 'Osaka University'],
  ),
  KE: home(
    { iso: 'KE', code: '+254', phone: '71234', country: 'Kenya', nationality: 'Kenyan', language: 'Swahili' },
    [['Nairobi', 'KE-30']],
    ['University of Nairobi'],
  ),
  SE: home(
    {
      iso: 'SE',
      code: '+46',
      phone: '70174',
      country: 'Sweden',
      nationality: 'Swedish',
      language: 'Swedish',
    },
    [['Stockholm', 'SE-AB']],
    ['KTH Royal Institute of Technology', 'Stockholm School of Economics', 'Lund University'],
  ),
  NL: home(
    {
      iso: 'NL',
      code: '+31',
      phone: '61234',
      country: 'Netherlands',
      nationality: 'Dutch',
      language: 'Dutch',
    },
    [
      ['Amsterdam', 'NL-NH'],
      ['Utrecht', 'NL-UT'],
    ],
    ['Delft University of Technology', 'Erasmus University Rotterdam', 'University of Amsterdam'],
  ),
  CA: home(
    {
      iso: 'CA',
      code: '+1',
      phone: '416555',
      country: 'Canada',
      nationality: 'Canadian',
      language: 'English',
    },
    [
      ['Toronto', 'CA-ON'],
      ['Vancouver', 'CA-BC'],
    ],
    ['McGill University', 'University of British Columbia'],
  ),
  SG: home(
    {
      iso: 'SG',
      code: '+65',
      phone: '8123',
      country: 'Singapore',
      nationality: 'Singaporean',
      language: 'Mandarin',
    },
    [['Singapore', 'SG-01']],
    ['National University of Singapore', 'Nanyang Technological University'],
  ),
  MX: home(
    {
      iso: 'MX',
      code: '+52',
      phone: '551234',
      country: 'Mexico',
      nationality: 'Mexican',
      language: 'Spanish',
    },
    [
      ['Mexico City', 'MX-CMX'],
      ['Monterrey', 'MX-NLE'],
    ],
    ['Tecnológico de Monterrey', 'Universidad Nacional Autónoma de México'],
  ),
  PL: home(
    { iso: 'PL', code: '+48', phone: '51234', country: 'Poland', nationality: 'Polish', language: 'Polish' },
    [
      ['Warsaw', 'PL-14'],
      ['Kraków', 'PL-12'],
    ],
    ['Jagiellonian University'],
  ),
  NG: home(
    {
      iso: 'NG',
      code: '+234',
      phone: '802123',
      country: 'Nigeria',
      nationality: 'Nigerian',
      language: 'Yoruba',
    },
    [['Lagos', 'NG-LA']],
    ['University of Lagos', 'University of Ibadan'],
  ),
  AE: home(
    {
      iso: 'AE',
      code: '+971',
      phone: '50123',
      country: 'United Arab Emirates',
      nationality: 'Emirati',
      language: 'Arabic',
    },
    [['Dubai', 'AE-DU']],
    ['American University of Beirut', 'Cairo University'],
  ),
  KR: home(
    {
      iso: 'KR',
      code: '+82',
      phone: '101234',
      country: 'South Korea',
      nationality: 'South Korean',
      language: 'Korean',
    },
    [['Seoul', 'KR-11']],
    ['KAIST', 'Seoul National University', 'Korea University'],
  ),
  DK: home(
    { iso: 'DK', code: '+45', phone: '3012', country: 'Denmark', nationality: 'Danish', language: 'Danish' },
    [['Copenhagen', 'DK-84']],
    ['Copenhagen Business School', 'Technical University of Denmark'],
  ),
}
