// The page /api/docs: every call with its parameters, its body and its answers, made from the OpenAPI document.
import { RATES, type EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'
import { escapeHtml } from '#platform/mail/letter.ts'
import { DOCS_STYLES } from './docs-styles.ts'
import { fieldsOf, typeText } from './schema-words.ts'

/** Of the document, what the page shows. */
const Operation = z.object({
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      schema: z.unknown(),
    }),
  ),
  requestBody: z.optional(
    z.object({
      content: z.record(z.string(), z.object({ schema: z.unknown(), example: z.optional(z.unknown()) })),
    }),
  ),
  responses: z.record(z.string(), z.object({ description: z.string() })),
})
type Operation = z.infer<typeof Operation>
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

type Api = Record<string, Record<string, EndpointSpec>>

/** The page of an API and its OpenAPI document, for the nonce of its styles. */
export function docsPage(api: Api, document: Record<string, unknown>): (nonce: string) => string {
  const { paths } = z.parse(Document, document)
  const sections = Object.entries(api).map(([feature, endpoints]) => {
    const calls = Object.entries(endpoints).map(([name, spec]) => {
      const operation = paths[spec.path.replaceAll(/:(\w+)/g, '{$1}')]?.[spec.method.toLowerCase()]
      if (operation === undefined) throw new Error(`The document lacks ${spec.method} ${spec.path}.`)
      return callOf(`${feature}.${name}`, spec, operation)
    })
    return `<section id="${feature}"><h2>${titleOf(feature)}</h2>${calls.join('')}</section>`
  })
  const links = Object.keys(api).map((feature) => `<li><a href="#${feature}">${titleOf(feature)}</a></li>`)
  const body = `<nav aria-label="Sections"><ul>${links.join('')}</ul></nav><main>${INTRODUCTION}${sections.join('')}</main>`
  return (nonce) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style nonce="${nonce}">${DOCS_STYLES}</style></head><body>${body}</body></html>`
}

const INTRODUCTION = `<h1>API</h1>
<p>Send JSON. Programs send an API key: <code>Authorization: Bearer gh_…</code>. Browsers send the session cookie and
<code>X-Requested-With: XMLHttpRequest</code>. For a client or a generator, use <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Select a call to see what it takes and answers.</p>`

/** `gigEditing` → "Gig editing" */
function titleOf(feature: string): string {
  const words = feature.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function callOf(id: string, spec: EndpointSpec, { parameters, requestBody, responses }: Operation): string {
  const { method, path, title } = spec
  const inputs = parameters.map(({ name, in: place, required, schema }) => [
    name,
    place,
    typeText(schema),
    required ? 'yes' : '',
  ])
  return `<details id="${id}"><summary><b data-method="${method}">${method}</b><code>/api${escapeHtml(path)}</code><span>${escapeHtml(title)}</span></summary>
<p>${accessOf(spec)} ${rateOf(spec)}</p>
${tableOf('Parameters', ['Name', 'In', 'Type', 'Required'], inputs)}
${Object.entries(requestBody?.content ?? {})
  .map(bodyOf)
  .join('')}
${tableOf(
  'Answers',
  ['Status', 'Meaning'],
  Object.entries(responses).map(([status, { description }]) => [status, description]),
)}</details>`
}

function bodyOf([type, { schema, example }]: [string, { schema: unknown; example?: unknown }]): string {
  const fields = tableOf(`Body, ${type}`, ['Field', 'Type', 'Required'], fieldsOf(schema))
  if (example === undefined) return fields
  return `${fields}<pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`
}

function accessOf({ access }: EndpointSpec): string {
  if (access === 'anyone') return 'Anyone may call it.'
  if (access === 'signed_in') return 'For anyone who is signed in.'
  if ('permission' in access) return `Needs the permission <code>${access.permission}</code>.`
  return `For ${access.roles.map((role) => `<code>${role}</code>`).join(', ')}.`
}

function rateOf({ rate }: EndpointSpec): string {
  const { points, seconds } = RATES[rate]
  return `At most ${points.toLocaleString('en')} calls ${seconds === 60 ? 'a minute' : 'an hour'}, counted as <code>${rate}</code>.`
}

const CODE = /`([^`]+)`/g

/** Nothing where there are no rows; the first column is code. */
function tableOf(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const lines = rows.map(([first = '', ...others]) => {
    const cells = others
      .map((text) => `<td>${escapeHtml(text).replaceAll(CODE, '<code>$1</code>')}</td>`)
      .join('')
    return `<tr><th scope="row"><code>${escapeHtml(first)}</code></th>${cells}</tr>`
  })
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}
