export const invitationCopy = {
  badInvitation: 'This link is no longer valid. Ask whoever invited you for a new one.',
  /** Whose it is stays unsaid. */
  notForAccount: (email: string) =>
    `This invitation is no longer valid, or it went to another account. You are logged in as ${email}. Log in with the other account, or ask whoever invited you for a new one.`,
  goHome: 'Go to home',
}
