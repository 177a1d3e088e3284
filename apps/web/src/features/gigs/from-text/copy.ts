import type { ProposedField } from '@guildhall/contract/gigs/from-text'

export const FROM_TEXT = {
  hint: 'Have an email or a brief from your client?',
  close: 'Start without text',
  title: 'Start from text',
  lead: 'Paste an email from your client, or choose a PDF, Word or text file. Nothing is saved until you create the project.',
  label: 'Text',
  read: 'Read text',
  lacks: 'Paste a text first, or choose a file.',
  file: 'Choose a file',
  found: 'Found in the text',
  agree: 'Clear what does not fit. You can change everything later.',
  nothing: 'We found nothing in this text. Fill in the project yourself.',
  guess: 'Check',
} as const

/** The fields as the editor calls them. */
export const FIELD_LABELS: Record<ProposedField, string> = {
  name: 'Project name',
  summary: 'Summary',
  description: 'Description',
  opportunity_statement: 'Opportunity statement',
  objective: 'Objective',
  industry_ids: 'Industries',
  segment_ids: 'Industry segments',
  region_ids: 'Regions',
  language_ids: 'Languages',
  start_at: 'Start date',
  end_at: 'End date',
  deadline: 'Deadline',
  skills_required: 'Required skills',
  skills_nice: 'Nice to have',
  experts_count: 'Number of experts',
  years_min: 'Minimum years of experience',
  budget_max: 'Budget to',
  conflict_company_ids: 'Conflicting companies',
}
