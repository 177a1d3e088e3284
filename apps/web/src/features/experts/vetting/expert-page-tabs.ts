/** The tabs of an expert's page by their names in the address (PRODUCT D-32). */
export const EXPERT_PAGE_TABS = [
  'profile',
  'projects',
  'ratings',
  'attachments',
  'notes',
  'activity',
] as const
export type ExpertPageTab = (typeof EXPERT_PAGE_TABS)[number]

/** An unknown name is the profile. */
export function expertPageTab(name: string | undefined): ExpertPageTab {
  return EXPERT_PAGE_TABS.find((tab) => tab === name) ?? 'profile'
}
