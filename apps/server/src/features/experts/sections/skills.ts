import type { Received } from '@guildhall/contract/endpoint'
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@guildhall/contract/experts/section-forms'
import {
  SECTION_TEXTS,
  type LanguageEntry,
  type sections,
  type SkillEntry,
} from '@guildhall/contract/experts/sections'
import type { OpenList } from '@guildhall/contract/reference'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { Place, Section } from './section.ts'

type SkillForm = Received<typeof sections.skills.create, 'body'>
type LanguageForm = Received<typeof sections.languages.create, 'body'>

export const skills: Section<SkillForm, SkillEntry> = {
  name: 'skills',
  table: 'expert_skills',
  rows: skillRows,
  async columns(ctx, { skill_id: id, title, level }) {
    return { skill_id: await itemOf(ctx, 'skills', { id, title, field: 'skill_id' }), level }
  },
  label: ({ name }) => name,
  unique: { column: 'skill_id', field: 'title', text: SECTION_TEXTS.skills.exists },
}

export const languages: Section<LanguageForm, LanguageEntry> = {
  name: 'languages',
  table: 'expert_languages',
  rows: languageRows,
  async columns(ctx, { language_id: id, title, level }) {
    return { language_id: await itemOf(ctx, 'languages', { id, title, field: 'language_id' }), level }
  },
  label: ({ name }) => name,
  unique: { column: 'language_id', field: 'title', text: SECTION_TEXTS.languages.exists },
}

interface Choice {
  id: string | undefined
  title: string | undefined
  field: string
}

/** The entry of the list that was chosen, or the one that was typed: a new one becomes a draft. */
async function itemOf(ctx: SignedIn, list: OpenList, { id, title, field }: Choice): Promise<string> {
  if (id === undefined) return (await reference.add(ctx, list, title ?? '')).id
  await reference.requireItems(ctx.db, list, [id], field)
  return id
}

async function skillRows(db: Db, { personId }: Place, id?: string): Promise<SkillEntry[]> {
  const found = await db
    .selectFrom('expert_skills as it')
    .innerJoin('reference_items as item', 'item.id', 'it.skill_id')
    .select(['it.id', 'it.version', 'it.skill_id', 'item.name', 'it.level'])
    .where('it.person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('it.id', '=', id ?? ''))
    .orderBy('it.created_at')
    .orderBy('it.id')
    .execute()
  return found.map((row) => ({ ...row, level: SKILL_LEVELS.find((level) => level === row.level) ?? null }))
}

async function languageRows(db: Db, { personId }: Place, id?: string): Promise<LanguageEntry[]> {
  const found = await db
    .selectFrom('expert_languages as it')
    .innerJoin('reference_items as item', 'item.id', 'it.language_id')
    .select(['it.id', 'it.version', 'it.language_id', 'item.name', 'it.level'])
    .where('it.person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('it.id', '=', id ?? ''))
    .orderBy('it.created_at')
    .orderBy('it.id')
    .execute()
  return found.map((row) => ({ ...row, level: LANGUAGE_LEVELS.find((level) => level === row.level) ?? null }))
}
