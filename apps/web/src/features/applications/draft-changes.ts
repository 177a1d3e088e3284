import { entryMark, type Draft, type Education, type ListName, type ValueName, type Work } from './draft.ts'

/** What somebody has looked at and typed is sure. */
export function withValue(draft: Draft, name: ValueName, value: string): Draft {
  return { ...draft, values: { ...draft.values, [name]: value }, unsure: without(draft.unsure, name) }
}

export function withEntry(draft: Draft, list: ListName, entry: string): Draft {
  return { ...draft, lists: { ...draft.lists, [list]: [...draft.lists[list], entry] } }
}

export function withoutEntry(draft: Draft, list: ListName, entry: string): Draft {
  const lists = { ...draft.lists, [list]: without(draft.lists[list], entry) }
  return { ...draft, lists, unsure: without(draft.unsure, entryMark(list, entry)) }
}

export function withWork(draft: Draft, id: string, change: Partial<Work>): Draft {
  return { ...draft, work: draft.work.map((one) => changed(one, id, change)) }
}

export function withEducation(draft: Draft, id: string, change: Partial<Education>): Draft {
  return { ...draft, education: draft.education.map((one) => changed(one, id, change)) }
}

function changed<Entry extends { id: string; isUnsure: boolean }>(
  entry: Entry,
  id: string,
  change: Partial<Entry>,
): Entry {
  return entry.id === id ? { ...entry, isUnsure: false, ...change } : entry
}

function without(all: readonly string[], one: string): string[] {
  return all.filter((other) => other !== one)
}
