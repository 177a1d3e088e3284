/** Kinds of device as the API knows them (specification spec 000 §7). */
export type DeviceType = 'Mobile' | 'Tablet' | 'Desktop'

/** What the user agent says about the device. */
export function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'Tablet'
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'Mobile' : 'Tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'Mobile' : 'Desktop'
}
