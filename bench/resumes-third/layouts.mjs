// Layouts of the third round, the half whose failures were looked at. See layouts-held.mjs for the other half.
import { T, ends, range } from './texts.mjs'

export const esc = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
export const full = (p) => (p.nameOrder === 'last' ? `${p.last} ${p.first}` : `${p.first} ${p.last}`)
export const ul = (list) => `<ul>${list.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>`
export const page = (p, css, body) =>
  `<!doctype html><html lang="${p.lang}" dir="${/^(?:ar|he)$/.test(p.lang) ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body,h1,h2,h3,p,ul,table{margin:0;padding:0}${css}</style>${body}`
export const linkedIn = (p) => `linkedin.com/in/${p.linkedin}`
/** Certificates, licences and nationality as plain lines under titles of the layout. */
export const rest = (p, h, row = (text) => `<div>${text}</div>`) => {
  const t = T[p.lang]
  const part = (title, rows) => (rows.length > 0 ? h(title) + rows.map(row).join('') : '')
  return (
    part(
      t.cert,
      p.certs.map(([title, by, year]) => `${esc(title)}, ${esc(by)}, ${year}`),
    ) + part(t.lic, p.licenses.map(esc))
  )
}
const spread = (items) => items.map((item) => `<span>${item}</span>`).join('')

