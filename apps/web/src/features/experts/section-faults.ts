import { sectionForms } from '@guildhall/contract/experts/section-forms'
import { bodyOf, optionsIn, type Draft } from '#ui/forms/draft.ts'
import { faultsOf } from '#ui/forms/use-draft.ts'
import { today } from './period.ts'
import type { Entry } from './queries.ts'
import { bodiesOf, type Section } from './section.ts'

/** By the reader's own day. A profile that is only read does without them. */
const forms = sectionForms(today)

/** What is wrong with a draft, by the schema of its section; `taken` are the names that the section holds already. */
export function sectionFaults<Row extends Entry>(
  section: Section<Row>,
  draft: Draft,
  taken: readonly string[],
) {
  const { name, fields, many, texts } = section
  const schema = forms[name]
  if (many === undefined) return faultsOf(fields, schema, draft)
  const names = optionsIn(draft, many).map((option) => sameName(option.name))
  const isTaken = names.some((name, at) => taken.map(sameName).includes(name) || names.indexOf(name) !== at)
  const first = bodiesOf(section, draft)[0] ?? { ...bodyOf(fields, draft), [many]: undefined }
  const issue = schema.safeParse(first).error?.issues[0]
  const missing = issue?.path[0] === 'title' ? issue.message : undefined
  return { [many]: isTaken ? texts.exists : missing }
}

function sameName(name: string): string {
  return name.trim().toLowerCase()
}
