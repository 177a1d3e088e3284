/** What is said before a secret that is shown once is closed. */
export const copy = {
  isItKept: 'Close without keeping it?',
  neverAgain: 'It is not shown again.',
  goBack: 'Go back',
  close: 'Close',
}
