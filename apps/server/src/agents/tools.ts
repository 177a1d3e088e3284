import { requiredText, text, uuid } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'

export interface ApiCall {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
}

export interface ApiAnswer {
  status: number
  body: unknown
}

/** Calls the API with the rights of whoever asked. */
export type CallApi = (call: ApiCall) => Promise<ApiAnswer>

export interface Tool {
  name: string
  title: string
  description: string
  input: Record<string, z.ZodMiniType>
  /** Changes nothing. */
  reads: boolean
  run: (call: CallApi, given: Record<string, unknown>) => Promise<ApiAnswer>
}

const PAGE = 10
const expertId = z.uuid().check(z.describe('The id of an expert, as find_experts gives it'))
const projectId = z.uuid().check(z.describe('The id of a project, as list_projects gives it'))
const Expert = z.object({ expert_id: uuid })
const Project = z.object({ project_id: uuid })
const Found = z.object({ data: z.array(z.unknown()) })
const Words = z.object({ query: z.optional(text(200)) })

/** What a model may do: calls of the API with their words for it. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'find_experts',
    title: 'Find experts',
    description:
      'Finds approved experts of the network by all that their profiles say: titles, bios, work, skills, employers, places. Ask with a few words or a question; each answer says what matches, and the sentence that shows it.',
    input: { query: requiredText(200).check(z.describe('grid connection queues Poland')) },
    reads: true,
    run: async (call, given) => {
      const { query } = z.parse(z.object({ query: requiredText(200) }), given)
      const { status, body } = await call({ method: 'GET', path: '/experts/find', query: { query } })
      return { status, body: status < 400 ? { experts: z.parse(Found, body).data } : body }
    },
  },
  {
    name: 'read_expert',
    title: 'Read an expert',
    description: 'The profile of one expert: experience, skills, languages, rate, availability.',
    input: { expert_id: expertId },
    reads: true,
    run: (call, given) => call({ method: 'GET', path: `/users/${z.parse(Expert, given).expert_id}` }),
  },
  {
    name: 'list_projects',
    title: 'List projects',
    description: 'The projects that the key may see, the newest first; the query is a part of the name.',
    input: { query: z.optional(text(200)) },
    reads: true,
    run: (call, given) =>
      call({
        method: 'GET',
        path: '/gigs',
        query: { keyword: z.parse(Words, given).query, pageSize: PAGE },
      }),
  },
  {
    name: 'read_brief',
    title: 'Read a brief',
    description: 'One project with its brief: what is wanted, from whom, until when, for how much.',
    input: { project_id: projectId },
    reads: true,
    run: (call, given) => call({ method: 'GET', path: `/gigs/${z.parse(Project, given).project_id}` }),
  },
  {
    name: 'shortlist',
    title: 'Rank experts for a project',
    description: 'The experts who fit the brief of a project best, with the reasons and a score.',
    input: { project_id: projectId },
    reads: true,
    run: (call, given) =>
      call({
        method: 'POST',
        path: `/gigs/${z.parse(Project, given).project_id}/recommendations`,
        body: { pageSize: PAGE },
      }),
  },
  {
    name: 'read_log',
    title: 'Read the activity log',
    description:
      'What was done in the portal, the latest first; the query is a part of the title or address.',
    input: { query: z.optional(text(200)) },
    reads: true,
    run: (call, given) =>
      call({
        method: 'GET',
        path: '/activities',
        query: { keyword: z.parse(Words, given).query, pageSize: PAGE },
      }),
  },
]
