interface Refusal {
  message: string
  code: string
  fields: Readonly<Record<string, readonly string[]>>
  data?: unknown
}

/** The body of a refusal. Read by hand, so that no page needs the schemas before it checks a form or a filter. */
export function refusalIn(body: unknown): Refusal {
  const { message, code, errors = {}, data } = fieldsOf(body)
  const fields = fieldErrors(errors)
  if (typeof message !== 'string' || typeof code !== 'string' || fields === undefined)
    return { message: '', code: 'unknown', fields: {} }
  return { message, code, fields, data }
}

/** The fields of what may be an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Undefined when it is not texts by field. */
function fieldErrors(errors: unknown): Refusal['fields'] | undefined {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  const fields: Record<string, readonly string[]> = {}
  for (const [name, texts] of Object.entries(errors)) {
    if (!isTexts(texts)) return undefined
    fields[name] = texts
  }
  return fields
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
