import { gigFromText, type Proposal } from '@guildhall/contract/gigs/from-text'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { call } from '#platform/api.ts'
import { uploadForm } from '#platform/upload.ts'

export async function readText(type: GigKind, text: string): Promise<Proposal[]> {
  return (await call(gigFromText.propose, { body: { type, text } })).data
}

export async function readTextOfFile(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  return (await uploadForm(gigFromText.readFile, { form })).data.text
}
