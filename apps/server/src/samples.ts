import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FormPart, Samples } from './feature.ts'
import { features } from './features.ts'

export const NOBODY = '01932f5e-7d3a-7000-8000-000000000000'

/** A valid call of an endpoint, naming things that do not exist. */
export interface Sample {
  path: string
  body: unknown
  form: readonly FormPart[] | undefined
}
export type SampleOf = (spec: EndpointSpec) => Sample

/** The examples of the API document, and the calls of the tests that walk all endpoints: each feature brings its own. */
export async function loadSamples(): Promise<SampleOf> {
  const brought = await Promise.all(features.map(async ({ samples }) => (await samples?.())?.samples ?? {}))
  const together = <T>(of: (samples: Samples) => Readonly<Record<string, T>> | undefined) =>
    Object.fromEntries(brought.flatMap((samples) => Object.entries(of(samples) ?? {})))
  const bodies = together(({ bodies: some }) => some)
  const queries = together(({ queries: some }) => some)
  const forms = together(({ forms: some }) => some)
  const paths = Object.entries(together(({ paths: some }) => some))
  return (spec) => {
    const name = `${spec.method} ${spec.path}`
    // Everything is named by an id, but for what the features say.
    const named = paths.reduce<string>((path, [part, sample]) => path.replace(part, sample), spec.path)
    const path = named.replaceAll(/:\w+/g, NOBODY)
    return { path: `${path}${queries[name] ?? ''}`, body: bodies[name], form: forms[name] }
  }
}
