/** Of the dialogs of an expert, which come when one is opened. */
export const texts = {
  questionChanged: 'This question is new or was changed while you were writing.',
} as const
