import { accounts } from '@guildhall/contract/accounts'
import type { Sent } from '@guildhall/contract/endpoint'
import { call } from '#platform/api.ts'

type Body<Name extends keyof typeof accounts> = Sent<(typeof accounts)[Name], 'body'>

/** The signed-in user, or 'code' when the second factor is asked next. */
export async function logIn(form: Body<'login'>) {
  const { data } = await call(accounts.login, { body: form })
  return 'mfa_required' in data ? 'code' : data
}

export async function confirmCode(code: string) {
  const { data } = await call(accounts.verifyMfa, { body: { code } })
  return data
}

/** Links the identity that this browser brought along from the other provider. */
export function linkProvider() {
  return call(accounts.linkOidc, { body: {} })
}

export function register(form: Body<'register'>) {
  return call(accounts.register, { body: form })
}

/** As `logIn` where the link signs in; undefined where the address is confirmed and nothing more. */
export async function verify(token: string) {
  const { data } = await call(accounts.verify, { body: { token } })
  return data !== undefined && 'mfa_required' in data ? 'code' : data
}

export function sendVerification(email: string) {
  return call(accounts.resendVerification, { body: { email } })
}

export function askForPassword(email: string) {
  return call(accounts.forgotPassword, { body: { email } })
}

export function resetPassword(form: Body<'resetPassword'>) {
  return call(accounts.resetPassword, { body: form })
}

export async function lookAtInvitation(body: Body<'lookAtInvitation'>) {
  const { data } = await call(accounts.lookAtInvitation, { body })
  return data
}

export async function acceptInvitation(form: Body<'acceptInvitation'>) {
  const { data } = await call(accounts.acceptInvitation, { body: form })
  return data
}

export function changePassword(id: string, form: Body<'changePassword'>) {
  return call(accounts.changePassword, { params: { id }, body: form })
}

export async function startTwoStep() {
  const { data } = await call(accounts.startMfa, { body: {} })
  return data
}

export async function confirmTwoStep(body: Body<'confirmMfa'>) {
  const { data } = await call(accounts.confirmMfa, { body })
  return data.recovery_codes
}

export function stopTwoStep(password: string) {
  return call(accounts.stopMfa, { body: { password } })
}

export function endSession(id: string) {
  return call(accounts.revokeSession, { params: { id } })
}

export function endOtherSessions() {
  return call(accounts.revokeOtherSessions)
}
