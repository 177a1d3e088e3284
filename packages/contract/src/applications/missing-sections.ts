import { STEP_TEXTS, STEP_TITLES, type ProfileStep } from './completeness.ts'

/** What is missing, by the names of sections: languages are the second half of a step, but a section of their own. */
export function missingSections(
  steps: readonly { step: ProfileStep; errors: readonly string[] }[],
): string[] {
  return steps
    .filter(({ errors }) => errors.length > 0)
    .flatMap(({ step, errors }) => {
      if (step !== 'skills') return [STEP_TITLES[step]]
      const lacksSkills = errors.includes(STEP_TEXTS.skill)
      const lacksLanguages = errors.includes(STEP_TEXTS.language)
      return [...(lacksSkills ? ['Skills'] : []), ...(lacksLanguages ? ['Languages'] : [])]
    })
}
