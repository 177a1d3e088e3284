const OF_LANDINGS = 7

/** Whether a change lands is no matter of luck: there each run throws the same dice. Everywhere else they are new. */
export function seedOf({ FUZZ_SEED, CI }: NodeJS.ProcessEnv): number {
  if (FUZZ_SEED !== undefined) return Number(FUZZ_SEED)
  return CI === 'true' ? OF_LANDINGS : Math.floor(Math.random() * 1e9)
}
