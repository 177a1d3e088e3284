// Layouts of the third round that were held back: scored, but not looked at, until the first half stood.
import { esc, full, linkedIn, page, rest, ul } from './layouts.mjs'
import { T, date, ends, range } from './texts.mjs'

export const HELD = {
  /** A narrow left column; "COMPANY | Role", below it "dates | place". */
  narrow: {
    people: ['darnell', 'callum', 'itziar', 'burak'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toLocaleUpperCase(p.lang)}</h2>`
      return page(
        p,
        `body{font:9.5pt Roboto;padding:12mm}h1{text-align:center;font-size:30pt;font-weight:400}h1 b{font-weight:700}.k{text-align:center;color:#666;border-bottom:1px solid #ccc;padding-bottom:3mm}.g{display:flex;gap:8mm}.l{width:58mm}.r{flex:1}h2{font-size:12pt;font-weight:400;color:#444;margin:10px 0 3px}h3{font-size:10.5pt;margin:6px 0 0}.d{color:#777;font-size:9pt}ul{padding-left:13px}`,
        `<h1>${p.first} <b>${p.last}</b></h1><div class=k>${p.email} | ${p.phone} | ${linkedIn(p)} | ${p.shownPlace}</div><div class=g><div class=l>${h(t.edu)}` +
          p.education
            .map(
              (e) =>
                `<h3>${esc(e.college.toLocaleUpperCase(p.lang))}</h3><div>${esc(`${e.degree} ${e.field}`)}</div><div class=d>${range(e, p.lang, 'short')} | ${esc(e.loc)}</div>`,
            )
            .join('') +
          h(t.skills) +
          p.skills
            .map(
              ([name, list]) =>
                `<h3>${esc(name.toLocaleUpperCase(p.lang))}</h3><div>${list.map(esc).join(' • ')}</div>`,
            )
            .join('') +
          h(t.lang) +
          p.languages.map(([name]) => `<div>${name}</div>`).join('') +
          rest(p, h) +
          `</div><div class=r>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<h3>${esc(w.company.toLocaleUpperCase(p.lang))} <span style="font-weight:400">| ${esc(w.role)}</span></h3><div class=d>${range(w, p.lang, 'long')} | ${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          '</div></div>',
      )
    },
    noBio: true,
  },
  /** Role, coloured company, then dates and place side by side behind icons; ruled titles in capitals. */
  marked: {
    people: ['rosalind', 'thorsten', 'ludovica', 'femke'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toUpperCase()}</h2>`
      const line = (dates, loc) =>
        `<div class=d><span class=a>▣ ${dates}</span><span class=a>◉ ${esc(loc)}</span></div>`
      return page(
        p,
        `body{font:9pt "DejaVu Sans";padding:13mm}h1{font-size:22pt;text-transform:uppercase}.lb{color:#8f0d0d;font-weight:700}.k span{margin-right:5mm}.g{display:flex;gap:7mm}.l{width:112mm}.r{flex:1}h2{font-size:12pt;border-bottom:2px solid #8f0d0d;margin:9px 0 5px}h3{font-size:10.5pt;font-weight:400}.c{color:#8f0d0d;font-weight:700}.d{font-size:8pt}.a{display:inline-block;width:52mm}ul{padding-left:13px}.t{display:inline-block;border:1px solid #aaa;padding:1px 5px;margin:2px}`,
        `<h1>${full(p)}</h1><div class=lb>${esc(p.headline)}</div><div class=k><span>✉ ${p.email}</span><span>☎ ${p.phone}</span><span>◉ ${p.shownPlace}</span><span>in ${linkedIn(p)}</span></div><div class=g><div class=l>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<h3>${esc(w.role)}</h3><div class=c>${esc(w.company)}</div>${line(range(w, p.lang, 'long'), w.loc)}${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<h3>${esc(`${e.degree} ${e.field}`)}</h3><div class=c>${esc(e.college)}</div>${line(range(e, p.lang, 'long'), e.loc)}`,
            )
            .join('') +
          `</div><div class=r>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.skills)}` +
          p.skills
            .map(([, list]) => `<div>${list.map((x) => `<span class=t>${esc(x)}</span>`).join('')}</div>`)
            .join('') +
          h(t.lang) +
          p.languages.map(([name]) => `<div>${name} <span style="float:right">●●●●○</span></div>`).join('') +
          rest(p, h) +
          '</div></div>',
      )
    },
  },
  /** Company and place, then role and dates: the form of a university's career office. */
  office: {
    people: ['darnell', 'rosalind', 'maelys', 'agnieszka', 'noam'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const rows = (a, b, c, d) =>
        `<div class=r><b>${esc(a)}</b><b>${esc(b)}</b></div><div class=r><i>${esc(c)}</i><i>${d}</i></div>`
      return page(
        p,
        `body{font:11pt "DejaVu Serif","DejaVu Sans";padding:20mm}h1{font-size:16pt;text-align:center}.k{text-align:center;font-size:9.5pt}h2{font-size:11pt;text-align:center;margin:10px 0 4px}.r{display:flex;justify-content:space-between}ul{padding-inline-start:20px}li{font-size:10pt}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace} • ${p.email} • ${p.phone} • ${linkedIn(p)}</div>${h(t.edu)}` +
          p.education
            .map((e) => rows(e.college, e.loc, `${e.degree} ${e.field}`, range(e, p.lang, 'short')))
            .join('') +
          h(t.work) +
          p.work
            .map((w) => rows(w.company, w.loc, w.role, range(w, p.lang, 'short')) + ul(w.bullets))
            .join('') +
          h(`${t.skills} & ${t.lang}`) +
          p.skills
            .map(([name, list]) => `<div><b>${esc(name)}:</b> ${list.map(esc).join(', ')}</div>`)
            .join('') +
          `<div><b>${t.lang}:</b> ${p.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</div>` +
          rest(p, h),
      )
    },
    noBio: true,
  },
  /** The file draws its blocks in another order than they stand on the page. */
  shuffled: {
    people: ['callum', 'itziar', 'rodrigo', 'agnieszka'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const box = (x, y, width, body) =>
        `<div style="position:absolute;left:${x}mm;top:${y}mm;width:${width}mm">${body}</div>`
      const work = p.work.map(
        (w, index) =>
          box(
            14,
            106 + index * 36,
            116,
            `<div class=t>${esc(w.role)}</div><div>${esc(w.company)} <span class=l>(${esc(w.loc)})</span></div><ul>${w.bullets.map((b) => `<li>${esc(b)}</li>`).join('')}</ul>`,
          ) + box(104, 106 + index * 36, 30, `<div class=d>${range(w, p.lang, 'slash', ' - ')}</div>`),
      )
      const school = p.education.map(
        (e, index) =>
          box(
            14,
            224 + index * 18,
            90,
            `<div class=t>${esc(`${e.degree} ${e.field}`)}</div><div>${esc(e.college)}</div>`,
          ) + box(104, 224 + index * 18, 30, `<div class=d>${range(e, p.lang, 'year', ' - ')}</div>`),
      )
      return page(
        p,
        `body{font:9pt Inter;position:relative}h1{font-size:26pt}h2{font-size:12pt;color:#b45309}.t{font-weight:700;width:88mm}.d{font-size:8pt;text-align:right}.l{color:#777}ul{padding-left:13px}`,
        box(
          142,
          96,
          56,
          h(t.lang) +
            p.languages.map(([name, level]) => `<div>${name} – ${level}</div>`).join('') +
            rest(p, h),
        ) +
          school.toReversed().join('') +
          work.toReversed().join('') +
          box(14, 216, 116, h(t.edu)) +
          box(14, 96, 116, h(t.work)) +
          box(
            142,
            46,
            56,
            h(t.skills) +
              p.skills.map(([, list]) => list.map((x) => `<div>${esc(x)}</div>`).join('')).join(''),
          ) +
          box(14, 60, 116, h(t.sum) + `<p>${esc(p.summary)}</p>`) +
          box(
            142,
            14,
            56,
            `<div>${p.shownPlace}</div><div>${p.phone}</div><div>${p.email}</div><div>${linkedIn(p)}</div>`,
          ) +
          box(14, 14, 120, `<h1>${full(p)}</h1><div>${esc(p.headline)}</div>`),
      )
    },
  },
  /** Entries told in one sentence. */
  sentences: {
    people: ['darnell', 'callum', 'thorsten', 'femke'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const at = { en: 'at', de: 'bei', nl: 'bij' }[p.lang]
      return page(
        p,
        `body{font:11pt "DejaVu Sans";padding:20mm}h1{font-size:18pt;font-weight:400}h2{font-size:13pt;margin:14px 0 4px}ul{padding-left:18px}p{margin-bottom:4px}`,
        `<h1>${full(p)}</h1><p>${esc(p.headline)}</p><p>${p.shownPlace}<br>${p.phone}<br>${p.email}<br>${linkedIn(p)}</p>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<p>${esc(w.role)} ${at} ${esc(w.company)} (${esc(w.loc)}), ${range(w, p.lang, 'long', p.lang === 'en' && w.end ? ' to ' : ' – ')}</p>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<p>${esc(`${e.degree} ${e.field}`)}, ${esc(e.college)}, ${range(e, p.lang, 'year', '–')}</p>`,
            )
            .join('') +
          h(t.skills) +
          `<p>${p.skills.flatMap(([, list]) => list.map(esc)).join(', ')}.</p>${h(t.lang)}<p>${p.languages.map(([name, level]) => `${name} (${level})`).join(', ')}.</p>` +
          rest(p, h, (text) => `<p>${text}</p>`),
      )
    },
  },
  /** Years alone in the margin; a line and a dot beside them. */
  years: {
    people: ['rosalind', 'maelys', 'ludovica', 'burak', 'chenyu'],
    years: true,
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const row = (e, body) =>
        `<div class=e><div class=y>${range(e, p.lang, 'year', '–')}</div><div class=b>${body}</div></div>`
      return page(
        p,
        `body{font:10pt Roboto,Han;padding:15mm}h1{font-size:25pt}h1 span{display:block;font-weight:400}h2{font-size:11pt;color:#fff;background:#444;display:inline-block;padding:2px 12px;margin:12px 0 6px}.e{display:flex}.y{width:30mm;color:#b00;font-weight:700}.b{flex:1;border-left:2px solid #ccc;padding:0 0 8px 6mm}.k span{display:inline-block;width:85mm}`,
        `<h1><span>${p.nameOrder === 'last' ? p.last : p.first}</span>${p.nameOrder === 'last' ? p.first : p.last}</h1><div class=k><span>${p.email}</span><span>${p.phone}</span><span>${p.shownPlace}</span><span>${linkedIn(p)}</span></div><br>${h(t.sum)}<p>${esc(p.summary)}</p><div>${h(t.work)}</div>` +
          p.work
            .map((w) =>
              row(
                w,
                `<div>${esc(w.company)}, ${esc(w.loc)}</div><b>${esc(w.role)}</b>${w.bullets.map((x) => `<div>${esc(x)}</div>`).join('')}`,
              ),
            )
            .join('') +
          `<div>${h(t.edu)}</div>` +
          p.education
            .map((e) => row(e, `<div>${esc(e.college)}</div><b>${esc(`${e.degree} ${e.field}`)}</b>`))
            .join('') +
          `<div>${h(t.skills)}</div><div>${p.skills.flatMap(([, list]) => list.map(esc)).join(' · ')}</div><div>${h(t.lang)}</div><div>${p.languages.map(([name, level]) => `${name} (${level})`).join(' · ')}</div>` +
          rest(p, (x) => `<div>${h(x)}</div>`),
      )
    },
  },
  /** Titles right-aligned in a margin, dates in brackets behind the company. */
  brackets: {
    people: ['callum', 'thorsten', 'rodrigo', 'agnieszka', 'layla', 'sato'],
    html(p) {
      const t = T[p.lang]
      const part = (title, body) =>
        body ? `<div class=p><h2>${title}</h2><div class=b>${body}</div></div>` : ''
      return page(
        p,
        `body{font:9.5pt Inter,"DejaVu Sans",Han;padding:14mm}h1{font-size:21pt;margin-inline-start:44mm}.k{margin-inline-start:44mm;color:#555}.p{display:flex;gap:6mm;margin-top:9px}h2{width:38mm;text-align:end;font-size:10.5pt;color:#06c}.b{flex:1}ul{padding-inline-start:14px}.e{margin-bottom:6px}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}</div><div class=k>${p.shownPlace} · ${p.phone}</div><div class=k>${p.email} · ${linkedIn(p)}</div>` +
          part(t.sum, esc(p.summary)) +
          part(
            t.work,
            p.work
              .map(
                (w) =>
                  `<div class=e><b>${esc(w.role)}</b><br>${esc(w.company)}, ${esc(w.loc)} (${ends(w, p.lang, 'short').join(' - ')})${ul(w.bullets)}</div>`,
              )
              .join(''),
          ) +
          part(
            t.edu,
            p.education
              .map(
                (e) =>
                  `<div class=e><b>${esc(`${e.degree} ${e.field}`)}</b><br>${esc(e.college)} (${date(e.start, p.lang, 'year')} - ${date(e.end, p.lang, 'year')})</div>`,
              )
              .join(''),
          ) +
          part(t.skills, p.skills.map(([, list]) => list.map(esc).join(', ')).join('<br>')) +
          part(t.lang, p.languages.map(([name, level]) => `${name}: ${level}`).join('<br>')) +
          part(
            t.cert,
            p.certs.map(([title, by, year]) => `${esc(title)}, ${esc(by)} (${year})`).join('<br>'),
          ) +
          part(t.lic, p.licenses.map(esc).join('<br>')),
      )
    },
  },
}

