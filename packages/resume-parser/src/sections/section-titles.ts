/** The titles of sections in en, de, fr, es, pt, nl, it, pl, tr, ar, he, zh, ja, folded (see words/fold.ts). */
import { fold, isCapitals } from '#parser/words/fold.ts'
import { kindsByWords } from './title-stems.ts'

export type SectionKind =
  | 'contact'
  | 'personal'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certification'
  | 'license'
  | 'other'

const TITLES: Record<SectionKind, string> = {
  contact: `kontakt; dane kontaktowe; kontakty; iletisim; iletisim bilgileri; معلومات الاتصال; بيانات التواصل; التواصل; معلومات التواصل; פרטי קשר; פרטי התקשרות; יצירת קשר; 联系方式; 联系信息; 聯絡方式; 連絡先; お問い合わせ;
    contact; contact details; contact information; contact info; contact me; get in touch; reach me; kontakt;
    kontaktdaten; kontaktinformationen; coordonnees; contact et reseaux; me contacter; contacto; contactar; datos de contacto;
    informacion de contacto; contato; contatos; contactos; contacto e redes; dados de contacto; dados de contato; informacoes de contacto;
    informacoes de contato; contactgegevens; contactinformatie; contatti; recapiti; profiles; social; links;
    social media; online; social profiles; profile und links; redes; redes sociales; redes sociais; reseaux sociaux; find me online; web; connect`,
  personal: `dane osobowe; dane personalne; informacje osobiste; kisisel bilgiler; kimlik bilgileri; البيانات الشخصية; المعلومات الشخصية; פרטים אישיים; 个人信息; 基本信息; 个人资料; 個人資料; 基本情報; 個人情報;
    personal; personal details; personal information; personal data; personal info; about; persoenliche daten; personliche daten;
    persoenliche angaben; personliche angaben; angaben zur person; zur person; persoenliche informationen; personliche informationen; personalien; informations personnelles; donnees personnelles;
    etat civil; datos personales; informacion personal; dados pessoais; informacoes pessoais; informacao pessoal; persoonsgegevens;
    persoonlijke gegevens; personalia; persoonlijke informatie; dati personali; informazioni personali; details; angaben; infos; identite;
    steckbrief; general information; informations; informations generales; informations complementaires; generalidades`,
  summary: `o mnie; podsumowanie; profil zawodowy; podsumowanie zawodowe; kim jestem; cel zawodowy; hakkimda; ozet; profil; kariyer hedefi; kisisel ozet; on yazi; ben kimim; نبذة عني; نبذة; الملخص; نبذة شخصية; الملخص المهني; الهدف الوظيفي; תמצית; פרופיל; אודות; על עצמי; תקציר; תמצית מקצועית; 个人简介; 自我评价; 个人总结; 简介; 自我介绍; 關於我; 自我評價; 自己pr; 自己紹介; 概要; 職務要約; 要約; プロフィール;
    summary; profile; profile summary; career summary; executive summary; personal statement; statement; objective; career objective;
    career profile; personal profile; about me; about; who i am; bio; biography; introduction; overview; in short; in brief; synopsis; headline; qualifications summary; summary of qualifications; mission;
    profil; kurzprofil; ueber mich; uber mich; zusammenfassung; zielsetzung; berufsziel; kurzvorstellung; persoenliches profil; personliches profil; berufliches profil; qualifikationsprofil; kurzbiografie; kurzportrait; zu meiner person;
    resume; a propos; a propos de moi; profil professionnel; presentation; objectif; objectif professionnel; accroche; en bref; qui suis je; profil personnel; synthese; mon profil; description;
    perfil; perfil profesional; resumen; resumen profesional; sobre mi; acerca de mi; extracto; objetivo; objetivo profesional; presentacion; quien soy; perfil personal;
    perfil profissional; resumo; resumo profissional; sobre mim; sobre; objetivo profissional; objectivo; apresentacao; quem sou; sumario; sumario executivo; perfil pessoal; sintese; sintese profissional;
    profiel; samenvatting; over mij; persoonlijk profiel; doel; introductie; wie ben ik; professioneel profiel; profielschets; professionele samenvatting;
    profilo; profilo professionale; riepilogo; riassunto; chi sono; su di me; obiettivo; obiettivi; sommario; presentazione; profilo personale; sintesi; descrizione`,
  work: `doswiadczenie zawodowe; doswiadczenie; przebieg kariery; historia zatrudnienia; praca; kariera; kariera zawodowa; przebieg pracy zawodowej; zatrudnienie; is deneyimi; is deneyimleri; deneyim; deneyimler; is tecrubesi; tecrube; profesyonel deneyim; mesleki deneyim; calisma hayati; kariyer; is gecmisi; الخبرة العملية; الخبرات; الخبرة; الخبرات العملية; الخبرة المهنية; الخبرات المهنية; ניסיון תעסוקתי; ניסיון; ניסיון מקצועי; תעסוקה; ניסיון בעבודה; 工作经历; 工作经验; 职业经历; 工作履历; 實習經歷; 实习经历; 工作經驗; 工作經歷; 職務経歴; 職歴; 職務経歴書; 経歴; 業務経験;
    experience; work; work experience; employment; employment history; work history; professional experience; career history; career;
    professional background; experiences; positions; positions held; job history; jobs; experience and employment; industry experience; experience highlights; professional history; professional career; where i ve worked; work experiences; professional experiences; appointments; career path; employment experience; job experience;
    berufserfahrung; berufserfahrungen; beruflicher werdegang; werdegang; berufspraxis; praxiserfahrung; praktische erfahrung; praktische erfahrungen; erfahrung; erfahrungen; arbeitserfahrung; beschaeftigung; berufliche erfahrung; berufliche erfahrungen; beruflicher hintergrund; berufliche taetigkeit; berufliche tatigkeit; berufliche tatigkeiten; berufliche stationen; stationen; berufstatigkeit; anstellungen; karriere; beruf; berufsleben; laufbahn; berufliche laufbahn; arbeit; berufsweg;
    experience professionnelle; experiences professionnelles; parcours professionnel; parcours; emplois; carriere; historique professionnel; emploi; postes occupes; experiences; mon parcours;
    experiencia; experiencia laboral; experiencia profesional; trayectoria; trayectoria profesional; trayectoria laboral; historial laboral; empleo; empleos; experiencias laborales; experiencias; experiencias profesionales; carrera; carrera profesional; vida laboral; trabajo; antecedentes laborales;
    experiencia profissional; experiencias profissionais; historico profissional; percurso profissional; atuacao profissional; trajetoria profissional; trajetoria; carreira; emprego; empregos; trabalho; historico de trabalho; percurso;
    werkervaring; ervaring; loopbaan; beroepservaring; professionele ervaring; arbeidsverleden; arbeidservaring; carriere; werk; functies; werkervaringen; relevante ervaring; werkgeschiedenis;
    esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali; percorso professionale; carriera; lavoro; impieghi; storia lavorativa; esperienze di lavoro; attivita lavorativa; attivita professionale; esperienza di lavoro`,
  education: `wyksztalcenie; edukacja; studia; wyksztalcenie i szkolenia; przebieg edukacji; egitim; egitim bilgileri; ogrenim; ogrenim durumu; akademik gecmis; egitim durumu; التعليم; المؤهلات العلمية; المؤهل العلمي; الدراسة; التحصيل العلمي; השכלה; לימודים; השכלה אקדמית; 教育背景; 教育经历; 学历; 教育; 學歷; 教育背景; 学歴; 教育; 最終学歴;
    education; academic background; academic history; academic qualifications; educational background; educational qualifications; education and training; studies;
    academic; academics; degrees; schooling; qualifications; university; academic education; academic record; education history; academic profile; school; where i studied; education and qualifications;
    ausbildung; bildung; bildungsweg; studium; schulbildung; akademischer werdegang; akademische ausbildung; bildungsgang; schule; ausbildungen; studium und ausbildung; hochschulbildung; akademische laufbahn; schulische ausbildung; bildungswerdegang; schulischer werdegang; aus und weiterbildung; ausbildung und studium; hochschulstudium; schul und berufsausbildung; studien; berufsausbildung; schulausbildung;
    formation; formations; etudes; diplomes; parcours academique; parcours scolaire; scolarite; cursus; formation academique; formation et diplomes; formation initiale; education et formation; diplome; parcours universitaire; cursus universitaire; etudes et formation; etudes et formations; diplomes et formations; cursus scolaire; formations et diplomes;
    educacion; formacion; formacion academica; estudios; titulacion; titulaciones; educacion y formacion; antecedentes academicos; datos academicos; estudios realizados; formacion reglada; academico; trayectoria academica; historial academico; preparacion academica;
    educacao; formacao; formacao academica; escolaridade; habilitacoes; habilitacoes academicas; habilitacoes literarias; estudos; educacao e formacao; percurso academico; historico academico; academica; formacao escolar; qualificacoes academicas;
    opleiding; opleidingen; onderwijs; studie; studies; scholing; vooropleiding; opleiding en training; onderwijs en opleiding; academische achtergrond; gevolgde opleidingen;
    istruzione; formazione; formazione accademica; studi; titoli di studio; istruzione e formazione; percorso di studi; percorso formativo; percorso accademico; educazione; titolo di studio; formazione scolastica; istruzione e titoli`,
  skills: `umiejetnosci; kompetencje; kluczowe umiejetnosci; umiejetnosci techniczne; umiejetnosci zawodowe; technologie; znajomosc programow; kwalifikacje; beceriler; yetenekler; yetkinlikler; teknik beceriler; bilgisayar becerileri; uzmanlik; uzmanlik alanlari; bilgi ve beceriler; المهارات; مهارات; المهارات التقنية; المهارات الشخصية; כישורים; מיומנויות; כישורים טכניים; טכנולוגיות; 专业技能; 技能; 核心技能; 技能特长; 專業技能; スキル; 技術; 活かせる経験 知識 技術; 保有スキル; 得意分野;
    skills; technical skills; key skills; core skills; core competencies; competencies; competences; expertise; areas of expertise; professional skills; top skills; skill set; skillset; hard skills; soft skills;
    technologies; tools; tech stack; technical expertise; technical proficiency; technical proficiencies; proficiencies; capabilities; strengths; software; it skills; computer skills; digital skills; abilities; skills and tools; tools and technologies; skills and expertise; toolbox; technical knowledge; specialties; specialities; knowledge; programming languages; tech; stack; skills summary; what i do; skills and competencies; job related skills; personal skills; communication skills; organisational skills; professional competencies; core strengths; areas of competence; main skills; technical competencies; specialisms; areas of knowledge; competencies and skills; key competencies; methods; methods and tools;
    kenntnisse; faehigkeiten; fahigkeiten; kompetenzen; fachkenntnisse; edv kenntnisse; it kenntnisse; edv; technische kenntnisse; technische faehigkeiten; technische fahigkeiten; kernkompetenzen; schwerpunkte; staerken; starken; top kenntnisse; kenntnisse und faehigkeiten; kenntnisse und fahigkeiten; fahigkeiten und kenntnisse; faehigkeiten und kenntnisse; werkzeuge; softwarekenntnisse; skills und tools; fachkompetenzen; fachliche kompetenzen; besondere kenntnisse; methoden; technologien; computerkenntnisse; berufliche kompetenzen; expertise; qualifikationen; weitere kenntnisse; digitale kompetenzen; digitale fahigkeiten; know how; fachwissen; kenntnisse und fertigkeiten; fertigkeiten; fahigkeiten und kompetenzen; methoden und werkzeuge; persoenliche fahigkeiten; personliche fahigkeiten; it fahigkeiten; wichtigste kenntnisse; soziale kompetenzen;
    competences; competences techniques; competences cles; principales competences; competences professionnelles; savoir faire; savoir etre; outils; logiciels; informatique; domaines de competence; domaines d expertise; aptitudes; atouts; competences informatiques; competences numeriques; connaissances; technologies; points forts; qualites; competences et outils; competences principales; domaines de competences; competences metier; outils informatiques; competences personnelles; competences metiers; competences fonctionnelles; connaissances techniques;
    habilidades; competencias; aptitudes; aptitudes principales; conocimientos; habilidades tecnicas; competencias tecnicas; competencias clave; herramientas; informatica; conocimientos informaticos; conocimientos tecnicos; capacidades; destrezas; tecnologias; competencias profesionales; competencias digitales; habilidades y competencias; principales aptitudes; areas de especializacion; fortalezas; habilidades profesionales; competencias y habilidades; habilidades clave; especialidades; habilidades y herramientas; competencias informaticas; conocimientos y habilidades; areas de conocimiento;
    competencias; habilidades; principais competencias; competencias tecnicas; conhecimentos; ferramentas; aptidoes; conhecimentos tecnicos; conhecimentos informaticos; tecnologias; competencias profissionais; competencias digitais; competencias principais; competencias chave; habilidades e competencias; especialidades; qualificacoes; qualificacoes profissionais; competencias e habilidades; competencias pessoais; competencias essenciais; habilidades tecnicas; areas de especializacao;
    vaardigheden; belangrijkste vaardigheden; competenties; technische vaardigheden; kennis; kennis en vaardigheden; computervaardigheden; kerncompetenties; expertise; hulpmiddelen; vakkennis; specialisaties; digitale vaardigheden; kernvaardigheden; professionele vaardigheden; kwaliteiten; technieken; ict vaardigheden; sterke punten; tools en technieken; it vaardigheden;
    competenze; competenze principali; competenze tecniche; capacita; abilita; conoscenze; conoscenze informatiche; competenze digitali; competenze informatiche; strumenti; capacita e competenze; competenze professionali; aree di competenza; software; competenze chiave; competenze personali; competenze trasversali; capacita tecniche; tecnologie; conoscenze tecniche; competenze e capacita; punti di forza; specializzazioni; abilita e competenze; capacita e competenze tecniche; competenze specialistiche`,
  languages: `jezyki; jezyki obce; znajomosc jezykow; znajomosc jezykow obcych; diller; yabanci dil; yabanci diller; dil bilgisi; dil becerileri; اللغات; لغات; שפות; ידיעת שפות; 语言能力; 语言; 外语; 語言; 语言技能; 語学; 語学力; 言語;
    languages; language skills; language; language proficiency; spoken languages; foreign languages; mother tongue; mother tongues; mother tongue s; other languages; other language s; linguistic skills; language competence; languages spoken; language knowledge;
    sprachen; sprachkenntnisse; fremdsprachen; muttersprache; weitere sprachen; fremdsprachenkenntnisse; sprachkompetenz; sprachkompetenzen; sprache; sprachfahigkeiten;
    langues; langue; competences linguistiques; langue maternelle; autres langues; langues etrangeres; langues vivantes; langues parlees;
    idiomas; idioma; lenguas; lengua materna; otros idiomas; competencias linguisticas; conocimiento de idiomas; lenguas extranjeras; conocimientos de idiomas; idiomas y lenguas;
    linguas; lingua materna; outras linguas; linguas estrangeiras; outros idiomas; conhecimentos linguisticos; conhecimento de idiomas;
    talen; taal; taalvaardigheden; talenkennis; taalkennis; taalvaardigheid; moedertaal; moedertalen; andere talen; vreemde talen; kennis van talen;
    lingue; lingua madre; madrelingua; altre lingue; competenze linguistiche; conoscenze linguistiche; lingue straniere; lingue conosciute; conoscenza delle lingue; conoscenza lingue`,
  certification: `certyfikaty; kursy; kursy i certyfikaty; szkolenia; kursy i szkolenia; szkolenia i certyfikaty; certyfikaty i kursy; uprawnienia i certyfikaty; sertifikalar; kurslar; sertifikalar ve kurslar; kurs ve sertifikalar; egitimler ve sertifikalar; sertifika; seminerler; الشهادات; الدورات; الدورات التدريبية; الشهادات والدورات; תעודות; הסמכות; קורסים; קורסים והסמכות; 证书; 资格证书; 培训经历; 證書; 資格; 保有資格; 免許 資格; 資格 免許; 認定資格;
    certifications; certification; certificates; certificate; professional certifications; courses and certifications; certifications and courses; training and certifications; certifications and training; licenses and certifications; licences and certifications; licenses certifications; certifications and licenses; certifications and licences; credentials; accreditations; professional development; courses; training; trainings; courses and training; professional training; continuing education; licences and certificates; professional qualifications; diplomas; certified; training and courses; further training; further education; certificates and licences; certificates and courses; courses and certificates; memberships and certifications; registrations and certifications;
    zertifikate; zertifizierungen; zertifikate und lizenzen; weiterbildung; weiterbildungen; fortbildung; fortbildungen; kurse; kurse und zertifikate; lizenzen und zertifikate; bescheinigungen und zertifikate; lizenzen und zertifizierungen; seminare; schulungen; zertifizierungen und weiterbildungen; weiterbildungen und zertifikate; weiterbildung und zertifikate; bescheinigungen; zertifikate und weiterbildungen; zertifikate und weiterbildung; fort und weiterbildung; fort und weiterbildungen; zusatzqualifikationen; weiterbildungen und kurse; kurse und weiterbildungen; zertifikate und kurse; nachweise; fortbildungen und zertifikate;
    certifications; certificats; certification; formations complementaires; formation continue; formations continues; licences et certifications; stages et certifications; formations et certifications; attestations; certifications et formations; accreditations; cours et certifications; habilitations; formation complementaire; certificats et formations; perfectionnement; formation professionnelle continue;
    certificaciones; certificados; certificacion; cursos; cursos y certificaciones; cursos y certificados; formacion complementaria; certificaciones y cursos; licencias y certificaciones; acreditaciones; diplomas; capacitacion; capacitaciones; formacion continua; formacion adicional; cursos complementarios; licencias y certificados; certificados y cursos; cursos y seminarios; otros cursos; certificados profesionales; certificaciones profesionales;
    certificacoes; certificados; certificacao; cursos e certificacoes; formacao complementar; licencas e certificados; cursos complementares; certificacoes e cursos; formacao continua; licencas e certificacoes; certificados e cursos; cursos e certificados; cursos livres; aperfeicoamento; outras formacoes; formacoes complementares; certificacoes profissionais; acreditacoes;
    certificaten; certificeringen; cursussen; trainingen; cursussen en certificaten; certificaten en cursussen; trainingen en certificaten; bijscholing; licenties en certificaten; certificering; diploma s; trainingen en cursussen; cursussen en trainingen; certificaten en trainingen; nascholing; bijscholingen; licenties en certificeringen; certificaties; opleidingen en certificaten;
    certificazioni; certificati; certificazione; corsi; corsi e certificazioni; licenze e certificazioni; attestati; formazione continua; corsi di formazione; certificazioni e corsi; abilitazioni; aggiornamento professionale; attestati e certificazioni; certificazioni e attestati; corsi di aggiornamento; corsi e attestati; certificazioni professionali; licenze e certificati`,
  license: `prawo jazdy; uprawnienia; ehliyet; surucu belgesi; lisanslar; رخصة القيادة; רישיון נהיגה; רישיונות; 驾驶证; 驾照; 免許; 運転免許;
    driving licence; driving license; driver s license; drivers license; driver license; driver s licence; driver licence; licences; licenses; license; licence; professional licences; professional licenses; driving; driving licences; driving licenses; licensure; professional licence; licenses held; registrations; registration; permits;
    fuehrerschein; fuhrerschein; fuehrerscheine; fuhrerscheine; fahrerlaubnis; lizenzen; fuhrerscheinklassen; fuehrerscheinklassen; fuhrerschein und mobilitat; mobilitat; berechtigungen; zulassungen;
    permis; permis de conduire; licences; permis et mobilite; permis et habilitations; mobilite; agrements;
    permiso de conducir; permisos de conducir; carnet de conducir; licencia de conducir; licencias; carne de conducir; permisos; carnets; licencia de manejo; licencias de conducir; licencias profesionales; colegiacion; matriculas; carnet; licencia;
    carta de conducao; carteira de motorista; cnh; habilitacao; licencas; carteira de habilitacao; carta de conducao e mobilidade; carteira nacional de habilitacao; licencas profissionais; cartas de conducao; registros profissionais; registos profissionais; registro profissional;
    rijbewijs; rijbewijzen; licenties; vergunningen; rijbewijs en mobiliteit; registraties;
    patente; patente di guida; patenti; licenze; patenti di guida; albo; iscrizione all albo; patente o patenti`,
  other: `zainteresowania; hobby; projekty; wolontariat; nagrody; osiagniecia; referencje; publikacje; klauzula; dodatkowe informacje; zgoda; ilgi alanlari; hobiler; projeler; referanslar; gonulluluk; oduller; basarilar; yayinlar; ek bilgiler; askerlik durumu; الهوايات; الاهتمامات; المراجع; المشاريع; التطوع; הערות; תחביבים; פרויקטים; התנדבות; שירות צבאי; ממליצים; 兴趣爱好; 项目经历; 项目经验; 荣誉奖项; 获奖情况; 興趣; 志願; 趣味; 特技; 志望動機; 本人希望; 本人希望記入欄; プロジェクト;
    interests; hobbies; hobbies and interests; interests and hobbies; projects; personal projects; key projects; selected projects; project; volunteer; volunteering; volunteer experience; volunteer work; voluntary work; awards; honors; honours; honors and awards; honors awards; awards and honors; awards and honours; achievements; key achievements; publications; references; referees; activities; extracurricular activities; memberships; affiliations; professional memberships; patents; talks; conferences; speaking; additional information; miscellaneous; additional; other; open source; side projects; community; leadership; research; research interests; organisations; organizations; portfolio; test scores; recommendations; causes; military service; key figures; declaration; other information; signature; presentations; professional affiliations; availability; hobbies et interets; case studies; networks;
    interessen; hobbys; interessen und hobbys; hobbys und interessen; projekte; ehrenamt; ehrenamtliches engagement; engagement; auszeichnungen; preise; veroeffentlichungen; veroffentlichungen; publikationen; referenzen; mitgliedschaften; sonstiges; vortraege; vortrage; auslandsaufenthalte; wehrdienst; zivildienst; stipendien; ausserberufliches engagement; freizeit; weitere angaben; weiteres; patente und publikationen; ehrenamtliche tatigkeit; ehrenamtliche tatigkeiten; personliche interessen; projekterfahrung; ausgewahlte projekte; freiwilligenarbeit; verschiedenes; ehrungen; erfolge; privates; soziales engagement; auszeichnungen und preise;
    centres d interet; centre d interet; loisirs; interets; projets; benevolat; distinctions; prix; publications; references; divers; activites; associations; vie associative; engagement associatif; engagements; recompenses; brevets; realisations; passions; activites extra professionnelles; experience benevole; projets personnels; prix et distinctions; autres; hobbies; activites benevoles; experiences benevoles; informations diverses; loisirs et interets; langages;
    intereses; aficiones; pasatiempos; proyectos; voluntariado; premios; reconocimientos; publicaciones; referencias; otros; otros datos; logros; actividades; informacion adicional; datos de interes; otros datos de interes; becas; asociaciones; experiencia de voluntariado; premios y reconocimientos; honores y premios; disponibilidad; intereses y aficiones; actividades extracurriculares; conferencias; hobbies; datos adicionales; patentes;
    interesses; passatempos; projetos; projectos; voluntariado; premios; publicacoes; referencias; outros; atividades; informacoes adicionais; conquistas; premios e distincoes; interesses pessoais; trabalho voluntario; informacoes complementares; outras informacoes; hobbies e interesses; atividades extracurriculares; patentes; premios e reconhecimentos;
    interesses; hobby s; hobbies; projecten; vrijwilligerswerk; prijzen; onderscheidingen; publicaties; referenties; overig; overige; nevenactiviteiten; interesse; nevenfuncties; vrije tijd; overige informatie; bestuurservaring; hobby s en interesses; interesses en hobby s; lidmaatschappen; prestaties; extra activiteiten; persoonlijke interesses; prijzen en onderscheidingen; activiteiten; octrooien; presentaties;
    interessi; hobby; progetti; volontariato; premi; riconoscimenti; pubblicazioni; referenze; altro; ulteriori informazioni; attivita; attivita extracurriculari; hobby e interessi; interessi e hobby; interessi personali; premi e riconoscimenti; autorizzazione; trattamento dei dati; associazioni; altre informazioni; tempo libero; brevetti; onorificenze e premi; esperienze di volontariato; conferenze; risultati`,
}

