import { limits, writeMail } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting, letterOf, type Letter } from '#platform/mail/letter.ts'
import type { AccountsDeps } from './deps.ts'
import * as kinds from './mail-kinds.ts'

type Site = AccountsDeps['site']

interface Receiver {
  email: string
  first_name: string
}

export async function verifyMail(db: Db, site: Site, to: Receiver, token: string): Promise<Letter> {
  const words = await writeMail(db, kinds.VERIFY, valuesFor(site, to))
  return letterOf(to.email, words, `${site.publicUrl}/accounts/verify?token=${token}`)
}

/** To an address that an account is to have from now on. */
export async function changeEmailMail(db: Db, site: Site, to: Receiver, token: string): Promise<Letter> {
  const words = await writeMail(db, kinds.CHANGE_EMAIL, valuesFor(site, to))
  return letterOf(to.email, words, `${site.publicUrl}/accounts/verify?token=${token}`)
}

/** To the owner of an address that somebody tried to register again. */
export async function knownAddressMail(db: Db, site: Site, to: Receiver): Promise<Letter> {
  const words = await writeMail(db, kinds.KNOWN_ADDRESS, valuesFor(site, to))
  return letterOf(to.email, words, `${site.publicUrl}/accounts/login`)
}

export async function resetMail(db: Db, site: Site, to: Receiver, token: string): Promise<Letter> {
  const words = await writeMail(db, kinds.RESET, valuesFor(site, to))
  return letterOf(to.email, words, `${site.publicUrl}/accounts/reset?token=${token}`)
}

export async function passwordChangedMail(db: Db, site: Site, to: Receiver): Promise<Letter> {
  const words = await writeMail(db, kinds.PASSWORD_CHANGED, valuesFor(site, to))
  return letterOf(to.email, words, `${site.publicUrl}/accounts/forgot`)
}

/** To somebody an administrator added. */
export async function invitationMail(db: Db, site: Site, to: Receiver, token: string): Promise<Letter> {
  const { invitation_days: days } = await limits(db)
  const words = await writeMail(db, kinds.USER_INVITATION, { ...valuesFor(site, to), days: String(days) })
  return letterOf(to.email, words, `${site.publicUrl}/accounts/accept-invitation?token=${token}`)
}

/** Something about the second factor or a linked login changed. */
export async function securityMail(db: Db, site: Site, to: Receiver, what: string): Promise<Letter> {
  const words = await writeMail(db, kinds.SECURITY, { ...valuesFor(site, to), what })
  return letterOf(to.email, words, `${site.publicUrl}/profile-settings`)
}

function valuesFor({ product }: Site, { first_name: firstName }: Receiver) {
  return { greeting: greeting(firstName), product }
}
