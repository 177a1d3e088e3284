import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { Avatar } from './avatar.tsx'
import { AvatarsStack } from './avatars-stack.tsx'
import { initials, tintOf } from './initials.ts'

it.each([
  ['Amara Nwosu', 'AN'],
  ['Mei-Ling Chen', 'ML'],
  ['émile', 'É'],
  ['José de la Fuente', 'JD'],
  ['陳 美玲', '陳美'],
  ['  ', '?'],
  ['(none) Lorem', 'L'],
])('makes of the name %j the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('keeps the tint of a name', () => {
  expect(tintOf('Amara Nwosu')).toBe(tintOf('Amara Nwosu'))
  expect(new Set(['Amara', 'Lars', 'Mei', 'Tomasz', 'Salma', 'Kevin'].map(tintOf)).size).toBeGreaterThan(2)
})

describe('an avatar', () => {
  it('shows the photo, and the initials when the photo does not load', () => {
    const { container } = render(<Avatar name="Amara Nwosu" photo="/files/1" decorative={false} />)
    const photo = container.querySelector('img')
    expect(photo?.getAttribute('src')).toBe('/files/1')

    if (photo) fireEvent.error(photo)

    expect(screen.getByRole('img', { name: 'Amara Nwosu' }).textContent).toBe('AN')
  })

  it('is silent beside a written name', () => {
    render(<Avatar name="Amara Nwosu" />)

    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('a stack of avatars', () => {
  const people = ['Amara', 'Lars', 'Mei', 'Tomasz', 'Salma'].map((name) => ({ id: name, name }))

  it('shows three and counts the others, who are in the list', async () => {
    const { user } = render(<AvatarsStack people={people} />)
    expect(screen.getAllByRole('img').map((avatar) => avatar.getAttribute('aria-label'))).toEqual([
      'Amara',
      'Lars',
      'Mei',
    ])
    expect(screen.getByRole('button', { name: '2 more' }).textContent).toBe('+2')

    await user.hover(screen.getByRole('button', { name: '2 more' }))

    expect(await screen.findByText('Tomasz')).toBeTruthy()
    expect(screen.getByText('Salma')).toBeTruthy()
  })

  it('has no count for three, and a word for nobody', () => {
    render(
      <>
        <AvatarsStack people={people.slice(0, 3)} />
        <AvatarsStack people={[]} />
      </>,
    )

    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('None selected')).toBeTruthy()
  })

  it('lets the page decide where a person leads', () => {
    render(
      <AvatarsStack
        people={people.slice(0, 1)}
        link={({ id }, children) => <a href={`/${id}`}>{children}</a>}
      />,
    )

    expect(screen.getByRole('link', { name: 'Amara' }).getAttribute('href')).toBe('/Amara')
  })
})
