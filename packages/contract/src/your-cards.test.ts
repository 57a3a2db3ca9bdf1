import { parseDay } from '@cardsight/engine/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openedDay } from './your-cards.ts'
import { readYourCards } from './your-cards-problems.ts'

const today = parseDay('2026-11-17')
const facts = { today, cardIds: new Set(['gold', 'old-card']) }

const gold = { id: 'mine', cardId: 'gold', opened: '2026-09-20' }
const bonus = { spendCents: 400_000, by: '2026-12-18', reward: { kind: 'points', points: 60_000 } }

/** Cards whose fields may be missing, misspelled or of another type. */
const anyCard = fc.record(
  {
    id: fc.oneof(fc.constant('mine'), fc.jsonValue()),
    cardId: fc.oneof(fc.constant('gold'), fc.jsonValue()),
    opened: fc.oneof(fc.constant('2026-09-20'), fc.constant('0000-00-00'), fc.jsonValue()),
    bonus: fc.jsonValue(),
    ticks: fc.jsonValue(),
    typo: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

function read(...cards: unknown[]) {
  return readYourCards({ version: 1, cards }, facts)
}

/** Field and sentence of every problem. */
function problemsOf(...cards: unknown[]) {
  return read(...cards).problems.map(({ level, field, sentence }) => `${level} ${field}: ${sentence}`)
}

describe('cards you have', () => {
  it('survive an export and an import', () => {
    const { cards } = read({
      ...gold,
      nickname: ' Dinner ',
      mask: '1005',
      bonus,
      choices: [{ from: '2026-10-01', options: ['gas'] }],
      authorizedUsers: { count: 1, feeCents: 0 },
      credits: ['uber-cash'],
      ticks: [{ creditId: 'uber-cash', on: '2026-11-02', cents: 1000 }],
      activated: ['2026-10-01'],
      pointValue: 150,
      accountIds: ['account-1'],
    })
    expect(cards?.cards[0]?.nickname).toBe('Dinner')
    expect(readYourCards(JSON.parse(JSON.stringify(cards)), facts)).toEqual({ cards, problems: [] })
  })

  it('can be closed, and can have an opening month instead of a day', () => {
    const { cards } = read({ id: 'a', cardId: 'old-card', opened: '2019-05', closed: '2024-01-31' })
    expect(cards?.cards.map(openedDay)).toEqual(['2019-05-01'])
    expect(openedDay({})).toBeNull()
  })

  it('are up to 200', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...gold, id: `card-${index}` }))
    expect(read(...many(200)).cards?.cards).toHaveLength(200)
    expect(problemsOf(...many(201))).toEqual([
      'error cards: You can keep up to 200 cards. Remove some and try again.',
    ])
  })
})

