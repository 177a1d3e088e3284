const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const WORDS = { subject: 'Sample', body: 'Sample', button: 'Sample', closing: '' }
const REASON = { name: 'Sample reason', allow_resubmit: false, default_text: null, text_required: false }

/** Valid bodies for the writes of the settings, the mail texts, the reasons and the reference lists. */
export const SETTINGS_BODIES: Record<string, unknown> = {
  'PUT /settings': { feedback_enable: true },
  'PUT /settings/activity-logging': { enabled: true },
  'PUT /settings/mails/:name': WORDS,
  'POST /settings/mails/:name/preview': WORDS,
  'POST /settings/mails/:name/test': WORDS,
  'POST /settings/reference/:list': { name: 'Sample entry' },
  'PUT /settings/reference/:list/:id': { name: 'Sample entry' },
  'POST /settings/reference/:list/:id/merge': { into: '01932f5e-7d3a-7000-8000-000000000001' },
  'POST /settings/reasons': { ...REASON, kind: 'reject' },
  'PUT /settings/reasons/order': { kind: 'reject', ids: [SOMEBODY] },
  'PUT /settings/reasons/:id': REASON,
}
