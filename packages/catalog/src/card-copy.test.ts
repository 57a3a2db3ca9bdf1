/** Checks the sentences in card files: their form, and that they don't contradict the facts. */
import { describe, expect, it } from 'vitest'
import { release } from './index.ts'
import type { CatalogCard } from './release.ts'

const { cards } = release
const perCard = cards.map((card) => [card.id, card] as const)

/** Names that contain a banned word. */
const properNames = /Best Buy|Best Western|Ultimate Rewards/g
const banned =
  /\b(best|ultimate|amazing|incredible|unbeatable|perfect|generous|lucrative|exclusive|luxury|unlocks?|maximize|hurry|act now|don't miss|will earn|you'll earn)\b/i

const feeMention =
  /fee(?: of| is| rose to)? \$([\d,.]*\d)|\$([\d,.]*\d) (?:yearly |annual )?fee|costs \$([\d,.]*\d) a year/g

/** Amounts that no field contains: conditions, and values derived from several fields. */
const allowedAmounts: Readonly<Record<string, readonly number[]>> = {
  'capital-one-quicksilverone': [2600],
  'capital-one-savorone': [1300],
  'chase-ritz-carlton': [150],
  'navy-federal-cash-rewards': [5000],
  'navy-federal-cash-rewards-plus': [5000],
}

describe.each(perCard)('the sentences of %s', (_id, card) => {
  const { summary, notes = [], perkTexts: perks } = card
  const sentences = [summary, ...notes, ...Object.values(perks)]

  it('end with a period and contain no exclamation marks or superlatives', () => {
    expect(sentences.filter((text) => !text.endsWith('.') || text.includes('!'))).toEqual([])
    expect(sentences.filter((text) => banned.test(text.replace(properNames, '')))).toEqual([])
  })

  it('fit the layout', () => {
    expect(summary.length).toBeGreaterThanOrEqual(40)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(notes.filter((text) => text.length > 140)).toEqual([])
    expect(Object.values(perks).filter((text) => text.length > 160)).toEqual([])
    expect(notes.length).toBeGreaterThanOrEqual(2)
    expect(notes.length).toBeLessThanOrEqual(4)
  })

  it('state the correct fee', () => {
    const { yearly, firstYear = yearly } = card.fee
    const stated = [summary, ...notes].flatMap((text) => amountsIn(text, feeMention))
    expect(stated.filter((amount) => amount !== yearly && amount !== firstYear)).toEqual([])
  })

  it('state no dollar amount that is not in the facts', () => {
    const allowed = new Set([...amountsOfFacts(card), ...(allowedAmounts[card.id] ?? [])])
    const stated = [summary, ...notes].flatMap((text) => amountsIn(text, /\$([\d,.]*\d)/g))
    expect(stated.filter((amount) => !allowed.has(amount))).toEqual([])
  })
})

it('every card has a unique name and summary, and so a unique title and description of its page', () => {
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  expect(new Set(cards.map(({ summary }) => summary)).size).toBe(cards.length)
})

function amountsIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) =>
    Number(groups.find((group) => group !== undefined)?.replaceAll(',', '')),
  )
}

/** Returns every number in the fields that contain dollars, and the rewards that capped rates pay up to the cap. */
function amountsOfFacts({ perks, ...card }: CatalogCard) {
  const { fee, earns, sharedCaps, overallCap, offer, credits, eligibility } = card
  const costs = (eligibility?.requires ?? []).map((key) => release.memberships[key]?.yearlyCost)
  const facts = { fee, earns, sharedCaps, overallCap, offer, credits, eligibility, costs, perks }
  const fields = JSON.stringify(facts, null, 1)
  const rewards = earns.map(({ rate, cap }) => (rate * (cap?.spend ?? 0)) / 100)
  return [...amountsIn(fields, /(\d[\d,]*(?:\.\d+)?)/g), ...rewards]
}
