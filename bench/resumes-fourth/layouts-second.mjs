// Layouts of the fourth round, the second half: cards, tiles, margins, forms.
import { esc, full, linkedIn, page, ul } from '../resumes-third/layouts.mjs'
import { certsOf, degreeOf, div, h2, licencesOf, part, skillsOf, spokenOf } from './layouts.mjs'
import { T, date, ends, range } from './texts.mjs'

export const SECOND = {
  /** Cards in a mosaic, written in another order than they stand. */
  mosaic: {
    people: ['maeve', 'xochitl', 'lucien', 'tamar'],
    html(p) {
      const t = T[p.lang]
      const card = (place, body) => `<div style="grid-area:${place}">${body}</div>`
      return page(
        p,
        `body{font:9pt "DejaVu Sans";padding:12mm}.g{display:grid;grid-template-areas:"n n" "s k" "w e" "w l" "w c";grid-template-columns:1.5fr 1fr;gap:4mm}.g>div{border:1px solid #ccc;border-radius:4px;padding:4mm}h1{font-size:20pt}h2{font-size:11pt;margin-bottom:4px}h3{font-size:9.5pt;margin-top:5px}.d{color:#888}ul{padding-inline-start:13px}`,
        `<div class=g>${card('e', h2(t.edu) + p.education.map((e) => `<h3>${esc(degreeOf(e))}</h3>${div(esc(e.college))}${div(range(e, p.lang, 'year'), 'd')}`).join(''))}` +
          card('l', part(t.lang, spokenOf(p)) + part(t.cert, certsOf(p)) + part(t.lic, licencesOf(p))) +
          card(
            'w',
            h2(t.work) +
              p.work
                .map(
                  (w) =>
                    `<h3>${esc(w.role)}</h3>${div(esc(w.company))}${div(`${range(w, p.lang, 'slash')} · ${esc(w.loc)}`, 'd')}${ul(w.bullets)}`,
                )
                .join(''),
          ) +
          card(
            'c',
            h2(t.skills) +
              skillsOf(p)
                .map((x) => div(esc(x)))
                .join(''),
          ) +
          card('k', h2(t.contact) + div(p.phone) + div(p.email) + div(linkedIn(p)) + div(p.shownPlace)) +
          card('s', h2(t.sum) + `<p>${esc(p.summary)}</p>`) +
          card('n', `<h1>${full(p)}</h1>${div(esc(p.headline))}`) +
          '</div>',
      )
    },
  },
  /** The contacts at the foot of the page, the name at its right edge. */
  footer: {
    people: ['priyanka', 'ueli', 'ginevra', 'dobrawa'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:9.5pt Roboto;padding:14mm;min-height:297mm;position:relative}h1{text-align:right;font-size:25pt;font-weight:400}.hl{text-align:right;color:#666}h2{font-size:12pt;color:#4a148c;margin:12px 0 5px}.f{position:absolute;bottom:10mm;left:14mm;right:14mm;border-top:1px solid #4a148c;padding-top:2mm;display:flex;justify-content:space-between;font-size:8.5pt}ul{padding-left:14px}.d{color:#666}`,
        `<h1>${full(p)}</h1><div class=hl>${esc(p.headline)}</div><p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div><b>${esc(w.role)}</b> · ${esc(w.company)}</div><div class=d>${range(w, p.lang, 'long')} · ${esc(w.loc)}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div><b>${esc(degreeOf(e))}</b> · ${esc(e.college)}</div><div class=d>${range(e, p.lang, 'long')}</div>`,
            )
            .join('') +
          `${h2(t.skills)}${div(skillsOf(p).map(esc).join(' · '))}${h2(t.lang)}${div(p.languages.map(([name, level]) => `${name} (${level})`).join(' · '))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}<div class=f><span>${p.shownPlace}</span><span>${p.phone}</span><span>${p.email}</span><span>${linkedIn(p)}</span></div>`,
      )
    },
  },
  /** Large years in the margin, one above the other. */
  bigyears: {
    people: ['maeve', 'solene', 'duarte', 'dobrawa'],
    years: true,
    html(p) {
      const t = T[p.lang]
      const row = (e, body) => {
        const [from, to] = ends(e, p.lang, 'year')
        return `<div class=e><div class=y>${from}<br>${to}</div><div>${body}</div></div>`
      }
      return page(
        p,
        `body{font:9.5pt Inter;padding:15mm}h1{font-size:28pt}h2{font-size:13pt;margin:14px 0 6px}.e{display:flex;gap:8mm;margin-bottom:8px}.y{width:26mm;font-size:15pt;line-height:1.15;color:#c2185b;flex:none}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div>${p.phone} &nbsp; ${p.email} &nbsp; ${linkedIn(p)}</div><div>${p.shownPlace}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map((w) =>
              row(w, `<b>${esc(w.role)}</b>${div(`${esc(w.company)}, ${esc(w.loc)}`)}${ul(w.bullets)}`),
            )
            .join('') +
          h2(t.edu) +
          p.education.map((e) => row(e, `<b>${esc(degreeOf(e))}</b>${div(esc(e.college))}`)).join('') +
          `${h2(t.skills)}${div(skillsOf(p).map(esc).join(', '))}${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** Skills with bars and shares, languages with dots. */
  badges: {
    people: ['tobiah', 'henrike', 'xochitl', 'sevgi'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:9pt "DejaVu Sans";display:flex;min-height:297mm}.s{width:66mm;background:#f3e5f5;padding:12mm 6mm}.m{flex:1;padding:12mm 8mm}h1{font-size:19pt}h2{font-size:11pt;margin:12px 0 6px;text-transform:uppercase}.r{display:flex;justify-content:space-between}.bar{height:4px;background:#7b1fa2;margin-bottom:5px}ul{padding-left:13px}.d{color:#7b1fa2;font-size:8pt}`,
        `<div class=s><h1>${p.first}<br>${p.last}</h1>${div(esc(p.headline))}${h2(t.contact)}${div(`✆ ${p.phone}`)}${div(`✉ ${p.email}`)}${div(`⌂ ${p.shownPlace}`)}<div style="font-size:7.5pt">${linkedIn(p)}</div>${h2(t.skills)}` +
          skillsOf(p)
            .map(
              (x, index) =>
                `<div class=r><span>${esc(x)}</span><span>${95 - index * 5}%</span></div><div class=bar style="width:${95 - index * 5}%"></div>`,
            )
            .join('') +
          h2(t.lang) +
          p.languages
            .map(
              ([name], index) =>
                `<div class=r><span>${name}</span><span>${'●'.repeat(5 - index)}${'○'.repeat(index)}</span></div>`,
            )
            .join('') +
          part(t.lic, licencesOf(p)) +
          `</div><div class=m>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=d>${range(w, p.lang, 'short', ' — ').toLocaleUpperCase(p.lang)}</div><b>${esc(w.company)}</b> / ${esc(w.loc)}<div><i>${esc(w.role)}</i></div>${ul(w.bullets)}`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=d>${range(e, p.lang, 'short', ' — ').toLocaleUpperCase(p.lang)}</div><b>${esc(e.college)}</b><div><i>${esc(degreeOf(e))}</i></div>`,
            )
            .join('') +
          `${part(t.cert, certsOf(p))}</div>`,
      )
    },
  },
  /** An academic's list: years, then everything in one sentence with commas. */
  academic: {
    people: ['maeve', 'priyanka', 'ueli', 'jorrit'],
    years: true,
    html(p) {
      const t = T[p.lang]
      const row = (e, body) =>
        `<div class=e><span class=y>${range(e, p.lang, 'year', '–')}</span><span>${body}</span></div>`
      return page(
        p,
        `body{font:11pt "DejaVu Serif";padding:22mm}h1{font-size:16pt;text-align:center}.k{text-align:center;font-size:9.5pt}h2{font-size:11pt;font-variant:small-caps;margin:14px 0 5px}.e{display:flex;margin-bottom:5px}.y{width:34mm;flex:none}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace}</div><div class=k>${p.email} – ${p.phone}</div><div class=k>${linkedIn(p)}</div>${h2(t.edu)}` +
          p.education.map((e) => row(e, `${esc(degreeOf(e))}, ${esc(e.college)}`)).join('') +
          h2(t.work) +
          p.work.map((w) => row(w, `${esc(w.role)}, ${esc(w.company)}, ${esc(w.loc)}`)).join('') +
          h2(t.sum) +
          `<p>${esc(p.summary)}</p>` +
          h2(t.skills) +
          `<p>${skillsOf(p).map(esc).join(', ')}</p>` +
          h2(t.lang) +
          `<p>${p.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</p>` +
          part(t.cert, certsOf(p)) +
          part(t.lic, licencesOf(p)),
      )
    },
  },
  /** A band with small labels over the contacts; dates on the left under the company. */
  band: {
    people: ['henrike', 'lucien', 'ginevra', 'haruto'],
    html(p) {
      const t = T[p.lang]
      const words = {
        de: ['E-Mail', 'Telefon', 'Wohnort', 'LinkedIn'],
        fr: ['Courriel', 'Téléphone', 'Domicile', 'LinkedIn'],
        it: ['E-mail', 'Telefono', 'Residenza', 'LinkedIn'],
        ja: ['メール', '電話', '住所', 'LinkedIn'],
      }[p.lang]
      const reach = [p.email, p.phone, p.shownPlace, linkedIn(p)]
      return page(
        p,
        `body{font:9.5pt Roboto,Han}.b{background:#004d40;color:#fff;padding:12mm 14mm 8mm}.q{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin-top:4mm}small{display:block;font-size:7pt;opacity:.8}.m{padding:6mm 14mm}h1{font-size:22pt}h2{font-size:12pt;color:#004d40;margin:11px 0 5px}.e{display:flex;gap:6mm;margin-bottom:6px}.l{width:50mm;flex:none}.d{color:#666;font-size:8.5pt}ul{padding-left:13px}`,
        `<div class=b><h1>${full(p)}</h1>${div(esc(p.headline))}<div class=q>${reach.map((x, index) => `<div><small>${words[index]}</small>${x}</div>`).join('')}</div></div><div class=m>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><div class=l><b>${esc(w.company)}</b><div class=d>${esc(w.loc)}</div><div class=d>${range(w, p.lang, 'slash')}</div></div><div><b>${esc(w.role)}</b>${ul(w.bullets)}</div></div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><div class=l><b>${esc(e.college)}</b><div class=d>${range(e, p.lang, 'slash')}</div></div><div><b>${esc(degreeOf(e))}</b></div></div>`,
            )
            .join('') +
          `${h2(t.skills)}${div(skillsOf(p).map(esc).join(', '))}${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}</div>`,
      )
    },
  },
  /** Posts as cards, two in a row. */
  cards: {
    people: ['tobiah', 'priyanka', 'solene', 'xochitl'],
    html(p) {
      const t = T[p.lang]
      return page(
        p,
        `body{font:9pt Inter;padding:13mm}h1{font-size:23pt}h2{font-size:12pt;margin:13px 0 6px}.g{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.g>div{background:#f5f5f5;padding:4mm}.d{color:#00838f;font-size:8pt}ul{padding-left:12px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.email} · ${p.phone} · ${linkedIn(p)} · ${p.shownPlace}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}<div class=g>` +
          p.work
            .map(
              (w) =>
                `<div><b>${esc(w.role)}</b>${div(esc(w.company))}${div(esc(w.loc))}${div(range(w, p.lang, 'long'), 'd')}${ul(w.bullets)}</div>`,
            )
            .join('') +
          `</div>${h2(t.edu)}<div class=g>` +
          p.education
            .map(
              (e) =>
                `<div><b>${esc(degreeOf(e))}</b>${div(esc(e.college))}${div(range(e, p.lang, 'year'), 'd')}</div>`,
            )
            .join('') +
          `</div>${h2(t.skills)}${div(skillsOf(p).map(esc).join(' · '))}${h2(t.lang)}${div(p.languages.map(([name, level]) => `${name}, ${level}`).join(' · '))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** Tiles of a calendar in the margin: the month over its year, from beside to. */
  tiles: {
    people: ['maeve', 'ueli', 'duarte', 'sevgi'],
    html(p) {
      const t = T[p.lang]
      const tile = (at) => {
        if (!at) return `<div class=t>${T[p.lang].present}</div>`
        const [month, year] = date(at, p.lang, 'short').split(' ')
        return `<div class=t>${month}<br><b>${year}</b></div>`
      }
      const row = (e, body) => `<div class=e>${tile(e.start)}${tile(e.end)}<div class=x>${body}</div></div>`
      return page(
        p,
        `body{font:9.5pt Roboto;padding:14mm}h1{font-size:22pt}h2{font-size:12pt;color:#e65100;margin:12px 0 6px}.e{display:flex;gap:3mm;margin-bottom:8px}.t{width:15mm;flex:none;text-align:center;font-size:8pt}.x{flex:1}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.email}, ${p.phone}</div><div>${p.shownPlace}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map((w) =>
              row(w, `<b>${esc(w.role)}</b>${div(`${esc(w.company)}, ${esc(w.loc)}`)}${ul(w.bullets)}`),
            )
            .join('') +
          h2(t.edu) +
          p.education.map((e) => row(e, `<b>${esc(degreeOf(e))}</b>${div(esc(e.college))}`)).join('') +
          `${h2(t.skills)}${div(skillsOf(p).map(esc).join(', '))}${part(t.lang, spokenOf(p))}${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** "2018/03–2021/06 / Role / Company / Place". */
  slashes: {
    people: ['priyanka', 'henrike', 'lucien', 'dobrawa'],
    html(p) {
      const t = T[p.lang]
      const back = ([year, month]) => `${year}/${String(month).padStart(2, '0')}`
      const span = (e) => `${back(e.start)}–${e.end ? back(e.end) : T[p.lang].present}`
      return page(
        p,
        `body{font:10pt "DejaVu Sans Mono";padding:15mm}h1{font-size:15pt}h2{font-size:11pt;margin:12px 0 4px}ul{padding-left:20px;font-size:9pt}p{font-size:9.5pt}`,
        `<h1>${full(p)}</h1><p>${p.phone} / ${p.email}</p><p>${p.shownPlace} / ${linkedIn(p)}</p>${h2(`# ${t.sum}`)}<p>${esc(p.summary)}</p>${h2(`# ${t.work}`)}` +
          p.work
            .map(
              (w) => `<p>${span(w)} / ${esc(w.role)} / ${esc(w.company)} / ${esc(w.loc)}</p>${ul(w.bullets)}`,
            )
            .join('') +
          h2(`# ${t.edu}`) +
          p.education.map((e) => `<p>${span(e)} / ${esc(degreeOf(e))} / ${esc(e.college)}</p>`).join('') +
          `${h2(`# ${t.skills}`)}<p>${skillsOf(p).map(esc).join(' / ')}</p>${h2(`# ${t.lang}`)}<p>${p.languages.map(([name, level]) => `${name} (${level})`).join(' / ')}</p>${part(`# ${t.cert}`, certsOf(p))}${part(`# ${t.lic}`, licencesOf(p))}`,
      )
    },
  },
  /** Titles turned by a quarter in the margin. */
  turned: {
    people: ['tobiah', 'solene', 'ginevra', 'jorrit'],
    html(p) {
      const t = T[p.lang]
      const box = (title, body) =>
        `<div class=b><div class=v>${esc(title)}</div><div class=x>${body}</div></div>`
      return page(
        p,
        `body{font:9.5pt Roboto;padding:13mm}h1{font-size:22pt}.b{display:flex;gap:5mm;border-top:1px solid #bbb;padding:4mm 0;min-height:30mm}.v{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:700;font-size:11pt;color:#37474f;flex:none;width:8mm}.x{flex:1}.r{display:flex;justify-content:space-between}ul{padding-left:13px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.email} · ${p.phone} · ${p.shownPlace} · ${linkedIn(p)}</div>` +
          box(t.sum, `<p>${esc(p.summary)}</p>`) +
          box(
            t.work,
            p.work
              .map(
                (w) =>
                  `<div class=r><b>${esc(w.role)}</b><span>${range(w, p.lang, 'slash')}</span></div>${div(`${esc(w.company)}, ${esc(w.loc)}`)}${ul(w.bullets)}`,
              )
              .join(''),
          ) +
          box(
            t.edu,
            p.education
              .map(
                (e) =>
                  `<div class=r><b>${esc(degreeOf(e))}</b><span>${range(e, p.lang, 'slash')}</span></div>${div(esc(e.college))}`,
              )
              .join(''),
          ) +
          box(
            t.skills,
            skillsOf(p)
              .map((x) => div(esc(x)))
              .join(''),
          ) +
          box(t.lang, spokenOf(p).join('')) +
          (p.certs.length > 0 ? box(t.cert, certsOf(p).join('')) : '') +
          (p.licenses.length > 0 ? box(t.lic, licencesOf(p).join('')) : ''),
      )
    },
  },
}
