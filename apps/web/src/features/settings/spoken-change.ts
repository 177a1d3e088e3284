import { isLimit, LIMITS } from '@guildhall/contract/settings/limits'
import { isSetting, SETTING_NAMES } from '@guildhall/contract/settings/names'

const WORDS: Record<string, string> = {
  changed: 'Changed',
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  retired: 'Retired',
  revoked: 'Revoked',
  resent: 'Sent again',
  switched_off: 'Switched off',
  switched_on: 'Switched on',
  restored: 'Restored',
  approved: 'Approved',
  merged: 'Merged',
  ordered: 'Reordered',
  reset: 'Default text restored',
  permission_changed: 'Changed',
}

/** `reason.retired` in words. */
export function whatHappened(kind: string): string {
  return WORDS[kind.slice(kind.indexOf('.') + 1)] ?? 'Changed'
}

/** What was changed, in the words of its page. */
export function spokenField(field: string): string {
  if (isLimit(field)) return `In ${LIMITS[field].unit}`
  return isSetting(field) ? SETTING_NAMES[field] : field.replaceAll('_', ' ')
}

/** A value of a setting as somebody reads it. */
export function spokenValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(spokenItem).join(', ')
  return JSON.stringify(value)
}

/** A link is told by its name and address. */
function spokenItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return spokenValue(item)
  return Object.values(item).map(spokenValue).join(' ')
}