export const HELD_WRITTEN = {
  /** A table: company — role on the left, dates and place stacked on the right. */
  ledger: {
    people: ['darnell', 'maelys', 'itziar', 'femke'],
    definition(p) {
      const t = T[p.lang]
      const h = (text) => ({
        text: text.toUpperCase(),
        fontSize: 9,
        characterSpacing: 2,
        color: '#777',
        margin: [0, 12, 0, 4],
      })
      const row = (left, right, more) => [
        {
          columns: [
            { width: '*', text: left },
            { width: 150, alignment: 'right', stack: right },
          ],
          margin: [0, 4, 0, 0],
        },
        ...more,
      ]
      return {
        pageMargins: 50,
        defaultStyle: { fontSize: 10 },
        content: [
          { text: full(p), fontSize: 26, alignment: 'center' },
          { text: [p.shownPlace, p.phone, p.email].join('   /   '), alignment: 'center' },
          { text: linkedIn(p), alignment: 'center' },
          h(t.sum),
          p.summary,
          h(t.work),
          ...p.work.flatMap((w) =>
            row(
              [{ text: w.company, bold: true }, ` — ${w.role}`],
              [range(w, p.lang, 'short', ' — '), { text: w.loc, italics: false, color: '#888' }],
              [{ ul: [...w.bullets] }],
            ),
          ),
          h(t.edu),
          ...p.education.flatMap((e) =>
            row(
              [{ text: e.college, bold: true }, ` — ${e.degree} ${e.field}`],
              [range(e, p.lang, 'year', ' — ')],
              [],
            ),
          ),
          h(t.skills),
          p.skills.flatMap(([, list]) => list).join(', '),
          h(t.lang),
          p.languages.map(([name, level]) => `${name} (${level})`).join(', '),
          ...(p.certs.length > 0
            ? [h(t.cert), ...p.certs.map(([title, by, year]) => `${title}, ${by}, ${year}`)]
            : []),
          ...(p.licenses.length > 0 ? [h(t.lic), ...p.licenses] : []),
        ],
      }
    },
  },
}
