/** Words around names: particles, titles, and given names that often stand second. */

export const PARTICLES = new Set(
  `de da do dos das di del della dello degli dei dalla dal van von der den ten ter te zu zum zur la le du des el al bin ibn ben abu st saint san y e af av mac mc op 't d l vander vande vom ni nic o ui ua ap`.split(
    ' ',
  ),
)

export const TITLES_BEFORE =
  /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|herr|frau|sr|sra|srta|don|dona|dott|dott\.ssa|dottor|dottoressa|ing|dipl|dipl\.?-ing|mag|m\.?\s?sc|b\.?\s?sc|mme|mlle|monsieur|madame|drs|ir|mag\.?a|sig|sig\.ra|avv|arch|eng|engª|univ|med|phil|rer|nat|pd|priv|doz|h\.?c)\.?$/i

export const TITLES_AFTER =
  /(?:,|\s[|–—-]|\s)\s*(?:ph\.?\s?d\.?|mba|m\.?\s?sc\.?|b\.?\s?sc\.?|m\.?a\.?|b\.?a\.?|m\.?d\.?|cpa|pmp|cfa|pe|p\.?eng\.?|esq\.?|rn|jr\.?|sr\.?|ii|iii|iv|ll\.?m\.?|j\.?d\.?|dds|acca|cissp|csm|phr|shrm-cp)(?=$|[,\s])/gi

/** Given names that are common as the second of two; they keep "Ana Lucía" and "Jean Pierre" together. */
export const SECOND_GIVEN = new Set(
  `maria jose luis carlos antonio angel ana isabel pilar carmen lucia fernanda elena miguel manuel javier alberto eduardo andres beatriz clara cristina teresa paula laura sofia jesus francisco
  pablo juan pedro rosa marie anne claude pierre paul luc michel louise christine jean philippe francois louis charles baptiste noel yves marc eve rose claire helene lise sophie laure agnes
  alejandro alejandra daniel david diego fernando gabriel gabriela guadalupe ignacio jorge julia julio leonor lorena luisa marcela mariana mercedes natalia nicolas patricia rafael ramon raul ricardo roberto rodrigo sergio silvia victoria ximena esteban enrique emilio ernesto
  joao paulo henrique felipe gustavo guilherme vitor victor lucas mateus tiago thiago bruno caio leandro marcos vinicius augusto cesar aparecida helena carolina leticia larissa luiza amanda vitoria rita filipa ines catarina joana margarida
  michael james john william robert thomas george edward henry alexander andrew benjamin christopher joseph matthew patrick peter richard samuel stephen lee ann jane elizabeth louise grace kate lynn mae may ruth sue katherine margaret alice emma olivia
  hans peter karl heinz dieter georg friedrich wilhelm jurgen werner wolfgang ulrich josef maximilian johann jakob christian martin stefan thomas eva katharina luise sophie charlotte johanna magdalena theresa franziska
  giovanni giuseppe luca marco matteo paolo pietro stefano andrea francesca giulia chiara maria grazia rosa teresa vittoria beatrice carlo alberto emanuele filippo
  willem jan johannes cornelis hendrik johanna anna catharina wilhelmina marieke`.split(/\s+/),
)