export const LAYOUTS = {
  /** A TeX article: two rows an entry, small capitals, bars between the contacts. */
  article: {
    people: ['darnell', 'callum', 'thorsten', 'agnieszka'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const rows = (a, b, c, d) =>
        `<div class=r><b>${esc(a)}</b><span>${b}</span></div><div class="r i"><i>${esc(c)}</i><i>${esc(d)}</i></div>`
      return page(
        p,
        `body{font:10.5pt "DejaVu Serif";padding:14mm}h1{text-align:center;font-size:24pt;font-variant:small-caps}.k{text-align:center;font-size:9pt}h2{font-weight:400;font-size:13pt;font-variant:small-caps;border-bottom:1px solid #000;margin:10px 0 4px}.r{display:flex;justify-content:space-between;margin-left:4mm}.i{font-size:9.5pt}ul{padding-left:11mm}li{font-size:9pt}.s{margin-left:4mm;font-size:9.5pt}`,
        `<h1>${full(p)}</h1><div class=k>${p.phone} | <u>${p.email}</u> | <u>${linkedIn(p)}</u> | ${p.shownPlace}</div>${h(t.edu)}` +
          p.education
            .map((e) => rows(e.college, esc(e.loc), `${e.degree} ${e.field}`, range(e, p.lang, 'short')))
            .join('') +
          h(t.work) +
          p.work
            .map((w) => rows(w.role, range(w, p.lang, 'short'), w.company, w.loc) + ul(w.bullets))
            .join('') +
          h(t.skills) +
          p.skills
            .map(([name, list]) => `<div class=s><b>${esc(name)}</b>: ${list.map(esc).join(', ')}</div>`)
            .join('') +
          `<div class=s><b>${t.lang}</b>: ${p.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</div>` +
          rest(p, h, (text) => `<div class=s>${text}</div>`),
      )
    },
    noBio: true,
  },
  /** Dates broken over two lines in the left margin, contacts in a column on the right. */
  brokendates: {
    people: ['rosalind', 'maelys', 'itziar', 'femke', 'layla'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const row = (e, head) => {
        const [from, to] = ends(e, p.lang, 'slash')
        return `<div class=e><div class=d>${from} –<br>${to}</div><div class=x>${head}</div></div>`
      }
      return page(
        p,
        `body{font:9.5pt Inter;display:flex;min-height:297mm}.m{flex:1;padding:14mm 8mm}.s{width:60mm;background:#eef2f3;padding:14mm 6mm}h1{font-size:23pt}h2{font-size:12pt;color:#0a6;margin:12px 0 6px}.e{display:flex;margin-bottom:8px}.d{width:24mm;flex:none;color:#555}.x{flex:1}ul{padding-left:14px}.l{color:#777}`,
        `<div class=m><h1>${full(p)}</h1><div>${esc(p.headline)}</div><p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map((w) =>
              row(
                w,
                `<b>${esc(w.role)}</b><div class=l>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}`,
              ),
            )
            .join('') +
          h(t.edu) +
          p.education
            .map((e) => row(e, `<b>${esc(`${e.degree} ${e.field}`)}</b><div class=l>${esc(e.college)}</div>`))
            .join('') +
          `</div><div class=s>${h(t.contact)}<div>${p.phone}</div><div>${p.email}</div><div>${linkedIn(p)}</div><div>${p.shownPlace}</div>${h(t.skills)}` +
          p.skills.map(([, list]) => list.map((x) => `<div>${esc(x)}</div>`).join('')).join('') +
          h(t.lang) +
          p.languages.map(([name, level]) => `<div>${name} – <span class=l>${level}</span></div>`).join('') +
          rest(p, h) +
          '</div>',
      )
    },
  },
  /** A well-known document template: "Company, Place — Role" above dates in small capitals, skills on the right. */
  template: {
    people: ['darnell', 'rosalind', 'rodrigo', 'burak'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toLocaleUpperCase(p.lang)}</h2>`
      const e = (a, loc, b, dates, more) =>
        `<div class=e><b>${esc(a)},</b> ${esc(loc)} — <i>${esc(b)}</i><div class=d>${dates.toLocaleUpperCase(p.lang)}</div>${more}</div>`
      return page(
        p,
        `body{font:9.5pt Roboto;padding:18mm 16mm;display:flex;gap:10mm}.m{flex:1}.s{width:48mm}h1{font-size:30pt;line-height:1.1}h2{font-size:9pt;color:#2079c7;margin:16px 0 8px}.d{font-size:8pt;color:#666;margin:3px 0}.e{margin-bottom:10px;font-size:11pt}ul{padding-left:15px;font-size:9.5pt}`,
        `<div class=m><h1>${full(p)}</h1><div>${esc(p.headline)}</div>${h(t.work)}` +
          p.work
            .map((w) => e(w.company, w.loc, w.role, range(w, p.lang, 'long', ' - '), ul(w.bullets)))
            .join('') +
          h(t.edu) +
          p.education
            .map((s) => e(s.college, s.loc, `${s.degree} ${s.field}`, range(s, p.lang, 'long', ' - '), ''))
            .join('') +
          `</div><div class=s><div>${p.shownPlace}</div><b>${p.phone}</b><div><b>${p.email}</b></div><div>${linkedIn(p)}</div>${h(t.skills)}` +
          p.skills.map(([, list]) => list.map((x) => `<div>${esc(x)}</div>`).join('')).join('') +
          h(t.lang) +
          `<div>${p.languages.map(([name]) => name).join(', ')}</div>` +
          rest(p, h) +
          '</div>',
      )
    },
    noBio: true,
  },
  /** Numbered titles with a sign before them; "Role | Company | dates" in one line, the place below. */
  numbered: {
    people: ['callum', 'thorsten', 'ludovica', 'agnieszka'],
    html(p) {
      const t = T[p.lang]
      let count = 0
      const h = (x) => `<h2>${++count}. ${x}</h2>`
      return page(
        p,
        `body{font:10pt "DejaVu Sans";padding:15mm}h1{font-size:20pt;letter-spacing:.25em;text-transform:uppercase}h2{font-size:12pt;background:#333;color:#fff;padding:2px 6px;margin:11px 0 6px}.i{font-style:italic;color:#555}ul{padding-left:16px}.k{font-size:9pt}`,
        `<h1>${full(p)}</h1><div class=k>✉ ${p.email} &nbsp; ☎ ${p.phone} &nbsp; ⌂ ${p.shownPlace} &nbsp; ${linkedIn(p)}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div><b>${esc(w.role)}</b> | ${esc(w.company)} | ${range(w, p.lang, 'dot')}</div><div class=i>${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<div><b>${esc(`${e.degree} ${e.field}`)}</b> | ${esc(e.college)} | ${range(e, p.lang, 'dot')}</div>`,
            )
            .join('') +
          h(t.skills) +
          p.skills.map(([name, list]) => `<div>${esc(name)}: ${list.map(esc).join('; ')}</div>`).join('') +
          h(t.lang) +
          p.languages.map(([name, level]) => `<div>${name}: ${level}</div>`).join('') +
          rest(p, h) +
          (p.nationality ? h(t.nat) + `<div>${p.nationality}</div>` : ''),
      )
    },
    nationality: true,
  },
  /** A ruled table with a row of column titles. */
  ruled: {
    people: ['rosalind', 'maelys', 'rodrigo', 'burak', 'sato'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const heads = {
        en: ['Period', 'Employer', 'Position', 'Place'],
        fr: ['Période', 'Employeur', 'Poste', 'Lieu'],
        pt: ['Período', 'Empresa', 'Cargo', 'Local'],
        tr: ['Tarih', 'Şirket', 'Görev', 'Yer'],
        ja: ['期間', '会社名', '職種', '勤務地'],
      }[p.lang]
      const tr = (cells, tag = 'td') => `<tr>${cells.map((x) => `<${tag}>${x}</${tag}>`).join('')}</tr>`
      return page(
        p,
        `body{font:9.5pt "DejaVu Sans",Han;padding:15mm}h1{font-size:19pt}table{width:100%;border-collapse:collapse}td,th{border:1px solid #888;padding:4px 6px;text-align:start;vertical-align:top}h2{font-size:12pt;margin:12px 0 5px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${spread([p.email, p.phone, p.shownPlace, linkedIn(p)].map((x) => `${x}&emsp;`))}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}<table>${tr(heads, 'th')}` +
          p.work
            .map((w) => tr([range(w, p.lang, 'slash', ' - '), esc(w.company), esc(w.role), esc(w.loc)]))
            .join('') +
          `</table>${h(t.edu)}<table>` +
          p.education
            .map((e) => tr([range(e, p.lang, 'slash', ' - '), esc(e.college), esc(`${e.degree} ${e.field}`)]))
            .join('') +
          `</table>${h(t.skills)}<div>${p.skills.flatMap(([, list]) => list.map(esc)).join(' / ')}</div>${h(t.lang)}<div>${p.languages.map(([name, level]) => `${name} (${level})`).join(' / ')}</div>` +
          rest(p, h),
      )
    },
  },
  /** One dense page: an entry is one line. */
  dense: {
    people: ['darnell', 'itziar', 'femke', 'noam'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      return page(
        p,
        `body{font:8.5pt Roboto,"DejaVu Sans";padding:10mm}h1{font-size:14pt;display:inline}h2{font-size:9pt;text-transform:uppercase;border-top:1px solid #999;margin-top:6px}.r{display:flex;justify-content:space-between}ul{padding-left:12px}`,
        `<div class=r><h1>${full(p)}</h1><span>${p.shownPlace} · ${p.phone} · ${p.email} · ${linkedIn(p)}</span></div><p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=r><span><b>${esc(w.role)}</b>, ${esc(w.company)}, ${esc(w.loc)}</span><span>${range(w, p.lang, 'slash', '–')}</span></div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=r><span><b>${esc(`${e.degree} ${e.field}`)}</b>, ${esc(e.college)}</span><span>${range(e, p.lang, 'year', '–')}</span></div>`,
            )
            .join('') +
          h(t.skills) +
          `<div>${p.skills.flatMap(([, list]) => list.map(esc)).join(', ')}</div>` +
          h(t.lang) +
          `<div>${p.languages.map(([name, level]) => `${name} ${level}`).join(', ')}</div>` +
          rest(p, h),
      )
    },
  },
  /** Letter by letter: the name, and the two halves of a range, are runs of their own. */
  runs: {
    people: ['callum', 'thorsten', 'maelys', 'agnieszka', 'chenyu'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const letters = [...full(p)].map((x) => (x === ' ' ? '<s></s>' : `<em>${x}</em>`)).join('')
      const dates = (e) => {
        const [from, to] = ends(e, p.lang, 'long')
        return `<span class=d><span class=f>${from}</span><span class=b>–</span><span class=f>${to}</span></span>`
      }
      return page(
        p,
        `body{font:10pt "DejaVu Serif",Han;padding:16mm}h1{font-size:24pt;font-weight:400}h1 em{display:inline-block;font-style:normal;margin-right:1.5px}h1 s{display:inline-block;width:9px}h2{font-size:12pt;text-align:center;border-top:1px solid;border-bottom:1px solid;margin:12px 0 6px}.d{float:right;font-size:9pt}.f{display:inline-block;width:32mm;text-align:center}.b{display:inline-block;width:6mm;text-align:center}ul{padding-left:16px}`,
        `<h1>${letters}</h1><div>${p.shownPlace}</div><div>${p.phone}</div><div>${p.email}</div><div>${linkedIn(p)}</div>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div>${dates(w)}<b>${esc(w.company)}</b></div><div>${esc(w.role)}</div><div>${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<div>${dates(e)}<b>${esc(e.college)}</b></div><div>${esc(`${e.degree} ${e.field}`)}</div>`,
            )
            .join('') +
          h(t.skills) +
          ul(p.skills.flatMap(([, list]) => list)) +
          h(t.lang) +
          ul(p.languages.map(([name, level]) => `${name}, ${level}`)) +
          rest(p, h),
      )
    },
  },
}

