// Layouts of the fourth round, the first half: bars, margins, letters, timelines. All were scored before any was looked at.
import { esc, full, linkedIn, page, ul } from '../resumes-third/layouts.mjs'
import { T, ends, range } from './texts.mjs'

export const h2 = (text) => `<h2>${esc(text)}</h2>`
export const skillsOf = (p) => p.skills.flatMap(([, list]) => list)
export const degreeOf = (e) => `${e.degree} ${e.field}`
/** A part with its title, or nothing when it has no rows. */
export const part = (title, rows, h = h2) => (rows.length > 0 ? h(title) + rows.join('') : '')
export const div = (text, kind = '') => `<div${kind ? ` class=${kind}` : ''}>${text}</div>`
export const certsOf = (p) => p.certs.map(([title, by, year]) => div(`${esc(title)}, ${esc(by)}, ${year}`))
export const licencesOf = (p) => p.licenses.map((text) => div(esc(text)))
export const spokenOf = (p) => p.languages.map(([name, level]) => div(`${name} (${level})`))
const FONT = '"DejaVu Sans",Han'

export const LAYOUTS = {
  /** Three columns: contacts and skills, work, school and languages. */
  twinbars: {
    people: ['maeve', 'henrike', 'solene', 'jorrit'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:8.5pt Roboto;display:flex;min-height:297mm}.a{width:48mm;background:#263238;color:#fff;padding:12mm 5mm}.c{width:48mm;background:#eceff1;padding:12mm 5mm}.b{flex:1;padding:12mm 6mm}h1{font-size:20pt;line-height:1.1}h2{font-size:10pt;letter-spacing:.06em;margin:12px 0 5px}h3{font-size:9.5pt;margin-top:8px}.d{color:#78909c}ul{padding-left:12px}`,
        `<div class=a>${h2(t.contact)}${div(p.shownPlace)}${div(p.phone)}${div(`<span style="font-size:7pt">${p.email}</span>`)}${div(`<span style="font-size:7pt">${linkedIn(p)}</span>`)}${part(
          t.skills,
          skillsOf(p).map((x) => div(esc(x))),
        )}${part(t.lic, licencesOf(p))}</div>` +
          `<div class=b><h1>${full(p)}</h1>${div(esc(p.headline), 'd')}${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<h3>${esc(w.role)}</h3><div>${esc(w.company)}, ${esc(w.loc)}</div><div class=d>${range(w, p.lang, 'long')}</div>${ul(w.bullets)}`,
            )
            .join('') +
          `</div><div class=c>${h2(t.edu)}` +
          p.education
            .map(
              (e) =>
                `<h3>${esc(degreeOf(e))}</h3><div>${esc(e.college)}</div><div class=d>${range(e, p.lang, 'year')}</div>`,
            )
            .join('') +
          `${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}</div>`,
      )
    },
  },
  /** The dates in the outer margin, from above to, no dash between. */
  outer: {
    people: ['tobiah', 'ueli', 'xochitl', 'ginevra'],
    html(p) {
      const t = T[p.lang]
      const row = (e, body) => {
        const [from, to] = ends(e, p.lang, 'short')
        return `<div class=e><div class=x>${body}</div><div class=d>${from}<br>${to}</div></div>`
      }
      return page(
        p,
        `body{font:10pt "DejaVu Serif";padding:16mm}h1{font-size:22pt;font-weight:400}h2{font-size:11pt;font-style:italic;margin:13px 0 5px}.e{display:flex;margin-bottom:7px}.x{flex:1}.d{width:26mm;flex:none;text-align:right;font-size:8.5pt}ul{padding-left:14px;font-size:9pt}`,
        `<h1>${full(p)}</h1><div>${p.shownPlace} – ${p.phone} – ${p.email}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map((w) =>
              row(w, `<div>${esc(w.company)}, ${esc(w.loc)}</div><b>${esc(w.role)}</b>${ul(w.bullets)}`),
            )
            .join('') +
          h2(t.edu) +
          p.education.map((e) => row(e, `<b>${esc(degreeOf(e))}</b><div>${esc(e.college)}</div>`)).join('') +
          `${h2(t.skills)}${div(skillsOf(p).map(esc).join(' – '))}${h2(t.lang)}${div(p.languages.map(([name, level]) => `${name} (${level})`).join(' – '))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** The name letter by letter in two rows, the titles with wide spacing. */
  lettered: {
    people: ['priyanka', 'henrike', 'lucien', 'sevgi'],
    html(p) {
      const t = T[p.lang]
      const letters = (text) =>
        [...text.toLocaleUpperCase(p.lang)].map((x) => (x === ' ' ? '<s></s>' : `<em>${x}</em>`)).join('')
      const h = (x) => `<h2>${esc(x.toLocaleUpperCase(p.lang))}</h2>`
      return page(
        p,
        `body{font:9.5pt Inter;padding:15mm}h1{font-size:26pt;font-weight:300;line-height:1.15}em{display:inline-block;font-style:normal;width:.95em}s{display:inline-block;width:.9em}h2{font-size:9pt;letter-spacing:.42em;font-weight:400;border-bottom:1px solid #bbb;margin:14px 0 6px}.r{display:flex;justify-content:space-between}ul{padding-left:13px}`,
        `<h1>${letters(p.first)}<br>${letters(p.last)}</h1><div>${esc(p.headline)}</div><div class=r><span>${p.phone}</span><span>${p.email}</span><span>${p.shownPlace}</span></div><div>${linkedIn(p)}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=r><b>${esc(w.company)}</b><span>${esc(w.loc)}</span></div><div class=r><i>${esc(w.role)}</i><span>${range(w, p.lang, 'slash')}</span></div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=r><b>${esc(e.college)}</b><span>${esc(e.loc)}</span></div><div class=r><i>${esc(degreeOf(e))}</i><span>${range(e, p.lang, 'slash')}</span></div>`,
            )
            .join('') +
          h(t.skills) +
          p.skills.map(([name, all]) => div(`${esc(name)}: ${all.map(esc).join(' | ')}`)).join('') +
          h(t.lang) +
          div(p.languages.map(([name, level]) => `${name}: ${level}`).join(' | ')) +
          part(t.cert, certsOf(p), h) +
          part(t.lic, licencesOf(p), h),
      )
    },
  },
  /** No words over the sections, only drawn signs. */
  iconheads: {
    people: ['tobiah', 'priyanka', 'ueli'],
    noCerts: true,
    html(p) {
      const h = (shape) =>
        `<div class=h><svg width=22 height=22><circle cx=11 cy=11 r=10 fill="#00695c"/>${shape}</svg><hr></div>`
      return page(
        p,
        `body{font:10pt Roboto;padding:15mm}h1{font-size:24pt}.h{display:flex;align-items:center;gap:8px;margin:12px 0 6px}hr{flex:1;border:0;border-top:1px solid #00695c}.r{display:flex;justify-content:space-between}ul{padding-left:14px}.k span{margin-right:8mm}`,
        `<h1>${full(p)}</h1><div class=k><span>${p.email}</span><span>${p.phone}</span><span>${p.shownPlace}</span><span>${linkedIn(p)}</span></div>${h('<path d="M6 16h10" stroke="#fff"/>')}<p>${esc(p.summary)}</p>${h('<path d="M6 6h10v10h-10z" fill="#fff"/>')}` +
          p.work
            .map(
              (w) =>
                `<div class=r><b>${esc(w.role)}</b><span>${range(w, p.lang, 'long')}</span></div><div>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h('<path d="M4 10l7-4 7 4-7 4z" fill="#fff"/>') +
          p.education
            .map(
              (e) =>
                `<div class=r><b>${esc(degreeOf(e))}</b><span>${range(e, p.lang, 'long')}</span></div><div>${esc(e.college)}</div>`,
            )
            .join('') +
          h('<path d="M11 4v14" stroke="#fff"/>') +
          div(skillsOf(p).map(esc).join(' · ')) +
          h('<path d="M4 11h14" stroke="#fff"/>') +
          p.languages.map(([name, level]) => div(`${name} – ${level}`)).join(''),
      )
    },
  },
  /** A timeline down the middle, entries left and right of it in turn. */
  snake: {
    people: ['maeve', 'solene', 'ginevra', 'dobrawa'],
    html(p) {
      const t = T[p.lang]
      const turn = (entries, body) =>
        `<div class=t>${entries.map((e, index) => `<div class="${index % 2 ? 'right' : 'left'}">${body(e)}</div>`).join('')}</div>`
      return page(
        p,
        `body{font:9.5pt Roboto;padding:14mm}h1{text-align:center;font-size:24pt}.k{text-align:center}h2{text-align:center;font-size:12pt;color:#b71c1c;margin:12px 0 6px}.t{border-left:0;position:relative}.left{width:84mm;text-align:right}.right{width:84mm;margin-left:98mm}h3{font-size:10pt}.d{color:#b71c1c;font-size:8.5pt}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}</div><div class=k>${p.email} · ${p.phone} · ${p.shownPlace} · ${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          turn(
            p.work,
            (w) =>
              `<div class=d>${range(w, p.lang, 'long')}</div><h3>${esc(w.role)}</h3><div>${esc(w.company)}, ${esc(w.loc)}</div>${w.bullets.map((x) => div(esc(x))).join('')}`,
          ) +
          h2(t.edu) +
          turn(
            p.education,
            (e) =>
              `<div class=d>${range(e, p.lang, 'year')}</div><h3>${esc(degreeOf(e))}</h3><div>${esc(e.college)}</div>`,
          ) +
          `${h2(t.skills)}<div class=k>${skillsOf(p).map(esc).join(', ')}</div>${h2(t.lang)}<div class=k>${p.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</div>${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** A ruled table: what, where, when; role and company in one cell. */
  grid: {
    people: ['henrike', 'lucien', 'duarte', 'yousef', 'jingwen'],
    html(p) {
      const t = T[p.lang]
      const tr = (cells) => `<tr>${cells.map((x) => `<td>${x}</td>`).join('')}</tr>`
      return page(
        p,
        `body{font:9.5pt ${FONT};padding:15mm}h1{font-size:18pt}table{width:100%;border-collapse:collapse}td{border:1px solid #999;padding:4px 6px;vertical-align:top}h2{font-size:12pt;background:#ddd;padding:2px 5px;margin:10px 0 4px}td:nth-child(2){width:38mm}td:nth-child(3){width:40mm}`,
        `<h1>${full(p)}</h1><table>${tr([p.phone, p.email])}${tr([p.shownPlace, linkedIn(p)])}</table>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}<table>` +
          p.work
            .map((w) =>
              tr([
                `<b>${esc(w.role)}</b><br>${esc(w.company)}`,
                esc(w.loc),
                range(w, p.lang, 'slash', ' - '),
              ]),
            )
            .join('') +
          `</table>${h2(t.edu)}<table>` +
          p.education
            .map((e) =>
              tr([
                `<b>${esc(degreeOf(e))}</b><br>${esc(e.college)}`,
                esc(e.loc),
                range(e, p.lang, 'slash', ' - '),
              ]),
            )
            .join('') +
          `</table>${h2(t.skills)}<table>${p.skills.map(([name, all]) => tr([esc(name), all.map(esc).join(', ')])).join('')}</table>${h2(t.lang)}<table>${p.languages.map(([name, level]) => tr([name, level])).join('')}</table>${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** The newest post is somebody's own business: no company line stands below it. */
  nocompany: {
    people: ['tobiah', 'ginevra', 'xochitl', 'dobrawa'],
    change(gold) {
      gold.work_experience[0].company = null
    },
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:10pt "DejaVu Sans";padding:15mm}h1{font-size:19pt}h2{font-size:12pt;color:#1a237e;margin:12px 0 5px}.d{color:#777;font-size:9pt}.e{margin-bottom:8px}ul{padding-left:15px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.shownPlace} | ${p.phone} | ${p.email}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w, index) =>
                `<div class=e><b>${esc(w.role)}</b>${index > 0 ? div(esc(w.company)) : ''}<div class=d>${esc(w.loc)}, ${range(w, p.lang, 'long')}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(degreeOf(e))}</b><div>${esc(e.college)}</div><div class=d>${range(e, p.lang, 'year')}</div></div>`,
            )
            .join('') +
          `${h2(t.skills)}${ul(skillsOf(p))}${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** Several posts under one company, whose whole time stands above. */
  grouped: {
    people: ['priyanka', 'ueli', 'solene', 'jorrit'],
    change(gold) {
      const [first, second] = gold.work_experience
      second.company = first.company
      second.location = first.location
    },
    html(p) {
      const t = T[p.lang]
      const [a, b, ...others] = p.work
      const post = (w) =>
        `<div class=p><b>${esc(w.role)}</b><div class=d>${range(w, p.lang, 'short')}</div>${ul(w.bullets)}</div>`
      return page(
        p,
        `body{font:9.5pt Inter;padding:16mm}h1{font-size:21pt}h2{font-size:12pt;border-left:4px solid #f57c00;padding-left:6px;margin:13px 0 6px}h3{font-size:11pt;margin-top:8px}.p{margin:4px 0 0 6mm}.d{color:#888}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div>${p.email}</div><div>${p.phone}</div><div>${p.shownPlace}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}<h3>${esc(a.company)}, ${esc(a.loc)}</h3>${post(a)}${post(b)}` +
          others.map((w) => `<h3>${esc(w.company)}, ${esc(w.loc)}</h3>${post(w)}`).join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<h3>${esc(e.college)}</h3><div class=p><b>${esc(degreeOf(e))}</b><div class=d>${range(e, p.lang, 'short')}</div></div>`,
            )
            .join('') +
          `${h2(t.skills)}<p>${skillsOf(p).map(esc).join(', ')}</p>${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** "Role for Company", the place in brackets, the dates last in the line. */
  rolefor: {
    people: ['maeve', 'henrike', 'duarte', 'sevgi'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:10pt "DejaVu Serif";padding:17mm}h1{font-size:17pt}h2{font-size:11.5pt;text-decoration:underline;margin:12px 0 4px}ul{padding-left:15px}`,
        `<h1>${full(p)}</h1><p>${p.shownPlace}; ${p.phone}; ${p.email}; ${linkedIn(p)}</p>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<p><b>${esc(w.role)}</b>, ${esc(w.company)} (${esc(w.loc)}), ${range(w, p.lang, 'long')}</p>${ul(w.bullets)}`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map((e) => `<p><b>${esc(degreeOf(e))}</b>, ${esc(e.college)}, ${range(e, p.lang, 'year')}</p>`)
            .join('') +
          `${h2(t.skills)}<p>${skillsOf(p).map(esc).join('; ')}</p>${h2(t.lang)}<p>${p.languages.map(([name, level]) => `${name} (${level})`).join('; ')}</p>${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** One page in the smallest type; three columns at its foot. */
  onepage: {
    people: ['tobiah', 'ueli', 'solene', 'jorrit'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:7.5pt Roboto;padding:9mm}h1{font-size:13pt}h2{font-size:8pt;text-transform:uppercase;color:#0277bd;margin:6px 0 2px}.g{display:flex;gap:6mm}.g>div{flex:1}ul{padding-left:10px}.d{float:right}`,
        `<h1>${full(p)}</h1><div>${p.shownPlace} / ${p.phone} / ${p.email} / ${linkedIn(p)}</div><p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div><span class=d>${range(w, p.lang, 'slash', '–')}</span><b>${esc(w.company)}</b> – ${esc(w.role)}, ${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          `<div class=g><div>${h2(t.edu)}` +
          p.education
            .map(
              (e) =>
                `<div><b>${esc(degreeOf(e))}</b></div><div>${esc(e.college)}, ${range(e, p.lang, 'year', '–')}</div>`,
            )
            .join('') +
          `</div><div>${part(
            t.skills,
            p.skills.map(([name, all]) => div(`<b>${esc(name)}:</b> ${all.map(esc).join(', ')}`)),
          )}</div><div>${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}</div></div>`,
      )
    },
  },
}
