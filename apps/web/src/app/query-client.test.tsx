import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { referenceQueries } from '#features/reference/queries.ts'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { render } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { reference } from '@guildhall/contract/reference'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

function Reasons() {
  useQuery(referenceQueries.reasons('reject'))
  return null
}

it('says that the choices of a form could not be loaded', async () => {
  stubApi().on(reference.reasons, () => new StubRefusal(500))

  render(
    <DataProvider client={queryClient}>
      <ToastArea />
      <Reasons />
    </DataProvider>,
  )

  expect(await screen.findByText('Something went wrong')).toBeTruthy()
})
