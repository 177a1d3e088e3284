import { existsSync } from 'node:fs'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SHELL = '/usr/bin/chromium-headless-shell'

/** The whole browser. */
export function chromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...BROWSERS].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (found === undefined) throw new Error('No Chromium found. Install it, or name one in CHROMIUM_PATH.')
  return found
}

/** The same engine without windows of its own, which takes much less of the processor; the whole browser without it. */
export function shell(): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : chromium()
}
