import { UAParser } from 'ua-parser-js'

/** What a session list says about the machine behind a session. */
export function deviceOf(userAgent: string | null): {
  device: string
  os: string | null
  browser: string | null
} {
  const { device, os, browser } = UAParser(userAgent ?? '')
  return {
    device: device.type ?? 'desktop',
    os: [os.name, os.version].filter(Boolean).join(' ') || null,
    browser: [browser.name, browser.major].filter(Boolean).join(' ') || null,
  }
}
