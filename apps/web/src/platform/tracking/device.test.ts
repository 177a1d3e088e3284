import { expect, it } from 'vitest'
import { deviceType } from './device.ts'

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0 Safari/537.36', 'Desktop'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 'Mobile'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/141.0 Mobile Safari/537.36', 'Mobile'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/141.0 Safari/537.36', 'Tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'Tablet'],
])('tells what %s is', (userAgent, device) => {
  expect(deviceType(userAgent)).toBe(device)
})
