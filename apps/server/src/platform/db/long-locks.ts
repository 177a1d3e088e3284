/** Tables that grow with use: whoever locks one of them for long stops the portal. */
const BIG = [
  'activity_logs',
  'domain_events',
  'notifications',
  'search_documents',
  'security_events',
  'expert_search',
]

interface Rule {
  pattern: (table: string) => RegExp
  /** What else must not be there for the rule to hold. */
  unless?: RegExp
  remedy: string
}

const RULES: Rule[] = [
  {
    pattern: (table) =>
      new RegExp(`create\\s+(unique\\s+)?index\\s[^;]*?\\bon\\s+(only\\s+)?${table}\\b`, 'i'),
    unless: /\bon\s+only\b/i,
    remedy: 'builds an index while nobody may write; build it concurrently, in work after the start',
  },
  {
    pattern: (table) =>
      new RegExp(
        `alter\\s+table\\s+(only\\s+)?${table}\\b[^;]*\\balter\\s+(column\\s+)?\\w+\\s+(set\\s+data\\s+)?type\\b`,
        'i',
      ),
    remedy: 'writes every row anew; add a column, fill it in batches, then leave the old one',
  },
  {
    pattern: (table) =>
      new RegExp(`alter\\s+table\\s+(only\\s+)?${table}\\b[^;]*\\bset\\s+not\\s+null\\b`, 'i'),
    remedy: 'reads every row under a lock; add a check "not valid" and validate it in the next release',
  },
  {
    pattern: (table) =>
      new RegExp(
        `alter\\s+table\\s+(only\\s+)?${table}\\b[^;]*\\badd\\s+(constraint\\s+\\w+\\s+)?(check|foreign\\s+key|unique|primary\\s+key|exclude)\\b`,
        'i',
      ),
    unless: /\bnot\s+valid\b/i,
    remedy: 'reads every row under a lock; make it "not valid" and validate it in the next release',
  },
  {
    pattern: (table) =>
      new RegExp(
        `alter\\s+table\\s+(only\\s+)?${table}\\b[^;]*\\badd\\s+(column\\s+)?\\w+[^;]*(generated\\s+always|default\\s+(uuidv7|gen_random_uuid|clock_timestamp|random|nextval)\\s*\\()`,
        'i',
      ),
    remedy: 'writes every row anew; add the column empty and fill it in batches',
  },
  {
    pattern: (table) =>
      new RegExp(`\\b(update\\s+(only\\s+)?${table}\\s+set|delete\\s+from\\s+${table})\\b`, 'i'),
    remedy: 'touches rows of a big table in one transaction; do it in batches, in work after the start',
  },
]

/** What in this migration may keep others from a big table for longer than two seconds. One line each. */
export function longLocks(text: string): string[] {
  const made = new Set(
    [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name),
  )
  // What a function does, it does later.
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, '')
    .split(';')
  return BIG.filter((table) => !made.has(table)).flatMap((table) =>
    statements.flatMap((statement) =>
      RULES.filter(
        ({ pattern, unless }) => pattern(table).test(statement) && unless?.test(statement) !== true,
      ).map(({ remedy }) => `${table}: ${remedy}`),
    ),
  )
}
