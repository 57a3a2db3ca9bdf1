import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'

const text = (...days: string[]) =>
  ['Date,Description,Amount', ...days.map((day) => `${day},CORNER CAFE,-4.00`)].join('\n')

async function read(days: readonly string[], answer?: 'leave-out' | 'count') {
  const { rows, firstDay, lastDay, questions } = await readStatement(
    { name: 'card.csv', text: text(...days) },
    { outlyingDates: answer },
    parseDay('2026-02-10'),
  )
  return { count: rows.length, firstDay, lastDay, isAsked: questions.some(({ about }) => about === 'dates') }
}

describe('dates', () => {
  const usual = ['01/14/2026', '01/20/2026', '02/03/2026']

  it('in the future are left out, and we ask', async () => {
    // Three days after today. Two days are accepted, because of time zones.
    expect(await read([...usual, '02/13/2026'])).toEqual({
      count: 3,
      firstDay: '2026-01-14',
      lastDay: '2026-02-03',
      isAsked: true,
    })
    expect(await read([...usual, '02/12/2026'])).toMatchObject({ count: 4, isAsked: false })
  })

  it('more than 18 months from the others are left out, and we ask', async () => {
    // 548 days before Jan 14, 2026 is Jul 15, 2024.
    expect(await read(['07/14/2024', ...usual])).toMatchObject({ count: 3, isAsked: true })
    expect(await read(['07/15/2024', ...usual])).toMatchObject({ count: 4, isAsked: false })
  })

  it('on both sides of a gap count if neither side has most of the rows', async () => {
    expect(await read(['01/14/2023', '02/03/2026'])).toMatchObject({ count: 2, isAsked: false })
    expect(await read(['01/14/2023', '01/15/2023', '02/03/2026'])).toMatchObject({ count: 2, isAsked: true })
  })

  it('count if the person says so', async () => {
    const days = ['01/14/2016', ...usual]
    expect(await read(days, 'count')).toMatchObject({ count: 4, firstDay: '2016-01-14', isAsked: false })
    expect(await read(days, 'leave-out')).toMatchObject({ count: 3, firstDay: '2026-01-14', isAsked: false })
  })

  it('count if all are in the future, because then the clock is wrong', async () => {
    expect(await read(['03/14/2026', '03/20/2026'])).toMatchObject({ count: 2, isAsked: false })
  })
})
