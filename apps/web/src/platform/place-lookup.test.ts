import { afterEach, expect, it } from 'vitest'
import { loadPlaceLookup } from './place-lookup.ts'

const scripts = () => [...document.querySelectorAll('script[data-place-lookup]')]

afterEach(() => scripts().forEach((script) => script.remove()))

it('loads nothing without a key', () => {
  loadPlaceLookup(null)

  expect(scripts()).toEqual([])
})

it('loads the places script once, with the key', () => {
  loadPlaceLookup('a key')
  loadPlaceLookup('a key')

  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    'https://maps.googleapis.com/maps/api/js?key=a%20key&libraries=places&loading=async',
  ])
})
