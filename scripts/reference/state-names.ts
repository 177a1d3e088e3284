// ISO 3166-2 writes the names of some countries in a romanisation that nobody types. These are the usual English ones.
const NAMES: Record<string, string> = {
  AE: 'AJ Ajman|AZ Abu Dhabi|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain',
  CN: 'AH Anhui|BJ Beijing|CQ Chongqing|FJ Fujian|GD Guangdong|GS Gansu|GX Guangxi|GZ Guizhou|HA Henan|HB Hubei|HE Hebei|HI Hainan|HL Heilongjiang|HN Hunan|JL Jilin|JS Jiangsu|JX Jiangxi|LN Liaoning|NM Inner Mongolia|NX Ningxia|QH Qinghai|SC Sichuan|SD Shandong|SH Shanghai|SN Shaanxi|SX Shanxi|TJ Tianjin|XJ Xinjiang|XZ Tibet|YN Yunnan|ZJ Zhejiang',
  EG: 'ALX Alexandria|ASN Aswan|AST Asyut|BA Red Sea|BH Beheira|BNS Beni Suef|C Cairo|DK Dakahlia|DT Damietta|FYM Faiyum|GH Gharbia|GZ Giza|IS Ismailia|JS South Sinai|KB Qalyubia|KFS Kafr El Sheikh|KN Qena|LX Luxor|MN Minya|MNF Monufia|MT Matrouh|PTS Port Said|SHG Sohag|SHR Sharqia|SIN North Sinai|SUZ Suez|WAD New Valley',
  ET: 'AA Addis Ababa|AF Afar|AM Amhara|BE Benishangul-Gumuz|HA Harari|OR Oromia|SI Sidama|SN Southern Nations|SO Somali|SW South West Ethiopia|TI Tigray|DD Dire Dawa|GA Gambela',
  GR: '69 Mount Athos|A Eastern Macedonia and Thrace|B Central Macedonia|C Western Macedonia|D Epirus|E Thessaly|F Ionian Islands|G Western Greece|H Central Greece|I Attica|J Peloponnese|K North Aegean|L South Aegean|M Crete',
  ID: 'PA Papua|MA Maluku',
  IL: 'D Southern District|HA Haifa|JM Jerusalem|M Central District|TA Tel Aviv|Z Northern District',
  IQ: 'AN Al Anbar|BA Basra|BB Babil|BG Baghdad|DI Diyala|DQ Dhi Qar|KA Karbala|KI Kirkuk|KR Kurdistan Region|MA Maysan|MU Al Muthanna|NA Najaf|NI Nineveh|QA Al-Qadisiyah|SD Salah al-Din|WA Wasit',
  IT: '21 Piedmont|23 Aosta Valley|25 Lombardy|32 Trentino-South Tyrol|52 Tuscany|75 Apulia|82 Sicily|88 Sardinia',
  JP: '01 Hokkaido|02 Aomori|03 Iwate|04 Miyagi|05 Akita|06 Yamagata|07 Fukushima|08 Ibaraki|09 Tochigi|10 Gunma|11 Saitama|12 Chiba|13 Tokyo|14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano|21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka|28 Hyogo|29 Nara|30 Wakayama|31 Tottori|32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka|41 Saga|42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa',
  KR: '11 Seoul|26 Busan|27 Daegu|28 Incheon|29 Gwangju|30 Daejeon|31 Ulsan|41 Gyeonggi|42 Gangwon|43 North Chungcheong|44 South Chungcheong|45 North Jeolla|46 South Jeolla|47 North Gyeongsang|48 South Gyeongsang|49 Jeju|50 Sejong',
  KZ: '10 Abai Region|11 Akmola Region|15 Aktobe Region|19 Almaty Region|23 Atyrau Region|27 West Kazakhstan|31 Zhambyl Region|33 Zhetisu Region|35 Karaganda Region|39 Kostanay Region|43 Kyzylorda Region|47 Mangystau Region|55 Pavlodar Region|59 North Kazakhstan|61 Turkistan Region|62 Ulytau Region|63 East Kazakhstan|71 Astana|75 Almaty|79 Shymkent',
  LK: '1 Western Province|2 Central Province|3 Southern Province|4 Northern Province|5 Eastern Province|6 North Western Province|7 North Central Province|8 Uva Province|9 Sabaragamuwa Province',
  MA: '01 Tangier-Tetouan-Al Hoceima|02 Oriental|03 Fez-Meknes|04 Rabat-Sale-Kenitra|05 Beni Mellal-Khenifra|06 Casablanca-Settat|07 Marrakesh-Safi|08 Draa-Tafilalet|09 Souss-Massa|10 Guelmim-Oued Noun|11 Laayoune-Sakia El Hamra|12 Dakhla-Oued Ed-Dahab',
  PK: 'BA Balochistan|GB Gilgit-Baltistan|IS Islamabad|JK Azad Kashmir|KP Khyber Pakhtunkhwa|PB Punjab|SD Sindh',
  RU: 'AD Adygea|AL Altai Republic|ALT Altai Krai|AMU Amur Oblast|ARK Arkhangelsk Oblast|AST Astrakhan Oblast|BA Bashkortostan|BEL Belgorod Oblast|BRY Bryansk Oblast|BU Buryatia|CE Chechnya|CHE Chelyabinsk Oblast|CHU Chukotka|CU Chuvashia|DA Dagestan|IN Ingushetia|IRK Irkutsk Oblast|IVA Ivanovo Oblast|KAM Kamchatka Krai|KB Kabardino-Balkaria|KC Karachay-Cherkessia|KDA Krasnodar Krai|KEM Kemerovo Oblast|KGD Kaliningrad Oblast|KGN Kurgan Oblast|KHA Khabarovsk Krai|KHM Khanty-Mansi|KIR Kirov Oblast|KK Khakassia|KL Kalmykia|KLU Kaluga Oblast|KO Komi|KOS Kostroma Oblast|KR Karelia|KRS Kursk Oblast|KYA Krasnoyarsk Krai|LEN Leningrad Oblast|LIP Lipetsk Oblast|MAG Magadan Oblast|ME Mari El|MO Mordovia|MOS Moscow Oblast|MOW Moscow|MUR Murmansk Oblast|NEN Nenets|NGR Novgorod Oblast|NIZ Nizhny Novgorod Oblast|NVS Novosibirsk Oblast|OMS Omsk Oblast|ORE Orenburg Oblast|ORL Oryol Oblast|PER Perm Krai|PNZ Penza Oblast|PRI Primorsky Krai|PSK Pskov Oblast|ROS Rostov Oblast|RYA Ryazan Oblast|SA Sakha (Yakutia)|SAK Sakhalin Oblast|SAM Samara Oblast|SAR Saratov Oblast|SE North Ossetia|SMO Smolensk Oblast|SPE Saint Petersburg|STA Stavropol Krai|SVE Sverdlovsk Oblast|TA Tatarstan|TAM Tambov Oblast|TOM Tomsk Oblast|TUL Tula Oblast|TVE Tver Oblast|TY Tuva|TYU Tyumen Oblast|UD Udmurtia|ULY Ulyanovsk Oblast|VGG Volgograd Oblast|VLA Vladimir Oblast|VLG Vologda Oblast|VOR Voronezh Oblast|YAN Yamalo-Nenets|YAR Yaroslavl Oblast|YEV Jewish Autonomous Oblast|ZAB Zabaykalsky Krai',
  SA: '01 Riyadh|02 Makkah|03 Madinah|04 Eastern Province|05 Al-Qassim|06 Hail|07 Tabuk|08 Northern Borders|09 Jazan|10 Najran|11 Al-Bahah|12 Al-Jawf|14 Asir',
  SY: 'DI Damascus|DR Daraa|DY Deir ez-Zor|HA Al-Hasakah|HI Homs|HL Aleppo|HM Hama|ID Idlib|LA Latakia|QU Quneitra|RA Raqqa|RD Damascus Countryside|SU As-Suwayda|TA Tartus',
  TH: '10 Bangkok',
  UZ: 'TK Tashkent (city)|TO Tashkent Region',
}

// Arabic, Devanagari and other scripts: the marks of the romanisation are for scholars.
const PLAIN = new Set('AF BD BH DZ EG IN IQ IR JO KW LB LK LY NP OM PK QA SA SD SY TD TN YE PS'.split(' '))

/** The name of a state as a dropdown shows it. */
export function stateName(country: string, code: string, isoName: string): string {
  const known = (NAMES[country] ?? '').split('|').find((entry) => entry.startsWith(`${code} `))
  if (known !== undefined) return known.slice(code.length + 1)
  const name = unfolded(country, isoName)
  return PLAIN.has(country)
    ? name
        .normalize('NFKD')
        .replaceAll(/\p{M}|[ʻʼ‘’]/gu, '')
        .normalize('NFC')
    : name
}

/** "Madrid, Comunidad de" -> "Comunidad de Madrid"; elsewhere a comma parts two names of the same place. */
function unfolded(country: string, name: string): string {
  const [first = name, second] = name.split(', ')
  return second !== undefined && country === 'ES' ? `${second} ${first}` : first
}
