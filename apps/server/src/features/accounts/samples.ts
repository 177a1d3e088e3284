const PASSWORD = 'Sample-pass-1'

const CREDENTIAL = { id: 'c2FtcGxl', rawId: 'c2FtcGxl', type: 'public-key', clientExtensionResults: {} }
const NEW = { clientDataJSON: 'e30', attestationObject: 'oA' }
const USED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }

export const samples = {
  bodies: {
    'POST /login': { email: 'nobody@sample.test', password: PASSWORD },
    'POST /logout': {},
    'PUT /auth/role': { role: 'growth_experts_expert' },
    'POST /accounts/register': {
      first_name: 'Sam',
      last_name: 'Ple',
      email: 'sam@sample.test',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      consent: true,
    },
    'POST /accounts/verify': { token: 'sample' },
    'POST /accounts/invitations/look': { token: 'sample' },
    'POST /accounts/invitations/accept': { token: 'sample' },
    'POST /accounts/verify/resend': { email: 'nobody@sample.test' },
    'POST /accounts/password/forgot': { email: 'nobody@sample.test' },
    'POST /accounts/password/look': { token: 'sample' },
    'POST /accounts/password/reset': { token: 'sample', password: PASSWORD, password_confirmation: PASSWORD },
    'PUT /users/:id/password': { old_password: 'x', password: PASSWORD, password_confirmation: PASSWORD },
    'POST /accounts/mfa': {},
    'POST /accounts/mfa/confirm': { code: '000000' },
    'POST /accounts/mfa/verify': { code: '000000' },
    'DELETE /accounts/mfa': { password: 'wrong' },
    'POST /accounts/mfa/recovery-codes': { password: 'wrong' },
    'POST /accounts/passkeys/options': {},
    'POST /accounts/passkeys': { name: 'Sample', response: { ...CREDENTIAL, response: NEW } },
    'DELETE /accounts/passkeys/:id': {},
    'POST /login/passkey/options': {},
    'POST /login/passkey': { ...CREDENTIAL, response: USED },
    'POST /accounts/oidc/link': {},
    'PUT /auth/theme': { theme: 'dark' },
    'PUT /auth/timezone': { timezone: 'Europe/Berlin' },
  },
}
