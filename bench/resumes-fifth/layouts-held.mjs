// Layouts of the fifth round that were held back: scored with the first rules, and looked at only after the others stood.
import {
  certsOf,
  degreeOf,
  div,
  h2,
  licencesOf,
  part,
  skillsOf,
  spokenOf,
} from '../resumes-fourth/layouts.mjs'
import { esc, full, linkedIn, page, ul } from '../resumes-third/layouts.mjs'
import { T, ends, range } from './texts.mjs'

const SANS = '"Liberation Sans","DejaVu Sans",Han'
const SERIF = '"Liberation Serif","DejaVu Serif",Han'
const tail = (p, h = h2) => {
  const t = T[p.lang]
  return part(t.lang, spokenOf(p), h) + part(t.cert, certsOf(p), h) + part(t.lic, licencesOf(p), h)
}

export const HELD = {
  /** A builder's form: "Role, Company, Place" in bold above the dates in wide capitals; details in a bar on the right. */
  commaheads: {
    people: ['oluwaseun', 'sietske', 'iracema'],
    html(p) {
      const t = T[p.lang]
      const entry = (e, a, body = '') =>
        `<h3>${esc(a)}</h3><div class=d>${range(e, p.lang, 'long', ' — ')}</div>${body}`
      return page(
        p,
        `body{font:9.5pt ${SANS};padding:14mm;display:flex;gap:10mm}.m{flex:1}.b{width:48mm}h1{font-size:20pt}h2{font-size:12pt;margin:12px 0 4px}h3{font-size:10pt;margin-top:6px}.d{text-transform:uppercase;letter-spacing:.08em;font-size:7.5pt;color:#888}ul{padding-left:13px}.b h4{margin:5px 0 0;font-size:8pt;color:#888}`,
        `<div class=m><h1>${full(p)}</h1><div>${esc(p.headline)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work.map((w) => entry(w, `${w.role}, ${w.company}, ${w.loc}`, ul(w.bullets))).join('') +
          h2(t.edu) +
          p.education.map((e) => entry(e, `${degreeOf(e)}, ${e.college}, ${e.loc}`)).join('') +
          part(t.cert, certsOf(p)) +
          `</div><div class=b>${h2(t.contact)}${div(p.shownPlace)}${div(p.phone)}${div(`<small>${p.email}</small>`)}${div(`<small>${linkedIn(p)}</small>`)}${h2(t.skills)}${skillsOf(
            p,
          )
            .map((x) => div(esc(x)))
            .join('')}${part(t.lang, spokenOf(p))}${part(t.lic, licencesOf(p))}</div>`,
      )
    },
  },
  /** The dates first, a colon, and all else behind it. */
  colons: {
    people: ['gwendal', 'harriet', 'nayara'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:11pt ${SERIF};padding:20mm}h1{font-size:17pt}h2{font-size:12pt;text-transform:uppercase;margin:12px 0 4px}ul{padding-left:20px}`,
        `<h1>${full(p)}</h1><div>${p.shownPlace}, ${p.phone}, ${p.email}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div>${range(w, p.lang, 'long', ' - ')}: <b>${esc(w.role)}</b>, ${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div>${range(e, p.lang, 'year', '-')}: <b>${esc(degreeOf(e))}</b>, ${esc(e.college)}</div>`,
            )
            .join('') +
          h2(t.skills) +
          ul(skillsOf(p)) +
          tail(p),
      )
    },
  },
  /** Titles in two languages. */
  bilingual: {
    people: ['rasha', 'misaki', 'wiebke', 'eitan'],
    html(p) {
      const t = T[p.lang]
      const two = Object.fromEntries(Object.entries(t).map(([key, text]) => [key, `${text} / ${T.en[key]}`]))
      const h = (key) => h2(two[key])
      return page(
        p,
        `body{font:10pt ${SANS};padding:16mm}h1{font-size:20pt}h2{font-size:12pt;border-bottom:2px solid #888;margin:12px 0 5px}ul{padding-inline-start:14px}.e{margin-bottom:6px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.shownPlace}</div><div>${p.phone}</div><div>${p.email}</div><div>${linkedIn(p)}</div>${h('sum')}<p>${esc(p.summary)}</p>${h('work')}` +
          p.work
            .map(
              (w) =>
                `<div class=e><b>${esc(w.role)}</b> | ${esc(w.company)}<div>${range(w, p.lang, 'slash', ' - ')} | ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h('edu') +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(degreeOf(e))}</b> | ${esc(e.college)}<div>${range(e, p.lang, 'slash', ' - ')}</div></div>`,
            )
            .join('') +
          h('skills') +
          div(skillsOf(p).map(esc).join(', ')) +
          part(two.lang, spokenOf(p)) +
          part(two.cert, certsOf(p)) +
          part(two.lic, licencesOf(p)),
      )
    },
  },
  /** Three columns in each post: company and place, role and duties, dates at the right edge one above the other. */
  tricol: {
    people: ['bogumil', 'bartolomeo', 'haoran'],
    html(p) {
      const t = T[p.lang]
      const entry = (e, a, b, body) =>
        `<div class=e><div class=l><b>${esc(a)}</b><br>${esc(e.loc)}</div><div class=x><b>${esc(b)}</b>${body}</div><div class=d>${ends(e, p.lang, 'slash').join('<br>')}</div></div>`
      return page(
        p,
        `body{font:9.5pt ${SANS};padding:15mm}h1{font-size:22pt}h2{font-size:11pt;border-top:1px solid;padding-top:3px;margin:12px 0 6px}.e{display:flex;gap:5mm;margin-bottom:7px}.l{width:44mm}.x{flex:1}.d{width:22mm;text-align:right}ul{padding-left:12px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}, ${p.shownPlace}</div><div>${p.phone} · ${p.email} · ${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work.map((w) => entry(w, w.company, w.role, ul(w.bullets))).join('') +
          h2(t.edu) +
          p.education.map((e) => entry(e, e.college, degreeOf(e), '')).join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(' · ')) +
          tail(p),
      )
    },
  },
  /** Labels before each fact of a post, in the language of the page. */
  facts: {
    people: ['nurcan', 'bogumil', 'iracema', 'nayara'],
    html(p) {
      const t = T[p.lang]
      const [firm, post, time, place, done] = {
        tr: ['Firma', 'Pozisyon', 'Tarih', 'Şehir', 'Görevler'],
        pl: ['Firma', 'Stanowisko', 'Okres', 'Miejsce', 'Obowiązki'],
        pt: ['Empresa', 'Cargo', 'Período', 'Local', 'Atividades'],
        es: ['Empresa', 'Puesto', 'Periodo', 'Lugar', 'Funciones'],
      }[p.lang]
      return page(
        p,
        `body{font:10.5pt ${SERIF};padding:20mm}h1{font-size:18pt;text-align:center}.k{text-align:center}h2{font-size:12pt;margin:13px 0 5px;text-transform:uppercase}.e{margin-bottom:9px}ul{padding-left:16px}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace}</div><div class=k>${p.phone} / ${p.email}</div><div class=k>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div>${firm}: <b>${esc(w.company)}</b></div><div>${post}: ${esc(w.role)}</div><div>${time}: ${range(w, p.lang, 'slash', ' - ')}</div><div>${place}: ${esc(w.loc)}</div><div>${done}:</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(e.college)}</b>, ${esc(e.loc)}<br>${esc(degreeOf(e))}, ${range(e, p.lang, 'year', '-')}</div>`,
            )
            .join('') +
          h2(t.skills) +
          ul(skillsOf(p)) +
          tail(p),
      )
    },
  },
  /** How long each post lasted stands in brackets behind its dates, the company in capitals before a dash. */
  lasted: {
    people: ['harriet', 'gwendal', 'wiebke'],
    html(p) {
      const t = T[p.lang]
      const [y, m] = { en: ['yrs', 'mos'], fr: ['ans', 'mois'], de: ['Jahre', 'Monate'] }[p.lang]
      const long = ({ start, end }) => {
        const all = ((end ?? [2026, 11])[0] - start[0]) * 12 + (end ?? [2026, 11])[1] - start[1] + 1
        return `(${Math.floor(all / 12)} ${y} ${all % 12} ${m})`
      }
      return page(
        p,
        `body{font:10pt ${SANS};padding:16mm}h1{font-size:21pt;border-bottom:4px solid #5d4037}h2{font-size:12pt;color:#5d4037;margin:12px 0 5px}.e{margin-bottom:8px}.d{font-size:9pt}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div>${p.shownPlace} ● ${p.phone} ● ${p.email} ● ${linkedIn(p)}</div><p style="margin-top:4mm"><i>${esc(p.summary)}</i></p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div><b>${esc(w.company.toUpperCase())}</b> – ${esc(w.role)}</div><div class=d>${range(w, p.lang, 'short', ' – ')} ${long(w)}, ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><div><b>${esc(e.college.toUpperCase())}</b> – ${esc(degreeOf(e))}</div><div class=d>${range(e, p.lang, 'year', ' – ')}</div></div>`,
            )
            .join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(' ● ')) +
          tail(p),
      )
    },
  },
}
