/** Days are named with their year, which is always the next one. */
export const NEXT = new Date().getUTCFullYear() + 1

/** Small talk, a forwarded subject, a long signature. */
export const CHATTY = `From: Margaret Whitfield <m.whitfield@stanmore.test>
To: Sofia Marin <sofia@portal.test>
Sent: Tuesday, 17 November 08:12
Subject: Fwd: Re: A few conversations about radiology software?

Hi Sofia,

I hope you had a good weekend - ours was spent under umbrellas, watching the kids play football!
It was lovely to meet you in Lisbon, and thanks again for the coffee.

As promised: our board wants to replace the radiology software in our fourteen hospitals in the UK and
Ireland. Before we go out to tender we would love to speak to three people who have bought or sold
medical imaging systems themselves and know how vendors set their prices. At least 8 years of experience
with hospital procurement, please. Knowledge of data privacy would be nice to have.

Nobody from Medivista Systems please, they are one of the bidders.
We have set aside a budget of GBP 12,000 for all of it. Could you send me names by 4 December ${NEXT}?
We want to be done before the end of January ${NEXT + 1}.

No rush if you are travelling. Give my best to Tom!

Warm wishes,
Margaret

Margaret Whitfield | Group Procurement Director
Stanmore Hospitals | T +44 20 7946 0000
This e-mail is confidential. If you are not the intended recipient, delete it within 3 years of experience.`

export const GERMAN = `Betreff: AW: Geldwäscheprävention - Gesprächspartner gesucht

Sehr geehrte Frau Marin,

vielen Dank für das nette Telefonat gestern und die schnelle Antwort.
Wir sind eine Zahlungsplattform und bauen gerade unsere Abteilung für Geldwäscheprävention neu auf.
Dafür suchen wir zwei Expertinnen oder Experten, die in einer österreichischen Bank die Kundenprüfung (KYC)
geleitet haben und die Aufsicht aus eigener Erfahrung kennen.
Mindestens zehn Jahre Berufserfahrung sollten es sein. Die Gespräche führen wir auf Deutsch.
Erfahrung mit Betrugserkennung wäre von Vorteil.

Der Tagessatz liegt bei höchstens 1.800 Euro. Beginnen möchten wir am 11. Januar ${NEXT}, abgeschlossen
sein sollte alles bis Ende März ${NEXT}. Niemand von Finwacht, die prüfen uns gerade.

Mit freundlichen Grüßen
Dr. Thomas Brandl
Leiter Compliance
Paynova GmbH, Leopoldstraße 1, 80802 München`

/** No sentence, no greeting, no name. */
export const TERSE = `Expert calls: automated cold stores

- 5 calls, 60 min each
- Topic: warehouse automation for frozen food, cold chain
- Profile: built or ran an automated cold store, 12+ yrs in logistics
- Geography: Poland
- Language: fluent Polish
- Rate: max USD 350/h
- Start: 15 Jan ${NEXT}
- Names needed by 8 Jan ${NEXT}
- Conflict: Frostlager
- Nice to have: robotics`
