/** Refusals of everything around signing in. */
export const accountsErrors = {
  bad_credentials: [422, 'Email or password is incorrect.'],
  account_suspended: [403, 'This account is switched off. Contact us if this is a mistake.'],
  not_verified: [403, 'Confirm your email address first. We have sent you a link.'],
  bad_token: [422, 'This link is no longer valid. Ask for a new one.'],
  bad_code: [422, 'This code is not right.'],
  mfa_not_started: [
    409,
    'Sign in with your password again. You have ten minutes and five tries to enter the code.',
  ],
  mfa_already_on: [409, 'Two-step sign-in is already on.'],
  mfa_key_replaced: [
    409,
    'A newer key was made in another tab or on another device. Scan the key shown now, and enter its code.',
  ],
  nothing_to_link: [409, 'There is nothing to link. Sign in with the other provider first.'],
  wrong_password: [422, 'The current password is not right.'],
  invitation_of_account: [409, 'Sign in with the address that was invited, then accept.'],
  mails_used_up: [429, 'Three of these emails went out in the last hour. Try again later.'],
  theme_off: [409, 'The dark theme is switched off.'],
  busy: [503, 'Too many people are signing in right now, please try again.'],
} as const
