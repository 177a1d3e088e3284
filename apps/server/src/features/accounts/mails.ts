import { greeting, type Letter } from '#platform/mail/letter.ts'
import type { AccountsDeps } from './deps.ts'

type Site = AccountsDeps['site']

interface Receiver {
  email: string
  first_name: string
}

const NOT_YOU = 'If this was not you, ignore this mail: nothing happens without the link.'

export function verifyMail(site: Site, { email, first_name }: Receiver, token: string): Letter {
  return {
    to: email,
    subject: `Confirm your e-mail address for ${site.product}`,
    paragraphs: [
      greeting(first_name),
      `somebody, most likely you, registered at ${site.product} with this address. Confirm it within 24 hours to sign in.`,
    ],
    button: { label: 'Confirm my address', url: `${site.publicUrl}/accounts/verify?token=${token}` },
    closing: NOT_YOU,
  }
}

/** To an address that an account is to have from now on. */
export function changeEmailMail(site: Site, { email, first_name }: Receiver, token: string): Letter {
  return {
    to: email,
    subject: `Confirm your new e-mail address for ${site.product}`,
    paragraphs: [
      greeting(first_name),
      `confirm within 24 hours that your account at ${site.product} is to have this address from now on.`,
    ],
    button: { label: 'Confirm my address', url: `${site.publicUrl}/accounts/verify?token=${token}` },
    closing: NOT_YOU,
  }
}

/** To the owner of an address that somebody tried to register again. */
export function knownAddressMail(site: Site, { email, first_name }: Receiver): Letter {
  return {
    to: email,
    subject: `You have an account at ${site.product} already`,
    paragraphs: [
      greeting(first_name),
      `somebody tried to register at ${site.product} with this address, which has an account already. You can sign in with it; if you forgot the password, the login page helps.`,
    ],
    button: { label: 'Sign in', url: `${site.publicUrl}/accounts/login` },
    closing: 'If this was not you, there is nothing to do.',
  }
}

export function resetMail(site: Site, { email, first_name }: Receiver, token: string): Letter {
  return {
    to: email,
    subject: `Set a new password for ${site.product}`,
    paragraphs: [
      greeting(first_name),
      'use this link within 60 minutes to set a new password. It works once.',
    ],
    button: { label: 'Set a new password', url: `${site.publicUrl}/accounts/reset?token=${token}` },
    closing: NOT_YOU,
  }
}

export function passwordChangedMail(site: Site, { email, first_name }: Receiver): Letter {
  return {
    to: email,
    subject: `Your password for ${site.product} was changed`,
    paragraphs: [
      greeting(first_name),
      'your password was changed a moment ago, and every other device was signed out.',
    ],
    button: { label: 'That was not me', url: `${site.publicUrl}/accounts/forgot` },
    closing: 'If this was you, there is nothing to do.',
  }
}

/** To somebody whom an administrator added. */
export function invitationMail(site: Site, { email, first_name }: Receiver, token: string): Letter {
  return {
    to: email,
    subject: `You are invited to ${site.product}`,
    paragraphs: [
      greeting(first_name),
      `an account at ${site.product} was made for you. Use this link within 14 days to set your password. It works once.`,
    ],
    button: { label: 'Accept the invitation', url: `${site.publicUrl}/accounts/reset?token=${token}` },
    closing: 'If you did not expect this, ignore this mail.',
  }
}

/** Something about the second factor or a linked login changed. */
export function securityMail(site: Site, { email, first_name }: Receiver, what: string): Letter {
  return {
    to: email,
    subject: `A security setting of your ${site.product} account changed`,
    paragraphs: [greeting(first_name), what],
    button: { label: 'Look at my account', url: `${site.publicUrl}/profile-settings` },
    closing: 'If this was not you, set a new password at once.',
  }
}
