const WORDS = { subject: 'Sample', body: 'Sample', button: 'Sample', closing: '' }

export const samples = {
  bodies: {
    'PUT /settings': { feedback_enable: true },
    'PUT /settings/activity-logging': { enabled: true },
    'PUT /settings/mails/:name': WORDS,
    'POST /settings/mails/:name/preview': WORDS,
    'POST /settings/mails/:name/test': WORDS,
  },
  paths: { '/mails/:name': '/mails/sample.mail' },
}
