import { expect, it } from 'vitest'
import { keepTheme, keptTheme } from './kept-theme.ts'

it('keeps dark in this browser and leaves nothing behind for light', () => {
  expect(keptTheme()).toBe('light')

  keepTheme('dark')
  expect(keptTheme()).toBe('dark')

  keepTheme('light')
  expect(keptTheme()).toBe('light')
  expect(document.cookie).not.toContain('theme')
})
