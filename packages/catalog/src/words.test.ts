/** What a machine can tell about the sentences of the card files: their form, and that they do not contradict the facts. */
import { describe, expect, it } from 'vitest'
import { release } from './index.ts'
import type { CatalogCard } from './release.ts'

const { cards } = release
const perCard = cards.map((card) => [card.id, card] as const)

/** Names in which a banned word is nobody's praise. */
const properNames = /Best Buy|Ultimate Rewards/g
const banned =
  /\b(best|ultimate|amazing|incredible|unbeatable|perfect|generous|lucrative|exclusive|luxury|unlocks?|maximize|hurry|act now|don't miss|will earn|you'll earn)\b/i

const feeMention =
  /fee(?: of| is| rose to)? \$([\d,.]*\d)|\$([\d,.]*\d) (?:yearly |annual )?fee|costs \$([\d,.]*\d) a year/g

/** Conditions that no field holds, and sums that follow from fields: the fee over the rate, the fee less a credit. */
const amountsBesideTheFacts: Readonly<Record<string, readonly number[]>> = {
  'capital-one-quicksilverone': [2600],
  'capital-one-savorone': [1300],
  'chase-ritz-carlton': [150],
  'navy-federal-cash-rewards': [5000],
  'navy-federal-cash-rewards-plus': [5000],
  'sams-club-mastercard': [5000],
}

describe.each(perCard)('the words of %s', (_id, card) => {
  const { summary, notes = [], perks = {} } = card
  const sentences = [summary, ...notes, ...Object.values(perks)]

  it('are whole sentences without shouting or praise', () => {
    expect(sentences.filter((text) => !text.endsWith('.') || text.includes('!'))).toEqual([])
    expect(sentences.filter((text) => banned.test(text.replace(properNames, '')))).toEqual([])
  })

  it('fit their places', () => {
    expect(summary.length).toBeGreaterThanOrEqual(40)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(notes.filter((text) => text.length > 140)).toEqual([])
    expect(Object.values(perks).filter((text) => text.length > 160)).toEqual([])
    expect(notes.length).toBeGreaterThanOrEqual(2)
    expect(notes.length).toBeLessThanOrEqual(4)
  })

  it('name the fee as it is', () => {
    const { yearly, firstYear = yearly } = card.fee
    const told = [summary, ...notes].flatMap((text) => amountsIn(text, feeMention))
    expect(told.filter((amount) => amount !== yearly && amount !== firstYear)).toEqual([])
  })

  it('name no amount of dollars that the facts do not have', () => {
    const known = new Set([...amountsOfFacts(card), ...(amountsBesideTheFacts[card.id] ?? [])])
    const told = [summary, ...notes].flatMap((text) => amountsIn(text, /\$([\d,.]*\d)/g))
    expect(told.filter((amount) => !known.has(amount))).toEqual([])
  })
})

it('no two cards have the same summary', () => {
  expect(new Set(cards.map(({ summary }) => summary)).size).toBe(cards.length)
})

function amountsIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) =>
    Number(groups.find((group) => group !== undefined)?.replaceAll(',', '')),
  )
}

/** Every number of the fields that hold dollars, and what a capped rate pays up to its cap. */
function amountsOfFacts({ fee, earns, sharedCaps, offer, credits, deposit, requires, perks }: CatalogCard) {
  const fields = JSON.stringify({ fee, earns, sharedCaps, offer, credits, deposit, requires, perks }, null, 1)
  const rewards = earns.map(({ rate, cap }) => (rate * (cap?.spend ?? 0)) / 100)
  return [...amountsIn(fields, /(\d[\d,]*(?:\.\d+)?)/g), ...rewards]
}
