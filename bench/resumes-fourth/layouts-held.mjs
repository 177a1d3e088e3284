// Layouts written and scored after the rules for the first two files stood, with the people of the third round.
import { esc, full, linkedIn, page, ul } from '../resumes-third/layouts.mjs'
import { certsOf, degreeOf, div, h2, licencesOf, part, skillsOf, spokenOf } from './layouts.mjs'
import { T, ends, range } from './texts.mjs'

const tail = (p, h = h2) => {
  const t = T[p.lang]
  return part(t.lang, spokenOf(p), h) + part(t.cert, certsOf(p), h) + part(t.lic, licencesOf(p), h)
}

export const HELD = {
  /** Titles between two lines; the place below the dates at the right edge. */
  ribbon: {
    people: ['darnell', 'thorsten', 'rodrigo', 'burak'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<div class=h><hr><span>${esc(x)}</span><hr></div>`
      const row = (a, b, c, d) =>
        `<div class=r><b>${esc(a)}</b><span>${c}</span></div><div class=r><i>${esc(b)}</i><span>${esc(d)}</span></div>`
      return page(
        p,
        `body{font:10pt Roboto;padding:15mm}h1{font-size:21pt;text-align:center}.k{text-align:center}.h{display:flex;align-items:center;gap:5mm;margin:10px 0 5px;font-size:12pt;font-weight:700}hr{flex:1}.r{display:flex;justify-content:space-between}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace} • ${p.phone} • ${p.email}</div><div class=k>${linkedIn(p)}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map((w) => row(w.company, w.role, range(w, p.lang, 'short'), w.loc) + ul(w.bullets))
            .join('') +
          h(t.edu) +
          p.education.map((e) => row(e.college, degreeOf(e), range(e, p.lang, 'short'), e.loc)).join('') +
          h(t.skills) +
          div(skillsOf(p).map(esc).join(' • ')) +
          tail(p, h),
      )
    },
  },
  /** Dates above the place in a left column, role and company on the right. */
  leftlist: {
    people: ['rosalind', 'maelys', 'ludovica', 'femke'],
    html(p) {
      const t = T[p.lang]
      const row = (e, body) =>
        `<div class=e><div class=l>${range(e, p.lang, 'short')}<br>${esc(e.loc)}</div><div>${body}</div></div>`
      return page(
        p,
        `body{font:9.5pt Inter;padding:15mm}h1{font-size:24pt}h2{font-size:11pt;text-transform:uppercase;margin:13px 0 6px}.e{display:flex;margin-bottom:8px}.l{width:46mm;flex:none;color:#666}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.phone}</div><div>${p.email}</div><div>${linkedIn(p)}</div><div>${p.shownPlace}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work.map((w) => row(w, `<b>${esc(w.role)}</b>${div(esc(w.company))}${ul(w.bullets)}`)).join('') +
          h2(t.edu) +
          p.education.map((e) => row(e, `<b>${esc(degreeOf(e))}</b>${div(esc(e.college))}`)).join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(', ')) +
          tail(p),
      )
    },
  },
  /** Dates as year-month with an arrow, all of an entry in one line. */
  arrows: {
    people: ['callum', 'itziar', 'agnieszka', 'thorsten'],
    html(p) {
      const t = T[p.lang]
      const iso = (at) => (at ? `${at[0]}-${String(at[1]).padStart(2, '0')}` : T[p.lang].present)
      const span = (e) => `${iso(e.start)} → ${iso(e.end)}`
      return page(
        p,
        `body{font:10pt "DejaVu Sans";padding:14mm}h1{font-size:18pt}h2{font-size:12pt;color:#33691e;margin:11px 0 5px}ul{padding-left:15px}`,
        `<h1>${full(p)}</h1><div>${p.email} · ${p.phone} · ${p.shownPlace} · ${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div><b>${esc(w.role)}</b> · ${esc(w.company)} · ${esc(w.loc)} · ${span(w)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map((e) => `<div><b>${esc(degreeOf(e))}</b> · ${esc(e.college)} · ${span(e)}</div>`)
            .join('') +
          h2(t.skills) +
          p.skills.map(([name, all]) => div(`${esc(name)}: ${all.map(esc).join(' · ')}`)).join('') +
          tail(p),
      )
    },
  },
  /** Name left, contacts right; work beside everything else. */
  letterhead: {
    people: ['darnell', 'ludovica', 'rodrigo', 'agnieszka'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:9pt Roboto;padding:14mm}.t{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:4mm}.t>div:last-child{text-align:right}h1{font-size:23pt}.g{display:flex;gap:9mm}.g>div:first-child{flex:1.7}.g>div:last-child{flex:1}h2{font-size:11pt;margin:11px 0 5px}h3{font-size:9.5pt;margin-top:6px}.d{color:#777}ul{padding-left:12px}`,
        `<div class=t><div><h1>${full(p)}</h1>${esc(p.headline)}</div><div>${div(p.shownPlace)}${div(p.phone)}${div(p.email)}${div(linkedIn(p))}</div></div><div class=g><div>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<h3>${esc(w.company)} — ${esc(w.role)}</h3>${div(`${range(w, p.lang, 'long')} | ${esc(w.loc)}`, 'd')}${ul(w.bullets)}`,
            )
            .join('') +
          `</div><div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.edu)}` +
          p.education
            .map(
              (e) =>
                `<h3>${esc(e.college)}</h3>${div(esc(degreeOf(e)))}${div(range(e, p.lang, 'year'), 'd')}`,
            )
            .join('') +
          part(
            t.skills,
            skillsOf(p).map((x) => div(esc(x))),
          ) +
          tail(p) +
          '</div></div>',
      )
    },
  },
  /** Numbers before the titles, the dates in a line of their own above each entry. */
  numbers: {
    people: ['callum', 'maelys', 'burak', 'chenyu'],
    html(p) {
      const t = T[p.lang]
      let count = 0
      const h = (x) => `<h2><span>0${++count}</span> ${esc(x)}</h2>`
      return page(
        p,
        `body{font:9.5pt "DejaVu Sans",Han;padding:15mm}h1{font-size:20pt;font-weight:400}h2{font-size:12pt;margin:12px 0 5px}h2 span{color:#999;font-weight:400}.d{font-size:8.5pt;color:#555;margin-top:6px}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}, ${p.shownPlace}</div><div>${p.phone}, ${p.email}</div><div>${linkedIn(p)}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `${div(ends(w, p.lang, 'dot').join('–'), 'd')}<div><b>${esc(w.company)}</b>, ${esc(w.loc)}</div><div>${esc(w.role)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `${div(ends(e, p.lang, 'dot').join('–'), 'd')}<div><b>${esc(e.college)}</b></div><div>${esc(degreeOf(e))}</div>`,
            )
            .join('') +
          h(t.skills) +
          `<table>${p.skills.map(([name, all]) => `<tr><td style="padding-right:8mm">${esc(name)}</td><td>${all.map(esc).join(', ')}</td></tr>`).join('')}</table>` +
          tail(p, h),
      )
    },
  },
  /** A grid of skills in three columns, the newest post in a box of its own. */
  boxes: {
    people: ['rosalind', 'itziar', 'femke', 'sato'],
    html(p) {
      const t = T[p.lang]
      const entry = (w) =>
        `<div class=b><div class=r><b>${esc(w.role)}</b><span>${range(w, p.lang, 'slash')}</span></div><div class=r><span>${esc(w.company)}</span><span>${esc(w.loc)}</span></div>${ul(w.bullets)}</div>`
      return page(
        p,
        `body{font:9.5pt Roboto,Han;padding:14mm}h1{font-size:22pt;color:#283593}h2{font-size:11pt;background:#e8eaf6;padding:2px 6px;margin:11px 0 5px}.b{border:1px solid #c5cae9;padding:5px 7px;margin-bottom:5px}.r{display:flex;justify-content:space-between}.g{display:grid;grid-template-columns:1fr 1fr 1fr}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div class=g><span>${p.email}</span><span>${p.phone}</span><span>${p.shownPlace}</span></div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.skills)}<div class=g>${skillsOf(
          p,
        )
          .map((x) => `<span>${esc(x)}</span>`)
          .join('')}</div>${h2(t.work)}${p.work.map(entry).join('')}${h2(t.edu)}` +
          p.education
            .map(
              (e) =>
                `<div class=b><div class=r><b>${esc(degreeOf(e))}</b><span>${range(e, p.lang, 'slash')}</span></div>${div(esc(e.college))}</div>`,
            )
            .join('') +
          tail(p),
      )
    },
  },
}
