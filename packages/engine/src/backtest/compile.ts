/** Compiles a catalog for many runs: once per version, day and set of assumptions, never per request. */
import { projections, type Years } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { type Ownership, type ProjectionYear, rulesInForce } from '../card/terms-in-force.ts'
import { priceOf, type Valuation } from '../card/valuation.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Worth } from '../value/amounts.ts'
import { type MoneyTerms, moneyTermsOf } from '../value/money-terms.ts'
import { type Cells, compareText, createCells, distinguishedMerchants } from './cells.ts'
import { type CreditGroup, groupCredits } from './credits.ts'
import { type RuleSet, ruleSetOf } from './rule-set.ts'

export type CompiledCard = MoneyTerms &
  Worth &
  Readonly<{
    card: Card
    ownership: Ownership
    /** Hundredths of a cent per point. */
    value: number
    /** By year, starting with year 1: the index of its rule set. Years with the same terms have the same rule set. */
    ruleSets: readonly number[]
    /** The same without what only the first year has. */
    lastingRuleSets: readonly number[]
    /** Multiplier of the rewards of year 1. */
    match: 1 | 2
  }>

export type Compiled = Readonly<{
  assumptions: Assumptions
  /** As cards opened today, and as cards that the person already has; in the same order. */
  cards: readonly CompiledCard[]
  ownedCards: readonly CompiledCard[]
  ruleSets: readonly RuleSet[]
  cells: Cells
  creditGroups: readonly CreditGroup[]
  /** Merchants that don't take every card. */
  restrictedMerchants: ReadonlySet<MerchantKey>
  /** Indexes of the cards that are open to applicants, sorted by name. */
  openByName: Int32Array
}>

/** Throws RangeError for a rule that names a cap its card doesn't have. */
export function compileCatalog(cards: readonly Card[], assumptions: Assumptions): Compiled {
  const ruleSets: RuleSet[] = []
  const prepared = cards.map((card) => ({ card, ruleSetIndexes: addRuleSets(ruleSets, card, assumptions) }))
  const compileAs = (ownership: Ownership) =>
    prepared.map(({ card, ruleSetIndexes }) =>
      compileCard(card, assumptions, ownership, {
        ruleSets: ruleSetIndexes[ownership],
        lastingRuleSets: ruleSetIndexes.owned,
      }),
    )
  return {
    assumptions,
    cards: compileAs('new'),
    ownedCards: compileAs('owned'),
    ruleSets,
    restrictedMerchants: new Set(cards.flatMap(({ refusedBy = [] }) => refusedBy)),
    cells: createCells(distinguishedMerchants(cards)),
    creditGroups: groupCredits(cards),
    openByName: openByName(cards),
  }
}

/** Adds a card's rule sets and returns their indexes by year. Equal terms get one rule set, so most cards have only one. */
function addRuleSets(
  ruleSets: RuleSet[],
  card: Card,
  assumptions: Assumptions,
): Readonly<Record<Ownership, readonly number[]>> {
  const indexOf = new Map<string, number>()
  const indexesAs = (ownership: Ownership) =>
    projections.map((year) => {
      const rules = rulesInForce(card, assumptions, year, ownership)
      const key = rules.map(({ rule, months }) => `${card.rules.indexOf(rule)}:${months}`).join()
      const index = indexOf.get(key) ?? ruleSets.push(ruleSetOf(card, assumptions, rules)) - 1
      indexOf.set(key, index)
      return index
    })
  return { new: indexesAs('new'), owned: indexesAs('owned') }
}

function compileCard(
  card: Card,
  assumptions: Assumptions,
  ownership: Ownership,
  { ruleSets, lastingRuleSets }: Pick<CompiledCard, 'ruleSets' | 'lastingRuleSets'>,
): CompiledCard {
  const price = priceOf(card.program, assumptions)
  return {
    ...moneyTermsOf(card, assumptions, ownership),
    ruleSets,
    lastingRuleSets,
    card,
    ownership,
    price,
    value: price.value,
    booksInPortals: assumptions.conditions.portal,
    memberships: assumptions.memberships,
    match: ownership === 'new' && card.isFirstYearMatched ? 2 : 1,
  }
}

