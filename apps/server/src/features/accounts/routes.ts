import type { accounts } from '@guildhall/contract/accounts'
import type { recoveryCodes } from '@guildhall/contract/recovery-codes'
import type { resetLink } from '@guildhall/contract/reset-link'
import type { Handlers } from '#platform/http/context.ts'
import { alsoMissing } from '#platform/http/calls/late-faults.ts'
import type { AccountsDeps } from './deps.ts'
import { presentSession, presentUser } from './presenter.ts'
import * as invitations from './registering/invitations.ts'
import * as oidc from './oidc/oidc.ts'
import * as passwords from './passwords/passwords.ts'
import * as registration from './registering/registration.ts'
import * as secondFactor from './second-factor/second-factor.ts'
import * as service from './service.ts'
import * as signIn from './sign-in.ts'

const done = { success: true } as const

type All = Handlers<typeof accounts>

export function accountsRoutes(deps: AccountsDeps): All {
  return {
    ...signInRoutes(deps),
    ...sessionRoutes(deps),
    ...passwordRoutes(deps),
    ...invitationRoutes(deps),
    ...secondFactorRoutes(deps),
    ...oidcRoutes(deps),
  }
}

function signInRoutes(
  deps: AccountsDeps,
): Pick<All, 'login' | 'logout' | 'auth' | 'keepAlive' | 'switchRole' | 'setTimezone' | 'setTheme'> {
  return {
    async login(ctx, { body }) {
      const account = await signIn.signIn(ctx, deps, body)
      return { data: account === undefined ? { mfa_required: true } : presentUser(account, deps) }
    },
    async logout(ctx) {
      await service.signOut(ctx, deps)
      return done
    },
    async auth(ctx, { query }) {
      const account = await service.current(ctx)
      const view = {
        activeRole: ctx.actor.activeRole,
        byPasskey: ctx.actor.byPasskey,
        viewedBy: ctx.actor.viewedBy,
        includesPerson: query.include === 'person',
      }
      return { data: presentUser(account, deps, view) }
    },
    async keepAlive(ctx) {
      const expiresAt = await service.expiryOf(ctx)
      return { success: true, expires_at: expiresAt.toISOString() }
    },
    async switchRole(ctx, { body }) {
      const account = await service.switchRole(ctx, deps, body.role)
      return { data: presentUser(account, deps, { ...ctx.actor, activeRole: body.role }) }
    },
    async setTimezone(ctx, { body }) {
      const account = await service.setTimezone(ctx, body.timezone)
      return { data: presentUser(account, deps, ctx.actor) }
    },
    async setTheme(ctx, { body }) {
      const account = await service.setTheme(ctx, body.theme)
      return { data: presentUser(account, deps, ctx.actor) }
    },
  }
}

function sessionRoutes(deps: AccountsDeps): Pick<All, 'sessions' | 'revokeSession' | 'revokeOtherSessions'> {
  return {
    async sessions(ctx) {
      const rows = await service.sessions(ctx)
      return { data: rows.map((row) => presentSession(row, ctx.actor.sessionId)) }
    },
    async revokeSession(ctx, { params }) {
      await service.endSession(ctx, deps, params.id)
      return done
    },
    async revokeOtherSessions(ctx) {
      await service.endOtherSessions(ctx, deps)
      return done
    },
  }
}

type PasswordCalls =
  | 'register'
  | 'verify'
  | 'resendVerification'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'

function passwordRoutes(deps: AccountsDeps): Pick<All, PasswordCalls> {
  return {
    async register(ctx, { body }) {
      await registration.register(ctx, deps, body)
      return done
    },
    async verify(ctx, { body }) {
      const entered = await registration.verify(ctx, deps, body)
      if (entered === undefined) return done
      return { ...done, data: entered === 'code' ? { mfa_required: true } : presentUser(entered, deps) }
    },
    async resendVerification(ctx, { body }) {
      await passwords.askForLink(ctx, deps, { kind: 'verify', email: body.email })
      return done
    },
    async forgotPassword(ctx, { body }) {
      await passwords.askForLink(ctx, deps, { kind: 'reset', email: body.email })
      return done
    },
    async resetPassword(ctx, { body }) {
      await passwords.reset(ctx, deps, body)
      return done
    },
    changePassword: alsoMissing<All['changePassword']>(async (ctx, { params, body }) => {
      await passwords.change(ctx, deps, params.id, body)
      return { ...done, message: 'Password has been successfully updated.' }
    }, passwords.missingOld),
  }
}

function invitationRoutes(deps: AccountsDeps): Pick<All, 'lookAtInvitation' | 'acceptInvitation'> {
  return {
    async lookAtInvitation(ctx, { body }) {
      return { data: await invitations.look(ctx, body) }
    },
    async acceptInvitation(ctx, { body }) {
      const { account, link } = await invitations.accept(ctx, deps, body)
      return { data: { user: presentUser(account, deps), link } }
    },
  }
}

function secondFactorRoutes(
  deps: AccountsDeps,
): Pick<All, 'verifyMfa' | 'startMfa' | 'confirmMfa' | 'stopMfa'> {
  return {
    async verifyMfa(ctx, { body }) {
      return { data: presentUser(await secondFactor.signIn(ctx, deps, body.code), deps) }
    },
    async startMfa(ctx) {
      return { data: await secondFactor.start(ctx, deps) }
    },
    async confirmMfa(ctx, { body }) {
      return { data: { recovery_codes: await secondFactor.confirm(ctx, deps, body) } }
    },
    async stopMfa(ctx, { body }) {
      await secondFactor.stop(ctx, deps, body.password)
      return done
    },
  }
}

function oidcRoutes(deps: AccountsDeps): Pick<All, 'startOidc' | 'finishOidc' | 'linkOidc'> {
  return {
    async startOidc(ctx, { query }) {
      return { location: await oidc.start(ctx, deps, query.redirect) }
    },
    async finishOidc(ctx, { query }) {
      return { location: await oidc.finish(ctx, deps, query) }
    },
    async linkOidc(ctx) {
      await oidc.link(ctx, deps)
      return done
    },
  }
}

export function recoveryRoutes(deps: AccountsDeps): Handlers<typeof recoveryCodes> {
  return {
    async count(ctx) {
      return { data: await secondFactor.countCodes(ctx) }
    },
    async renew(ctx, { body }) {
      return { data: { recovery_codes: await secondFactor.renewCodes(ctx, deps, body.password) } }
    },
  }
}

export const resetLinkRoutes: Handlers<typeof resetLink> = {
  async look(ctx, { body }) {
    return { data: { works: await passwords.look(ctx, body.token) } }
  },
}