describe('bad input', () => {
  it.each([
    [
      { ...gold, opened: '2026-02-30' },
      'error opened: Enter a real opening date, such as 2025-03-14, or just the month, such as 2025-03.',
    ],
    [
      { ...gold, opened: '2026-13' },
      'error opened: Enter a real opening date, such as 2025-03-14, or just the month, such as 2025-03.',
    ],
    [
      { ...gold, opened: '2026-11-18' },
      'error opened: The opening date 2026-11-18 is in the future. Enter the day you were approved.',
    ],
    [
      { ...gold, opened: '1026-11' },
      'error opened: There were no credit cards that early. Check the year of the opening date.',
    ],
    [
      { ...gold, closed: '2026-09-19' },
      "error closed: The card can't be closed before it was opened. Check the two dates.",
    ],
    [
      { ...gold, closed: '2026-11-18' },
      'error closed: The closing date Nov 18, 2026 is in the future. Leave it out until then.',
    ],
    [
      { ...gold, authorizedUsers: { count: 1, feeCents: -1 } },
      'error authorizedUsers.feeCents: Enter an amount from $0 to $1,000,000.',
    ],
    [
      { ...gold, bonus: { ...bonus, spendCents: -400_000 } },
      'error bonus.spendCents: Enter how much you need to spend, from $0.01 to $1,000,000.',
    ],
    [
      { ...gold, bonus: { ...bonus, by: '2026-09-19' } },
      "error bonus.by: The bonus can't end before the card was opened. Check the two dates.",
    ],
    [{ ...gold, mask: '12ab' }, 'error mask: Enter the last two to five digits of the card number.'],
    [
      { ...gold, pointValue: 1.5 },
      'error pointValue: Enter what a point is worth to you, from 0 to 10 cents.',
    ],
  ])('is refused with a sentence: %o', (card, problem) => {
    expect(problemsOf(card)).toEqual([problem])
    expect(read(card).cards).toBeNull()
  })

  it('is kept with a warning if it only can’t be counted', () => {
    const expired = { ...gold, opened: '2026-08-01', bonus: { ...bonus, by: '2026-11-16' } }
    expect(problemsOf(expired)).toEqual([
      "warning bonus.by: This welcome bonus ended on Nov 16, 2026, so it isn't counted. If you earned it, mark it as earned.",
    ])
    expect(read(expired).cards?.cards).toHaveLength(1)
    expect(problemsOf({ ...expired, bonus: { ...expired.bonus, isEarned: true } })).toEqual([])
    expect(problemsOf({ ...gold, bonus: { ...bonus, by: '2026-11-17' } })).toEqual([])
    expect(problemsOf({ ...gold, cardId: 'gone' })).toEqual([
      "warning cardId: We don't know this card, so it isn't counted. Pick another card or remove it.",
    ])
    expect(problemsOf({ id: 'a', cardId: 'gold', bonus })).toEqual([
      'warning opened: Add the opening date so that we can count your purchases toward the bonus.',
    ])
  })

  it('never has the same card or account twice', () => {
    expect(problemsOf(gold, gold)).toEqual([
      'error id: This card is in the list twice. Remove one of the two.',
    ])
    expect(problemsOf({ ...gold, accountIds: ['a'] }, { ...gold, id: 'b', accountIds: ['a'] })).toEqual([
      'error accountIds: This account is already linked to another card. Unlink it there first.',
    ])
  })

  it('have up to 10,000 entries in all, counting the cards', () => {
    const many = (ticks: number) =>
      Array.from({ length: 10 }, (_, index) => ({
        id: `card-${index}`,
        cardId: 'gold',
        ticks: Array.from({ length: ticks }, () => ({
          creditId: 'uber-cash',
          on: '2026-11-02',
          cents: 1000,
        })),
      }))
    const sentence = 'Your cards have more than 10,000 entries in all. Remove old ones and try again.'
    // 10 cards with 999 entries each are 10,000 entries.
    expect(problemsOf(...many(999))).toEqual([])
    expect(problemsOf(...many(1000))).toEqual([`error cards: ${sentence}`])
    const options = Array.from({ length: 999 }, () => 'gas')
    const choices = Array.from({ length: 11 }, () => ({ from: '2026-10-01', options }))
    expect(problemsOf({ ...gold, choices })).toEqual([`error cards: ${sentence}`])
    // Without the limit, each of these entries would get three sentences.
    const bad = Array.from({ length: 200 }, () => ({
      ...gold,
      ticks: Array.from({ length: 900 }, () => ({})),
    }))
    expect(problemsOf(...bad)).toEqual([`error cards: ${sentence}`])
  })

  it('of any kind is answered with cards or with sentences', () => {
    const almost = fc.record({ version: fc.constant(1), cards: fc.array(anyCard) }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), (input) => {
        const { cards, problems } = readYourCards(input, facts)
        expect(cards !== null || problems.length > 0).toBe(true)
        expect(problems.filter(({ sentence }) => !/^[A-Z].*\.$/.test(sentence))).toEqual([])
      }),
    )
  })

  it('of another kind says so', () => {
    const sentences = (input: unknown) => readYourCards(input, facts).problems.map(({ sentence }) => sentence)
    expect(sentences('cards')).toEqual([
      "This isn't a list of cards that Cardsight exported. Choose another file.",
    ])
    expect(sentences({ version: 2, cards: [] })).toEqual([
      'These cards were saved by a newer version of Cardsight. Reload the page and try again.',
    ])
    expect(sentences({ version: 1 })).toEqual([
      "This isn't a list of cards that Cardsight exported. Choose another file.",
    ])
  })
})
