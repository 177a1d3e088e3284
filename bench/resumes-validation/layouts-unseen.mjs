/* oxlint-disable unicorn/consistent-function-scoping */
// Held back in the first round: scored before any of their failures was looked at (see README.md).
import { T, range } from './texts.mjs'
const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const full = (p) => `${p.first} ${p.last}`
const ul = (list) => `<ul>${list.map((b) => `<li>${esc(b)}</li>`).join('')}</ul>`
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}h1,h2,h3,p,ul{margin:0;padding:0}${css}</style>${body}`
const degree = (e, sep = ' ') => `${e.degree}${sep}${e.field}`

export const UNSEEN = {
  timeline: {
    people: ['katharina', 'jeanphilippe', 'diego', 'seun'],
    shown: () => ({ certIssuer: true, nationality: false }),
    html(p) {
      const t = T[p.lang]
      return page(
        `@page{size:A4;margin:13mm}body{font:9.5pt Inter}h1{font-size:30pt;font-weight:800}.hl{font-size:13pt;color:#7048e8}.k{margin:6px 0 12px;color:#444}.g{display:grid;grid-template-columns:1fr 62mm;gap:9mm}h2{font-size:14pt;color:#7048e8;margin:10px 0 8px}.e{border-left:2px solid #7048e8;padding-left:5mm;margin-bottom:10px;position:relative}.d{font-size:8.5pt;font-weight:600;color:#7048e8}.t{font-weight:700;font-size:10.5pt}ul{padding-left:13px}.c{background:#f3f0ff;padding:3mm;margin-bottom:3mm;border-radius:3px}`,
        `<h1>${full(p)}</h1><div class=hl>${esc(p.headline)}</div><div class=k>${p.phone} / ${p.email} / ${p.city}, ${p.country} / linkedin.com/in/${p.linkedin}</div><div class=g><div><h2>${t.work[2]}</h2>` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=d>${range(w, p.lang, 'short', ' → ')}</div><div class=t>${esc(w.role)}</div><div>${esc(w.company)} · ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          `<h2>${t.edu[0]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=d>${e.start[0]} → ${e.end[0]}</div><div class=t>${degree(e)}</div><div>${esc(e.school)}</div></div>`,
            )
            .join('') +
          `</div><div><h2>${t.sum[2]}</h2><p>${esc(p.summary)}</p><h2>${t.skills[0]}</h2>` +
          p.skills.map(([c, s]) => `<div class=c><b>${c}</b><br>${s.join(', ')}</div>`).join('') +
          `<h2>${t.lang[0]}</h2>` +
          p.languages.map(([l, v]) => `<div>${l}, ${v}</div>`).join('') +
          (p.certs.length
            ? `<h2>${t.cert[0]}</h2>` +
              p.certs.map(([n, i, y]) => `<div class=c><b>${esc(n)}</b><br>${esc(i)}, ${y}</div>`).join('')
            : '') +
          (p.licenses.length
            ? `<h2>${t.lic[1]}</h2>` + p.licenses.map((x) => `<div>${x}</div>`).join('')
            : '') +
          '</div></div>',
      )
    },
  },
  plaintext: {
    people: ['sander', 'weizhang', 'ines', 'venkatesh'],
    shown: () => ({ certIssuer: true, nationality: false }),
    html(p) {
      const t = T[p.lang]
      const lines = [
        full(p).toUpperCase(),
        p.headline,
        `${p.city}, ${p.country}`,
        p.phone,
        p.email,
        `linkedin.com/in/${p.linkedin}`,
        '',
        t.sum[1].toUpperCase(),
        '-'.repeat(60),
        p.summary,
        '',
        t.work[1].toUpperCase(),
        '-'.repeat(60),
        ...p.work.flatMap((w) => [
          `${w.role}, ${w.company}, ${w.loc}`,
          range(w, p.lang, 'slash', ' - '),
          ...w.bullets.map((b) => `* ${b}`),
          '',
        ]),
        t.edu[0].toUpperCase(),
        '-'.repeat(60),
        ...p.education.flatMap((e) => [`${degree(e)}, ${e.school}`, `${e.start[0]} - ${e.end[0]}`, '']),
        t.skills[0].toUpperCase(),
        '-'.repeat(60),
        ...p.skills.map(([c, s]) => `${c}: ${s.join(', ')}`),
        '',
        t.lang[0].toUpperCase(),
        '-'.repeat(60),
        ...p.languages.map(([l, v]) => `${l} - ${v}`),
        '',
        ...(p.certs.length
          ? [t.cert[0].toUpperCase(), '-'.repeat(60), ...p.certs.map(([n, i, y]) => `${n} (${i}), ${y}`), '']
          : []),
        ...(p.licenses.length ? [t.lic[0].toUpperCase(), '-'.repeat(60), ...p.licenses] : []),
      ]
      return page(
        `@page{size:A4;margin:20mm}pre{font:10pt "Liberation Mono";white-space:pre-wrap;margin:0}`,
        `<pre>${lines.map(esc).join('\n')}</pre>`,
      )
    },
  },
  magazine: {
    people: ['eloise', 'gianluca', 'mariajose', 'elif'],
    shown: () => ({ certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      return page(
        `@page{size:A4;margin:0}body{font:10pt Carlito}.top{background:#184e77;color:#fff;padding:12mm 14mm}h1{font-size:26pt;font-weight:400}.hl{font-size:13pt}.g{display:flex}.m{flex:1;padding:8mm 8mm 8mm 14mm}.s{width:64mm;padding:8mm 8mm;background:#eef4f8}h2{font-size:12.5pt;font-weight:400;color:#1a759f;margin:12px 0 5px}.r{display:flex;justify-content:space-between}.e{margin-bottom:9px}.t{font-weight:bold}.i{font-style:italic}ul{padding-left:14px}.s p,.s div{font-size:9.5pt}`,
        `<div class=top><h1>${p.title ? p.title + ' ' : ''}${full(p)}</h1><div class=hl>${esc(p.headline)}</div></div><div class=g><div class=m><h2>${t.work[0]}</h2>` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=r><span class=t>${esc(w.company)}</span><span>${range(w, p.lang, 'dot', '–', 1)}</span></div><div class=r><span class=i>${esc(w.role)}</span><span>${esc(w.loc)}</span></div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          `<h2>${t.edu[0]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=r><span class=t>${esc(e.school)}</span><span>${range(e, p.lang, 'dot', '–')}</span></div><div class=i>${degree(e)}</div></div>`,
            )
            .join('') +
          (p.certs.length
            ? `<h2>${t.cert[0]}</h2>` +
              p.certs
                .map(([n, i, y]) => `<div class=r><span>${esc(n)}, ${esc(i)}</span><span>${y}</span></div>`)
                .join('')
            : '') +
          `</div><div class=s><h2>${t.contact[0]}</h2><div>${p.street}</div><div>${p.zip} ${p.city}</div><div>${p.phone}</div><div>${p.email}</div><div>linkedin.com/in/${p.linkedin}</div>${p.nationality ? `<h2>${t.nat}</h2><div>${p.nationality}</div>` : ''}<h2>${t.sum[1]}</h2><p>${esc(p.summary)}</p><h2>${t.skills[0]}</h2>${p.skills.map(([, s]) => s.map((x) => `<div>${x}</div>`).join('')).join('')}<h2>${t.lang[0]}</h2>${p.languages.map(([l, v]) => `<div><b>${l}</b> ${v}</div>`).join('')}${p.licenses.length ? `<h2>${t.lic[0]}</h2>${p.licenses.map((x) => `<div>${x}</div>`).join('')}` : ''}</div></div>`,
      )
    },
  },
  ledger: {
    people: ['marykate', 'joaopedro', 'katharina', 'seun'],
    shown: () => ({ certIssuer: true, nationality: false }),
    html(p) {
      const t = T[p.lang]
      const s = (h, b) => `<div class=s><div class=h>${h}</div><div class=b>${b}</div></div>`
      return page(
        `@page{size:letter;margin:16mm}body{font:9.5pt "Liberation Sans"}h1{font-size:21pt;font-weight:bold}.k{color:#666;margin-bottom:8px}.s{display:flex;border-top:1px solid #bbb;padding:7px 0}.h{width:38mm;flex:none;font-weight:bold;font-size:9.5pt}.b{flex:1}.e{margin-bottom:7px}.t{font-weight:bold}.d{color:#666}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}<br>${p.email}, ${p.phone}<br>${p.city}, ${p.country}<br><a href="https://www.linkedin.com/in/${p.linkedin}">LinkedIn</a></div>` +
          s(t.sum[1], esc(p.summary)) +
          s(
            t.work[1],
            p.work
              .map(
                (w) =>
                  `<div class=e><div class=t>${esc(w.role)}, ${esc(w.company)}</div><div class=d>${range(w, p.lang, 'long')} | ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
              )
              .join(''),
          ) +
          s(
            t.edu[0],
            p.education
              .map(
                (e) =>
                  `<div class=e><div class=t>${degree(e)}</div><div class=d>${esc(e.school)}, ${e.end[0]}</div></div>`,
              )
              .join(''),
          ) +
          s(t.skills[0], p.skills.map(([c, x]) => `<div><b>${c}</b> ${x.join(', ')}</div>`).join('')) +
          (p.certs.length
            ? s(t.cert[0], p.certs.map(([n, i, y]) => `<div>${esc(n)}, ${esc(i)}, ${y}</div>`).join(''))
            : '') +
          s(t.lang[0], p.languages.map(([l, v]) => `${l} (${v})`).join(', ')) +
          (p.licenses.length ? s(t.lic[1], p.licenses.join('<br>')) : ''),
      )
    },
    endOnly: true,
  },
}
