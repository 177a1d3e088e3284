/** The clock of each town where somebody of the demo network lives. */
const ZONES: Readonly<Record<string, string>> = {
  Amsterdam: 'Europe/Amsterdam',
  Austin: 'America/Chicago',
  Barcelona: 'Europe/Madrid',
  Bengaluru: 'Asia/Kolkata',
  Berlin: 'Europe/Berlin',
  Boston: 'America/New_York',
  Cardiff: 'Europe/London',
  Chicago: 'America/Chicago',
  Copenhagen: 'Europe/Copenhagen',
  Denver: 'America/Denver',
  Dubai: 'Asia/Dubai',
  Hamburg: 'Europe/Berlin',
  Kraków: 'Europe/Warsaw',
  Lagos: 'Africa/Lagos',
  London: 'Europe/London',
  Lyon: 'Europe/Paris',
  Madrid: 'Europe/Madrid',
  Manchester: 'Europe/London',
  'Mexico City': 'America/Mexico_City',
  Milan: 'Europe/Rome',
  Monterrey: 'America/Monterrey',
  Mumbai: 'Asia/Kolkata',
  Munich: 'Europe/Berlin',
  Nairobi: 'Africa/Nairobi',
  Osaka: 'Asia/Tokyo',
  Paris: 'Europe/Paris',
  Pune: 'Asia/Kolkata',
  'São Paulo': 'America/Sao_Paulo',
  Seoul: 'Asia/Seoul',
  Singapore: 'Asia/Singapore',
  Stockholm: 'Europe/Stockholm',
  Tokyo: 'Asia/Tokyo',
  Toronto: 'America/Toronto',
  Turin: 'Europe/Rome',
  Utrecht: 'Europe/Amsterdam',
  Vancouver: 'America/Vancouver',
  Warsaw: 'Europe/Warsaw',
}

/** Of a place such as 'Milan, Italy'; a town that is not listed has no clock of its own, which a test of the story refuses. */
export function zoneOf(location: string): string {
  const [town = ''] = location.split(',')
  return ZONES[town] ?? 'UTC'
}
