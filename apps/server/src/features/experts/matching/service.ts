// The door of the matching: what rankings and searches use of it.
export { isBoilerplate, withoutRefusals } from './boilerplate.ts'
export { evidenceOf, saidIn, type Evidence } from './evidence.ts'
export { sharedMeanings, wishesLike } from './likeness.ts'
export { openMatching, type Matching } from './matching.ts'
export { countriesOf } from './regions.ts'
export { forgetChanges, hourlyRate, profiles, type Facts } from './store.ts'
export { learnedFrom, nameWishes, wishesOf } from './wishes.ts'
