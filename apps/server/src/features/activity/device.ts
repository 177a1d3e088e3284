import { UAParser } from 'ua-parser-js'

export interface Device {
  device: string | null
  os: string | null
  browser: string | null
  version: string | null
}

const UNKNOWN: Device = { device: null, os: null, browser: null, version: null }
const KINDS: Record<string, string> = { mobile: 'Mobile', tablet: 'Tablet' }
const MOST_REMEMBERED = 1000
const remembered = new Map<string, Device>()

/** What a user agent says about the machine. Parsing takes some 50 µs, so the latest are remembered. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return UNKNOWN
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  const device = parse(userAgent)
  const oldest = remembered.size >= MOST_REMEMBERED ? remembered.keys().next().value : undefined
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(userAgent, device)
  return device
}

function parse(userAgent: string): Device {
  const { device, os, browser } = UAParser(userAgent)
  return {
    device: KINDS[device.type ?? ''] ?? (os.name === undefined ? null : 'Desktop'),
    os: cut(os.name),
    browser: cut(browser.name),
    version: cut(browser.version),
  }
}

// The parser passes parts of the header through; a header is foreign text of any length.
function cut(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, 100)
}
