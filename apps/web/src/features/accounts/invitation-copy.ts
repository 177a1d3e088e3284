export const invitationCopy = {
  badInvitation: 'This link is no longer valid. Ask whoever invited you for a new one.',
  goHome: 'Go to home',
}