/** Compares names ignoring case, then exactly, then by id. Independent of the locale. */
function openByName(cards: readonly Card[]): Int32Array {
  const ordered = cards
    .map(({ name, id, isOpen }, index) => ({ index, key: name.toLowerCase(), name, id, isOpen }))
    .filter(({ isOpen }) => isOpen)
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.name, b.name) || compareText(a.id, b.id))
  return Int32Array.from(ordered, ({ index }) => index)
}

/** Returns the catalog with another point value for a program, in hundredths of a cent. */
export function withPointValue(compiled: Compiled, program: string, value: number): Compiled {
  const { assumptions } = compiled
  const pointValues = { ...assumptions.pointValues, [program]: value }
  return recompile(compiled, { ...assumptions, pointValues }, ({ card }) =>
    card.program === program ? card : null,
  )
}

/** Returns the catalog for a person who makes something else of points and credits. */
export function withValuation(compiled: Compiled, valuation: Valuation): Compiled {
  const { unlocked = {} } = valuation
  return recompile(compiled, { ...compiled.assumptions, ...valuation }, ({ card }) => {
    const { program = card.program } = unlocked[card.id] ?? {}
    return { ...card, program }
  })
}

/** Ids of the cards that unlock a program for others. */
export function unlockingCards({ assumptions }: Compiled): ReadonlySet<string> {
  return new Set(Object.values(assumptions.unlocked ?? {}).map(({ by }) => by))
}

/** Returns the catalog for a person who gives up all cards but these, which may have unlocked programs for others. */
export function unlockedBy(cardIds: readonly string[], compiled: Compiled): Compiled {
  const { unlocked = {} } = compiled.assumptions
  const kept = Object.entries(unlocked).filter(([, { by }]) => cardIds.includes(by))
  if (kept.length === Object.keys(unlocked).length) {
    return compiled
  }
  const assumptions = { ...compiled.assumptions, unlocked: Object.fromEntries(kept) }
  return recompile(compiled, assumptions, ({ card }) => {
    const { own = card.program, by = '' } = unlocked[card.id] ?? {}
    return cardIds.includes(by) ? null : { ...card, program: own }
  })
}

/** Returns the catalog with other fees for one card. */
export function withFee(compiled: Compiled, cardId: string, fee: Card['fee']): Compiled {
  return recompile(compiled, compiled.assumptions, ({ card }) =>
    card.id === cardId ? { ...card, fee } : null,
  )
}

/** No rule depends on these changes, so the rule sets are shared, and unchanged cards stay the same objects. */
function recompile(
  compiled: Compiled,
  assumptions: Assumptions,
  change: (card: CompiledCard) => Card | null,
): Compiled {
  const update = (current: CompiledCard) => {
    const changed = change(current)
    return changed === null ? current : compileCard(changed, assumptions, current.ownership, current)
  }
  return {
    ...compiled,
    assumptions,
    cards: compiled.cards.map(update),
    ownedCards: compiled.ownedCards.map(update),
  }
}

/** Consecutive years of a projection with the same terms: the first of them, and how many there are. */
export type YearGroup = Readonly<{ year: ProjectionYear; count: number }>

/** Groups the years in which none of these cards changes. Year 1 is alone, because only it has bonuses and a match. */
export function groupYears(cards: readonly Pick<CompiledCard, 'ruleSets'>[], years: Years): YearGroup[] {
  const groups: { year: ProjectionYear; count: number }[] = []
  for (const year of projections.slice(0, years)) {
    const last = groups.at(-1)
    const isSame = year > 2 && cards.every(({ ruleSets }) => ruleSets[year - 1] === ruleSets[year - 2])
    if (isSame && last !== undefined) {
      last.count++
    } else {
      groups.push({ year, count: 1 })
    }
  }
  return groups
}
