import type { BlogFigure } from '@cardsight/contract/site'
import { expect, it } from 'vitest'
import { type Answers, resolveFigures } from './resolve-figures.ts'

/** Knows one card and nothing else. */
const answers: Answers = {
  run: () => Promise.reject(new Error('down')),
  programs: () => Promise.reject(new Error('down')),
  card: async (cardId) => ({
    cardId,
    name: 'Plain [2%] Card',
    facts: { fee: { yearly: 95 }, earns: [{ rate: 6 }, { rate: 1 }], asOf: '2026-10-01', name: 'A_b*c' },
  }),
}

const resolve = async (figures: Record<string, BlogFigure>) =>
  Object.fromEntries(await resolveFigures(figures, answers))

it('formats facts of a card by their type', async () => {
  const fact = (path: string, as: 'dollars' | 'percent' | 'number' | 'text' | 'day') =>
    ({ card: 'x', fact: path, as }) as const
  expect(
    await resolve({
      fee: fact('fee.yearly', 'dollars'),
      rate: fact('earns.0.rate', 'percent'),
      day: fact('asOf', 'day'),
    }),
  ).toEqual({
    fee: { text: '$95', amount: 95 },
    rate: { text: '6%', amount: 6 },
    day: { text: 'October 1, 2026', amount: null },
  })
})

it('escapes markup in names from outside', async () => {
  const { card, name } = await resolve({
    card: { link: 'a-card' },
    name: { card: 'x', fact: 'name', as: 'text' },
  })
  expect(card?.text).toBe('[Plain &#91;2%&#93; Card](/cards/a-card)')
  expect(name?.text).toBe('A&#95;b&#42;c')
})

it('adds and subtracts earlier figures, to the cent', async () => {
  const fee: BlogFigure = { card: 'x', fact: 'fee.yearly', as: 'dollars' }
  const rate: BlogFigure = { card: 'x', fact: 'earns.1.rate', as: 'number' }
  // 95 + 95 - 1 = 189
  const { left } = await resolve({ fee, rate, left: { sum: ['fee', 'fee'], less: ['rate'] } })
  expect(left).toEqual({ text: '$189.00', amount: 189 })
})

it.each<[string, BlogFigure]>([
  ['a fact that is not there', { card: 'x', fact: 'fee.monthly', as: 'dollars' }],
  ['a text where a number is meant', { card: 'x', fact: 'name', as: 'dollars' }],
  ['a figure that is not defined before it', { sum: ['later'], less: [] }],
  ['an answer that does not come', { program: 'Points', value: 'usual' }],
])('rejects, by its name, %s', async (_, figure) => {
  await expect(resolve({ wanted: figure })).rejects.toThrow('The figure wanted has no value')
})
