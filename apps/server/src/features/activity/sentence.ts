/** What a row of the log says, and what it was about as far as its reader may know. */
export interface Said {
  log_name: string | null
  type: string
  status: string
  status_code: number | null
  /** Their name; nobody for somebody signed out. */
  actor: string | null
  object: string | null
}

const IRREGULAR: Readonly<Record<string, string>> = {
  find: 'found',
  hand: 'handed',
  keep: 'kept',
  read: 'read',
  send: 'sent',
  rebuild: 'rebuilt',
  reset: 'reset',
  set: 'set',
  withdraw: 'withdrew',
}

/** Verbs of one short syllable double their last letter. */
const DOUBLED = new Set(['log', 'stop', 'submit', 'cancel', 'drop'])

/** These words are no thing that somebody did something to. */
const PARTICLE = /^(?:at|or|as|back|for|in|off|on|out|over|to|up|after|about|from)\b/
const DETERMINED = /^(?:a|all|an|another|as|own|many|no|the|this|which|current|long|failed|second|other)\b/
/** Said without an article. */
const MASS =
  /^(?:access|activity|approval|availability|configuration|experts|experience projects|viewing|content|data|education|feedback|legal|linkedin|push|settings|together|privacy|personal|text|completeness|history|today)\b/
/** The bare thing: its name takes its place. */
const BARE = /^(?:company|deliverable|expert|person|project|user)$/

/** "Camille Duval screened Grace Kimani"; of what failed "… could not publish Robotics (409)". */
export function sentenceOf({ log_name: name, type, status, status_code: code, actor, object }: Said): string {
  const who = actor ?? 'Somebody signed out'
  if (name === null || name === '') return `${who} called a page without a name`
  if (type === 'visit') return `${who} opened ${pageOf(name, object)}`
  if (type === 'error') return `${who} met an error: ${name}`
  const [verb = '', ...words] = name.split(' ')
  const isMany = /^(?:List|Count|Search)$/.test(verb)
  const what = thingOf(words.join(' '), { object: apartFrom(actor, object), isMany })
  if (status === 'success') return [who, pastOf(verb.toLowerCase()), what].filter(Boolean).join(' ')
  const could = [who, 'could not', verb.toLowerCase(), what].filter(Boolean).join(' ')
  return code === null ? could : `${could} (${code})`
}

/** Of their own engagement, "Ada Okoye (Robotics)", somebody is told the project alone. */
function apartFrom(actor: string | null, object: string | null): string | null {
  const own = `${actor} (`
  return actor !== null && object?.startsWith(own) ? object.slice(own.length, -1) : object
}

/** The page of a thing goes by the name of the thing. */
function pageOf(name: string, object: string | null): string {
  if (object === null) return `the page “${name}”`
  return BARE.test(name.toLowerCase()) ? object : `“${name}” of ${object}`
}

function thingOf(rest: string, { object, isMany }: { object: string | null; isMany: boolean }): string {
  const told = isMany ? (thing: string) => thing : withArticle
  if (object === null) return told(rest)
  if (rest === '' || BARE.test(rest)) return object
  const bare = rest.replace(
    / (?:on|of|for|to) (?:a |an |the )?(?:company|expert|person|profile|project|user)$/,
    '',
  )
  return `${told(bare)} ${bare === '' ? '' : 'for '}${object}`
}

function withArticle(thing: string): string {
  const first = thing.replace(/ (?:of|for|to|from|on|as|in|by) .*$/, '')
  if (thing === '' || PARTICLE.test(thing) || DETERMINED.test(thing) || MASS.test(thing.toLowerCase()))
    return thing
  if (/[^s]s$/.test(first) || /(?:people|nominees|up|again)$/.test(first)) return thing
  return `${/^(?:[aeio]|u(?!s)|FAQ)/i.test(first) ? 'an' : 'a'} ${thing}`
}

function pastOf(verb: string): string {
  const known = IRREGULAR[verb]
  if (known !== undefined) return known
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1) ?? ''}ed`
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}
