import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyDraft } from '#features/applications/draft.ts'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { DiffStep } from './diff-step.tsx'

it('says that something has to be chosen where nothing is', async () => {
  const { user } = open([change('new')])

  await user.click(await screen.findByRole('checkbox', { name: 'Pricing' }))
  await user.click(screen.getByRole('button', { name: 'Add to my profile' }))

  expect(screen.getByText('Choose at least one entry first.')).toBeTruthy()
})

it('offers to add nothing where the profile holds everything', async () => {
  open([change('known')])

  expect(await screen.findByText('Everything in this resume is in your profile already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

function open(changes: ResumeChange[]) {
  stubApi()
  const newer = { draft: emptyDraft({ first_name: 'Ana', last_name: 'Prado' }), changes, shown: undefined }
  const route = createRoute({
    getParentRoute: () => signedInPages,
    path: '/newer',
    component: () => <DiffStep personId="1" newer={newer} onBack={() => undefined} />,
  })
  return renderPage({ routes: [route], path: '/newer', as: sampleUser() })
}

function change(state: ResumeChange['state']): ResumeChange {
  const rest = { detail: '', before: null, entry_id: null, value: null } as const
  return { key: 'skills.0', group: 'Skills', title: 'Pricing', state, ...rest }
}
