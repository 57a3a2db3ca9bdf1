/** Compares outside earn rates and caps with our earn rules. */
import type { EarnRule } from '@cardsight/engine/cards'
import { capPeriods, compareCaps } from '../compare/compare-caps.ts'
import type { GatheredRow } from '../compare/gathered-facts.ts'
import { isForCategory, matchesRow } from '../compare/matches-row.ts'
import type { CatalogCard, Release } from '../release.ts'
import type { Seen } from '../seen.ts'
import { seenText } from '../seen.ts'
import type { Edit } from './edit-yaml.ts'
import { excessOf, type Finding } from './finding.ts'
import type { ImportRules } from './import-rules.ts'
import type { StatementOf } from './statement.ts'

type Limits = ImportRules['limits']
type Context = Readonly<{ release: Pick<Release, 'programs' | 'pairs' | 'vocabulary'>; limits: Limits }>

export function examineBase(
  card: CatalogCard,
  { rate, unit, seen }: StatementOf<'base'>,
  { release, limits }: Context,
): Finding {
  const index = baseIndex(card)
  const ours = card.earns[index]
  const ourUnit = release.programs[card.program]?.values === 'face' ? 'percent' : 'points'
  // Some data sets state what such cash back becomes with a second card: a point for each cent.
  const becomesPoints = Object.values(release.pairs).some(({ earn }) => earn.includes(card.id))
  return {
    key: 'base',
    ours: ours === undefined ? 'none' : `${ours.rate} ${ourUnit}`,
    oursSeen: card.provenance.earns[index] ?? null,
    theirs: `${rate} ${unit}`,
    seen,
    isSame: ours?.rate === rate && (unit === ourUnit || becomesPoints),
    decidesRanking: true,
    excess: excessOf('a rate', rate, limits.rate),
    confirm: seenEdits([index], seen),
    change: ours !== undefined && unit === ourUnit ? rateEdits(index, rate, seen) : null,
    history: null,
  }
}

/** Returns a finding on the rates of a category and, if these are the same, one on each cap that the data set states. */
export function examineRates(
  card: CatalogCard,
  statement: StatementOf<'rates'>,
  context: Context,
): Finding[] {
  const { category, rows, seen } = statement
  const { merchants } = context.release.vocabulary
  const { rules } = card.engine
  const baseRate = (card.earns[baseIndex(card)]?.rate ?? 0) * 1000
  const matched = rows.map((row) => rules.filter((rule) => matchesRow(rule, row, { baseRate, merchants })))
  // The base rule is for every category, so it isn't about this one.
  const related = rules.filter(
    (rule, index) => index !== baseIndex(card) && rows.some((row) => isForCategory(rule, row, merchants)),
  )
  const isSame = matched.every((own) => own.length > 0)
  const indexes = [...new Set(matched.flat())].map((rule) => rules.indexOf(rule))
  const finding: Finding = {
    key: `rates.${category}`,
    ours: related.length === 0 ? 'none' : [...new Set(related.map(({ rate }) => rate / 1000))].join(' and '),
    oursSeen: oldest(card, isSame ? indexes : related.map((rule) => rules.indexOf(rule))),
    theirs: rows.map(({ rate }) => rate ?? 0).join(' and '),
    seen,
    isSame,
    decidesRanking: true,
    excess: excessOf('a rate', Math.max(...rows.map(({ rate }) => rate ?? 0)), context.limits.rate),
    confirm: seenEdits(indexes, seen),
    change: changeOf(card, rows, related, seen),
    history: null,
  }
  const caps = isSame
    ? rows.flatMap((row, index) => examineCap(card, statement, row, matched[index] ?? []))
    : []
  return [finding, ...caps]
}

function examineCap(
  card: CatalogCard,
  { category, rewardCaps, seen }: StatementOf<'rates'>,
  row: GatheredRow,
  matched: readonly EarnRule[],
): Finding[] {
  const { amount, period, rateAfter } = row.cap ?? {}
  if (amount == null) {
    return []
  }
  const [difference] = compareCaps(card, rewardCaps === undefined ? {} : { rewardCaps }, row, matched)
  const base = card.earns[baseIndex(card)]?.rate
  // Without a rate after the cap, our base rate applies, so theirs says the same.
  const isSame = difference?.theirs === `${difference?.ours}, then ${base}`
  if (difference === undefined || isSame) {
    return []
  }
  const indexes = matched.map((rule) => card.engine.rules.indexOf(rule))
  const [index = -1] = indexes
  const ours = card.earns[index]?.cap
  const isSimple = indexes.length === 1 && ours?.spend !== undefined && ours.per === capPeriods[period ?? '']
  const after: Edit[] =
    rateAfter == null ? [] : [{ op: 'set', path: ['earns', index, 'after'], value: rateAfter }]
  return [
    {
      ...difference,
      key: `caps.${category}`,
      oursSeen: oldest(card, indexes),
      seen,
      isSame: false,
      decidesRanking: true,
      excess: null,
      confirm: [],
      change: isSimple
        ? [
            { op: 'set', path: ['earns', index, 'cap', 'spend'], value: amount },
            ...after,
            ...seenEdits([index], seen),
          ]
        : null,
      history: null,
    },
  ]
}

/** A rate can be changed only if one rule and one row are about the category. */
function changeOf(
  card: CatalogCard,
  rows: readonly GatheredRow[],
  related: readonly EarnRule[],
  seen: Seen,
): Edit[] | null {
  const [rule, otherRule] = related
  const [row, otherRow] = rows
  if (rule === undefined || row?.rate == null || otherRule || otherRow || rule.stacks) {
    return null
  }
  return rateEdits(card.engine.rules.indexOf(rule), row.rate, seen)
}

function rateEdits(index: number, rate: number, seen: Seen): Edit[] {
  return [{ op: 'set', path: ['earns', index, 'rate'], value: rate }, ...seenEdits([index], seen)]
}

function seenEdits(indexes: readonly number[], seen: Seen): Edit[] {
  return indexes
    .filter((index) => index >= 0)
    .map((index) => ({ op: 'set', path: ['earns', index, 'seen'], value: seenText(seen) }))
}

/** Returns the oldest of the rules' dates: a statement is newer than ours if it's newer than one of them. */
function oldest({ provenance }: CatalogCard, indexes: readonly number[]): Seen | null {
  const seen = indexes.flatMap((index) => provenance.earns[index] ?? [])
  return seen.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))[0] ?? null
}

/** Returns the index of the rule that pays on everything, always and to everyone; -1 if there is none. */
function baseIndex({ earns }: CatalogCard): number {
  return earns.findIndex(
    ({ on, when, member, tier, firstYear, firstMonths, above }) =>
      on?.includes('everything') === true &&
      [when, member, tier, firstYear, firstMonths, above].every((condition) => condition === undefined),
  )
}
