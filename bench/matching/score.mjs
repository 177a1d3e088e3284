#!/usr/bin/env node
// node score.mjs --qrels qrels.tsv --run run.tsv [--split split.tsv --only dev|held] [--briefs briefs.jsonl]
import fs from 'node:fs'
const a = (n, d) => {
  const i = process.argv.indexOf('--' + n)
  return i > 0 ? process.argv[i + 1] : d
}
const tsv = (f) =>
  fs
    .readFileSync(f, 'utf8')
    .split('\n')
    .map((l) => l.replace(/\r$/, ''))
    .filter((l) => l.trim())
    .map((l) => l.split('\t'))
if (!a('qrels') || !a('run')) {
  console.error('usage: score.mjs --qrels F --run F [--split F --only dev|held] [--briefs F]')
  process.exit(2)
}
const Q = new Map()
for (const [b, e, g] of tsv(a('qrels'))) {
  if (!Q.has(b)) Q.set(b, new Map())
  Q.get(b).set(e, +g)
}
const R = new Map()
for (const [b, e, r, s] of tsv(a('run'))) {
  if (!R.has(b)) R.set(b, [])
  R.get(b).push([e, +r, +s])
}
let type = new Map()
if (a('briefs'))
  for (const l of fs.readFileSync(a('briefs'), 'utf8').split('\n').filter(Boolean)) {
    const j = JSON.parse(l)
    type.set(j.id, j.type)
  }
let ids = [...Q.keys()]
if (a('split') && a('only')) {
  const k = new Map(tsv(a('split')))
  ids = ids.filter((b) => k.get(b) === a('only'))
}
const gain = (g) => 2 ** g - 1,
  rows = []
for (const b of ids) {
  const q = Q.get(b),
    seen = new Set(),
    run = (R.get(b) || [])
      .sort((x, y) => x[1] - y[1])
      .map((x) => x[0])
      .filter((e) => !seen.has(e) && seen.add(e)) // by rank; a repeated expert counts once
  const dcg = (l) => l.slice(0, 10).reduce((s, g, i) => s + gain(g) / Math.log2(i + 2), 0)
  const g = run.map((e) => q.get(e) || 0),
    ideal = dcg([...q.values()].sort((x, y) => y - x)),
    rel = [...q.values()].filter((x) => x >= 2).length,
    m = g.findIndex((x) => x === 3)
  rows.push({
    b,
    t: type.get(b) || 'all',
    'nDCG@10': ideal ? dcg(g) / ideal : 0,
    'P@5': g.slice(0, 5).filter((x) => x >= 2).length / 5,
    'R@20': rel ? g.slice(0, 20).filter((x) => x >= 2).length / rel : 0,
    MRR: m < 0 ? 0 : 1 / (m + 1),
  })
}
let seed = 42
const rnd = () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const M = ['nDCG@10', 'P@5', 'R@20', 'MRR'],
  mean = (v) => v.reduce((x, y) => x + y, 0) / (v.length || 1)
const ci = (v) => {
  const s = []
  for (let i = 0; i < 1000; i++) {
    let t = 0
    for (let j = 0; j < v.length; j++) t += v[Math.floor(rnd() * v.length)]
    s.push(t / v.length)
  }
  s.sort((x, y) => x - y)
  return [s[25], s[974]]
}
const line = (n, rs) =>
  console.log(
    n.padEnd(20) +
      String(rs.length).padStart(3) +
      '  ' +
      M.map((m) => {
        const v = rs.map((r) => r[m]),
          [l, h] = ci(v)
        return `${m} ${mean(v).toFixed(3)} [${l.toFixed(3)},${h.toFixed(3)}]`
      }).join('  '),
  )
if (process.argv.includes('--per-brief'))
  for (const r of rows) console.log([r.b, r.t, ...M.map((m) => r[m].toFixed(3))].join('\t'))
for (const t of [...new Set(rows.map((r) => r.t))].filter((t) => t !== 'all'))
  line(
    t,
    rows.filter((r) => r.t === t),
  )
line('overall', rows)
const missing = ids.filter((b) => !R.has(b))
if (missing.length) console.log('no run lines for: ' + missing.join(' ') + ' (scored 0)')
console.log('nDCG@10 ' + mean(rows.map((r) => r['nDCG@10'])).toFixed(3))
