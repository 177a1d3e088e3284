import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { ALIAS, CODES, NOT_THEIRS } from '#platform/privacy/columns.ts'
import type { ImportsDeps } from './deps.ts'
import { INVITED } from './inviting.ts'
import { importsTasks, scheduleCleaning } from './jobs.ts'
import { companiesOfRows, foldersOfResumes } from './references.ts'
import { importsRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    import: true
  }
}

interface Deps {
  imports: ImportsDeps
}

export const imports: Feature<Deps> = {
  routes: ({ imports: deps }) => [serve(api.imports, importsRoutes(deps))],
  jobs: ({ imports: deps }) => importsTasks(deps),
  schedule: scheduleCleaning,
  mails: [INVITED],
  files: [foldersOfResumes],
  names: {
    people: {
      references: [
        { table: 'imports', column: 'created_by', names: 'user' },
        { table: 'import_rows', column: 'person_id', names: 'person', isLoose: true },
      ],
    },
    companies: companiesOfRows,
    entries: none,
    words: none,
  },
  privacy: {
    tables: {
      imports: { columns: 'created_by', exported: NOT_THEIRS, erased: ALIAS },
      import_rows: {
        columns: 'person_id',
        exported: 'the profile holds what became of the row; the row itself is forgotten after a month',
        erased: 'their name and addresses in the row become the alias',
      },
    },
    texts: {
      imports: { file_name: 300, headers: 'list', mapping: 'json' },
      import_rows: { cells: 'list', found: 'json', reason: 500 },
    },
    wordless: { 'imports.storage_key': CODES },
    part: none,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
