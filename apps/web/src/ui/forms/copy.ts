/** Texts of forms that weigh on those alone who fill one in. */
export const copy = {
  savedElsewhere: (value: string) => `Somebody else saved: ${value}. Save again to replace it.`,
  on: 'on',
  off: 'off',
  nothing: 'nothing',
  another: 'another value',
  cutAt: (most: number) =>
    `Some of what you pasted is missing: this field takes ${most.toLocaleString('en-US')} characters.`,
  nothingToSave: 'Nothing to save.',
} as const
