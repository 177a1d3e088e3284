/** Texts of who could do it as well. */
export const copy = {
  similarExperts: 'Similar experts',
  nobodyHasMuch: 'No similar experts found.',
  both: 'Both:',
  matchScore: (score: number) => `${score}% match`,
  request: 'Request',
  requestName: (name: string) => `Request ${name}`,
} as const
