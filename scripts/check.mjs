// Everything that can be said about the code without running it. `--changed` looks at the files that differ from the
// upstream branch (or HEAD) alone: `npm run check -- --changed`, or `--changed=REV` to name what to compare with.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const SIDE_BY_SIDE = 2

/** A check of files takes paths; the others look at the whole, which their caches make quick. */
const CHECKS = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'], ofFiles: /\.(ts|tsx|mjs)$/ },
  types('server'),
  types('web'),
  types('contract'),
  types('client'),
  types('resume-parser'),
  { name: 'format', command: ['oxfmt', '--check'], ofFiles: /\.(ts|tsx|mjs|css|json|yaml)$/ },
  { name: 'structure', command: ['node', 'scripts/check-structure.mjs'] },
  { name: 'texts', command: ['node', 'scripts/check-texts.mjs'] },
  { name: 'styles', command: ['node', 'scripts/check-styles.mjs'] },
  { name: 'references', command: ['node', 'scripts/check-references.mjs'] },
  { name: 'dependencies', command: ['node', 'scripts/check-dependencies.mjs'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.mjs'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
]

function types(part) {
  const folder = `${part === 'server' || part === 'web' ? 'apps' : 'packages'}/${part}`
  const memory = `.cache/types/${part}.tsbuildinfo`
  return {
    name: `types: ${part}`,
    command: ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', memory],
  }
}

/**
 * Runs the checks, two at a time.
 * @param {string} [since] a revision: checks of files look only at what differs from it
 * @returns {Promise<{ passed: number, failed: number, names: string[] }>} the names of what failed
 */
export async function runChecks(since) {
  const counts = { passed: 0, failed: 0, names: [] }
  const waiting = [...commandsOf(since)]
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return counts

  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { isGood, output } = await run(next.command)
      counts[isGood ? 'passed' : 'failed'] += 1
      if (!isGood) counts.names.push(`check: ${next.name}`)
      console.log(`${isGood ? 'ok    ' : 'FAILED'} ${next.name}${isGood ? '' : `\n${output.trimEnd()}`}`)
    }
  }
}

function commandsOf(since) {
  if (since === undefined) {
    return CHECKS.map(({ name, command, ofFiles }) => ({
      name,
      command: ofFiles ? [...command, '.'] : command,
    }))
  }
  const changed = filesSince(since)
  return CHECKS.flatMap(({ name, command, ofFiles }) => {
    if (!ofFiles) return [{ name, command }]
    const files = changed.filter((file) => ofFiles.test(file))
    return files.length === 0 ? [] : [{ name, command: [...command, ...files] }]
  })
}

function filesSince(revision) {
  const tracked = git('diff', '--name-only', '--diff-filter=d', revision)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(join(root, file)))
}

function git(...args) {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.split('\n').filter(Boolean)
}

async function run([command, ...args]) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [status] = await once(child, 'close')
  return { isGood: status === 0, output }
}

/** What `--changed` compares with: the named revision, or where this branch left its upstream, or the last commit. */
function sinceOf(args) {
  const flag = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='))
  if (flag === undefined) return undefined
  if (flag.includes('=')) return flag.slice('--changed='.length)
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0]
  } catch {
    return 'HEAD'
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runChecks(sinceOf(process.argv.slice(2)))
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
