import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { ApiError } from './api-error.ts'
import { RefetchProvider } from '#platform/calls/refetch.tsx'
import { useWrite, type Outcome, type WriteOptions } from './use-write.ts'

type Sample = WriteOptions & { work: () => Promise<string>; outcome?: Outcome<string> }

function Writer({ work, outcome = {}, ...options }: Sample) {
  const { run, isPending, failure } = useWrite(options)
  return (
    <>
      <button type="button" onClick={() => void run(work, outcome)}>
        {isPending ? 'Working' : 'Save'}
      </button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  )
}

function show(sample: Sample) {
  const refetch = vi.fn<(word: string) => Promise<void>>(async () => undefined)
  const { user } = render(
    <RefetchProvider refetch={refetch}>
      <ToastArea />
      <Writer {...sample} />
    </RefetchProvider>,
  )
  return { refetch, save: () => user.click(screen.getByRole('button', { name: /Save|Working/ })) }
}

const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(
    new ApiError({ status: 409, code: 'taken', message: 'It is taken.', requestId: 'r', ...facts }),
  )

it('says that it worked, hands the answer on and loads the lists again', async () => {
  const onDone = vi.fn<(answer: string) => void>()
  const { refetch, save } = show({
    work: async () => 'seven',
    refetch: ['faqs', 'search'],
    outcome: { said: (answer) => `Saved as ${answer}`, onDone },
  })

  await save()

  expect(await screen.findByText('Saved as seven')).toBeTruthy()
  expect(onDone).toHaveBeenCalledWith('seven')
  expect(refetch.mock.calls).toEqual([['faqs'], ['search']])
})

it('is pending until the lists are there', async () => {
  const loaded = Promise.withResolvers<void>()
  const { save } = show({ work: async () => 'seven', refetch: () => loaded.promise })

  await save()
  expect(screen.getByRole('button', { name: /Save|Working/ }).textContent).toBe('Working')

  loaded.resolve()
  expect(await screen.findByText('Save')).toBeTruthy()
})

it('shows a refusal beside the form and loads what somebody else has made of it', async () => {
  const { refetch, save } = show({ work: refusal({}), refetch: ['faqs'] })

  await save()

  expect((await screen.findByRole('alert')).textContent).toBe('It is taken.')
  expect(refetch).toHaveBeenCalledWith('faqs')
})

it('leaves what the fields say to the fields, and loads nothing below what is being corrected', async () => {
  const tell = vi.fn<(fields: ApiError['fields']) => boolean>(() => true)
  const fields = { name: ['Too long.'] }
  const { refetch, save } = show({
    work: refusal({ status: 422, fields }),
    refetch: ['faqs'],
    outcome: { form: { tell } },
  })

  await save()

  expect(await screen.findByText('Save')).toBeTruthy()
  expect(tell).toHaveBeenCalledWith(fields)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(refetch).not.toHaveBeenCalled()
})

it.each([
  [{ words: { taken: 'Somebody was faster.' } }, 'Somebody was faster.'],
  [{ textOf: () => 'It did not work.' }, 'It did not work.'],
])('says a failure in the words of the page', async (options, text) => {
  const { save } = show({ work: refusal({}), tells: 'by toast', ...options })

  await save()

  expect(await screen.findByText(text)).toBeTruthy()
})

it('writes one after the other where the last one is to win', async () => {
  const first = Promise.withResolvers<string>()
  const work = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('second')
  const { save } = show({ work, isInOrder: true })

  await save()
  await save()
  expect(work).toHaveBeenCalledTimes(1)

  first.resolve('first')
  expect(await screen.findByText('Save')).toBeTruthy()
  expect(work).toHaveBeenCalledTimes(2)
})

/** A part that goes when the lists load again, or stays. */
function Part({ goes }: { goes: boolean }) {
  const [isHere, setHere] = useState(true)
  return (
    <RefetchProvider refetch={async () => setHere(!goes)}>
      <ToastArea />
      {isHere && <Writer work={refusal({})} refetch={['faqs']} />}
    </RefetchProvider>
  )
}

it.each([true, false])('says a failure once, also when its place goes (%s)', async (goes) => {
  const { user } = render(<Part goes={goes} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(goes ? 0 : 1))
  await waitFor(() => expect(screen.getAllByText('It is taken.')).toHaveLength(1))
})

function Step() {
  const [isDone, setDone] = useState(false)
  const { run, isPending } = useWrite()
  return (
    <div>
      <button type="button">Actions</button>
      {!isDone && (
        <button
          type="button"
          disabled={isPending}
          onClick={() => void run(async () => 'seven', { onDone: () => setTimeout(() => setDone(true)) })}
        >
          Approve
        </button>
      )}
    </div>
  )
}

it('leaves the focus beside a button that its work takes away', async () => {
  const { user } = render(<Step />)

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  const beside = screen.getByRole('button', { name: 'Actions' })
  await waitFor(() => expect(document.activeElement).toBe(beside))
})
