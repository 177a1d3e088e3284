/* oxlint-disable unicorn/consistent-function-scoping */
// The second round of layouts, written after the rules of the first round.
import { T, date, duration, range } from './texts.mjs'
const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const full = (p) => `${p.first} ${p.last}`
const ul = (list) => `<ul>${list.map((b) => `<li>${esc(b)}</li>`).join('')}</ul>`
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}h1,h2,h3,p,ul{margin:0;padding:0}${css}</style>${body}`
const degree = (e, sep = ' ') => `${e.degree}${sep}${e.field}`
const site = (name) =>
  `https://www.${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
    .slice(0, 14)}.example.com`
const SINCE = { en: 'Since', de: 'seit', fr: 'Depuis', es: 'Desde', pt: 'Desde', nl: 'Sinds', it: 'Dal' }
const since = (e, lang, style) =>
  e.end ? range(e, lang, style, ' - ') : `${SINCE[lang]} ${date(e.start, lang, style)}`
const list = (title, rows) => (rows.length ? title + rows.join('') : '')

export const SECOND = {
  tagged: {
    people: ['seun', 'mariajose', 'jeanphilippe', 'venkatesh'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      return page(
        `@page{size:A4;margin:15mm}body{font:10pt "Liberation Sans";color:#333}h1{font-size:24pt}.lb{font-size:13pt;color:#777}.k span{margin-right:14px;font-size:9pt}h2{font-size:14pt;color:#f48024;margin:14px 0 6px;border-bottom:1px solid #eee}.r{display:flex;justify-content:space-between}.po{font-weight:bold;font-size:11pt}.w{font-size:8pt;color:#07c}.d{color:#888;font-size:9pt}.tag{display:inline-block;background:#e1ecf4;padding:2px 7px;margin:2px 4px 2px 0;font-size:8.5pt}.sk{margin-bottom:6px}.lv{color:#999;font-size:8.5pt}ul{padding-left:15px}.hl{font-weight:bold;margin-top:3px}`,
        `<h1>${full(p)}</h1><div class=lb>${esc(p.headline)}</div><div class=k><span>${p.email}</span><span>${p.phone}</span><span>${p.city}, ${p.country}</span><span><a href="https://www.linkedin.com/in/${p.linkedin}">LinkedIn</a></span></div>${h(t.sum[2])}<p>${esc(p.summary)}</p>${h(t.work[0])}` +
          p.work
            .map(
              (w) =>
                `<div class=r><span class=po>${esc(w.role)}</span><span class=d>${range(w, p.lang, 'short', ' - ')}</span></div><div>${esc(w.company)}</div><div class=w>${site(w.company)}</div><div class=d>${esc(w.loc)}</div><p>${esc(w.bullets[0])}.</p><div class=hl>Highlights</div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.skills[0]) +
          p.skills
            .map(
              ([c, s]) =>
                `<div class=sk><b>${c}</b> <span class=lv>Expert</span><div>${s.map((x) => `<span class=tag>${x}</span>`).join('')}</div></div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=r><span class=po>${degree(e, ', ')}</span><span class=d>${range(e, p.lang, 'short', ' - ')}</span></div><div>${esc(e.school)}</div><div class=w>${site(e.school)}</div>`,
            )
            .join('') +
          list(
            h(t.cert[0]),
            p.certs.map(
              ([n, i, y]) =>
                `<div class=r><span class=po>${esc(n)}</span><span class=d>${y}</span></div><div>${esc(i)}</div>`,
            ),
          ) +
          h(t.lang[0]) +
          p.languages.map(([l, v]) => `<div><b>${l}</b><br><span class=lv>${v}</span></div>`).join('') +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ),
      )
    },
  },
  durations: {
    people: ['katharina', 'ines', 'weizhang', 'diego'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toUpperCase()}</h2>`
      return page(
        `@page{size:A4;margin:12mm}body{font:10pt Carlito}.g{display:grid;grid-template-columns:55mm 1fr;gap:8mm}.av{width:30mm;height:30mm;border-radius:50%;background:#ccc;margin:0 auto 10px}h1{font-size:19pt;text-align:center}.lb{text-align:center;color:#666;margin-bottom:10px}.k{border-top:1px solid #ddd;padding:5px 0}.k b{display:block;font-size:8.5pt;color:#999;font-weight:400}h2{font-size:12pt;letter-spacing:.05em;background:#f5f5f5;padding:4px 8px;margin:10px 0 8px}h3{font-size:12pt}.s{color:#666;font-size:9.5pt}ul{padding-left:14px}.e{margin-bottom:9px}`,
        `<div class=g><div><div class=av></div><h1>${full(p)}</h1><div class=lb>${esc(p.headline)}</div><div class=k><b>${t.addr}</b>${p.city}, ${p.country}</div><div class=k><b>${t.email}</b>${p.email}</div><div class=k><b>${t.phone}</b>${p.phone}</div><div class=k><b>LinkedIn</b><a href="https://www.linkedin.com/in/${p.linkedin}">${p.linkedin}</a></div>${h(t.lang[0])}${p.languages.map(([l, v]) => `<div class=k><b>${v}</b>${l}</div>`).join('')}</div><div>${h(t.sum[0])}<p>${esc(p.summary)}</p>${h(t.work[0])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><h3>${esc(w.company)}</h3><div>${esc(w.role)}</div><div class=s>${range(w, p.lang, 'long', ' - ')} (${duration(w, p.lang)})</div><div class=s>${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=e><h3>${esc(e.school)}</h3><div>${degree(e, ' – ')}</div><div class=s>${range(e, p.lang, 'long', ' - ')}</div></div>`,
            )
            .join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => `<h3>${c}</h3><div class=s>${s.join(' · ')}</div>`).join('') +
          list(
            h(t.cert[0]),
            p.certs.map(
              ([n, i, y]) => `<div class=e><h3>${esc(n)}</h3><div class=s>${esc(i)}, ${y}</div></div>`,
            ),
          ) +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ) +
          '</div></div>',
      )
    },
  },
  paper: {
    unseen: true,
    people: ['marykate', 'joaopedro', 'elif', 'eloise'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      return page(
        `@page{size:A4;margin:22mm 20mm}body{font:11pt "Liberation Serif"}h1{font-size:22pt;font-weight:400;border-bottom:1px solid #000}h2{font-size:13pt;font-weight:400;font-style:italic;margin:14px 0 5px}.e{margin-bottom:8px}.d{float:right}ul{padding-left:18px}.k{font-size:10pt;margin:4px 0 8px}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}. ${p.city}, ${p.country}. ${p.email}. ${p.phone}. linkedin.com/in/${p.linkedin}</div><p>${esc(p.summary)}</p>${h(t.work[2])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><span class=d>${range(w, p.lang, 'iso', ' — ')}</span><b>${esc(w.company)}</b> — ${esc(w.role)}<br>${esc(w.loc)}${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[1]) +
          p.education
            .map(
              (e) =>
                `<div class=e><span class=d>${range(e, p.lang, 'iso', ' — ')}</span><b>${esc(e.school)}</b> — ${degree(e, ', ')}</div>`,
            )
            .join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => `<div><i>${c}</i>: ${s.join(', ')}.</div>`).join('') +
          list(
            h(t.cert[0]),
            p.certs.map(([n, i, y]) => `<div><span class=d>${y}</span>${esc(n)}, ${esc(i)}</div>`),
          ) +
          h(t.lang[0]) +
          `<div>${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}.</div>` +
          list(
            h(t.lic[1]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ),
      )
    },
  },
  cream: {
    unseen: true,
    people: ['gianluca', 'seun', 'sander', 'diego'],
    shown: () => ({}),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      return page(
        `@page{size:letter;margin:0}body{font:9.5pt Inter}.g{display:flex;min-height:279mm}.s{width:58mm;background:#f7f1e5;padding:12mm 6mm}.m{flex:1;padding:12mm 10mm}h1{font-size:22pt;line-height:1.1}.lb{margin:4px 0 10px;color:#8a6d3b}h2{font-size:10.5pt;font-weight:700;color:#8a6d3b;margin:13px 0 5px}.t{font-weight:700}.r{display:flex;justify-content:space-between}.c{color:#666}ul{padding-left:13px}.e{margin-bottom:8px}.s div{font-size:8.5pt}`,
        `<div class=g><div class=s><h1>${p.first}<br>${p.last}</h1><div class=lb>${esc(p.headline)}</div><div>${p.email}</div><div>${p.phone}</div><div>${p.city}, ${p.country}</div><div>linkedin.com/in/${p.linkedin}</div>${h(t.sum[2])}<div>${esc(p.summary)}</div>${h(t.lang[0])}${p.languages.map(([l, v]) => `<div class=r><span>${l}</span><span class=c>${v}</span></div>`).join('')}${h(t.skills[0])}${p.skills.map(([c, s]) => `<div class=t>${c}</div>${s.map((x) => `<div>${x}</div>`).join('')}`).join('')}${p.nationality ? h(t.pers) + `<div>${t.nat}: ${p.nationality}</div>` : ''}</div><div class=m>${h(t.work[0])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=r><span class=t>${esc(w.role)}</span><span class=c>${since(w, p.lang, 'slash')}</span></div><div class=c>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=r><span class=t>${degree(e)}</span><span class=c>${e.start[0]} - ${e.end[0]}</span></div><div class=c>${esc(e.school)}</div></div>`,
            )
            .join('') +
          list(
            h(t.cert[0]),
            p.certs.map(
              ([n, i, y]) =>
                `<div class=e><div class=r><span class=t>${esc(n)}</span><span class=c>${y}</span></div><div class=c>${esc(i)}</div></div>`,
            ),
          ) +
          list(
            h(t.lic[1]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ) +
          '</div></div>',
      )
    },
  },
  spartan: {
    people: ['venkatesh', 'katharina', 'eloise'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const r = (a, b) => `<div class=e><div class=l>${a}</div><div class=x>${b}</div></div>`
      return page(
        `@page{size:A4;margin:16mm}body{font:10pt "Liberation Sans"}h1{font-size:26pt}.lb{font-size:12pt}.k{color:#555;margin-bottom:8px}h2{font-size:15pt;margin:14px 0 8px;border-bottom:2px solid #000}.e{display:flex;margin-bottom:9px}.l{width:55mm;flex:none;padding-right:5mm}.x{flex:1}.d{color:#777;font-size:9pt}ul{padding-left:14px}`,
        `<h1>${full(p)}</h1><div class=lb>${esc(p.headline)}</div><div class=k>${p.city}, ${p.country} — ${p.email} — ${p.phone} — linkedin.com/in/${p.linkedin}</div><p>${esc(p.summary)}</p><h2>${t.work[1]}</h2>` +
          p.work
            .map((w) =>
              r(
                `<b>${esc(w.company)}</b><br><span class=d>${esc(w.loc)}</span><br><span class=d>${range(w, p.lang, 'short')}</span>`,
                `<b>${esc(w.role)}</b>${ul(w.bullets)}`,
              ),
            )
            .join('') +
          `<h2>${t.edu[1]}</h2>` +
          p.education
            .map((e) =>
              r(`<b>${esc(e.school)}</b><br><span class=d>${range(e, p.lang, 'short')}</span>`, degree(e)),
            )
            .join('') +
          `<h2>${t.skills[1]}</h2>` +
          p.skills.map(([c, s]) => r(`<b>${c}</b>`, s.join(', '))).join('') +
          list(
            `<h2>${t.cert[0]}</h2>`,
            p.certs.map(([n, i, y]) => r(`<span class=d>${y}</span>`, `${esc(n)} (${esc(i)})`)),
          ) +
          `<h2>${t.lang[0]}</h2>` +
          p.languages.map(([l, v]) => r(`<b>${l}</b>`, v)).join('') +
          list(
            `<h2>${t.lic[1]}</h2>`,
            p.licenses.map((x) => `<div>${x}</div>`),
          ),
      )
    },
  },
  centred: {
    unseen: true,
    people: ['mariajose', 'weizhang', 'marykate', 'katharina'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toUpperCase()}</h2>`
      return page(
        `@page{size:A4;margin:18mm}body{font:10.5pt "Liberation Sans";text-align:center}h1{font-size:23pt;letter-spacing:.25em;text-transform:uppercase;font-weight:400}.lb{letter-spacing:.15em;font-size:10pt;text-transform:uppercase;color:#888}.k{margin:6px 0}h2{font-size:11pt;letter-spacing:.2em;margin:16px 0 6px}.e{margin-bottom:10px}.t{font-weight:bold}p{text-align:justify}`,
        `<h1>${full(p)}</h1><div class=lb>${esc(p.headline)}</div><div class=k>${p.city}, ${p.country} | ${p.phone} | ${p.email}</div><div class=k>www.linkedin.com/in/${p.linkedin}</div>${h(t.sum[1])}<p>${esc(p.summary)}</p>${h(t.work[1])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=t>${esc(w.role)} | ${esc(w.company)} | ${esc(w.loc)}</div><div>${range(w, p.lang, 'long')}</div>${w.bullets.map((b) => `<div>${esc(b)}.</div>`).join('')}</div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=t>${degree(e)} | ${esc(e.school)}</div><div>${e.start[0]} – ${e.end[0]}</div></div>`,
            )
            .join('') +
          h(t.skills[0]) +
          `<div>${p.skills.flatMap(([, s]) => s).join(' | ')}</div>` +
          list(
            h(t.cert[0]),
            p.certs.map(([n, i, y]) => `<div>${esc(n)} | ${esc(i)} | ${y}</div>`),
          ) +
          h(t.lang[0]) +
          `<div>${p.languages.map(([l, v]) => `${l} – ${v}`).join(' | ')}</div>` +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ),
      )
    },
  },
  wordtabs: {
    people: ['gianluca', 'seun', 'mariajose', 'weizhang'],
    shown: () => ({}),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toUpperCase()}</h2>`
      return page(
        `@page{size:A4;margin:25mm 22mm}body{font:11pt Carlito}h1{font-size:16pt}h2{font-size:11pt;margin:12px 0 4px;border-bottom:1px solid}.r{display:flex;justify-content:space-between}ul{padding-left:22px}.e{margin-bottom:6px}`,
        `<h1>${full(p)}</h1><div>${p.street}, ${p.zip} ${p.city}</div><div>${t.mob}: ${p.phone}</div><div>${t.email}: ${p.email}</div><div>LinkedIn: www.linkedin.com/in/${p.linkedin}</div>${p.nationality ? `<div>${t.nat}: ${p.nationality}</div>` : ''}${h(t.sum[1])}<p>${esc(p.summary)}</p>${h(t.work[1])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=r><b>${esc(w.role.toUpperCase())}</b><b>${since(w, p.lang, 'slash')}</b></div><div>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=r><b>${degree(e)}</b><b>${range(e, p.lang, 'slash', ' - ')}</b></div><div>${esc(e.school)}</div></div>`,
            )
            .join('') +
          h(t.skills[0]) +
          ul(p.skills.map(([c, s]) => `${c}: ${s.join(', ')}`)) +
          h(t.lang[0]) +
          ul(p.languages.map(([l, v]) => `${l} – ${v}`)) +
          list(
            h(t.cert[0]),
            [ul(p.certs.map(([n, i, y]) => `${n}, ${i} (${y})`))].filter(() => p.certs.length),
          ) +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ) +
          h(t.hob[0]) +
          `<div>${p.interests.join(', ')}</div>`,
      )
    },
  },
  tabular: {
    people: ['elif', 'katharina', 'sander', 'eloise'],
    shown: () => ({}),
    html(p) {
      const t = T[p.lang]
      const r = (a, b) => `<tr><td class=l>${a}</td><td>${b}</td></tr>`
      const h = (x) => `<tr><td colspan=2 class=h>${x}</td></tr>`
      return page(
        `@page{size:A4;margin:25mm 25mm}body{font:11pt "Liberation Sans"}h1{font-size:20pt;margin-bottom:10px}td{vertical-align:top;padding:3px 0}.l{width:45mm}.h{font-weight:bold;font-size:12pt;text-decoration:underline;padding-top:12px}ul{padding-left:15px}`,
        `<h1>${p.lang === 'de' ? 'Lebenslauf' : 'Curriculum Vitae'}</h1><table width=100%>${h(t.pers)}${r({ de: 'Name', nl: 'Naam', fr: 'Nom' }[p.lang] ?? 'Name', full(p))}${p.birth ? r(t.birth, p.birth) : ''}${r(t.addr, `${p.street}, ${p.zip} ${p.city}`)}${r(t.phone, p.phone)}${r(t.email, p.email)}${r('LinkedIn', `linkedin.com/in/${p.linkedin}`)}${p.nationality ? r(t.nat, p.nationality) : ''}${h(t.work[1])}` +
          p.work
            .map((w) =>
              r(
                since(w, p.lang, 'slash'),
                `<b>${esc(w.role)}</b><br>${esc(w.company)}, ${esc(w.loc)}${ul(w.bullets)}`,
              ),
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map((e) => r(range(e, p.lang, 'slash', ' - '), `<b>${esc(e.school)}</b><br>${degree(e)}`))
            .join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => r(c, s.join(', '))).join('') +
          h(t.lang[1]) +
          p.languages.map(([l, v]) => r(l, v)).join('') +
          list(
            h(t.cert[0]),
            p.certs.map(([n, i, y]) => r(y, `${esc(n)}, ${esc(i)}`)),
          ) +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => r('', x)),
          ) +
          h(t.hob[1]) +
          r('', p.interests.join(', ')) +
          `</table><p><br>${p.city}, 12.11.2026</p>`,
      )
    },
  },
  frenchlist: {
    unseen: true,
    people: ['eloise', 'jeanphilippe', 'ines', 'gianluca'],
    shown: () => ({ nationality: false }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      return page(
        `@page{size:A4;margin:17mm}body{font:10pt "DejaVu Sans";font-size:9pt}h1{font-size:18pt}.c{display:flex;justify-content:space-between}.ti{text-align:center;font-size:13pt;font-weight:bold;background:#dfe7ef;padding:4px;margin:10px 0}h2{font-size:11pt;color:#1b4f72;margin:12px 0 4px;text-transform:uppercase}ul{padding-left:14px}.e{margin-bottom:7px}`,
        `<div class=c><div><h1>${p.first} ${p.last.toUpperCase()}</h1><div>${p.street}</div><div>${p.zip} ${p.city}</div></div><div><div>${p.phone}</div><div>${p.email}</div><div><a href="https://www.linkedin.com/in/${p.linkedin}">LinkedIn</a></div></div></div><div class=ti>${esc(p.headline)}</div><p>${esc(p.summary)}</p>${h(t.work[1])}` +
          p.work
            .map(
              (w) =>
                `<div class=e>${since(w, p.lang, 'long')} : <b>${esc(w.role)}</b>, ${esc(w.company)}, ${esc(w.loc)}${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map(
              (e) => `<div class=e>${e.start[0]} - ${e.end[0]} : <b>${degree(e)}</b>, ${esc(e.school)}</div>`,
            )
            .join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => `<div><b>${c} :</b> ${s.join(', ')}</div>`).join('') +
          h(t.lang[0]) +
          p.languages.map(([l, v]) => `<div>${l} : ${v}</div>`).join('') +
          list(
            h(t.cert[0]),
            p.certs.map(([n, i, y]) => `<div>${y} : ${esc(n)}, ${esc(i)}</div>`),
          ) +
          list(
            h(t.lic[1]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ) +
          h(t.hob[0]) +
          `<div>${p.interests.join(', ')}</div>`,
      )
    },
  },
  europassnew: {
    people: ['mariajose', 'ines', 'gianluca', 'seun'],
    shown: () => ({}),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x.toUpperCase()}</h2>`
      const mt = {
        en: 'MOTHER TONGUE(S)',
        es: 'LENGUA(S) MATERNA(S)',
        pt: 'LÍNGUA(S) MATERNA(S)',
        it: 'LINGUA MADRE',
      }[p.lang]
      const ot = {
        en: 'OTHER LANGUAGE(S)',
        es: 'OTRA(S) LENGUA(S)',
        pt: 'OUTRA(S) LÍNGUA(S)',
        it: 'ALTRE LINGUE',
      }[p.lang]
      const [own, ...rest] = p.languages
      return page(
        `@page{size:A4;margin:14mm}body{font:9.5pt "Liberation Sans"}h1{font-size:22pt;font-weight:400}.k{border-bottom:1px solid #bbb;padding-bottom:8px}.k b{font-weight:bold}h2{font-size:10pt;color:#004494;border-bottom:1px solid #004494;margin:14px 0 6px}.d{color:#666}.e{margin-bottom:9px}.i{font-style:italic}ul{padding-left:15px}table{border-collapse:collapse;width:100%;font-size:8.5pt}td,th{border-bottom:1px solid #ccc;padding:3px;text-align:center}td:first-child{text-align:left}`,
        `<h1>${full(p)}</h1><div class=k>${p.birth ? `<b>${t.birth}:</b> ${p.birth} | ` : ''}${p.nationality ? `<b>${t.nat}:</b> ${p.nationality} | ` : ''}<b>${t.phone}:</b> (${p.phone.split(' ')[0]}) ${p.phone.split(' ').slice(1).join('')} (${t.mob}) | <b>${t.email}:</b> ${p.email} | <b>LinkedIn:</b> https://www.linkedin.com/in/${p.linkedin} | <b>${t.addr}:</b> ${p.street}, ${p.zip}, ${p.city}, ${p.country}</div>${h(t.sum[2])}<p>${esc(p.summary)}</p>${h(t.work[1])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=d>${range(w, p.lang, 'slash', ' – ', 1)} &nbsp; ${esc(w.loc)}, ${p.country}</div><div><b>${esc(w.role.toUpperCase())}</b> ${esc(w.company.toUpperCase())}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h(t.edu[1]) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=d>${range(e, p.lang, 'slash')}</div><div><b>${degree(e).toUpperCase()}</b> ${esc(e.school)}</div></div>`,
            )
            .join('') +
          h(t.lang[1]) +
          `<div>${mt}: <b>${own[0].toUpperCase()}</b></div><div>${ot}:</div><table>${rest.map(([l]) => `<tr><td><b>${l.toUpperCase()}</b></td><td>C1</td><td>C1</td><td>B2</td><td>B2</td><td>B2</td></tr>`).join('')}</table>` +
          h(t.skills[2]) +
          `<div>${p.skills.flatMap(([, s]) => s).join(' | ')}</div>` +
          list(
            h(t.cert[0]),
            p.certs.map(
              ([n, i, y]) =>
                `<div class=e><div class=d>${y}</div><div><b>${esc(n)}</b></div><div>${esc(i)}</div></div>`,
            ),
          ) +
          list(
            h(t.lic[0]),
            p.licenses.map((x) => `<div>${x}</div>`),
          ),
      )
    },
    countryLoc: true,
  },
}
