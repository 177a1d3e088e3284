// A profile of the processor as a picture and as shares: where the time of a request goes.
import * as z from 'zod/mini'

const Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.optional(z.array(z.number())),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})
type Profile = z.infer<typeof Profile>

/** A function as it was called from one place, with all that it called, in microseconds. */
export interface Frame {
  name: string
  part: string
  own: number
  all: number
  called: Map<string, Frame>
}

/** Time in which nothing of ours ran. */
const RESTING = ['(idle)', '(program)']

/** @param json a `.cpuprofile` of V8 */
export function readProfile(json: string): Frame {
  const profile = Profile.parse(JSON.parse(json))
  const own = new Map<number, number>()
  for (const [at, id] of profile.samples.entries())
    own.set(id, (own.get(id) ?? 0) + (profile.timeDeltas[at] ?? 0))
  const byId = new Map(profile.nodes.map((node) => [node.id, node]))
  const root: Frame = { name: 'all', part: '', own: 0, all: 0, called: new Map() }
  const first = profile.nodes[0]
  if (first !== undefined) grow(root, first.children ?? [], { byId, own })
  return root
}

interface Source {
  byId: ReadonlyMap<number, Profile['nodes'][number]>
  own: ReadonlyMap<number, number>
}

/** What was called twice from one place stands there once. */
function grow(into: Frame, ids: readonly number[], source: Source): void {
  for (const id of ids) {
    const node = source.byId.get(id)
    if (node === undefined || RESTING.includes(node.callFrame.functionName)) continue
    const { functionName, url } = node.callFrame
    const name = functionName === '' ? '(anonymous)' : functionName
    const key = `${name} ${url}`
    const frame = into.called.get(key) ?? { name, part: partOf(name, url), own: 0, all: 0, called: new Map() }
    into.called.set(key, frame)
    const before = frame.all
    const own = source.own.get(id) ?? 0
    frame.own += own
    frame.all += own
    grow(frame, node.children ?? [], source)
    into.all += frame.all - before
  }
}

/** Whose code it is: ours by its folder, else the package. */
function partOf(name: string, url: string): string {
  if (name === '(garbage collector)') return 'garbage collector'
  const ours = /apps\/server\/src\/((?:platform|features)\/[\w-]+|\w+)/.exec(url)
  if (ours?.[1] !== undefined) return ours[1]
  const packed = [...url.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g)].at(-1)
  if (packed?.[1] !== undefined) return packed[1]
  if (url.includes('/packages/')) return 'contract'
  return url.startsWith('node:') || url === '' ? 'node' : 'bench'
}

/** What each part took itself, as a share of all, the largest first. */
export function shares(root: Frame): [part: string, share: number][] {
  const sums = new Map<string, number>()
  const add = (frame: Frame) => {
    sums.set(frame.part, (sums.get(frame.part) ?? 0) + frame.own)
    for (const called of frame.called.values()) add(called)
  }
  add(root)
  return [...sums]
    .map(([part, time]): [string, number] => [part, time / root.all])
    .toSorted((a, b) => b[1] - a[1])
}

const WIDTH = 1400
const ROW = 17
const LEAST = 0.6
const LETTER = 6.2
const MOST_ROWS = 70

/** The picture: callers above what they called, as wide as the time that they took. */
export function flame(root: Frame, title: string): string {
  const boxes: string[] = []
  let deepest = 0
  const draw = (frame: Frame, x: number, depth: number) => {
    const width = (WIDTH * frame.all) / root.all
    if (width < LEAST || depth > MOST_ROWS) return
    deepest = Math.max(deepest, depth)
    boxes.push(box(frame, { x, width, y: ROW * (depth + 2), share: frame.all / root.all }))
    let at = x
    for (const called of [...frame.called.values()].toSorted((a, b) => b.all - a.all)) {
      draw(called, at, depth + 1)
      at += (WIDTH * called.all) / root.all
    }
  }
  draw(root, 0, 0)
  const height = ROW * (deepest + 4)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="11">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
<text x="4" y="18" font-size="14" font-weight="600" fill="#1c1f2a">${escaped(title)}</text>
${boxes.join('\n')}
</svg>
`
}

interface Place {
  x: number
  y: number
  width: number
  share: number
}

function box({ name, part }: Frame, { x, y, width, share }: Place): string {
  const letters = Math.floor((width - 4) / LETTER)
  const said = part === '' ? name : `${name} · ${part}`
  const text =
    letters < 3
      ? ''
      : `<text x="${(x + 3).toFixed(1)}" y="${y + 12}" fill="#1c1f2a">${escaped(said.slice(0, letters))}</text>`
  const fill = `hsl(${hueOf(part)} 62% ${part === 'node' ? 90 : 80}%)`
  return `<g><title>${escaped(said)} ${(100 * share).toFixed(1)} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(width - 0.5, 0.3).toFixed(1)}" height="${ROW - 1}" fill="${fill}"/>${text}</g>`
}

/** The same part has the same colour; ours are blue to violet, packages green to red. */
function hueOf(part: string): number {
  const sum = [...part].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7)
  const isOurs = part.startsWith('features/') || part.startsWith('platform/')
  return isOurs ? 220 + (sum % 60) : sum % 150
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
