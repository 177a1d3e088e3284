/** What the login page says about a sign-in with another provider that failed; the server sends the word. */
const OIDC_ERRORS: Readonly<Record<string, string | undefined>> = {
  denied: 'The sign-in was cancelled.',
  unavailable: 'The other provider does not answer. Try again later, or log in with your password.',
  no_email: 'The other provider did not tell us your email address. Register with a password instead.',
  wrong_domain: 'This address cannot sign in here. Use your work account, or log in with your password.',
  verify_email: 'Confirm your email address first. We have sent you a link.',
  account_suspended: 'This account is switched off. Contact us if this is a mistake.',
}

/** Texts of the accounts pages. */
export const copy = {
  sessionEnded: 'Your session has ended. Log in again to continue.',
  oidcError: (word: string) =>
    OIDC_ERRORS[word] ?? 'The sign-in did not work. Try again, or log in with your password.',
  linkFirst: (provider: string) =>
    `An account with this email address exists. Log in with your password once to link ${provider} to it.`,
  mustSetPassword: (product: string) => `You must set a new password to continue using ${product} services`,
  passwordUpdated: 'Password has been successfully updated.',
  choosePassword: 'Choose a password for your new account.',
  acceptAs: 'Accept with the account that you are signed in with.',
  signInToAccept: (email: string) => `Log in as ${email} to accept.`,
  badInvitation: 'This link is no longer valid. Ask whoever invited you for a new one.',
  badLink: 'This link is no longer valid. Ask for a new one.',
}
