/** Of the dialogs of an expert, which come when one is opened. */
export const texts = {
  closedMeanwhile: 'This project no longer takes applications. Copy what you wrote if you need it elsewhere.',
  requestOver: 'This request is no longer open. Copy what you wrote if you need it elsewhere.',
  questionChanged: 'This question is new or was changed while you were writing.',
} as const
