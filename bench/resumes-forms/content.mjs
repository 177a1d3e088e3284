// A resume as rows, in three arrangements; each form writes the same rows in its own way.
import { T, ends, range } from '../resumes-third/texts.mjs'

const bold = (text) => ({ text, bold: true })
const italic = (text) => ({ text, italic: true })
const plain = (text) => ({ text })
const contacts = (p) => [p.email, p.phone, p.shownPlace, `linkedin.com/in/${p.linkedin}`]
const certificate = ([title, by, year]) => `${title}, ${by}, ${year}`
const languages = (p) => p.languages.map(([name, level]) => `${name} (${level})`)

/** Titles, entries and lists one below the other; dates at the right edge. */
function straight(p) {
  const t = T[p.lang]
  const title = (text) => ({ kind: 'title', parts: [plain(text)] })
  return [
    { kind: 'name', parts: [plain(`${p.first} ${p.last}`)] },
    { kind: 'text', parts: [plain(p.headline)] },
    { kind: 'text', parts: [plain(contacts(p).join(' | '))] },
    title(t.sum),
    { kind: 'text', parts: [plain(p.summary)] },
    title(t.work),
    ...p.work.flatMap((w) => [
      { kind: 'entry', parts: [bold(w.role)], right: range(w, p.lang, 'long') },
      { kind: 'text', parts: [plain(w.company), plain(', '), italic(w.loc)] },
      ...w.bullets.map((text) => ({ kind: 'bullet', parts: [plain(text)] })),
    ]),
    title(t.edu),
    ...p.education.flatMap((e) => [
      { kind: 'entry', parts: [bold(`${e.degree} ${e.field}`)], right: range(e, p.lang, 'long') },
      { kind: 'text', parts: [plain(`${e.college}, ${e.loc}`)] },
    ]),
    ...rest(p, title),
  ]
}

function rest(p, title) {
  const t = T[p.lang]
  const part = (text, rows) => (rows.length > 0 ? [title(text), ...rows] : [])
  return [
    title(t.skills),
    ...p.skills.map(([name, list]) => ({ kind: 'text', parts: [bold(`${name}: `), plain(list.join(', '))] })),
    title(t.lang),
    { kind: 'text', parts: [plain(languages(p).join(', '))] },
    ...part(
      t.cert,
      p.certs.map((one) => ({ kind: 'text', parts: [plain(certificate(one))] })),
    ),
    ...part(
      t.lic,
      p.licenses.map((text) => ({ kind: 'text', parts: [plain(text)] })),
    ),
  ]
}

/** Dates in a column of their own, beside what happened then. */
function dated(p) {
  const t = T[p.lang]
  const title = (text) => ({ kind: 'title', parts: [plain(text)] })
  const row = (entry, cell) => ({
    kind: 'row',
    widths: [25, 75],
    cells: [[{ kind: 'text', parts: [plain(ends(entry, p.lang, 'slash').join(' – '))] }], cell],
  })
  return [
    { kind: 'name', parts: [plain(`${p.first} ${p.last}`)] },
    ...contacts(p).map((text) => ({ kind: 'text', parts: [plain(text)] })),
    title(t.work),
    ...p.work.map((w) =>
      row(w, [
        { kind: 'text', parts: [bold(w.company), plain(`, ${w.loc}`)] },
        { kind: 'text', parts: [italic(w.role)] },
        ...w.bullets.map((text) => ({ kind: 'bullet', parts: [plain(text)] })),
      ]),
    ),
    title(t.edu),
    ...p.education.map((e) =>
      row(e, [
        { kind: 'text', parts: [bold(e.college), plain(`, ${e.loc}`)] },
        { kind: 'text', parts: [plain(`${e.degree} ${e.field}`)] },
      ]),
    ),
    ...rest(p, title),
  ]
}

/** Who it is in a narrow column, what they did in a wide one. */
function sidebar(p) {
  const t = T[p.lang]
  const title = (text) => ({ kind: 'title', parts: [plain(text)] })
  const line = (text) => ({ kind: 'text', parts: [plain(text)] })
  const part = (text, rows) => (rows.length > 0 ? [title(text), ...rows] : [])
  const side = [
    title(t.contact),
    ...contacts(p).map(line),
    title(t.skills),
    ...p.skills.flatMap(([, list]) => list.map(line)),
    title(t.lang),
    ...languages(p).map(line),
    ...part(
      t.cert,
      p.certs.map((one) => line(certificate(one))),
    ),
    ...part(t.lic, p.licenses.map(line)),
  ]
  const main = [
    { kind: 'name', parts: [plain(`${p.first} ${p.last}`)] },
    line(p.headline),
    title(t.sum),
    line(p.summary),
    title(t.work),
    ...p.work.flatMap((w) => [
      { kind: 'text', parts: [bold(w.role)] },
      line(`${w.company}, ${w.loc}`),
      { kind: 'text', parts: [italic(range(w, p.lang, 'short'))] },
      ...w.bullets.map((text) => ({ kind: 'bullet', parts: [plain(text)] })),
    ]),
    title(t.edu),
    ...p.education.flatMap((e) => [
      { kind: 'text', parts: [bold(`${e.degree} ${e.field}`)] },
      line(e.college),
      { kind: 'text', parts: [italic(range(e, p.lang, 'short'))] },
    ]),
  ]
  return [{ kind: 'row', widths: [36, 64], cells: [side, main] }]
}

export const ARRANGEMENTS = {
  straight: { rows: straight },
  dated: { rows: dated, noBio: true },
  sidebar: { rows: sidebar },
}
