/* oxlint-disable unicorn/consistent-function-scoping */
import { T, duration, range } from './texts.mjs'
const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}h1,h2,h3,h4,p,ul{margin:0;padding:0}${css}</style>${body}`
const group = (p) => {
  const g = []
  for (const w of p.work) {
    const l = g.at(-1)
    if (l && l.company === w.company) l.roles.push(w)
    else g.push({ company: w.company, roles: [w] })
  }
  return g
}
const EXTRA = [
  'Skills: Excel, Teamwork',
  'Key Achievements:',
  '• Reorganised the archive',
  '- Introduced weekly reports and dashboards',
  'Technologies used: Java 8, Spring, Oracle',
  'Part of the leadership team',
  'International projects in Berlin, Paris and Madrid',
  'Responsible for budget 2019 and 2020',
  'Leading a team of five',
]
// Descriptions without bullets, jobs without a place: what profile exports really look like.
export const PROFILE = {
  profile: {
    people: ['venkatesh', 'ines', 'sander'],
    shown: () => ({ licenses: false, nationality: false, skills: 3 }),
    html(p) {
      const t = T[p.lang]
      const cut = p.linkedin.slice(0, 20),
        rest = p.linkedin.slice(20)
      const desc = (w) => {
        const k = w.start[0] + w.start[1]
        const lines = [
          ...w.bullets.slice(0, 1 + (k % 2)),
          EXTRA[k % EXTRA.length],
          EXTRA[(k * 5 + 3) % EXTRA.length],
        ]
        return lines.map(esc).join('<br>')
      }
      return page(
        `@page{size:letter;margin:38px 0}@page:first{margin-top:0}body{font:12px Arial,"Liberation Sans"}.s{position:absolute;left:0;top:0;width:223px;height:1010px;background:#293e49;color:#e1e8eb;padding:50px 20px;font-size:13.3px}.s h2{font-size:17px;font-weight:400;color:#fff;margin:24px 0 10px}.s div{margin-bottom:6px;line-height:1.3}.m{margin-left:253px;padding:50px 40px 30px 0}.m h1{font-size:34.6px;font-weight:400}.hl{font-size:16px}.loc{font-size:16px;color:#777}.m h2{font-size:21px;font-weight:400;margin:32px 0 14px}.co{font-size:16px;margin-top:20px}.ro{font-size:15.3px;margin-top:4px}.d{font-size:14px;line-height:1.4}.g{color:#777}p{font-size:14px;line-height:1.5;margin-top:5px}.ft{text-align:center;color:#777;font-size:12px;margin-top:30px}`,
        `<div class=s><h2>${t.contact[0]}</h2><div>${esc(p.phone)} (${t.mob})</div><div>${p.email}</div><div><a style="color:#fff" href="https://www.linkedin.com/in/${p.linkedin}">www.linkedin.com/in/${cut}${rest ? '<br>' + rest : ''}</a> (LinkedIn)</div><div>www.portfolio-demo.com/${p.id} (Portfolio)</div><h2>${t.top}</h2>${p.skills
          .flatMap(([, s]) => s)
          .slice(0, 3)
          .map((s) => `<div>${esc(s)}</div>`)
          .join(
            '',
          )}<h2>${t.lang[0]}</h2>${p.languages.map(([l, v]) => `<div>${l} (${v})</div>`).join('')}<h2>${t.cert[0]}</h2>${p.certs.map(([x]) => `<div>${esc(x)}</div>`).join('')}<h2>Honors-Awards</h2><div>Employee of the Year 2018</div><h2>Publications</h2><div>How we learned to plan</div></div><div class=m><h1>${p.first} ${p.last}</h1><div class=hl>${esc(p.headline)} @ ${esc(p.work[0].company)} | Speaker | Mentor</div><div class=loc>${p.city}, ${p.country}</div><h2>${t.sum[0]}</h2><p>${esc(p.summary)}</p><h2>${t.work[0]}</h2>` +
          group(p)
            .map(
              (g) =>
                `<div class=co>${esc(g.company)}</div>${g.roles.length > 1 ? `<div class=d>${duration({ start: g.roles.at(-1).start, end: g.roles[0].end }, p.lang)}</div>` : ''}` +
                g.roles
                  .map(
                    (w, i) =>
                      `<div class=ro>${esc(w.role)}</div><div class=d>${range(w, p.lang, 'long', ' - ')}<span class=g> (${duration(w, p.lang)})</span></div>${!w.loc ? '' : `<div class="d g">${esc(w.loc)}</div>`}${(i + g.company.length) % 3 ? `<p>${desc(w)}</p>` : ''}`,
                  )
                  .join(''),
            )
            .join('') +
          `<h2>${t.edu[0]}</h2>` +
          p.education
            .map(
              (e) =>
                `<div class=co>${esc(e.school)}</div><div class=d>${esc(e.degree)}${e.field ? ', ' + esc(e.field) : ''} <span class=g>· (${e.start[0]} - ${e.end[0]})</span></div>`,
            )
            .join('') +
          `<div class=ft>${t.page.replace('#', '1').replace('#', '2')}</div></div>`,
      )
    },
  },
}
