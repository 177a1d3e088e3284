// Titles, months and small words in thirteen languages.
const titles = (text) => {
  const [sum, work, edu, skills, lang, cert, lic, contact, nat, present] = text.split('|')
  return { sum, work, edu, skills, lang, cert, lic, contact, nat, present }
}
export const T = {
  en: titles(
    'About Me|Work History|Education|Technical Skills|Languages|Certifications|Licences|Contact|Nationality|Present',
  ),
  de: titles(
    'Kurzprofil|Berufliche Stationen|Studium|Fachkenntnisse|Sprachkenntnisse|Fortbildungen|Führerschein|Kontakt|Staatsangehörigkeit|heute',
  ),
  fr: titles(
    'À propos de moi|Parcours professionnel|Études et formation|Compétences|Langues|Certifications|Permis|Coordonnées|Nationalité|aujourd’hui',
  ),
  es: titles(
    'Sobre mí|Trayectoria laboral|Formación académica|Competencias|Idiomas|Cursos y certificados|Permisos de conducir|Datos de contacto|Nacionalidad|actualidad',
  ),
  pt: titles(
    'Resumo profissional|Histórico profissional|Formação acadêmica|Competências|Idiomas|Certificações|CNH|Contatos|Nacionalidade|atual',
  ),
  it: titles(
    'Chi sono|Esperienze lavorative|Istruzione|Competenze|Lingue|Corsi e attestati|Patente|Contatti|Nazionalità|in corso',
  ),
  nl: titles(
    'Over mij|Loopbaan|Opleidingen|Vaardigheden|Talenkennis|Cursussen en certificaten|Rijbewijs|Contactgegevens|Nationaliteit|heden',
  ),
  pl: titles(
    'O mnie|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Języki obce|Kursy i certyfikaty|Prawo jazdy|Kontakt|Obywatelstwo|obecnie',
  ),
  tr: titles('Hakkımda|İş Deneyimi|Eğitim|Beceriler|Diller|Sertifikalar|Ehliyet|İletişim|Uyruk|devam ediyor'),
  ar: titles(
    'نبذة عني|الخبرة العملية|التعليم|المهارات|اللغات|الشهادات|رخصة القيادة|معلومات الاتصال|الجنسية|حتى الآن',
  ),
  he: titles('תמצית|ניסיון תעסוקתי|השכלה|כישורים|שפות|תעודות|רישיון נהיגה|פרטי קשר|אזרחות|היום'),
  zh: titles('个人简介|工作经历|教育背景|专业技能|语言能力|证书|驾驶证|联系方式|国籍|至今'),
  ja: titles('自己PR|職務経歴|学歴|スキル|語学|資格|免許|連絡先|国籍|現在'),
}
const months = (text) => text.split(' ')
const LONG = {
  en: months('January February March April May June July August September October November December'),
  de: months('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  fr: months('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  es: months('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  pt: months('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  it: months('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  nl: months('januari februari maart april mei juni juli augustus september oktober november december'),
  pl: months(
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ),
  tr: months('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
  ar: months('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
  he: months('ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'),
}
const SHORT = {
  en: months('Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'),
  de: months('Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'),
  fr: months('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  es: months('ene feb mar abr may jun jul ago sep oct nov dic'),
  pt: months('jan fev mar abr mai jun jul ago set out nov dez'),
  it: months('gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.'),
  nl: months('jan feb mrt apr mei jun jul aug sep okt nov dec'),
  pl: months('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
  tr: months('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'),
}
const two = (number) => String(number).padStart(2, '0')

/** style: long | short | slash | dot | year */
export function date([year, month], lang, style) {
  if (style === 'year') return `${year}`
  if (lang === 'zh' || lang === 'ja') return `${year}年${month}月`
  if (style === 'slash') return `${two(month)}/${year}`
  if (style === 'dot') return `${two(month)}.${year}`
  const names = style === 'short' ? (SHORT[lang] ?? LONG[lang]) : LONG[lang]
  return `${names[month - 1]} ${year}`
}
export const ends = (entry, lang, style) => [
  date(entry.start, lang, style),
  entry.end ? date(entry.end, lang, style) : T[lang].present,
]
export const range = (entry, lang, style, dash = ' – ') => ends(entry, lang, style).join(dash)
