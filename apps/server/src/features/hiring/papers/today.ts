import type { PaperKind } from '@guildhall/contract/compliance/papers'
import type { TodayItem } from '@guildhall/contract/today'
import type { TodayGroup } from '#features/today/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { wantedBy } from './wanted.ts'

/** What projects of an expert wait for, beside the agreements of their hires. */
export const papersToday: TodayGroup = {
  key: 'unsigned',
  roles: ['growth_experts_expert'],
  async find(ctx) {
    const items = await itemsOf(ctx)
    return { title: 'To sign', count: items.length, items }
  },
}

async function itemsOf(ctx: SignedIn): Promise<TodayItem[]> {
  const titles: Readonly<Record<PaperKind, string>> = {
    nda: 'Sign the confidentiality agreement',
    training: 'Take the training',
    attestation: `Sign the attestation of ${ctx.now.getUTCFullYear()}`,
  }
  return [...(await wantedBy(ctx))].map(([kind, projects]) => ({
    id: kind,
    title: titles[kind],
    subtitle: `For ${projects.join(', ')}`,
    since: null,
    due: null,
    href: '/expert/papers',
    action: { label: kind === 'training' ? 'Start' : 'Sign' },
  }))
}
