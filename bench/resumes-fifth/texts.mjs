// Titles of the fifth round, again others than those before, and the small words its layouts need.
import { date } from '../resumes-third/texts.mjs'

const titles = (text) => {
  const [sum, work, edu, skills, lang, cert, lic, contact, present, since, to] = text.split('|')
  return { sum, work, edu, skills, lang, cert, lic, contact, present, since, to }
}
export const T = {
  en: titles(
    'Summary|Professional Background|Academic Qualifications|Skills & Tools|Languages|Certifications and Licenses|Driving|Contact Details|Present|Since|to',
  ),
  de: titles(
    'Profil|Berufspraxis|Ausbildung|Kenntnisse und Fähigkeiten|Sprachen|Zertifikate|Führerschein|Anschrift|heute|seit|bis',
  ),
  fr: titles(
    'Profil|Expériences|Cursus|Compétences clés|Langues|Formations complémentaires|Permis|Contact|présent|Depuis|à',
  ),
  es: titles(
    'Perfil|Historial laboral|Formación|Habilidades|Idiomas|Certificados|Carnet de conducir|Contacto|actualmente|Desde|a',
  ),
  pt: titles('Sobre|Experiência|Formação|Habilidades|Idiomas|Cursos|Habilitação|Contato|o momento|Desde|até'),
  it: titles(
    'Profilo|Esperienze professionali|Formazione|Competenze tecniche|Lingue|Attestati|Patente|Contatti|presente|Dal|a',
  ),
  nl: titles(
    'Samenvatting|Werkverleden|Scholing|Competenties|Talen|Cursussen|Rijbewijs|Contact|heden|Sinds|tot',
  ),
  pl: titles(
    'Profil zawodowy|Historia zatrudnienia|Wykształcenie i szkolenia|Kompetencje|Języki|Certyfikaty|Prawo jazdy|Kontakt|teraz|od|do',
  ),
  tr: titles(
    'Özet|Mesleki Deneyim|Eğitim Durumu|Yetenekler|Yabancı Dil|Sertifikalar|Sürücü Belgesi|İletişim|günümüz|Başlangıç|-',
  ),
  ar: titles('الملخص|الخبرة المهنية|التعليم|المهارات|اللغات|الشهادات|رخصة القيادة|التواصل|حتى الآن|منذ|إلى'),
  he: titles('פרופיל|ניסיון|השכלה|מיומנויות|שפות|הסמכות|רישיון|פרטים|כיום|מאז|עד'),
  zh: titles('个人总结|职业经历|教育经历|技能|语言|证书|驾照|联系方式|至今|自|至'),
  ja: titles('要約|職務経歴|学歴|スキル|語学|資格|免許|連絡先|現在|自|至'),
}
export const ends = (entry, lang, style) => [
  date(entry.start, lang, style),
  entry.end ? date(entry.end, lang, style) : T[lang].present,
]
export const range = (entry, lang, style, dash = ' – ') => ends(entry, lang, style).join(dash)
export { date }
