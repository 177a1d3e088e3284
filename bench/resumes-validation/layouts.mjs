/* oxlint-disable unicorn/consistent-function-scoping */
// Each layout: { people, html(p) , shown(p) } - `shown` says what the page does not show or shows otherwise.
import { T, date, range, duration } from './texts.mjs'
const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const full = (p) => `${p.first} ${p.last}`
const ul = (list, cls = '') => `<ul class="${cls}">${list.map((b) => `<li>${esc(b)}</li>`).join('')}</ul>`
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}h1,h2,h3,h4,p,ul{margin:0;padding:0}${css}</style>${body}`
const flatSkills = (p) => p.skills.flatMap(([, s]) => s)
const degree = (e, sep = ' ') => `${e.degree}${sep}${e.field}`
const li = (p) => `www.linkedin.com/in/${p.linkedin}`
const group = (p) => {
  const g = []
  for (const w of p.work) {
    const l = g.at(-1)
    if (l && l.company === w.company) l.roles.push(w)
    else g.push({ company: w.company, roles: [w] })
  }
  return g
}

export const LAYOUTS = {
  linkedin: {
    people: ['katharina', 'eloise', 'joaopedro', 'marykate', 'seun', 'gianluca', 'sander', 'mariajose'],
    shown: () => ({
      licenses: false,
      nationality: false,
      licensesAsCerts: false,
      skills: 3,
      catless: true,
      eduMonths: false,
    }),
    html(p) {
      const t = T[p.lang]
      const [a, b] = [p.linkedin.slice(0, 12), p.linkedin.slice(12)]
      return page(
        `@page{size:letter;margin:0}body{font:10.5pt Inter}.s{position:absolute;left:0;top:0;width:223px;min-height:1040px;background:#293e49;color:#e1e8eb;padding:37px 20px;font-size:10.5pt;line-height:1.35}.s h2{font-size:13pt;font-weight:400;color:#fff;margin:22px 0 8px}.s a{color:#e1e8eb;text-decoration:none}.s div{margin-bottom:3px}.m{margin-left:223px;padding:36px 30px 30px}.m h1{font-size:26pt;font-weight:400}.hl{font-size:12pt}.loc{font-size:12pt;color:#666}.m h2{font-size:15.75pt;font-weight:400;margin:26px 0 10px}.co{font-size:12pt;margin-top:12px}.ro{font-size:11.5pt}.d{font-size:10.5pt}.g{color:#888}.m p{font-size:10.5pt;line-height:1.4}.f{position:fixed;bottom:8px;right:40px;font-size:9pt;color:#888}`,
        `<div class=s><h2>${t.contact[0]}</h2><div>${esc(p.phone)} (${t.mob})</div><div><a href="mailto:${p.email}">${p.email}</a></div><div><a href="https://www.linkedin.com/in/${p.linkedin}?jobid=1234">www.linkedin.com/in/${a}${b ? '<br>' + b : ''}</a> (LinkedIn)</div><h2>${t.top}</h2>${flatSkills(
          p,
        )
          .slice(0, 3)
          .map((s) => `<div>${esc(s)}</div>`)
          .join(
            '',
          )}<h2>${t.lang[0]}</h2>${p.languages.map(([l, v]) => `<div>${l} (${v})</div>`).join('')}<h2>Certifications</h2>`.replace(
          'Certifications',
          t.cert[0],
        ) +
          p.certs.map(([n]) => `<div>${esc(n)}</div>`).join('') +
          `</div><div class=m><h1>${full(p)}</h1><div class=hl>${esc(p.headline)} | ${esc(p.work[0].company)}</div><div class=loc>${p.city}, ${p.country}</div><h2>${t.sum[0]}</h2><p>${esc(p.summary)}</p><h2>${t.work[0]}</h2>` +
          group(p)
            .map(
              (g) =>
                `<div class=co>${esc(g.company)}</div>${g.roles.length > 1 ? `<div class=d>${duration({ start: g.roles.at(-1).start, end: g.roles[0].end }, p.lang)}</div>` : ''}` +
                g.roles
                  .map(
                    (w) =>
                      `<div class=ro>${esc(w.role)}</div><div class=d>${range(w, p.lang, 'long', ' - ')} <span class=g>(${duration(w, p.lang)})</span></div><div class="d g">${esc(w.loc)}</div>${w.bullets ? `<p>${w.bullets.map(esc).join('.<br>')}.</p>` : ''}`,
                  )
                  .join(''),
            )
            .join('') +
          `<h2>${t.edu[0]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=co>${esc(e.school)}</div><div class=d>${esc(e.degree)}, ${esc(e.field)} <span class=g>&nbsp;· (${e.start[0]} - ${e.end[0]})</span></div>`,
            )
            .join('') +
          `</div><div class=f>${t.page.replace('#', '1').replace('#', '2')}</div>`,
      )
    },
  },
  europass: {
    people: ['gianluca', 'ines', 'sander', 'katharina', 'mariajose', 'elif'],
    shown: () => ({ linkedin: false, skillsCats: true }),
    html(p) {
      const t = T[p.lang]
      const row = (l, r, c = '') => `<tr class="${c}"><td class=l>${l}</td><td class=r>${r}</td></tr>`
      const h = (x) =>
        `<tr><td class="l h">${x.toUpperCase()}</td><td class=r><div class=rule></div></td></tr>`
      return page(
        `@page{size:A4;margin:15mm 14mm}body{font:9.5pt "Liberation Sans"}td{vertical-align:top;padding:2px 0}.l{width:47mm;text-align:right;color:#0e4194;padding-right:5mm}.h{font-size:9pt;padding-top:14px}.rule{border-bottom:1px solid #0e4194;margin-top:20px}h1{font-size:20pt;font-weight:400;color:#3f3a38}b{font-size:11pt;color:#0e4194;font-weight:400}ul{padding-left:14px}.lg td{border-bottom:1px dotted #aaa;padding:2px 8px;font-size:8.5pt}`,
        `<table width=100%>${h(t.pers)}${row('', `<h1>${full(p)}</h1>`)}${row(t.addr, `${p.street}, ${p.zip} ${p.city} (${p.country})`)}${row(t.phone, p.phone)}${row(t.email, p.email)}${p.birth ? row(t.birth, p.birth) : ''}${p.nationality ? row(t.nat, p.nationality) : ''}${h(t.work[1])}` +
          p.work
            .map((w) =>
              row(
                range(w, p.lang, 'slash', ' – ', 1),
                `<b>${esc(w.role)}</b><br>${esc(w.company)}, ${esc(w.loc)}${ul(w.bullets)}`,
              ),
            )
            .join('') +
          h(t.edu[1]) +
          p.education
            .map((e) => row(range(e, p.lang, 'slash'), `<b>${degree(e)}</b><br>${esc(e.school)}`))
            .join('') +
          h(t.skills[1]) +
          p.skills.map(([c, s]) => row(c, s.join(', '))).join('') +
          h(t.lang[1]) +
          p.languages.map(([l, v]) => row(l, v)).join('') +
          (p.certs.length
            ? h(t.cert[1]) + p.certs.map(([n, i, y]) => row(y, `${esc(n)}, ${esc(i)}`)).join('')
            : '') +
          (p.licenses.length ? h(t.lic[1]) + p.licenses.map((x) => row('', x)).join('') : '') +
          '</table>',
      )
    },
  },
  wordtable: {
    people: ['elif', 'venkatesh', 'diego', 'eloise', 'weizhang'],
    shown: () => ({ years: false, linkedinText: true, certTitle: true }),
    html(p) {
      const t = T[p.lang]
      return page(
        `@page{size:A4;margin:20mm}body{font:11pt "Liberation Serif"}table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:4px 7px;vertical-align:top}.h{background:#ddd;font-weight:bold}h1{text-align:center;font-size:18pt}.c{text-align:center;margin-bottom:10px}`,
        `<h1>${p.title ? p.title + ' ' : ''}${full(p)}</h1><div class=c>${p.street}, ${p.zip} ${p.city}<br>${t.phone}: ${p.phone} · ${t.email}: ${p.email}<br>LinkedIn: linkedin.com/in/${p.linkedin}</div><table>` +
          `<tr><td colspan=3 class=h>${t.sum[1]}</td></tr><tr><td colspan=3>${esc(p.summary)}</td></tr><tr><td colspan=3 class=h>${t.work[1]}</td></tr>` +
          p.work
            .map(
              (w) =>
                `<tr><td width=21%>${range(w, p.lang, 'dot', ' - ', 1)}</td><td width=26%>${esc(w.company)}, ${esc(w.loc)}</td><td><b>${esc(w.role)}</b><br>${w.bullets.map((b) => '- ' + esc(b)).join('<br>')}</td></tr>`,
            )
            .join('') +
          `<tr><td colspan=3 class=h>${t.edu[0]}</td></tr>` +
          p.education
            .map(
              (e) =>
                `<tr><td>${range(e, p.lang, 'year', ' - ')}</td><td>${esc(e.school)}</td><td>${degree(e)}</td></tr>`,
            )
            .join('') +
          `<tr><td colspan=3 class=h>${t.skills[0]}</td></tr>` +
          p.skills.map(([c, s]) => `<tr><td>${c}</td><td colspan=2>${s.join(', ')}</td></tr>`).join('') +
          `<tr><td colspan=3 class=h>${t.lang[0]}</td></tr><tr><td colspan=3>${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}</td></tr>` +
          (p.certs.length
            ? `<tr><td colspan=3 class=h>${t.cert[0]}</td></tr>` +
              p.certs
                .map(([n, i, y]) => `<tr><td>${y}</td><td colspan=2>${esc(n)} (${esc(i)})</td></tr>`)
                .join('')
            : '') +
          (p.licenses.length
            ? `<tr><td colspan=3 class=h>${t.lic[1]}</td></tr><tr><td colspan=3>${p.licenses.join(', ')}</td></tr>`
            : '') +
          (p.nationality ? `<tr><td>${t.nat}</td><td colspan=2>${p.nationality}</td></tr>` : '') +
          '</table>',
      )
    },
  },
  moderncv: {
    people: ['joaopedro', 'katharina', 'weizhang', 'jeanphilippe', 'gianluca'],
    shown: () => ({ nationality: false, certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      const r = (l, x) => `<div class=e><div class=l>${l}</div><div class=x>${x}</div></div>`
      const h = (x) =>
        `<div class="e h"><div class=l><span class=bar></span></div><div class="x t">${x}</div></div>`
      return page(
        `@page{size:A4;margin:18mm 17mm}body{font:10pt "Liberation Sans"}.e{display:flex;margin-bottom:5px}.l{width:32mm;text-align:right;padding-right:4mm;flex:none}.x{flex:1}.t{font-size:14pt;color:#3873b3}.h{margin-top:12px}.bar{display:inline-block;width:28mm;height:4px;background:#3873b3}h1{font-size:32pt;font-weight:300;color:#555}.ti{font-size:16pt;font-style:italic;color:#777}.top{display:flex;justify-content:space-between;margin-bottom:14px}.ad{text-align:right;font-style:italic;font-size:9pt;color:#555}b{font-weight:bold}i{font-style:italic}ul{padding-left:12px}`,
        `<div class=top><div><h1>${full(p)}</h1><div class=ti>${esc(p.headline)}</div></div><div class=ad>${p.street}<br>${p.zip} ${p.city}<br>${p.phone}<br>${p.email}<br><a href="https://www.linkedin.com/in/${p.linkedin}">${p.linkedin}</a></div></div>${h(t.sum[1])}${r('', esc(p.summary))}${h(t.work[0])}` +
          p.work
            .map((w) =>
              r(
                range(w, p.lang, 'year'),
                `<b>${esc(w.role)}</b>, <i>${esc(w.company)}</i>, ${esc(w.loc)}.${ul(w.bullets)}`,
              ),
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map((e) => r(`${e.start[0]}–${e.end[0]}`, `<b>${degree(e)}</b>, <i>${esc(e.school)}</i>.`))
            .join('') +
          h(t.lang[0]) +
          p.languages.map(([l, v]) => r(l, v)).join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => r(c, s.join(', '))).join('') +
          (p.certs.length
            ? h(t.cert[0]) + p.certs.map(([n, i, y]) => r(y, `${esc(n)}, ${esc(i)}`)).join('')
            : '') +
          (p.licenses.length ? h(t.lic[0]) + p.licenses.map((x) => r('', x)).join('') : ''),
      )
    },
    years: true,
  },
  awesomecv: {
    people: ['marykate', 'venkatesh', 'diego', 'eloise', 'seun'],
    shown: () => ({ nationality: false, summary: true }),
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${x}</h2>`
      const e = (a, b, c, d) =>
        `<div class=r><span class=a>${a}</span><span class=b>${b}</span></div><div class=r><span class=c>${c}</span><span class=d>${d}</span></div>`
      return page(
        `@page{size:letter;margin:14mm 16mm}body{font:9.5pt "Liberation Sans";color:#333}h1{text-align:center;font-size:30pt;font-weight:300}h1 b{font-weight:bold}.p{text-align:center;color:#dc3522;font-variant:small-caps;font-size:9pt}.k{text-align:center;font-size:8pt;margin:4px 0}h2{font-size:15pt;border-bottom:1px solid #999;margin:12px 0 6px}h2::first-letter{color:#dc3522}.r{display:flex;justify-content:space-between}.a{font-weight:bold;font-size:10.5pt}.b{font-style:italic;color:#dc3522;font-size:9pt}.c{font-variant:small-caps;font-size:9pt;color:#555}.d{font-style:italic;font-size:8.5pt;color:#777}ul{padding-left:16px;font-size:9pt;margin:3px 0 8px}.sk{display:flex}.sk b{width:34mm;text-align:right;padding-right:5mm;flex:none}`,
        `<h1>${p.first} <b>${p.last}</b></h1><div class=p>${esc(p.headline)}</div><div class=k>${p.city}, ${p.country}</div><div class=k>${p.phone} &nbsp;|&nbsp; ${p.email} &nbsp;|&nbsp; <a href="https://linkedin.com/in/${p.linkedin}">${p.linkedin}</a></div>${h(t.sum[0])}<p>${esc(p.summary)}</p>${h(t.work[1])}` +
          p.work
            .map(
              (w) =>
                e(esc(w.company), esc(w.loc), esc(w.role), range(w, p.lang, 'short', ' - ')) + ul(w.bullets),
            )
            .join('') +
          h(t.edu[0]) +
          p.education
            .map((x) =>
              e(
                esc(x.school),
                '',
                degree(x, p.lang === 'en' ? ' in ' : ' '),
                range(x, p.lang, 'short', ' - '),
              ),
            )
            .join('') +
          h(t.skills[0]) +
          p.skills.map(([c, s]) => `<div class=sk><b>${c}</b><span>${s.join(', ')}</span></div>`).join('') +
          (p.certs.length
            ? h(t.cert[0]) +
              p.certs
                .map(
                  ([n, i, y]) =>
                    `<div class=r><span><b>${esc(n)}</b>, ${esc(i)}</span><span class=d>${y}</span></div>`,
                )
                .join('')
            : '') +
          h(t.lang[0]) +
          `<p>${p.languages.map(([l, v]) => `${l} (${v})`).join(' · ')}</p>` +
          (p.licenses.length ? h(t.lic[1]) + `<p>${p.licenses.join(', ')}</p>` : ''),
      )
    },
  },
  darkleft: {
    people: ['sander', 'ines', 'weizhang', 'elif', 'jeanphilippe'],
    shown: () => ({ certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      const bar = (v) => `<div style="height:4px;width:${v}%;background:#f2b134;margin:1px 0 6px"></div>`
      return page(
        `@page{size:A4;margin:0}body{font:10pt Inter}.w{display:flex;min-height:297mm}.s{width:68mm;background:#2b2d42;color:#fff;padding:14mm 7mm}.m{flex:1;padding:14mm 10mm}.s h3{letter-spacing:.18em;font-size:10pt;text-transform:uppercase;border-bottom:1px solid #888;margin:16px 0 6px}.m h3{letter-spacing:.18em;font-size:11pt;text-transform:uppercase;color:#2b2d42;border-bottom:2px solid #f2b134;margin:16px 0 8px}h1{font-size:25pt;line-height:1.1}.hl{font-size:12pt;color:#777}.s div{font-size:9pt;margin-bottom:3px}.e{margin-bottom:10px}.t{font-weight:bold}.co{color:#b07d1a}.da{font-size:8.5pt;color:#777}ul{padding-left:14px;font-size:9.5pt}`,
        `<div class=w><div class=s><h3>${t.contact[1]}</h3><div>✆ ${p.phone}</div><div>✉ ${p.email}</div><div>⌂ ${p.zip} ${p.city}, ${p.country}</div><div>${li(p)}</div>${p.nationality ? `<div>${t.nat}: ${p.nationality}</div>` : ''}<h3>${t.skills[0]}</h3>${flatSkills(
          p,
        )
          .map((s, i) => `<div>${s}</div>${bar(95 - i * 7)}`)
          .join(
            '',
          )}<h3>${t.lang[0]}</h3>${p.languages.map(([l, v]) => `<div>${l} – ${v}</div>`).join('')}${p.licenses.length ? `<h3>${t.lic[0]}</h3>${p.licenses.map((x) => `<div>${x}</div>`).join('')}` : ''}</div><div class=m><h1>${full(p)}</h1><div class=hl>${esc(p.headline)}</div><h3>${t.sum[2]}</h3><p>${esc(p.summary)}</p><h3>${t.work[1]}</h3>` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=t>${esc(w.role)}</div><div class=co>${esc(w.company)} | ${esc(w.loc)}</div><div class=da>${range(w, p.lang, 'slash', ' – ', 2)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          `<h3>${t.edu[1]}</h3>` +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=t>${degree(e)}</div><div class=co>${esc(e.school)}</div><div class=da>${e.start[0]} – ${e.end[0]}</div></div>`,
            )
            .join('') +
          (p.certs.length
            ? `<h3>${t.cert[1]}</h3>` +
              p.certs
                .map(
                  ([n, i, y]) =>
                    `<div class=e><div class=t>${esc(n)}</div><div class=da>${esc(i)}, ${y}</div></div>`,
                )
                .join('')
            : '') +
          '</div></div>',
      )
    },
  },
  halves: {
    people: ['diego', 'katharina', 'marykate', 'venkatesh'],
    shown: () => ({ certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      return page(
        `@page{size:A4;margin:14mm}body{font:10pt Carlito}.hd{border-bottom:3px solid #111;padding-bottom:8px;margin-bottom:10px}h1{font-size:28pt;text-transform:uppercase}.hl{font-size:13pt}.k{font-size:9.5pt}.c{display:flex;gap:10mm}.c>div{flex:1}h3{font-size:13pt;color:#0a7d5a;margin:12px 0 6px}.t{font-weight:bold;font-size:11pt}.co{font-weight:bold;color:#0a7d5a}.da{font-style:italic}.tag{display:inline-block;border:1px solid #999;border-radius:3px;padding:1px 6px;margin:2px}ul{padding-left:14px}.e{margin-bottom:9px}`,
        `<div class=hd><h1>${full(p)}</h1><div class=hl>${esc(p.headline)}</div><div class=k>${p.email} • ${p.phone} • ${li(p)} • ${p.city}, ${p.country}</div></div><div class=c><div><h3>${t.work[2]}</h3>${p.work.map((w) => `<div class=e><div class=t>${esc(w.role)}</div><div class=co>${esc(w.company)}</div><div class=da>${range(w, p.lang, 'short', ' – ')}, ${esc(w.loc)}</div>${ul(w.bullets)}</div>`).join('')}</div><div><h3>${t.sum[1]}</h3><p>${esc(p.summary)}</p><h3>${t.skills[2]}</h3>${flatSkills(
          p,
        )
          .map((s) => `<span class=tag>${s}</span>`)
          .join(
            '',
          )}<h3>${t.edu[1]}</h3>${p.education.map((e) => `<div class=e><div class=t>${degree(e)}</div><div class=co>${esc(e.school)}</div><div class=da>${e.start[0]} – ${e.end[0]}</div></div>`).join('')}${p.certs.length ? `<h3>${t.cert[0]}</h3>${p.certs.map(([n, i, y]) => `<div class=e><b>${esc(n)}</b><br><i>${esc(i)} (${y})</i></div>`).join('')}` : ''}<h3>${t.lang[2]}</h3>${p.languages.map(([l, v]) => `<div>${l} <i>${v}</i></div>`).join('')}${p.licenses.length ? `<h3>${t.lic[1]}</h3>${p.licenses.map((x) => `<div>${x}</div>`).join('')}` : ''}${p.nationality ? `<h3>${t.pers}</h3><div>${t.nat}: ${p.nationality}</div>` : ''}</div></div>`,
      )
    },
  },
  dateright: {
    people: ['seun', 'joaopedro', 'ines', 'eloise', 'weizhang'],
    shown: () => ({ certIssuer: true, nationality: false }),
    html(p) {
      const t = T[p.lang]
      const r = (x, d) => `<div class=r><div>${x}</div><div class=d>${d}</div></div>`
      return page(
        `@page{size:letter;margin:0.8in}body{font:10.5pt "Liberation Serif"}h1{text-align:center;font-size:17pt;letter-spacing:.06em;text-transform:uppercase}.k{text-align:center;font-size:9.5pt;margin-bottom:10px}h2{font-size:11pt;text-transform:uppercase;text-align:center;border-top:1px solid;border-bottom:1px solid;margin:12px 0 6px}.r{display:flex}.r>div:first-child{flex:1}.d{width:42mm;flex:none}.e{margin-bottom:8px}ul{padding-left:18px}`,
        `<h1>${full(p)}</h1><div class=k>${p.city}, ${p.country} | ${p.phone} | ${p.email} | <a href="https://www.linkedin.com/in/${p.linkedin}/">LinkedIn</a></div><h2>${t.sum[0]}</h2><p>${esc(p.summary)}</p><h2>${t.work[1]}</h2>` +
          p.work
            .map(
              (w) =>
                `<div class=e>${r(`<b>${esc(w.company)}</b>, ${esc(w.loc)}`, range(w, p.lang, 'short', ' – '))}<i>${esc(w.role)}</i>${ul(w.bullets)}</div>`,
            )
            .join('') +
          `<h2>${t.edu[0]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=e>${r(`<b>${esc(e.school)}</b>`, date(e.end, p.lang, 'long'))}<i>${degree(e, ', ')}</i></div>`,
            )
            .join('') +
          `<h2>${t.skills[1]}</h2>` +
          p.skills.map(([c, s]) => `<div><b>${c}:</b> ${s.join(', ')}</div>`).join('') +
          `<h2>${t.cert[0]} &amp; ${t.lang[0]}</h2>`.replace(`${t.cert[0]} &amp; `, '') +
          `<div>${p.languages.map(([l, v]) => `${l}: ${v}`).join('; ')}</div>` +
          (p.certs.length
            ? `<h2>${t.cert[0]}</h2>` + p.certs.map(([n, i, y]) => r(`${esc(n)} – ${esc(i)}`, y)).join('')
            : '') +
          (p.licenses.length
            ? `<h2>${t.lic[1]}</h2>` + p.licenses.map((x) => `<div>${x}</div>`).join('')
            : ''),
      )
    },
    endOnly: true,
  },
  icons: {
    people: ['gianluca', 'marykate', 'mariajose', 'jeanphilippe'],
    shown: () => ({ nationality: false, certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      const ic = (d) => `<svg width=11 height=11 viewBox="0 0 10 10"><path d="${d}" fill="#c33"/></svg>`
      const sec = (x) =>
        `<h2><svg width=14 height=14 viewBox="0 0 10 10"><circle cx=5 cy=5 r=5 fill="#c33"/></svg> ${x}</h2>`
      return page(
        `@page{size:A4;margin:16mm}body{font:10pt "DejaVu Sans";font-size:9pt}h1{font-size:22pt;font-weight:400;color:#c33}.hl{font-size:11pt}.k{display:grid;grid-template-columns:1fr 1fr;margin:8px 0;gap:3px}h2{font-size:12pt;font-weight:400;color:#c33;margin:12px 0 5px}.e{margin-bottom:8px}.t{font-weight:bold}ul{list-style:square;padding-left:14px}.g{display:grid;grid-template-columns:1fr 1fr;gap:6px}`,
        `<h1>${full(p)}</h1><div class=hl>${esc(p.headline)}</div><div class=k><div>${ic('M0 2h10v6H0z')} ${p.email}</div><div>${ic('M3 0h4v10H3z')} ${p.phone}</div><div>${ic('M5 0l4 5-4 5-4-5z')} ${p.city}, ${p.country}</div><div>${ic('M0 0h10v10H0z')} <a href="https://www.linkedin.com/in/${p.linkedin}">${p.linkedin}</a></div></div><p>${esc(p.summary)}</p>${sec(t.work[0])}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div><span class=t>${esc(w.role)}</span> @ ${esc(w.company)}</div><div>${ic('M0 0h10v10H0z')} ${range(w, p.lang, 'slash')} &nbsp;&nbsp; ${ic('M5 0l4 5-4 5-4-5z')} ${esc(w.loc)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          sec(t.edu[0]) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=t>${esc(e.school)}</div><div>${degree(e)}</div><div>${ic('M0 0h10v10H0z')} ${range(e, p.lang, 'slash')}</div></div>`,
            )
            .join('') +
          sec(t.skills[0]) +
          `<div class=g>${p.skills.map(([c, s]) => `<div><div class=t>${c}</div>${ul(s)}</div>`).join('')}</div>` +
          sec(t.lang[0]) +
          `<div class=g>${p.languages.map(([l, v]) => `<div>${l}<br><span style="color:#777">${v}</span></div>`).join('')}</div>` +
          (p.certs.length
            ? sec(t.cert[0]) +
              p.certs
                .map(
                  ([n, i, y]) =>
                    `<div class=e><div class=t>${esc(n)}</div><div>${esc(i)}</div><div>${y}</div></div>`,
                )
                .join('')
            : '') +
          (p.licenses.length ? sec(t.lic[0]) + p.licenses.map((x) => `<div>${x}</div>`).join('') : ''),
      )
    },
  },
  grouped: {
    people: ['joaopedro', 'marykate', 'katharina', 'venkatesh'],
    shown: () => ({ nationality: false, groupLoc: true, certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      return page(
        `@page{size:A4;margin:18mm}body{font:10pt Inter}h1{font-size:20pt}.k{font-size:9pt;color:#555}h2{font-size:10pt;text-transform:uppercase;letter-spacing:.1em;color:#555;border-bottom:1px solid #ccc;margin:14px 0 6px}.co{font-weight:bold;font-size:11.5pt;margin-top:8px}.cl{font-size:9pt;color:#666}.ro{font-style:italic;display:flex;justify-content:space-between;margin-top:4px}ul{padding-left:15px}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}</div><div class=k>${p.city}, ${p.country} · ${p.phone} · ${p.email} · ${li(p)}</div><h2>${t.sum[1]}</h2><p>${esc(p.summary)}</p><h2>${t.work[2]}</h2>` +
          group(p)
            .map(
              (g) =>
                `<div class=co>${esc(g.company)}</div><div class=cl>${esc(g.roles[0].loc)}</div>` +
                g.roles
                  .map(
                    (w) =>
                      `<div class=ro><span>${esc(w.role)}</span><span>${range(w, p.lang, 'short', ' — ')}</span></div>${ul(w.bullets)}`,
                  )
                  .join(''),
            )
            .join('') +
          `<h2>${t.edu[2]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=co>${esc(e.school)}</div><div class=ro><span>${degree(e, ' – ')}</span><span>${range(e, p.lang, 'short', ' — ')}</span></div>`,
            )
            .join('') +
          `<h2>${t.skills[0]}</h2><p>${flatSkills(p).join(' • ')}</p><h2>${t.lang[0]}</h2><p>${p.languages.map(([l, v]) => `${l} (${v})`).join(' • ')}</p>` +
          (p.certs.length
            ? `<h2>${t.cert[2]}</h2>${ul(p.certs.map(([n, i, y]) => `${n}, ${i}, ${y}`))}`
            : '') +
          (p.licenses.length ? `<h2>${t.lic[0]}</h2><p>${p.licenses.join(', ')}</p>` : ''),
      )
    },
  },
  longrun: {
    people: ['seun', 'diego', 'elif', 'gianluca'],
    shown: () => ({ certIssuer: true }),
    html(p) {
      const t = T[p.lang]
      const filler = (w) => [
        ...w.bullets,
        ...w.bullets.map((b) => `${b}, ${b.charAt(0).toLowerCase()}${b.slice(1)}`),
        ...w.bullets,
      ]
      return page(
        `@page{size:A4;margin:28mm 22mm 26mm;@top-left{content:"${full(p)} – Curriculum Vitae";font:9pt Liberation Serif;color:#777}@bottom-center{content:"${p.email} – ${p.phone} – " counter(page) " / " counter(pages);font:9pt Liberation Serif;color:#777}}body{font:12pt "Liberation Serif";line-height:1.55}.hd{position:fixed;top:-18mm;left:0;right:0;font-size:9pt;color:#777;border-bottom:1px solid #bbb}.ft{position:fixed;bottom:-16mm;left:0;right:0;font-size:9pt;color:#777;text-align:center}h1{font-size:24pt;margin-bottom:6px}h2{font-size:15pt;text-decoration:underline;margin:22px 0 10px}.e{margin-bottom:16px}ul{padding-left:22px}.p{display:grid;grid-template-columns:45mm 1fr;margin-bottom:14px}`,
        `<h1>${full(p)}</h1><div class=p><span>${t.addr}:</span><span>${p.street}, ${p.zip} ${p.city}, ${p.country}</span><span>${t.phone}:</span><span>${p.phone}</span><span>${t.email}:</span><span>${p.email}</span><span>LinkedIn:</span><span>${li(p)}</span>${p.birth ? `<span>${t.birth}:</span><span>${p.birth}</span>` : ''}${p.nationality ? `<span>${t.nat}:</span><span>${p.nationality}</span>` : ''}</div><h2>${t.sum[1]}</h2><p>${esc(p.summary)}</p><h2>${t.work[1]}</h2>` +
          p.work
            .map(
              (w) =>
                `<div class=e><div>${range(w, p.lang, 'long', ' – ', 1)}</div><div><b>${esc(w.role)}</b></div><div>${esc(w.company)}, ${esc(w.loc)}</div>${ul(filler(w))}</div>`,
            )
            .join('') +
          `<h2>${t.edu[1]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=e><div>${range(e, p.lang, 'long')}</div><div><b>${degree(e)}</b></div><div>${esc(e.school)}</div></div>`,
            )
            .join('') +
          `<h2>${t.skills[0]}</h2>` +
          p.skills.map(([c, s]) => `<div>${c}: ${s.join(', ')}</div>`).join('') +
          `<h2>${t.lang[0]}</h2>${ul(p.languages.map(([l, v]) => `${l}: ${v}`))}` +
          (p.certs.length
            ? `<h2>${t.cert[0]}</h2>${ul(p.certs.map(([n, i, y]) => `${n} (${i}, ${y})`))}`
            : '') +
          (p.licenses.length ? `<h2>${t.lic[0]}</h2>${ul(p.licenses)}` : ''),
      )
    },
  },
}
