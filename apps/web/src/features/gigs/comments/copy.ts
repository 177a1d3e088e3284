/** Of the tab Discussion, which comes when it is opened. */
export const texts = { gone: 'This comment was deleted meanwhile.' } as const
