// Layouts of the fifth round that are known from one country or one tool, scored with the first before any was looked at.
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
import { T, date, ends, range } from './texts.mjs'

const SANS = '"Liberation Sans","DejaVu Sans",Han'
const SERIF = '"Liberation Serif","DejaVu Serif",Han'
const SPREAD = '.r{display:flex;justify-content:space-between}'
const tail = (p, h = h2) => {
  const t = T[p.lang]
  return part(t.lang, spokenOf(p), h) + part(t.cert, certsOf(p), h) + part(t.lic, licencesOf(p), h)
}

export const SECOND = {
  /** The time of a post stands below what was done there. */
  tailing: {
    people: ['harriet', 'nayara', 'bogumil'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:10pt ${SERIF};padding:18mm}h1{font-size:20pt}h2{font-size:12pt;letter-spacing:.1em;text-transform:uppercase;margin:13px 0 5px}.e{margin-bottom:9px}.d{font-style:italic;color:#555}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.phone} | ${p.email}</div><div>${linkedIn(p)} | ${p.shownPlace}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><b>${esc(w.role)}</b><div>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}<div class=d>${range(w, p.lang, 'long')}</div></div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(degreeOf(e))}</b><div>${esc(e.college)}, ${esc(e.loc)}</div><div class=d>${range(e, p.lang, 'year')}</div></div>`,
            )
            .join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join('; ')) +
          tail(p),
      )
    },
  },
  /** Labels within the entries, a personal part with the father's name and a declaration at the end. */
  declaration: {
    people: ['oluwaseun', 'harriet'],
    nationality: true,
    html(p) {
      const t = T[p.lang]
      const till = (e) =>
        `${date(e.start, 'en', 'long')} to ${e.end ? date(e.end, 'en', 'long') : 'till date'}`
      const f = (a, b) => `<div><span class=l>${a}</span>: ${b}</div>`
      return page(
        p,
        `body{font:11pt ${SERIF};padding:20mm}h1{font-size:15pt;text-align:center;text-decoration:underline}h2{font-size:11.5pt;background:#ccc;padding:1px 3px;margin:12px 0 5px}.l{display:inline-block;width:38mm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:2px 5px;text-align:left}ul{padding-left:18px}.e{margin-bottom:8px}`,
        `<h1>RESUME</h1><div><b>${full(p)}</b></div><div>Email: ${p.email}</div><div>Mobile: ${p.phone}</div><div>LinkedIn: ${linkedIn(p)}</div>${h2('Career Objective')}<p>${esc(p.summary)}</p>${h2('Work Experience')}` +
          p.work
            .map(
              (w) =>
                `<div class=e>${f('Organization', esc(w.company))}${f('Designation', esc(w.role))}${f('Duration', till(w))}${f('Location', esc(w.loc))}${f('Responsibilities', '')}${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2('Educational Qualification') +
          `<table><tr><th>Degree<th>Institute<th>Year</tr>${p.education.map((e) => `<tr><td>${esc(degreeOf(e))}<td>${esc(e.college)}<td>${range(e, 'en', 'year', ' - ')}`).join('')}</table>` +
          h2('Technical Skills') +
          ul(skillsOf(p)) +
          part(t.cert, certsOf(p)) +
          part('Driving Licence', licencesOf(p)) +
          h2('Personal Details') +
          f('Father’s Name', 'George Albert Manning') +
          f('Date of Birth', '4th May 1992') +
          f('Marital Status', 'Single') +
          f('Nationality', p.nationality) +
          f('Languages Known', p.languages.map(([a]) => a).join(', ')) +
          f('Address', p.shownPlace) +
          `${h2('Declaration')}<p>I hereby declare that the above information is true to the best of my knowledge.</p><br><div>Place: ${p.city}</div><div>Date: 02/11/2026 <span style="float:right">(${full(p)})</span></div>`,
      )
    },
  },
  /** A public office asks for hours, salary and the supervisor's number in each post. */
  federal: {
    people: ['oluwaseun', 'harriet'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:10.5pt ${SERIF};padding:22mm}h1{font-size:16pt;text-align:center}.k{text-align:center}h2{font-size:11pt;text-transform:uppercase;margin:12px 0 4px}.e{margin-bottom:9px}ul{padding-left:16px}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace}</div><div class=k>Mobile: ${p.phone} Email: ${p.email}</div><div class=k>${linkedIn(p)}</div>${h2('Professional Summary')}<p>${esc(p.summary)}</p>${h2('Employment History')}` +
          p.work
            .map(
              (w, index) =>
                `<div class=e><b>${esc(w.role)}</b><div>${esc(w.company)}</div><div>${esc(w.loc)}</div><div>${range(w, p.lang, 'slash', ' - ')}</div><div>Hours per week: 40</div><div>Salary: 5${index},000 per annum</div><div>Supervisor: Paula Ricketts (555-010${index}); okay to contact: Yes</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(e.college)}</b>, ${esc(e.loc)}<div>${esc(degreeOf(e))}, ${range(e, p.lang, 'year', ' - ')}</div><div>GPA: 3.6</div></div>`,
            )
            .join('') +
          h2('Job Related Training') +
          certsOf(p).join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(', ')) +
          part('Language Skills', spokenOf(p)) +
          part('Driving Licence', licencesOf(p)),
      )
    },
  },
  /** Years of two figures, "09/19 - heute". */
  shortyears: {
    people: ['wiebke', 'bartolomeo', 'iracema', 'sietske'],
    html(p) {
      const t = T[p.lang]
      const at = ([year, month]) => `${String(month).padStart(2, '0')}/${String(year).slice(2)}`
      const span = (e) => `${at(e.start)} - ${e.end ? at(e.end) : t.present}`
      const entry = (e, a, b, body = '') =>
        `<div class=e><div class=l>${span(e)}</div><div><b>${esc(a)}</b>${div(esc(b))}${body}</div></div>`
      return page(
        p,
        `body{font:10pt ${SANS};padding:17mm}h1{font-size:22pt;color:#123a6b}h2{font-size:12pt;color:#123a6b;border-bottom:1px solid;margin:12px 0 5px}.e{display:flex;margin-bottom:6px}.l{width:36mm;flex:none}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.shownPlace} | ${p.phone} | ${p.email} | ${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work.map((w) => entry(w, w.role, `${w.company}, ${w.loc}`, ul(w.bullets))).join('') +
          h2(t.edu) +
          p.education.map((e) => entry(e, degreeOf(e), `${e.college}, ${e.loc}`)).join('') +
          h2(t.skills) +
          ul(p.skills.map(([a, all]) => `${a}: ${all.join(', ')}`)) +
          tail(p),
      )
    },
  },
  /** A page of notes, printed: signs before the titles, "Role @ Company", arrows between the dates. */
  notes: {
    people: ['gwendal', 'iracema', 'nurcan', 'haoran'],
    html(p) {
      const t = T[p.lang]
      const h = (sign) => (x) => `<h2>${sign} ${esc(x)}</h2>`
      const span = (e) => `<code>${ends(e, p.lang, 'short').join(' → ')}</code>`
      return page(
        p,
        `body{font:10.5pt ${SANS},"DejaVu Sans";padding:20mm}h1{font-size:26pt}h2{font-size:15pt;margin:15px 0 6px}.e{margin-bottom:9px}code{font:8.5pt "DejaVu Sans Mono",Han;background:#eee;color:#c44}ul{padding-left:16px}hr{border:0;border-top:1px solid #ddd}`,
        `<h1>${full(p)}</h1><p>${esc(p.summary)}</p><div>✉ ${p.email} ☎ ${p.phone}</div><div>⚑ ${p.shownPlace} ⚭ ${linkedIn(p)}</div><hr>${h('⚒')(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div><b>${esc(w.role)} @ ${esc(w.company)}</b></div><div>${span(w)} ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h('✎')(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><div><b>${esc(degreeOf(e))} @ ${esc(e.college)}</b></div><div>${span(e)}</div></div>`,
            )
            .join('') +
          h('★')(t.skills) +
          div(
            skillsOf(p)
              .map((x) => `<code>${esc(x)}</code>`)
              .join(' '),
          ) +
          part(t.lang, spokenOf(p), h('☺')) +
          part(t.cert, certsOf(p), h('✓')) +
          part(t.lic, licencesOf(p), h('♦')),
      )
    },
  },
  /** A builder's form: dates and place in one small row, "Achievements" in italics in each post, contacts in a grid of icons. */
  tasks: {
    people: ['nurcan', 'oluwaseun', 'rasha', 'misaki'],
    html(p) {
      const t = T[p.lang]
      const word = { tr: 'Görevler', en: 'Achievements/Tasks', ar: 'المهام', ja: '業務内容' }[p.lang]
      const h = (x) => `<h2>${esc(x.toUpperCase())}</h2>`
      const entry = (e, a, b, body = '') =>
        `<div class=e><h3>${esc(a)}</h3><div class=c>${esc(b)}</div><div class="r d"><span>${range(e, p.lang, 'slash', ' - ')}</span><span>${esc(e.loc)}</span></div>${body}</div>`
      return page(
        p,
        `body{font:9pt ${SANS}}.t{padding:10mm 12mm 4mm}h1{font-size:24pt}.o{color:#449399}.k{display:flex;flex-wrap:wrap;background:#313c4e;color:#fff;padding:3mm 12mm}.k span{width:50%}.g{display:flex;gap:10mm;padding:4mm 12mm}.g>div{flex:1}h2{font-size:12pt;margin:10px 0 4px}h3{font-size:10.5pt}.c{font-size:10pt}.d{font-size:7.5pt;color:#449399;font-style:italic}.e{margin-bottom:7px}ul{padding-inline-start:12px}${SPREAD}`,
        `<div class=t><h1>${full(p)}</h1><div class=o>${esc(p.headline)}</div><p>${esc(p.summary)}</p></div><div class=k><span>${p.email}</span><span>${p.phone}</span><span>${p.shownPlace}</span><span>${linkedIn(p)}</span></div><div class=g><div>${h(t.work)}` +
          p.work
            .map((w) => entry(w, w.role, w.company, `<div class=d>${word}</div>${ul(w.bullets)}`))
            .join('') +
          h(t.edu) +
          p.education.map((e) => entry(e, degreeOf(e), e.college)).join('') +
          `</div><div>${h(t.skills)}${div(skillsOf(p).map(esc).join(' &nbsp; '))}${part(
            t.lang,
            p.languages.map(([a, b]) => `<div>${a}</div><div class=d>${b}</div>`),
            h,
          )}${part(t.cert, certsOf(p), h)}${part(t.lic, licencesOf(p), h)}</div></div>`,
      )
    },
  },
}
