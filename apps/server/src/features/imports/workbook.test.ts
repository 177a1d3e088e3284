import { randomBytes } from 'node:crypto'
import { imports as contract } from '@guildhall/contract/imports'
import { expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import * as z from 'zod/mini'
import { startPortal } from '#test/portal.ts'

/** More of each row than packs into the first pieces that are read of a file. */
const ROWS = 2500

it('takes a workbook of thousands of rows, each with much to say', async () => {
  const head = ['First name', 'Last name', 'E-mail', 'Bio']
  const people = Array.from({ length: ROWS }, (_, n) => [
    'Ada',
    'Lovelace',
    `ada${n}@sheet.example`,
    randomBytes(60).toString('base64'),
  ])
  const sheet: SheetData = [head, ...people].map((row) => row.map((value) => ({ type: String, value })))
  const content = await writeExcelFile(sheet).toBuffer()
  const portal = await startPortal()
  const admin = await portal.as('admin')

  const answer = await admin.upload('/imports', [
    { field: 'kind', content: 'experts' },
    { field: 'file', filename: 'experts.xlsx', content },
  ])

  expect(answer.status, answer.text).toBe(201)
  expect(z.parse(contract.upload.ok, answer.body).data).toMatchObject({ total: ROWS, status: 'ready' })
  await portal.stop()
})
