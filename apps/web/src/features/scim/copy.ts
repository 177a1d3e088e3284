export const copy = {
  title: 'Provisioning',
  intro:
    'Your identity provider (such as Okta or Entra) can add, change and switch off staff here by itself, over SCIM 2.0.',
  urlTitle: 'Tenant URL',
  urlLead: 'Enter this address in your identity provider. Groups are the roles of the portal.',
  tokenTitle: 'Token',
  none: 'There is no token yet. Nothing can be provisioned until you make one.',
  make: 'Make token',
  renew: 'Make a new token',
  renewTitle: 'Make a new token?',
  renewText:
    'The token that is in use now opens nothing any more. Enter the new one in your identity provider.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the token?',
  revokeText: 'Your identity provider is refused from the next call on. The people that it added stay.',
  revoked: 'The token has been revoked.',
  shownTitle: 'Copy the token now',
  shownText: 'It is not shown again, and nobody can look it up.',
  done: 'Done',
} as const
