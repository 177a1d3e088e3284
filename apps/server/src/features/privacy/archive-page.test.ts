import { expect, it } from 'vitest'
import { page } from './archive-page.ts'

const NOW = new Date('2026-03-04T05:06:00Z')

function pageOf(row: Record<string, unknown>): string {
  const chapters = [{ name: 'work', title: 'Work', data: { entries: [row] } }]
  return page({ chapters, names: [], now: NOW, product: 'Guildhall' })
}

it('says days and moments as the portal does', () => {
  const text = pageOf({ day: '2026-01-02', created_at: new Date('2026-01-03T14:05:59Z') })

  expect(text).toContain('<td>Jan 02,2026</td>')
  expect(text).toContain('<td>Jan 03,2026 14:05</td>')
  expect(text).toContain('Put together on Mar 04,2026 05:06; times are in UTC.')
})

it('reads what has parts in words, without the ids of machines', () => {
  const text = pageOf({
    is_available: true,
    answers: [
      { question: 'Are you <free>?', answer: 'Yes', question_id: 'f0c1' },
      { question: 'Since when?', answer: null, question_id: 'f0c2' },
    ],
    days_off: ['2026-01-02', '2026-01-05'],
  })

  expect(text).toContain('<td>Yes</td>')
  expect(text).toContain(
    '<td>Question: Are you &lt;free&gt;?, Answer: Yes; Question: Since when?, Answer: </td>',
  )
  expect(text).toContain('<td>Jan 02,2026; Jan 05,2026</td>')
  expect(text).not.toContain('f0c')
})

it('says what machines have words for in ours, and leaves what people wrote', () => {
  const text = pageOf({
    kind: 'engagement.not_selected',
    shared_with: ['growth_experts_manager'],
    twitter_handle: 'ada_lovelace',
    name: 'photo.webp',
  })

  expect(text).toContain('<td>Engagement not selected</td>')
  expect(text).toContain('<td>Manager</td>')
  expect(text).toContain('<td>ada_lovelace</td>')
  expect(text).toContain('<td>photo.webp</td>')
})
