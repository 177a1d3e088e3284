// Layouts of the fifth round, the first half. All were scored before any was looked at; layouts-held.mjs has the others.
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
const row = (left, right) => `<div class=r><span>${left}</span><span>${right}</span></div>`
const SPREAD = '.r{display:flex;justify-content:space-between}'
const tail = (p, h = h2) => {
  const t = T[p.lang]
  return part(t.lang, spokenOf(p), h) + part(t.cert, certsOf(p), h) + part(t.lic, licencesOf(p), h)
}
const groups = (p) => p.skills.map(([name, all]) => div(`<b>${esc(name)}:</b> ${all.map(esc).join(', ')}`))

export const LAYOUTS = {
  /** A student's page of TeX: schools as place after name, posts as company below role. */
  jake: {
    people: ['oluwaseun', 'wiebke', 'bogumil'],
    noBio: true,
    html(p) {
      const t = T[p.lang]
      const two = (a, b, c, d) =>
        row(`<b>${esc(a)}</b>`, esc(b)) + `<div class=s>${row(`<i>${esc(c)}</i>`, `<i>${esc(d)}</i>`)}</div>`
      return page(
        p,
        `body{font:10pt ${SERIF};padding:13mm}h1{font-size:25pt;font-variant:small-caps;text-align:center}.k{text-align:center;font-size:9pt}h2{font-weight:400;font-variant:small-caps;font-size:13pt;border-bottom:1px solid;margin:9px 0 3px}.r{padding:0 4mm}.s{font-size:9pt}ul{padding-left:10mm;font-size:9pt}.g div{padding:0 4mm}${SPREAD}`,
        `<h1>${full(p)}</h1><div class=k>${p.phone} | <u>${p.email}</u> | <u>${linkedIn(p)}</u> | ${p.shownPlace}</div>${h2(t.edu)}` +
          p.education
            .map((e) => two(e.college, e.loc, degreeOf(e), range(e, p.lang, 'short', ' -- ')))
            .join('') +
          h2(t.work) +
          p.work
            .map((w) => two(w.role, range(w, p.lang, 'short', ' -- '), w.company, w.loc) + ul(w.bullets))
            .join('') +
          `<div class=g>${h2(t.skills)}${groups(p).join('')}${tail(p)}</div>`,
      )
    },
  },
  /** The form of 2004: a label in the left column before every value. */
  oldform: {
    people: ['harriet', 'bartolomeo', 'gwendal'],
    nationality: true,
    noBio: true,
    html(p) {
      const L = {
        en: 'Personal information|First name(s) / Surname(s)|Address|Telephone|E-mail|Nationality|Work experience|Dates|Occupation or position held|Name and address of employer|Main activities and responsibilities|Education and training|Title of qualification awarded|Name of organisation providing education|Personal skills and competences|Mother tongue|Other languages|Technical skills|Driving licence|Additional information|Curriculum Vitae',
        it: 'Informazioni personali|Nome / Cognome|Indirizzo|Telefono|E-mail|Cittadinanza|Esperienza professionale|Date|Lavoro o posizione ricoperti|Nome e indirizzo del datore di lavoro|Principali attività e responsabilità|Istruzione e formazione|Titolo della qualifica rilasciata|Nome dell’organizzazione erogatrice|Capacità e competenze personali|Madrelingua|Altre lingue|Capacità e competenze tecniche|Patente|Ulteriori informazioni|Curriculum Vitae',
        fr: 'Informations personnelles|Prénom(s) / Nom(s)|Adresse|Téléphone|Courriel|Nationalité|Expérience professionnelle|Dates|Fonction ou poste occupé|Nom et adresse de l’employeur|Principales activités et responsabilités|Éducation et formation|Intitulé du certificat ou diplôme|Nom de l’établissement|Aptitudes et compétences personnelles|Langue maternelle|Autres langues|Aptitudes techniques|Permis de conduire|Information complémentaire|Curriculum Vitae',
      }[p.lang].split('|')
      const h = (x) => `<tr><td class=h>${x}<td>`
      const f = (label, value) => `<tr><td>${label}<td>${value}`
      const [mother, ...others] = p.languages
      return page(
        p,
        `body{font:10pt ${SANS};padding:14mm}table{border-collapse:collapse}td{vertical-align:top;padding:1px 4mm}td:first-child{width:58mm;text-align:right;border-right:1px solid #000}.h{font-weight:700;padding-top:4mm}`,
        `<table>${f('<b>' + L[20] + '</b>', '')}${h(L[0])}${f(L[1], `<b>${full(p)}</b>`)}${f(L[2], p.shownPlace)}${f(L[3], p.phone)}${f(L[4], p.email)}${f(L[5], p.nationality)}${h(L[6])}` +
          p.work
            .map(
              (w) =>
                f(L[7], range(w, p.lang, 'long')) +
                f(L[8], esc(w.role)) +
                f(L[10], w.bullets.map(esc).join('<br>')) +
                f(L[9], `${esc(w.company)}, ${esc(w.loc)}`),
            )
            .join('') +
          h(L[11]) +
          p.education
            .map(
              (e) =>
                f(L[7], range(e, p.lang, 'year')) + f(L[12], esc(degreeOf(e))) + f(L[13], esc(e.college)),
            )
            .join('') +
          h(L[14]) +
          f(L[15], mother[0]) +
          f(L[16], others.map(([name, level]) => `${name} (${level})`).join(', ')) +
          f(L[17], skillsOf(p).map(esc).join(', ')) +
          f(L[18], p.licenses.map(esc).join(', ')) +
          h(T[p.lang].cert) +
          p.certs.map(([a, b, c]) => f('', `${esc(a)}, ${esc(b)}, ${c}`)).join('') +
          f('LinkedIn', linkedIn(p)) +
          '</table>',
      )
    },
  },
  /** A grid of two: titles in a left column under thick rules, "Company, Place — Role" on the right. */
  swiss: {
    people: ['harriet', 'iracema', 'sietske'],
    html(p) {
      const t = T[p.lang]
      const block = (title, body) => `<div class=x><h2>${esc(title)}</h2><div>${body}</div></div>`
      const entry = (a, b, c) => `<div><b>${esc(a)}</b> — <i>${esc(b)}</i></div><div class=d>${c}</div>`
      return page(
        p,
        `body{font:9.5pt ${SANS};padding:16mm}.x{display:grid;grid-template-columns:44mm 1fr;border-top:3px solid #000;padding:3mm 0 5mm}h1{font-size:26pt;line-height:1}h2{font-size:10pt}.d{text-transform:uppercase;font-size:7.5pt;color:#777;margin:1px 0 3px}ul{padding-left:13px;margin-bottom:3mm}.k{text-align:right}`,
        `<div class=x><h1>${p.first}<br>${p.last}</h1><div class=k>${p.shownPlace}<br>${p.phone}<br>${p.email}<br>${linkedIn(p)}</div></div>${block(t.sum, `<p>${esc(p.summary)}</p>`)}` +
          block(
            t.work,
            p.work
              .map(
                (w) =>
                  entry(`${w.company}, ${w.loc}`, w.role, range(w, p.lang, 'long', ' - ')) + ul(w.bullets),
              )
              .join(''),
          ) +
          block(
            t.edu,
            p.education
              .map((e) => entry(`${e.college}, ${e.loc}`, degreeOf(e), range(e, p.lang, 'long', ' - ')))
              .join('<br>'),
          ) +
          block(t.skills, skillsOf(p).map(esc).join(', ')) +
          block(t.lang, p.languages.map(([a, b]) => `${a} — ${b}`).join('<br>')) +
          (p.certs.length ? block(t.cert, certsOf(p).join('')) : '') +
          (p.licenses.length ? block(t.lic, licencesOf(p).join('')) : ''),
      )
    },
  },
  /** A designer's poster: a bar on the right, the name widely spaced in two rows, years alone. */
  canvas: {
    people: ['nayara', 'oluwaseun', 'nurcan'],
    years: true,
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${esc(x.toUpperCase())}</h2>`
      return page(
        p,
        `body{font:8.5pt ${SANS};display:flex;min-height:297mm}.m{flex:1;padding:14mm 8mm}.b{width:68mm;background:#f3ece4;padding:60mm 8mm 10mm}h1{font-weight:400;font-size:26pt;letter-spacing:.28em;text-transform:uppercase;line-height:1.2}.o{letter-spacing:.3em;text-transform:uppercase;font-size:8pt;margin-bottom:8mm}h2{font-size:10pt;letter-spacing:.22em;margin:6mm 0 2mm;border-bottom:1px solid #a89}h3{font-size:9pt;margin-top:3mm}ul{padding-left:12px}`,
        `<div class=m><h1>${p.first}<br>${p.last}</h1><div class=o>${esc(p.headline)}</div>${h(t.work)}` +
          p.work
            .map(
              (w) =>
                `<h3>${esc(w.role)}</h3><div>${esc(w.company)} | ${esc(w.loc)} | ${range(w, p.lang, 'year', '-')}</div>${ul(w.bullets)}`,
            )
            .join('') +
          h(t.edu) +
          p.education
            .map(
              (e) =>
                `<h3>${esc(degreeOf(e))}</h3><div>${esc(e.college)} | ${range(e, p.lang, 'year', '-')}</div>`,
            )
            .join('') +
          `</div><div class=b>${h(t.contact)}${div(p.phone)}${div(p.email)}${div(p.shownPlace)}${div(linkedIn(p))}${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.skills)}${ul(skillsOf(p))}${tail(p, h)}</div>`,
      )
    },
  },
  /** A job board's export: "Company - Place", skills with years in brackets. */
  board: {
    people: ['oluwaseun', 'harriet', 'gwendal'],
    html(p) {
      const t = T[p.lang]
      const years = {
        en: ['Less than 1 year', '5 years'],
        fr: ["Moins d'un an", '5 ans'],
      }[p.lang]
      const span = (e) => ends(e, p.lang, 'long').join(` ${t.to} `)
      return page(
        p,
        `body{font:10.5pt ${SANS};padding:20mm}h1{font-size:20pt}h2{font-size:14pt;margin:14px 0 6px;border-bottom:1px solid #ccc}.e{margin-bottom:8px}ul{padding-left:16px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.shownPlace}</div><div>${p.email}</div><div>${p.phone}</div><div>${linkedIn(p)}</div><p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map(
              (w) =>
                `<div class=e><b>${esc(w.role)}</b><div>${esc(w.company)} - ${esc(w.loc)}</div><div>${span(w)}</div>${ul(w.bullets)}</div>`,
            )
            .join('') +
          h2(t.edu) +
          p.education
            .map(
              (e) =>
                `<div class=e><b>${esc(degreeOf(e))}</b><div>${esc(e.college)} - ${esc(e.loc)}</div><div>${span(e)}</div></div>`,
            )
            .join('') +
          h2(t.skills) +
          ul(skillsOf(p).map((x, index) => `${x} (${years[index % 2]})`)) +
          part(
            t.lang,
            p.languages.map(([a, b]) => div(`${a} - ${b}`)),
          ) +
          part(
            t.cert,
            p.certs.map(([a, , c]) => `<b>${esc(a)}</b>${div(date([c, 5], p.lang, 'long'))}`),
          ) +
          part(t.lic, licencesOf(p)),
      )
    },
  },
  /** A network's export: the time and how long it was in the left column. */
  network: {
    people: ['wiebke', 'bogumil', 'eitan'],
    html(p) {
      const t = T[p.lang]
      const words = {
        de: ['Jahr', 'Jahre', 'Monat', 'Monate'],
        pl: ['rok', 'lata', 'miesiąc', 'miesięcy'],
        he: ['שנה', 'שנים', 'חודש', 'חודשים'],
      }[p.lang]
      const long = ({ start, end }) => {
        const all = ((end ?? [2026, 11])[0] - start[0]) * 12 + (end ?? [2026, 11])[1] - start[1] + 1
        const [y, m] = [Math.floor(all / 12), all % 12]
        return [y && `${y} ${words[y === 1 ? 0 : 1]}`, m && `${m} ${words[m === 1 ? 2 : 3]}`]
          .filter(Boolean)
          .join(', ')
      }
      const line = (e, body) =>
        `<div class=e><div class=l>${range(e, p.lang, 'slash', ' - ')}<br><small>${long(e)}</small></div><div>${body}</div></div>`
      return page(
        p,
        `body{font:10pt ${SANS};padding:18mm}h1{font-size:18pt}h2{color:#0b6;font-size:13pt;margin:14px 0 6px}.e{display:flex;margin-bottom:9px}.l{width:50mm;flex:none;color:#666}small{font-size:8pt}ul{padding-inline-start:14px}`,
        `<h1>${full(p)}</h1><div>${esc(p.headline)}</div><div>${p.shownPlace} · ${p.phone} · ${p.email}</div><div>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          p.work
            .map((w) =>
              line(w, `<b>${esc(w.role)}</b><div>${esc(w.company)}, ${esc(w.loc)}</div>${ul(w.bullets)}`),
            )
            .join('') +
          h2(t.edu) +
          p.education.map((e) => line(e, `<b>${esc(degreeOf(e))}</b><div>${esc(e.college)}</div>`)).join('') +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(' · ')) +
          tail(p),
      )
    },
  },
  /** A running post says "since"; the person's facts stand under labels. */
  sinces: {
    people: ['wiebke', 'gwendal', 'sietske'],
    noBio: true,
    nationality: true,
    html(p) {
      const t = T[p.lang]
      const L = {
        de: 'Lebenslauf|Persönliche Daten|Name|Geboren|12.04.1991 in Emden|Wohnort|Telefon|E-Mail|Staatsangehörigkeit|Familienstand|ledig',
        fr: 'Curriculum Vitæ|État civil|Nom|Né le|12.04.1991 à Brest|Domicile|Téléphone|E-mail|Nationalité|Situation|célibataire',
        nl: 'Curriculum vitae|Persoonlijke gegevens|Naam|Geboren|12.04.1991 te Emmen|Woonplaats|Telefoon|E-mail|Nationaliteit|Burgerlijke staat|ongehuwd',
      }[p.lang].split('|')
      const span = (e) =>
        e.end ? range(e, p.lang, 'slash', ' – ') : `${t.since} ${date(e.start, p.lang, 'slash')}`
      const f = (a, b) => `<tr><td>${a}<td>${b}`
      return page(
        p,
        `body{font:11pt ${SERIF};padding:22mm}h1{font-size:20pt}h2{font-size:12pt;margin:14px 0 4px}td{vertical-align:top;padding:1px 0}td:first-child{width:48mm}ul{padding-left:15px}`,
        `<h1>${L[0]}</h1>${h2(L[1])}<table>${f(L[2] + ':', full(p))}${f(L[3] + ':', L[4])}${f(L[5] + ':', p.shownPlace)}${f(L[6] + ':', p.phone)}${f(L[7] + ':', p.email)}${f('LinkedIn:', linkedIn(p))}${f(L[8] + ':', p.nationality)}${f(L[9] + ':', L[10])}</table>${h2(t.work)}<table>` +
          p.work
            .map((w) => f(span(w), `${esc(w.role)}<br>${esc(w.company)}, ${esc(w.loc)}${ul(w.bullets)}`))
            .join('') +
          `</table>${h2(t.edu)}<table>` +
          p.education
            .map((e) => f(span(e), `${esc(e.college)}, ${esc(e.loc)}<br>${esc(degreeOf(e))}`))
            .join('') +
          `</table>${h2(t.skills)}<table>${p.skills.map(([a, all]) => f(esc(a), all.map(esc).join(', '))).join('')}</table>${h2(t.lang)}<table>${p.languages.map(([a, b]) => f(a, b)).join('')}</table>${part(t.cert, certsOf(p))}${part(t.lic, licencesOf(p))}`,
      )
    },
  },
  /** A line of time across the page, a post below each of its marks. */
  axis: {
    people: ['nayara', 'bartolomeo', 'misaki'],
    html(p) {
      const t = T[p.lang]
      const cols = (items) =>
        `<div class=g>${items.map(([when, body]) => `<div><div class=w>${when}</div><div class=o></div>${body}</div>`).join('')}</div>`
      return page(
        p,
        `body{font:9.5pt ${SANS};padding:15mm}h1{font-size:24pt;text-align:center}.k{text-align:center}h2{text-align:center;font-size:12pt;color:#00695c;margin:16px 0 8px}.g{display:flex;gap:8mm}.g>div{flex:1}.w{font-weight:700;color:#00695c}.o{border-top:2px solid #00695c;margin:2px 0 5px}ul{padding-left:12px}`,
        `<h1>${full(p)}</h1><div class=k>${esc(p.headline)}</div><div class=k>${p.email} &nbsp; ${p.phone} &nbsp; ${p.shownPlace}</div><div class=k>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}` +
          cols(
            p.work.map((w) => [
              range(w, p.lang, 'short'),
              `<b>${esc(w.role)}</b>${div(esc(w.company))}${div(esc(w.loc))}${ul(w.bullets)}`,
            ]),
          ) +
          h2(t.edu) +
          cols(
            p.education.map((e) => [
              range(e, p.lang, 'year'),
              `<b>${esc(degreeOf(e))}</b>${div(esc(e.college))}`,
            ]),
          ) +
          h2(t.skills) +
          div(skillsOf(p).map(esc).join(' / ')) +
          tail(p),
      )
    },
  },
  /** The oldest first, schools before posts, "Role, Company (Place)". */
  oldest: {
    people: ['iracema', 'nurcan', 'harriet'],
    html(p) {
      const t = T[p.lang]
      const entry = (e, a, body = '') =>
        `<div class=e><span>${range(e, p.lang, 'slash')}</span> <span>${a}</span>${body}</div>`
      return page(
        p,
        `body{font:10pt ${SERIF};padding:18mm}h1{font-size:19pt;text-align:right}.k{text-align:right}h2{font-size:11.5pt;text-decoration:underline;margin:12px 0 5px}.e{margin-bottom:5px}.e span:first-child{display:inline-block;width:42mm}ul{padding-left:50mm}`,
        `<h1>${full(p)}</h1><div class=k>${p.shownPlace}<br>${p.phone}<br>${p.email}<br>${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.edu)}` +
          p.education
            .toReversed()
            .map((e) => entry(e, `${esc(degreeOf(e))}, ${esc(e.college)} (${esc(e.loc)})`))
            .join('') +
          h2(t.work) +
          p.work
            .toReversed()
            .map((w) => entry(w, `<b>${esc(w.role)}</b>, ${esc(w.company)} (${esc(w.loc)})`, ul(w.bullets)))
            .join('') +
          h2(t.skills) +
          groups(p).join('') +
          tail(p),
      )
    },
  },
  /** A bar with bubbles; dates left, role in the middle, company in italics at the right edge. */
  twenty: {
    people: ['nayara', 'bogumil', 'oluwaseun'],
    html(p) {
      const t = T[p.lang]
      const entry = (e, a, b, c, body = '') =>
        `<div class=e><div class=l>${range(e, p.lang, 'short')}</div><div class=x>${row(`<b>${esc(a)}</b>`, `<i>${esc(b)}</i>`)}<div class=c>${esc(c)}</div>${body}</div></div>`
      return page(
        p,
        `body{font:9pt ${SANS};display:flex;min-height:297mm}.a{width:58mm;background:#0e5a6b;color:#fff;padding:40mm 6mm 8mm}.m{flex:1;padding:12mm 7mm}h1{font-size:16pt;text-align:center}.a h2{font-size:11pt}.m h2{font-size:14pt;color:#0e5a6b}h2{margin:7mm 0 2mm}.l{width:26mm;flex:none;font-size:8pt}.e{display:flex;margin-bottom:4mm}.x{flex:1}.c{font-size:8pt;color:#777}.t{height:6px;background:#9cc;margin-bottom:3px}ul{padding-left:12px}${SPREAD}`,
        `<div class=a><h1>${full(p)}</h1><div style="text-align:center">${esc(p.headline)}</div>${h2(t.contact)}${div(p.shownPlace)}${div(p.phone)}${div(`<span style="font-size:7.5pt">${p.email}</span>`)}${div(`<span style="font-size:7pt">${linkedIn(p)}</span>`)}${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.skills)}${skillsOf(
          p,
        )
          .map((x) => `<div>${esc(x)}</div><div class=t></div>`)
          .join('')}</div><div class=m>${h2(t.work)}` +
          p.work.map((w) => entry(w, w.role, w.company, w.loc, ul(w.bullets))).join('') +
          h2(t.edu) +
          p.education.map((e) => entry(e, degreeOf(e), e.college, e.loc)).join('') +
          tail(p) +
          '</div>',
      )
    },
  },
  /** A dark head with a thin and a bold half of the name; an aside on the left, right-aligned and without rules. */
  aside: {
    people: ['gwendal', 'sietske', 'iracema'],
    html(p) {
      const t = T[p.lang]
      const h = (x) => `<h2>${esc(x.toLowerCase())}</h2>`
      const entry = (e, a, b, c, body = '') =>
        `<div class=e><div class=l>${range(e, p.lang, 'year', '–')}</div><div class=x>${row(`<b>${esc(a)}</b>`, `<small>${esc(c)}</small>`)}<i>${esc(b)}</i>${body}</div></div>`
      return page(
        p,
        `body{font:9.5pt ${SANS}}.t{background:#444;color:#fff;text-align:center;padding:12mm}h1{font-size:34pt;font-weight:200}.g{display:flex;padding:8mm 10mm;gap:8mm}.a{width:44mm;text-align:right;font-size:8.5pt}.a h2{font-size:11pt}.m{flex:1}h2{font-size:15pt;font-weight:400;color:#c33;margin:12px 0 4px}.l{width:24mm;flex:none}.e{display:flex;margin-bottom:3mm}.x{flex:1}small{color:#888}ul{padding-left:12px}${SPREAD}`,
        `<div class=t><h1><span style="font-weight:100">${p.first.toLowerCase()}</span><b style="font-weight:700">${p.last.toLowerCase()}</b></h1><div>${esc(p.headline)}</div></div><div class=g><div class=a>${h(t.contact)}${div(p.shownPlace)}${div(p.phone)}${div(`<span style="font-size:7pt">${p.email}</span>`)}${div(`<span style="font-size:6.5pt">${linkedIn(p)}</span>`)}${part(t.lang, spokenOf(p), h)}${part(
          t.skills,
          skillsOf(p).map((x) => div(esc(x))),
          h,
        )}</div><div class=m>${h(t.sum)}<p>${esc(p.summary)}</p>${h(t.work)}` +
          p.work.map((w) => entry(w, w.role, w.company, w.loc, ul(w.bullets))).join('') +
          h(t.edu) +
          p.education.map((e) => entry(e, degreeOf(e), e.college, e.loc)).join('') +
          part(t.cert, certsOf(p), h) +
          part(t.lic, licencesOf(p), h) +
          '</div></div>',
      )
    },
    years: true,
  },
  /** A text processor's table: company, place and time in the left cell, role and duties in the right. */
  leftcompany: {
    people: ['bartolomeo', 'wiebke', 'rasha'],
    html(p) {
      const t = T[p.lang]
      const cell = (a, b) => `<tr><td>${a}<td>${b}`
      return page(
        p,
        `body{font:10pt ${SANS};padding:17mm}h1{font-size:18pt}h2{font-size:12pt;background:#ddd;padding:1px 4px;margin:12px 0 4px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:3px 5px 6px}td:first-child{width:62mm}ul{padding-inline-start:14px}`,
        `<h1>${full(p)}</h1><div>${p.shownPlace} | ${p.phone} | ${p.email} | ${linkedIn(p)}</div>${h2(t.sum)}<p>${esc(p.summary)}</p>${h2(t.work)}<table>` +
          p.work
            .map((w) =>
              cell(
                `<b>${esc(w.company)}</b><br>${esc(w.loc)}<br>${range(w, p.lang, 'slash')}`,
                `<b>${esc(w.role)}</b>${ul(w.bullets)}`,
              ),
            )
            .join('') +
          `</table>${h2(t.edu)}<table>` +
          p.education
            .map((e) =>
              cell(`<b>${esc(e.college)}</b><br>${range(e, p.lang, 'slash')}`, `<b>${esc(degreeOf(e))}</b>`),
            )
            .join('') +
          `</table>${h2(t.skills)}${ul(skillsOf(p))}${tail(p)}`,
      )
    },
  },
}
