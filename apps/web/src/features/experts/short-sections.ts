import {
  SECTION_TEXTS,
  sections as api,
  type LanguageEntry,
  type Rate,
  type SkillEntry,
} from '@guildhall/contract/experts/sections'
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@guildhall/contract/experts/section-forms'
import { RATE_TYPES } from '@guildhall/contract/reference'
import { choices, creations } from './choices.ts'
import { sectionCalls } from './queries.ts'
import type { Section } from './section.ts'

const always = () => true

export const skills: Section<SkillEntry> = {
  name: 'skills',
  title: 'Skills',
  noun: 'skill',
  look: 'pills',
  levels: SKILL_LEVELS.toReversed(),
  many: 'skill_id',
  fields: [
    {
      kind: 'choices',
      name: 'skill_id',
      label: 'Skills',
      placeholder: 'Search or type a skill',
      choices: choices.skills,
      create: creations.skill,
      isRequired: always,
    },
    { kind: 'words', name: 'level', label: 'Level', words: SKILL_LEVELS.map(asWord) },
  ],
  empty: {},
  draftOf: (row) => ({ skill_id: [{ id: row.skill_id, name: row.name }], level: row.level ?? '' }),
  view: (row) => ({ title: row.name, ...(row.level !== null && { facts: row.level }) }),
  texts: SECTION_TEXTS.skills,
  calls: sectionCalls(api.skills, ({ skills: all }) => all),
}

export const languages: Section<LanguageEntry> = {
  name: 'languages',
  title: 'Languages',
  noun: 'language',
  look: 'pills',
  many: 'language_id',
  fields: [
    {
      kind: 'choices',
      name: 'language_id',
      label: 'Languages',
      placeholder: 'Search or type a language',
      choices: choices.languages,
      create: creations.language,
      isRequired: always,
    },
    { kind: 'words', name: 'level', label: 'Level', words: LANGUAGE_LEVELS.map(asWord) },
  ],
  empty: {},
  draftOf: (row) => ({ language_id: [{ id: row.language_id, name: row.name }], level: row.level ?? '' }),
  view: (row) => ({ title: row.name, ...(row.level !== null && { facts: row.level }) }),
  texts: SECTION_TEXTS.languages,
  calls: sectionCalls(api.languages, ({ languages: all }) => all),
}

/** What the expert asks for, one figure for each kind of billing. */
export const rates: Section<Rate> = {
  name: 'rates',
  title: 'Preferred rates',
  noun: 'rate',
  isRates: true,
  look: 'nested',
  fields: [
    {
      kind: 'words',
      name: 'rate_type',
      label: 'Rate type',
      placeholder: 'Please select rate type',
      words: RATE_TYPES.map(asWord),
      isRequired: always,
    },
    {
      kind: 'number',
      name: 'rate',
      label: 'Cost in USD',
      decimals: 2,
      description: 'Project rates are negotiable.',
    },
  ],
  empty: {},
  draftOf: (row) => ({ rate_type: row.rate_type, rate: row.rate ?? undefined }),
  view: (row) => ({ title: row.rate_type, facts: row.rate_display }),
  texts: SECTION_TEXTS.rates,
  calls: sectionCalls(api.rates, ({ rates: all = [] }) => all),
}

function asWord(word: string) {
  return { value: word, label: word }
}
