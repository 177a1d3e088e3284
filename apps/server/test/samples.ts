import { loadSamples } from '#app/samples.ts'

/** A valid call of an endpoint, naming things that do not exist. */
export const sampleOf = await loadSamples()
