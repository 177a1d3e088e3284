import { ALIAS, CODES, MADE, NOT_THEIRS, OWN, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    onboarding_items: {
      columns: 'person_id done_by',
      exported: 'data/engagements.json',
      erased: 'deleted',
    },
    engagements: {
      columns: 'person_id hired_by message request_message answers weighed',
      exported: 'data/engagements.json',
      erased: 'numbers and days stay; messages, answers and what proved a score go, open ones end',
    },
    ratings: {
      columns: 'author_id comment',
      exported: 'data/engagements.json: given, and those received that they may read, without authors',
      erased: 'the rate stays; the words about them go, their own stay under their alias',
    },
    gate_waivers: { columns: 'waived_by', exported: NOT_THEIRS, erased: ALIAS },
    gate_asks: { columns: 'asked_by', exported: NOT_THEIRS, erased: ALIAS },
    agreements: {
      columns: 'person_id',
      exported: 'data/engagements.json, what they signed',
      erased: 'their name is taken out of the texts; what was signed and when stays',
    },
    training_passes: { columns: 'person_id', exported: 'data/engagements.json', erased: 'deleted' },
    agreement_signatures: {
      columns: 'signer_id signer_name typed_name ip user_agent',
      exported: 'data/engagements.json, their own',
      erased: 'that something was signed, what and when stays; names, address and browser go',
    },
    shortlist_opinions: {
      columns: 'user_id comment',
      exported: 'data/engagements.json, their own',
      erased: 'the words about them go',
    },
  },
  texts: {
    engagements: {
      request_message: 2000,
      message: 2000,
      reason_text: 2000,
      answers: 'json',
      weighed: 'json',
    },
    gate_waivers: { reason: 2000 },
    agreements: { paper: 'json', text: 100_000 },
    ratings: {
      comment: 1000,
    },
    shortlist_opinions: {
      comment: 1000,
    },
  },
  wordless: {
    'agreement_signatures.sha256 signer_name typed_name ip user_agent': OWN,
    'agreements.sha256': MADE,
    'agreement_files.sha256': MADE,
    'gate_waivers.gate': CODES,
    'gate_asks.gate': CODES,
    'engagements.currency': CODES,
  },
}
