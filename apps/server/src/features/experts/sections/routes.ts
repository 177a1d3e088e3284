import { PAGE_SIZE, pageOf, type PageOf } from '@guildhall/contract/envelope'
import type { SignedIn } from '#platform/http/context.ts'
import { alsoMissing } from '#platform/http/calls/late-faults.ts'
import { certifications } from './certifications.ts'
import { educations } from './educations.ts'
import { experiences } from './experiences.ts'
import { projects } from './projects.ts'
import { rates } from './rates.ts'
import type { Entry, Section } from './section.ts'
import * as service from './service.ts'
import { languages, skills } from './skills.ts'
import { startOf } from '#platform/db/page.ts'

interface Page {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}
interface Child {
  id: string
  child_id: string
}

function routesOf<Form, Row extends Entry>(section: Section<Form, Row>) {
  const { missing = nothing } = section
  return {
    list: async (ctx: SignedIn, { params, query }: { params: { id: string }; query: Page }) =>
      paged(await service.list(ctx, section, { ...params, keyword: query.keyword }), query),
    find: async (ctx: SignedIn, { params }: { params: Child }) => {
      const { row, canEdit } = await service.find(ctx, section, params)
      return { data: row, actions: { canEdit, canDelete: canEdit } }
    },
    create: alsoMissing(
      async (ctx: SignedIn, { params, body }: { params: { id: string }; body: Form }) => ({
        data: await service.create(ctx, section, params, body),
      }),
      missing,
    ),
    update: alsoMissing(
      async (ctx: SignedIn, { params, body }: { params: Child; body: Form }) => ({
        data: await service.update(ctx, section, params, body),
      }),
      missing,
    ),
    remove: async (ctx: SignedIn, { params }: { params: Child }) => {
      await service.remove(ctx, section, params)
      return { success: true as const }
    },
  }
}

async function nothing() {
  return {}
}

function paged<Row>(rows: Row[], { page = 1, pageSize = PAGE_SIZE }: Page): PageOf<Row> {
  const from = startOf({ page, pageSize })
  const at = { page, pageSize, total: rows.length, emptyText: 'Not provided' }
  return pageOf(rows.slice(from, from + pageSize), at)
}

/** One implementation, seven sections. */
export const sectionRoutes = {
  experiences: routesOf(experiences),
  projects: routesOf(projects),
  educations: routesOf(educations),
  certifications: routesOf(certifications),
  skills: routesOf(skills),
  languages: routesOf(languages),
  rates: routesOf(rates),
}