const KIND_OF = new Map<string, SectionKind>()
for (const [kind, titles] of entries(TITLES)) {
  for (const title of titles.split(';')) {
    const key = fold(title)
    if (key !== '' && (!KIND_OF.has(key) || kind === 'summary')) KIND_OF.set(key, kind)
  }
}

function entries(titles: Record<SectionKind, string>): [SectionKind, string][] {
  const kinds: SectionKind[] = [
    'work',
    'education',
    'skills',
    'languages',
    'certification',
    'license',
    'other',
    'contact',
    'personal',
    'summary',
  ]
  return kinds.map((kind) => [kind, titles[kind]])
}

/** "Education & training" is "education and training". */
const JOINED = new Map(
  [...KIND_OF].map(([key, kind]) => [key.replace(/ (?:and|und|et|y|e|en|ed|i|ve) /, ' '), kind]),
)

/** Wide letter spacing can swallow the blanks: "SOBREMIM". */
const COMPACT = new Map([...KIND_OF].map(([key, kind]) => [key.replaceAll(' ', ''), kind]))

/** Words that narrow a title without changing its kind. */
const MODIFIERS = new Set(
  `my key main core selected relevant additional other further recent previous past current professional career academic personal technical
  and the of in a full general special related curriculum mes mon ma les des et de du la le principales principaux autres
  meine mein und weitere sonstige relevante wichtigste ausgewahlte aktuelle berufliche persoenliche personliche
  mis mi y otros otras principal principales relevante relevantes mas laboral profesional
  meus minhas e outros outras mijn en relevante overige andere belangrijkste
  i le mie miei altre altri rilevanti professionale professionali`.split(/\s+/),
)

