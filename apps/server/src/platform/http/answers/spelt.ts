export interface Spelling {
  /** How messages of ours are spelt; as they are written when it is missing. */
  wording?: (text: string) => string
}

/** The answer with its `message`, which is always ours, in the words of this portal. */
export function spelt(answer: unknown, { wording }: Spelling): unknown {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer
  if (wording === undefined || !hasMessage || typeof answer.message !== 'string') return answer
  return { ...answer, message: wording(answer.message) }
}
