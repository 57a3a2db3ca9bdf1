/** The parts that questions of assistants share: spending, the person, and cards by id or name. */
import type { RunCatalog } from '@cardsight/answers'
import { profileAbout, profileOptionsOf, runFromCosts, spendOfTypedCosts } from '@cardsight/answers'
import type { CatalogCard, Release } from '@cardsight/catalog'
import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import {
  costKeys,
  costNames,
  costsOf,
  detailNames,
  type TypedCosts,
  totalOfTypedCosts,
} from '@cardsight/contract/costs'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { pagePaths } from '@cardsight/contract/paths'
import {
  defaultProfile,
  describeProfile,
  describeUnknownIds,
  findUnknownIds,
  type Profile,
} from '@cardsight/contract/profile'
import { profileSchema } from '@cardsight/contract/profile-schemas'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import type { DayRange } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { z } from 'zod'
import { type ToolContext, ToolProblem } from './tool.ts'

const MOST_CANDIDATES = 8

const dollars = z.int().min(0).max(MOST_DOLLARS)

export const spendingSchema = z
  .strictObject(Object.fromEntries([...costNames, ...detailNames].map((name) => [name, dollars.optional()])))
  .meta({
    description: `Whole dollars a month. The six main amounts are ${costNames.join(', ')}; the others say more precisely what a part of them is. Example: {"grocery": 600, "restaurant": 400, "travel": 200, "flights": 120, "other": 900}`,
  })

export const ownInput = z.boolean().default(false).meta({
  description:
    'Use the person’s own cards and linked spending, where the question doesn’t name them. Needs an access token',
})

export const profileInput = profileSchema.partial().optional().meta({
  description:
    'What to assume about the person. Leave out what you don’t know: good credit, no loyalty programs and paying in full are assumed. Example: {"credit": "excellent", "programs": {"delta-skymiles": 3000}}',
})

export const yearsInput = z
  .enum(['1', '2', '3'])
  .default('1')
  .meta({ description: 'Years that the card is kept' })

export const cardInput = z.string().min(2).max(100).meta({ description: 'Id or name of a card' })

/** Said with every ranking, so that an answer never hides what it assumes. */
export const basisSchema = z.object({
  date: z.iso.date().meta({ description: 'The day of this answer. Terms are those in force then' }),
  catalogVersion: z.string(),
  assumptions: z.string(),
  spendingPerYear: z.number().meta({ description: 'Dollars' }),
})

export type AskedPerson = Readonly<{ profile: Profile; runs: RunCatalog }>

/** Throws a `ToolProblem` for ids that the catalog doesn't have. `cardIds` are the cards that the question is about. */
export function personOf(
  given: z.output<typeof profileInput>,
  { release, runsFor, own }: ToolContext,
  cardIds: readonly string[] = [],
): AskedPerson {
  const stated = profileSchema.parse({ ...defaultProfile, ...own?.cards?.profile, ...given })
  const problems = findUnknownIds(stated, profileOptionsOf(release))
  if (problems.length > 0) {
    throw new ToolProblem(problems.map((each) => `${each.param}: ${describeUnknownIds(each)}`).join(' '))
  }
  const profile = profileAbout(cardIds, stated, release)
  return { profile, runs: runsFor(profile) }
}

export function costsFrom(spending: z.output<typeof spendingSchema>): TypedCosts {
  const keyOf = new Map<string, string>(Object.entries(costKeys).map(([key, name]) => [name, key]))
  const zeros = Object.keys(costKeys).map((key) => [key, '0'])
  const stated = Object.entries(spending).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[keyOf.get(name) ?? name, String(amount)]],
  )
  const { data, error } = manualRunQuerySchema.safeParse(Object.fromEntries([...zeros, ...stated]))
  if (data === undefined) {
    throw new ToolProblem((error?.issues ?? []).map(({ message }) => message).join(' '))
  }
  return costsOf(data)
}

export function yearlyDollars(costs: TypedCosts): number {
  return 12 * totalOfTypedCosts(costs)
}

function windowOf({ today }: ToolContext): DayRange {
  return presetWindow(DEFAULT_DATE_TYPE, today)
}

export function runOf({ profile, runs }: AskedPerson, costs: TypedCosts, context: ToolContext) {
  return runFromCosts(runs, costs, windowOf(context), spendingHabitsOf(profile, runs.profileOptions))
}

export function spendOf({ profile, runs }: AskedPerson, costs: TypedCosts, context: ToolContext) {
  return spendOfTypedCosts(costs, windowOf(context), spendingHabitsOf(profile, runs.profileOptions))
}

export function basisOf(
  { profile, runs }: AskedPerson,
  spendingPerYear: number,
  { today }: ToolContext,
): z.input<typeof basisSchema> {
  return {
    date: today,
    catalogVersion: runs.release.version,
    assumptions: describeProfile(profile, runs.profileOptions),
    spendingPerYear,
  }
}

/** The card with this id or name. Throws a `ToolProblem` that lists candidates if several cards could be meant. */
export function findCard(asked: string, { cards }: Release): CatalogCard {
  const exact = cards.find(({ id }) => id === asked)
  if (exact !== undefined) {
    return exact
  }
  const words = wordsOf(asked)
  const named = cards.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '))
  const [only, ...others] =
    named.length > 0 ? named : cards.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)))
  if (only === undefined) {
    throw new ToolProblem(`There is no card called "${asked}". Use rank_cards to find cards.`)
  }
  if (others.length > 0) {
    const list = [only, ...others].slice(0, MOST_CANDIDATES).map(({ id, name }) => `${name} (${id})`)
    const more = others.length + 1 > MOST_CANDIDATES ? ', and more' : ''
    throw new ToolProblem(`Several cards are called "${asked}": ${list.join(', ')}${more}. Use an id.`)
  }
  return only
}

export function cardUrl(cardId: string, { publicUrl }: ToolContext): string {
  return new URL(pagePaths.card(cardId), publicUrl).href
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')
}
