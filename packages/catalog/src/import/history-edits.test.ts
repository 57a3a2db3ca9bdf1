import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { addToHistory, type DatedChange } from './history-edits.ts'

const seen = (date: string, source = 'duff') => ({ source, date: parseDay(date) })

const fee = (yearly: number, date: string): DatedChange => ({
  section: 'fee',
  before: { yearly: 95 },
  after: { yearly },
  seenBefore: seen('2026-08-18', 'creditodds'),
  seen: seen(date),
})

describe('a change of terms', () => {
  it('ends the running period on the day before, and keeps the rest of the file', () => {
    const text = '# Comment.\nfee:\n  - { from: 2024-01-01, yearly: 95, source: bonuses }\nchanges: []\n'
    expect(addToHistory(text, fee(150, '2026-10-10'))).toBe(
      [
        '# Comment.',
        'fee:',
        '  - { from: 2024-01-01, to: 2026-10-09, yearly: 95, source: bonuses }',
        '  - { from: 2026-10-10, yearly: 150, source: duff }',
        'changes: []',
        '',
      ].join('\n'),
    )
  })

  it('moves the end of the last period if its terms were still ours', () => {
    const offer: DatedChange = {
      section: 'offers',
      before: { tiers: [{ points: 60000, spend: 4000, months: 3 }] },
      after: { tiers: [], until: undefined },
      seenBefore: seen('2026-09-22'),
      seen: seen('2026-10-10'),
    }
    const period = (to: string, points: number) =>
      `  - { from: 2026-09-01, to: ${to}, tiers: [{ points: ${points}, spend: 4000, months: 3 }], source: duff }`
    const added = '  - { from: 2026-10-10, tiers: [], source: duff }'
    expect(addToHistory(`offers:\n${period('2026-09-22', 60000)}\n`, offer)).toBe(
      `offers:\n${period('2026-10-09', 60000)}\n${added}\n`,
    )
    expect(addToHistory(`offers:\n${period('2026-09-22', 50000)}\n`, offer)).toBe(
      `offers:\n${period('2026-09-22', 50000)}\n${added}\n`,
    )
  })

  it('starts a history with the terms that we had', () => {
    const lines = [
      'fee:',
      '  - { from: 2026-08-18, to: 2026-10-09, yearly: 95, source: creditodds }',
      '  - { from: 2026-10-10, yearly: 150, source: duff }',
      '',
    ]
    expect(addToHistory('', fee(150, '2026-10-10'))).toBe(lines.join('\n'))
    expect(
      addToHistory('status:\n  - { from: 2026-01-01, state: open, source: duff }\n', fee(150, '2026-10-10')),
    ).toContain(lines.join('\n').trimEnd())
  })

  it('returns null if later terms are announced', () => {
    const text = 'fee:\n  - { from: 2027-01-01, yearly: 195, announced: true, source: uc }\n'
    expect(addToHistory(text, fee(150, '2026-10-10'))).toBeNull()
  })
})
