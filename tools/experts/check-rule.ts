import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { isInSet, type PanelCards } from './panel-card.ts'
import type { Bounds, CardSet, Person, Rule, Statement } from './person.ts'
import type { Ranking, RankOptions, Row } from './rank-for.ts'

/** Ranks the cards for a person's spending. */
export type Rank = (profile: Profile, options: RankOptions) => Ranking

const TOLERANCE_DOLLARS = 2
const SHOWN_ROWS = 10

/** Returns what is wrong with the ranking, or null if it obeys the rule. */
export function checkRule(rule: Rule, person: Person, rank: Rank, cards: PanelCards): string | null {
  const options: RankOptions = { years: rule.years ?? 1, bonus: rule.bonus ?? true }
  const profile = { ...defaultProfile, ...person.profile }
  const fault = findFault(rule, { profile, options, rank, cards })
  return fault === null ? null : describe(person, rule, options, fault, rank(profile, options))
}

type Context = Readonly<{ profile: Profile; options: RankOptions; rank: Rank; cards: PanelCards }>

function findFault(rule: Statement, context: Context): string | null {
  const { profile, options, rank } = context
  const { results } = rank(profile, options)
  if ('some' in rule) {
    const isFound = results.slice(0, rule.within).some((row) => isRowIn(row, rule.some, context))
    return isFound ? null : `none of ${JSON.stringify(rule.some)} is in the top ${rule.within}`
  }
  if ('none' in rule) {
    const found = results.slice(0, rule.within).filter((row) => isRowIn(row, rule.none, context))
    return found.length === 0 ? null : `shouldn't be in the top ${rule.within}: ${names(found)}`
  }
  if ('first' in rule) {
    const [first] = results
    const isRight = first !== undefined && isRowIn(first, rule.first, context)
    return isRight ? null : `${first?.name ?? 'nothing'} is first, not one of ${JSON.stringify(rule.first)}`
  }
  if ('above' in rule) {
    return faultOfOrder(rule.above, results)
  }
  if ('listed' in rule) {
    return faultOfLists(rule, rank(profile, options))
  }
  if ('hasOneRowPerVariant' in rule) {
    return faultOfVariants(results, context.cards)
  }
  return faultOfDollars(rule, context)
}

function isRowIn(row: Row, set: CardSet, { cards, profile }: Context): boolean {
  const card = cards.get(row.cardId)
  if (card === undefined) {
    throw new RangeError(`${row.cardId} isn't in the catalog`)
  }
  return isInSet(card, set, profile)
}

function faultOfOrder([better, worse]: readonly [string, string], results: readonly Row[]): string | null {
  const ranks = [better, worse].map((id) => results.findIndex(({ cardId }) => cardId === id))
  const [high = -1, low = -1] = ranks
  if (high === -1 || low === -1) {
    return `${high === -1 ? better : worse} isn't in the results`
  }
  return high < low ? null : `${better} is number ${high + 1}, below ${worse} at number ${low + 1}`
}

type Listing = Extract<Statement, { listed: unknown }>

function faultOfLists({ listed, ids }: Listing, ranking: Ranking): string | null {
  const faults = ids.flatMap((id) => {
    const actual = findList(id, ranking)
    if (actual !== listed) {
      return [`${id} is ${actual}, not ${listed}`]
    }
    const row = ranking.outOfReach.find(({ cardId }) => cardId === id)
    return row !== undefined && (row.reasons ?? []).length === 0 ? [`${id} has no reason`] : []
  })
  return faults.length === 0 ? null : faults.join('; ')
}

function findList(id: string, { results, outOfReach }: Ranking): Listing['listed'] {
  if (results.some(({ cardId }) => cardId === id)) {
    return 'results'
  }
  return outOfReach.some(({ cardId }) => cardId === id) ? 'out-of-reach' : 'nowhere'
}

function faultOfVariants(results: readonly Row[], cards: PanelCards): string | null {
  const groupOf = ({ cardId }: Row) => cards.get(cardId)?.group
  const groups = results.map(groupOf)
  const repeated = results.filter((row, index) => {
    const group = groupOf(row)
    return groups.indexOf(group) !== index || groups.lastIndexOf(group) !== index
  })
  return repeated.length === 0 ? null : `have a row each: ${names(repeated)}`
}

type DollarStatement = Extract<
  Statement,
  { totalOf: string } | { bonusOf: string } | { thirdYearOf: string } | { gainOf: string }
>

function faultOfDollars(rule: DollarStatement, { profile, options, rank }: Context): string | null {
  const totalOf = (id: string, changes: Partial<RankOptions>, by = profile) =>
    findTotal(id, rank(by, { ...options, ...changes }))
  if ('totalOf' in rule) {
    const total = totalOf(rule.totalOf, {})
    const isRight = Math.abs(total - rule.dollars) <= TOLERANCE_DOLLARS
    return isRight ? null : `${rule.totalOf} has a total of $${total}, not $${rule.dollars}`
  }
  if ('bonusOf' in rule) {
    const bonus = totalOf(rule.bonusOf, { bonus: true }) - totalOf(rule.bonusOf, { bonus: false })
    return faultOfBounds(`the bonus of ${rule.bonusOf}`, bonus, rule)
  }
  if ('thirdYearOf' in rule) {
    const [two, three] = [totalOf(rule.thirdYearOf, { years: 2 }), totalOf(rule.thirdYearOf, { years: 3 })]
    return faultOfBounds(`the third year of ${rule.thirdYearOf}`, three - two, rule)
  }
  const gain = totalOf(rule.gainOf, {}) - totalOf(rule.gainOf, {}, { ...profile, ...rule.over })
  return faultOfBounds(`the gain of ${rule.gainOf} over ${JSON.stringify(rule.over)}`, gain, rule)
}

function findTotal(id: string, { results, outOfReach }: Ranking): number {
  return [...results, ...outOfReach].find(({ cardId }) => cardId === id)?.total ?? Number.NaN
}

/** A total that isn't listed is NaN, which is outside of all bounds. */
function faultOfBounds(what: string, dollars: number, bounds: Bounds): string | null {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = bounds
  const isInside = dollars >= atLeast - TOLERANCE_DOLLARS && dollars <= atMost + TOLERANCE_DOLLARS
  return isInside ? null : `${what} is $${dollars.toFixed(2)}, not between $${atLeast} and $${atMost}`
}

function names(rows: readonly Row[]): string {
  return rows
    .slice(0, SHOWN_ROWS)
    .map(({ name }) => name)
    .join(', ')
}

function describe(
  { name }: Person,
  { why }: Rule,
  { years, bonus }: RankOptions,
  fault: string,
  { results }: Ranking,
): string {
  const rows = results
    .slice(0, SHOWN_ROWS)
    .map(({ cardId, total, fee }, index) => `${index + 1}. ${cardId} $${total.toFixed(2)} (fee $${fee})`)
  return [
    `${name}: ${fault}`,
    `Why it matters: ${why}`,
    `Top ${SHOWN_ROWS} over ${years} year${years === 1 ? '' : 's'} ${bonus ? 'with' : 'without'} bonuses:`,
    ...rows,
  ].join('\n')
}