const JOINT = /\s*(?:&|\/|\+|,|\||·| and | und | et | y | e | en | ed | i )\s*/i

export type TitleMatch = { kinds: SectionKind[]; score: number }

/** How surely a line is a section title by its words alone: 1 for a known title, less for one that only resembles it. */
export function matchTitle(raw: string): TitleMatch | null {
  // "# Skills", "02 Skills": what is drawn before the words says nothing.
  const text = raw.replace(/^[#§~=/\\|>\s]*(?:\d{1,2}[.):]?\s+)?(?=\p{L})/u, '')
  const key = fold(text)
  if (key === '' || text.length > 60) return null
  const exact = KIND_OF.get(key) ?? (text.includes('&') ? JOINED.get(key) : undefined)
  if (exact) return { kinds: [exact], score: /[.,;!?]$/.test(text.trim()) ? 0.5 : 1 }
  const parts = text.split(JOINT).map((part) => KIND_OF.get(fold(part)) ?? KIND_OF.get(core(part)))
  const known = parts.filter((kind) => kind !== undefined)
  if (parts.length > 1 && known.length === parts.length) return { kinds: [...new Set(known)], score: 0.9 }
  const compact = isCapitals(text) || !key.includes(' ') ? COMPACT.get(key.replaceAll(' ', '')) : undefined
  if (compact) return { kinds: [compact], score: 1 }
  const reduced = KIND_OF.get(core(text))
  if (reduced) return { kinds: [reduced], score: 0.8 }
  return wordMatch(text, parts.length > 1) ?? halfMatch(text, parts.length, known)
}

/** Two kinds in one title need a joint between them. */
function wordMatch(text: string, isJoined: boolean): TitleMatch | null {
  const kinds = kindsByWords(text)
  return kinds.length === 1 || (kinds.length === 2 && isJoined) ? { kinds, score: 0.8 } : null
}

function halfMatch(text: string, parts: number, known: SectionKind[]): TitleMatch | null {
  const isHalf = parts > 1 && parts < 4 && known.length > 0 && text.length < 45
  return isHalf ? { kinds: [...new Set(known)], score: 0.5 } : null
}

function core(text: string): string {
  const kept = fold(text)
    .split(' ')
    .filter((word) => !MODIFIERS.has(word) && !/^\d+$/.test(word))
  return kept.join(' ')
}
