/** Which countries the regions of the catalogue mean, by ISO code; a region may be made of others. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'North America': 'US CA MX',
  'Latin America': 'MX GT BZ HN SV NI CR PA CU DO HT JM PR CO VE EC PE BO CL AR UY PY BR GY SR TT',
  'Western Europe': 'FR BE NL LU DE AT CH GB IE MC LI ES PT IT AD MT',
  'Central and Eastern Europe': 'PL CZ SK HU RO BG SI HR RS BA ME MK AL EE LV LT UA MD BY RU XK',
  Nordics: 'DK SE NO FI IS',
  'United Kingdom and Ireland': 'GB IE',
  DACH: 'DE AT CH LI',
  'Southern Europe': 'ES PT IT GR MT CY HR SI AL AD SM VA',
  'Middle East': 'AE SA QA KW BH OM YE IL JO LB SY IQ IR TR PS EG CY',
  'North Africa': 'MA DZ TN LY EG SD EH MR',
  'Sub-Saharan Africa':
    'NG GH KE TZ UG RW ET ZA NA BW ZW ZM MZ AO CM CI SN ML BF NE TD BJ TG LR SL GN GM GW CV GA CG CD CF BI MW LS SZ MG MU SC DJ ER SO SS ST KM',
  'Central Asia': 'KZ UZ TM KG TJ MN',
  'South Asia': 'IN PK BD LK NP BT MV AF',
  'Greater China': 'CN HK MO TW',
  'Japan and Korea': 'JP KR KP',
  'Southeast Asia': 'SG MY TH VN ID PH KH LA MM BN TL',
  'Australia and New Zealand': 'AU NZ',
}
const WHOLES: Readonly<Record<string, readonly string[]>> = {
  Europe: ['Western Europe', 'Central and Eastern Europe', 'Nordics', 'Southern Europe'],
  'Asia-Pacific': [
    'Greater China',
    'Japan and Korea',
    'Southeast Asia',
    'South Asia',
    'Australia and New Zealand',
  ],
  Asia: ['Greater China', 'Japan and Korea', 'Southeast Asia', 'South Asia', 'Central Asia'],
  Africa: ['North Africa', 'Sub-Saharan Africa'],
}

/** The countries of a region; undefined when it narrows nothing ("Global") or is not known. */
export function countriesOf(region: string): ReadonlySet<string> | undefined {
  const parts = WHOLES[region] ?? [region]
  const codes = parts.flatMap((part) => COUNTRIES[part]?.split(' ') ?? [])
  return codes.length === 0 ? undefined : new Set(codes)
}
