import { asStructure } from './export-input.ts'

const INDENT = 4

/** Indented JSON. Throws ExportError for what is no object or array. */
export function toJson(input: unknown): string {
  return JSON.stringify(asStructure(input), null, INDENT)
}