/** Made by pdfmake instead of a browser: definitions in its own language. */
export const WRITTEN = {
  /** Dark bar on the left, "Role" / "Company · Place" / dates below. */
  bar: {
    people: ['rosalind', 'ludovica', 'rodrigo', 'femke'],
    definition(p) {
      const t = T[p.lang]
      const h = (text) => ({ text, bold: true, fontSize: 12, color: '#225577', margin: [0, 10, 0, 4] })
      const left = [
        h(t.contact),
        p.shownPlace,
        p.phone,
        { text: p.email, fontSize: 8 },
        { text: linkedIn(p), fontSize: 8 },
        h(t.skills),
        ...p.skills.flatMap(([name, list]) => [{ text: name, bold: true, margin: [0, 3, 0, 0] }, ...list]),
        h(t.lang),
        ...p.languages.map(([name, level]) => `${name}: ${level}`),
        ...(p.licenses.length > 0 ? [h(t.lic), ...p.licenses] : []),
      ]
      const right = [
        { text: p.first.toUpperCase(), fontSize: 22 },
        { text: p.last.toUpperCase(), fontSize: 22, bold: true },
        { text: p.headline, color: '#666', margin: [0, 0, 0, 6] },
        h(t.sum),
        p.summary,
        h(t.work),
        ...p.work.flatMap((w) => [
          { text: w.role, bold: true, margin: [0, 5, 0, 0] },
          `${w.company} · ${w.loc}`,
          { text: range(w, p.lang, 'long'), color: '#888', fontSize: 9 },
          { ul: [...w.bullets] },
        ]),
        h(t.edu),
        ...p.education.flatMap((e) => [
          { text: `${e.degree} ${e.field}`, bold: true, margin: [0, 5, 0, 0] },
          e.college,
          { text: range(e, p.lang, 'long'), color: '#888', fontSize: 9 },
        ]),
        ...(p.certs.length > 0
          ? [h(t.cert), ...p.certs.map(([title, by, year]) => `${title}, ${by}, ${year}`)]
          : []),
      ]
      return {
        pageMargins: 40,
        defaultStyle: { fontSize: 10 },
        content: [
          {
            columns: [
              { width: 150, stack: left },
              { width: '*', stack: right },
            ],
            columnGap: 22,
          },
        ],
      }
    },
  },
}
