import { PLACEHOLDER, mailKind } from '#features/settings/service.ts'

const NOT_YOU = "If this wasn't you, ignore this email."

const { greeting, product, days } = PLACEHOLDER

export const VERIFY = mailKind({
  name: 'accounts.verify',
  title: 'Confirm the email address',
  occasion: 'Sent after registration. The button confirms the email address.',
  placeholders: { greeting, product },
  subject: 'Confirm your email for {product}',
  body: `{greeting}

Thanks for signing up. Confirm your email within 24 hours to sign in.`,
  button: 'Confirm my address',
  closing: NOT_YOU,
})

export const CHANGE_EMAIL = mailKind({
  name: 'accounts.change_email',
  title: 'Confirm a new email address',
  occasion: 'Sent to the new address when a person changes their email. The button confirms it.',
  placeholders: { greeting, product },
  subject: 'Confirm your new email for {product}',
  body: `{greeting}

Confirm within 24 hours that your {product} account should use this address.`,
  button: 'Confirm my address',
  closing: NOT_YOU,
})

export const KNOWN_ADDRESS = mailKind({
  name: 'accounts.known_address',
  title: 'Account already exists',
  occasion: 'Sent when an email address that has an account is registered again.',
  placeholders: { greeting, product },
  subject: 'You already have an account at {product}',
  body: `{greeting}

Somebody tried to register at {product} with this address, but it already has an account. Sign in, or reset your password on the login page.`,
  button: 'Sign in',
  closing: "If this wasn't you, there is nothing to do.",
})

export const RESET = mailKind({
  name: 'accounts.reset_password',
  title: 'Set a new password',
  occasion: 'Sent when a person forgot their password. The button opens the page to set a new one.',
  placeholders: { greeting, product },
  subject: 'Set a new password for {product}',
  body: `{greeting}

Use this link within 60 minutes to set a new password. It works once.`,
  button: 'Set a new password',
  closing: NOT_YOU,
})

export const PASSWORD_CHANGED = mailKind({
  name: 'accounts.password_changed',
  title: 'Password changed',
  occasion: 'Sent after a password is changed.',
  placeholders: { greeting, product },
  subject: 'Your password for {product} was changed',
  body: `{greeting}

Your password was changed a moment ago, and every other device was signed out.`,
  button: "This wasn't me",
  closing: 'If this was you, there is nothing to do.',
})

export const USER_INVITATION = mailKind({
  name: 'accounts.invitation',
  title: 'Invitation of a user',
  occasion: 'Sent to a user whom an administrator added. The button opens the page to set a password.',
  placeholders: { greeting, product, days },
  subject: 'You are invited to {product}',
  body: `{greeting}

You have an account at {product}. Set your password within {days} days. The link works once.`,
  button: 'Accept the invitation',
  closing: "If you didn't expect this, ignore this email.",
})

export const SECURITY = mailKind({
  name: 'accounts.security',
  title: 'Security setting changed',
  occasion: 'Sent after the second factor, the email address or a linked login changes.',
  placeholders: {
    greeting,
    product,
    what: { meaning: 'What happened', sample: 'Two-step sign-in was turned on.', isRequired: true },
  },
  subject: 'A security setting of your {product} account changed',
  body: `{greeting}

{what}`,
  button: 'Review my account',
  closing: "If this wasn't you, set a new password now.",
})

/** The mails of accounts, as administrators find them. */
export const accountMails = [
  VERIFY,
  RESET,
  PASSWORD_CHANGED,
  USER_INVITATION,
  CHANGE_EMAIL,
  KNOWN_ADDRESS,
  SECURITY,
]
