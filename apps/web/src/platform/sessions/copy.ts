/** What is said when the session ends beneath something that is not saved. */
export const copy = {
  title: 'Your session has ended',
  kept: 'What you typed is still here. Log in again in a new tab, then go on.',
  logIn: 'Log in in a new tab',
  goOn: 'Go on here',
  leave: 'Leave without saving',
  notYet: 'You are not logged in yet.',
  unreachable: 'The server cannot be reached. Try again.',
}

/** Said when an administrator gave or took something while the page stands. */
export const permissionsChanged = 'Your permissions have changed.'
