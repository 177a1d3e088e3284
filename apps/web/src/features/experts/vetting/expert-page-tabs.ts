import type { ProfileActions } from '@guildhall/contract/experts/profile'

/** The tabs of an expert's page by their names in the address (PRODUCT D-32). */
const EXPERT_PAGE_TABS = ['profile', 'projects', 'ratings', 'attachments', 'notes', 'activity'] as const
export type ExpertPageTab = (typeof EXPERT_PAGE_TABS)[number]

/** Those that hold something for this reader: not everybody who may open an expert may open their files. */
export function expertPageTabs({ canSeeFiles }: Pick<ProfileActions, 'canSeeFiles'>) {
  return EXPERT_PAGE_TABS.filter((tab) => tab !== 'attachments' || canSeeFiles)
}

/** An unknown name is the profile. */
export function expertPageTab(tabs: readonly ExpertPageTab[], name: string | undefined): ExpertPageTab {
  return tabs.find((tab) => tab === name) ?? 'profile'
}
