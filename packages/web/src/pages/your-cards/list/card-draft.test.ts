import { noYourCards, readYourCards, type YourCard } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { newCard } from '../../../features/your-cards/stored-your-cards.ts'
import { bonusDeadline, cardOfDraft, choicesFrom, draftOf, readOpened, showOpened } from './card-draft.ts'

const today = parseDay('2026-11-17')
const plain = newCard(noYourCards, 'gold')

describe('opening dates', () => {
  it.each([
    ['3/14/2025', '2025-03-14'],
    ['03/2025', '2025-03'],
    ['March 14, 2025', '2025-03-14'],
    ['Mar 2025', '2025-03'],
    ['2025-03-14', '2025-03-14'],
    ['sept 3 2024', '2024-09-03'],
    ['2/30/2025', '2025-02-30'],
    ['soon', 'soon'],
  ])('%s is read as %s', (typed, read) => {
    expect(readOpened(typed)).toBe(read)
  })

  it.each(['2025-03-14', '2025-03'])('%s is read back from what the form shows', (opened) => {
    expect(readOpened(showOpened(opened))).toBe(opened)
  })
})

describe('a draft', () => {
  const full: YourCard = {
    ...plain,
    nickname: 'Joint',
    opened: '2026-09',
    closed: parseDay('2026-11-01'),
    mask: '1234',
    bonus: {
      spendCents: 6000_00,
      by: parseDay('2027-03-01'),
      reward: { kind: 'points', points: 60_000 },
      spent: { cents: 1240_50, asOf: parseDay('2026-11-02') },
    },
    choices: [{ from: parseDay('2026-10-01'), options: ['dining'] }],
    authorizedUsers: { count: 2, feeCents: 35_00 },
    credits: ['dining-credit'],
    ticks: [{ creditId: 'dining-credit', on: parseDay('2026-10-02'), cents: 10_00 }],
    activated: [parseDay('2026-10-01')],
    pointValue: 150,
    accountIds: ['a1'],
  }

  it('without a change is the same card, also with the day of what was spent', () => {
    expect(cardOfDraft(full, draftOf(full, today), today)).toEqual(full)
    expect(cardOfDraft(plain, draftOf(plain, today), today)).toEqual(plain)
  })

  it('dates a new amount spent today', () => {
    const draft = draftOf(full, today)
    const bonus = draft.bonus === null ? null : { ...draft.bonus, spent: '$2,000' }
    expect(cardOfDraft(full, { ...draft, bonus }, today)).toMatchObject({
      bonus: { spent: { cents: 2000_00, asOf: '2026-11-17' } },
    })
  })

  it('adds new choices after the earlier ones, and replaces those of the same day', () => {
    const draft = draftOf(full, today)
    const choose = (from: string) =>
      cardOfDraft(full, { ...draft, choices: { options: ['gas'], from } }, today)
    expect(choose('2026-11-01')).toMatchObject({
      choices: [
        { from: '2026-10-01', options: ['dining'] },
        { from: '2026-11-01', options: ['gas'] },
      ],
    })
    expect(choose('2026-10-01')).toMatchObject({ choices: [{ from: '2026-10-01', options: ['gas'] }] })
  })

  it.each([
    [
      { opened: '2/30/2025' },
      'opened',
      'Enter a real opening date, such as 2025-03-14, or just the month, such as 2025-03.',
    ],
    [
      { opened: '12/2026' },
      'opened',
      'The opening date 2026-12 is in the future. Enter the day you were approved.',
    ],
    [{ userCount: '1', userFee: '-5' }, 'authorizedUsers.feeCents', 'Enter an amount from $0 to $1,000,000.'],
    [
      { userCount: 'two' },
      'authorizedUsers.count',
      'Enter a whole number of authorized users, from 0 to 99.',
    ],
    [{ pointValue: '1.2.3' }, 'pointValue', 'Enter what a point is worth to you, from 0 to 10 cents.'],
  ])('that is wrong is named by the check: %j', (part, field, sentence) => {
    const cards = [cardOfDraft(plain, { ...draftOf(plain, today), ...part }, today)]
    const { problems } = readYourCards({ ...noYourCards, cards }, { today, cardIds: new Set(['gold']) })
    expect(problems).toEqual([{ level: 'error', card: 0, field, sentence }])
  })
})

it('fills in the last day of an offer', () => {
  // March has 31 days and April 30, so 90 days after March 14 are June 12.
  expect(bonusDeadline('3/14/2025', 90)).toBe('2025-06-12')
  // From the first day of the month, to be on the safe side.
  expect(bonusDeadline('3/2025', 30)).toBe('2025-03-31')
  expect(bonusDeadline('', 90)).toBe('')
})

it('lets a choice count from the beginning of its period', () => {
  expect(choicesFrom('month', today)).toBe('2026-11-01')
  expect(choicesFrom('quarter', today)).toBe('2026-10-01')
  expect(choicesFrom('year', today)).toBe('2026-01-01')
})
