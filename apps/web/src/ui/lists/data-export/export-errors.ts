/** What refuses an export, in the words of specification spec 000 §8. */
export const EXPORT_ERRORS = {
  json: 'Invalid export data. Please provide a valid JSON',
  object: 'Invalid export data. Please provide valid JSON object',
  rows: 'Invalid export data. Please provide an array of objects',
  type: "Can't export unknown data type",
} as const

/** A refusal whose message is for the reader. */
export class ExportError extends Error {
  override name = 'ExportError'
  constructor(reason: keyof typeof EXPORT_ERRORS) {
    super(EXPORT_ERRORS[reason])
  }
}
