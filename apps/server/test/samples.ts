import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FormPart, Samples } from '#app/feature.ts'
import { features } from '#app/features.ts'

const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

const brought = await Promise.all(features.map(async ({ samples }) => (await samples?.())?.samples ?? {}))
const BODIES = together(({ bodies }) => bodies)
const QUERIES = together(({ queries }) => queries)
const FORMS = together(({ forms }) => forms)
const PATHS = together(({ paths }) => paths)

function together<T>(of: (samples: Samples) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  return Object.fromEntries(brought.flatMap((samples) => Object.entries(of(samples) ?? {})))
}

/** Everything is named by an id, but for what the features say. */
function pathOf(path: string): string {
  const named = Object.entries(PATHS).reduce((sum, [part, sample]) => sum.replace(part, sample), path)
  return named.replaceAll(/:\w+/g, SOMEBODY)
}

/** A valid call of an endpoint, naming things that do not exist. */
export function sampleOf(spec: EndpointSpec): {
  path: string
  body: unknown
  form: readonly FormPart[] | undefined
} {
  const name = `${spec.method} ${spec.path}`
  return {
    path: `${pathOf(spec.path)}${QUERIES[name] ?? ''}`,
    body: BODIES[name],
    form: FORMS[name],
  }
}
