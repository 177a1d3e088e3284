import { isLimit, LIMITS } from '@guildhall/contract/settings/limits'
import { isSetting, SETTING_NAMES } from '@guildhall/contract/settings/names'
import { eventName } from '@guildhall/contract/webhooks/names'

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
  tested: 'Test message sent',
}

/** `reason.retired` in words. */
export function whatHappened(kind: string): string {
  return WORDS[kind.slice(kind.indexOf('.') + 1)] ?? 'Changed'
}

/** Fields that their page calls otherwise. */
const FIELDS: Record<string, string> = {
  allow_resubmit: 'The person may apply again',
  body: 'Text',
  closing: 'Small print',
  default_text: 'Text',
  is_active: 'Send messages',
  moved: 'Uses moved',
  text_required: 'Requires a text',
  url: 'Address',
}

const STATES: Record<string, string> = {
  active: 'In use',
  draft: 'Waiting for approval',
  retired: 'Retired',
}

/** What was changed, in the words of its page. */
export function spokenField(field: string): string {
  if (isLimit(field)) return `In ${LIMITS[field].unit}`
  if (isSetting(field)) return SETTING_NAMES[field]
  const words = field.replaceAll('_', ' ')
  return FIELDS[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** A value of this field as somebody reads it. */
export function spokenDifference(field: string, value: unknown): string {
  if (field === 'events' && Array.isArray(value)) return spokenValue(value.map(String).map(eventName))
  const words = spokenValue(value)
  return field === 'state' ? (STATES[words] ?? words) : words
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
