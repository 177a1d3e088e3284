// The closed vocabulary of file names in features. The last word of a name says which part a file is. A word that three
// features use is a part, so it stands here with what it promises; a word that fewer use names a rule of its feature.
import { basename } from 'node:path'

const SERVER = {
  feature: 'what the feature brings to the house',
  routes: 'endpoint to service to presenter',
  service: 'use cases, the door for other features',
  policy: 'who may',
  store: 'all SQL that writes, and most that reads',
  presenter: 'row to contract shape, with its actions',
  columns: 'the columns that a list reads and sorts by',
  deps: 'what is handed in by features below',
  jobs: 'slow work',
  given: 'rows for tests and demo',
  samples: 'sample calls of the test of access',
  references: 'columns that name a person or company; merging follows them',
  kinds: 'kinds of notices, mails or objects, with their texts',
  notices: 'who is told what after a move',
  mails: 'mails, rendered',
  today: 'its part of the Today page',
  start: 'what begins and ends with the server',
  visible: 'which rows somebody may see, as SQL',
  filter: 'what a list is narrowed by, as SQL',
  export: 'rows as a file',
  paper: 'one document, laid out',
  papers: 'documents that are kept and asked for',
  resume: 'what is done with a resume',
  values: 'what was said, as stored',
  owner: 'whose file it is',
  history: 'earlier states',
  names: 'names of things, looked up',
  projects: 'the projects of an expert or a provider',
  checks: 'what must hold before a thing is done',
}

const WEB = {
  feature: 'pages, menu, palette and slots of the feature',
  routes: 'paths and lazy pages',
  queries: 'the only file that names the endpoints',
  copy: 'the texts',
  page: 'fetches and lays out one page',
  slots: 'places that a lower feature fills',
  schemas: 'schemas of forms',
  words: 'words for a status or kind',
  choices: 'options of a field',
  choice: 'one option',
  draft: 'what a form holds before it is sent',
  text: 'a value as people read it',
}

/** Parts of a page; they stand in `components/` or beside the one page that shows them. */
const SHOWN =
  'actions banners bar block bulk button buttons card cards chips details dialog dialogs drawer editor entries entry experts facts field fields form frame gate groups header lines link list menu panel people projects row rows search section sections state step steps switch tab table tabs tags timeline view'

/** Words of other houses for a part that has a word here. */
const STRANGE = {
  repository: 'store',
  dao: 'store',
  model: 'store',
  controller: 'routes',
  handler: 'routes',
  handlers: 'routes',
  router: 'routes',
  permissions: 'policy',
  serializer: 'presenter',
  mapper: 'presenter',
  worker: 'jobs',
  tasks: 'jobs',
  fixtures: 'given',
  factory: 'given',
  seeds: 'given',
  constants: 'the word of its content',
  types: 'the contract',
  hooks: 'one file a hook, use-…',
  modal: 'dialog',
  strings: 'copy',
  labels: 'copy',
}

/** Parts that write tables: the store, rows that tests ask for, merging, and the erasure of `privacy/`. */
const WRITES = /(?:^|\/)(?:[\w-]*store|given|[\w-]*references|privacy\/service)\.ts$|\/demo\//

/** Writers from before the rule, each of one table that no other file of its feature writes. */
const WRITES_TOO = new Set([
  'accounts/attempts.ts',
  'accounts/cleaning.ts',
  'activity/domain-events.ts',
  'experts/engagements/service.ts',
  'hiring/shortlist/opinions.ts',
  'reference/seed.ts',
])

const uses = new Map()

/**
 * What is wrong with the name of a file of a feature, if anything.
 *
 * @param {{ room: string, feature: string }} place where the file stands
 * @param {string} file path from the root, not a test
 * @param {string} source its text
 */
export function partFault(place, file, source) {
  const word = wordOf(file)
  if (Object.hasOwn(STRANGE, word)) return `${file}: the word for a part "${word}" is ${STRANGE[word]}`
  noteUse(place, file, word)
  const inside = file.slice(file.indexOf(`/${place.feature}/`) + 1)
  const writes = place.room === 'server' && /\.(?:insertInto|updateTable|deleteFrom)\(/.test(source)
  if (writes && !WRITES.test(file) && !WRITES_TOO.has(inside))
    return `${file}: a file that writes tables is a store`
  return undefined
}

/** The words that three features use and that the vocabulary does not hold, one fault each. */
export function wordFaults() {
  return [...uses].flatMap(([key, features]) => {
    const [room, word] = key.split(' ')
    const known = room === 'server' ? Object.hasOwn(SERVER, word) : isOfScreen(word)
    if (known || features.size < 3) return []
    return `files "${word}" of ${[...features.values()].join(', ')}: the word joins scripts/structure/part-names.mjs, or the files are renamed`
  })
}

function noteUse(place, file, word) {
  if (word === 'use' || file.includes('/demo/')) return
  const key = `${place.room} ${word}`
  uses.set(key, (uses.get(key) ?? new Map()).set(place.feature, file))
}

function wordOf(file) {
  const name = basename(file).replace(/\.tsx?$/, '')
  return name.startsWith('use-') ? 'use' : name.split('-').at(-1)
}

function isOfScreen(word) {
  return Object.hasOwn(WEB, word) || SHOWN.split(' ').includes(word)
}
