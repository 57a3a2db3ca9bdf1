/** `backtest --explain`: from the lines of a statement to the cents that one card earns on them, and why not more. */
import { explainCard, presentCardTexts, type RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import type { Explanation, SkippedRule } from '@cardsight/engine/backtest'
import { type CategoryKey, categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { purchaseAt, type Spend } from '@cardsight/engine/spending'
import { printTable } from './print-table.ts'

/** Of a rate: 1% or one point a dollar. */
const UNITS_PER_PERCENT = 1000

type ExplainedLine = Explanation['lines'][number]

const reasons: Readonly<Record<SkippedRule['reason'], string>> = {
  condition: 'needs something that your profile doesn’t say you do',
  'part-of-bonus': 'is for the first year only, so it counts as a bonus',
  'first-year-over': 'was for the first year only',
  'outside-dates': 'isn’t in force on that day',
  'not-picked': 'is for another choice',
  excepted: 'leaves out this kind of purchase',
  'not-abroad': 'is for purchases abroad',
  'below-threshold': 'starts after more spending',
  'cap-used-up': 'is used up',
}

/** The year's purchases, one row for each day and kind, with what the card pays for them in a year. */
export function explainLines(catalog: RunCatalog, spend: Spend, card: CatalogCard, profile: Profile): string {
  const { explanation } = explainCard(catalog, spend, { card, years: 1, only: null }, profile)
  const labels = presentCardTexts(catalog).cards.find(({ cardId }) => cardId === card.id)?.rewardDetail ?? []
  const labelOf = (rule: string) => labels[card.engine.rules.findIndex(({ id }) => id === rule)] ?? rule
  const names = namesByDayAndKind(spend)
  const rows = mergeRepeats(explanation.lines).map((line) => [
    line.day,
    names.get(keyOf(line.day, line.kind))?.join(', ') ?? '',
    line.kind.leaf,
    dollars(line.cents),
    line.payments.map(({ rate, cents }) => `${dollars(cents)} at ${rate / UNITS_PER_PERCENT}`).join(' + '),
    dollars(line.money),
    whyNotMore(line, card, labelOf).join('; '),
  ])
  const heads = ['Day', 'Purchases', 'Counted as', 'Spent', 'Paid', 'Earned', 'Why not more']
  const { money, introMoney, annualFee, total } = explanation
  const sums = [`${dollars(money)} earned`, `${dollars(introMoney)} bonus`, `${dollars(annualFee)} fee`]
  return `${printTable(heads, rows, [0, 1, 2, 4, 6])}\n\n${card.name}: ${sums.join(', ')}, ${dollars(total)} in total.`
}

/** Better rates that were skipped, and better rates of the same category that are for other kinds of purchases. */
function whyNotMore(line: ExplainedLine, card: CatalogCard, labelOf: (rule: string) => string): string[] {
  if (line.isRefused) {
    return ['this merchant doesn’t take the card']
  }
  const paid = Math.max(0, ...line.payments.map(({ rate }) => rate))
  const skipped = line.skippedRules.map(({ rule, reason }) => `“${labelOf(rule)}” ${reasons[reason]}`)
  const known = new Set(line.skippedRules.map(({ rule }) => rule))
  const others = card.engine.rules.filter(
    ({ id, rate, target }) =>
      rate > paid &&
      !known.has(id) &&
      target.kind === 'where' &&
      isNear(target.where.leaves ?? [], line.kind.leaf),
  )
  return [
    ...skipped,
    ...others.map(({ id }) => `“${labelOf(id)}” is for others; this counted as ${line.kind.leaf}`),
  ]
}

/** Leaves outside of a category that people expect its rates for. */
const expectedIn: Readonly<Partial<Record<Leaf, CategoryKey>>> = {
  superstore: 'grocery',
  'wholesale-club': 'grocery',
  drugstore: 'grocery',
  flights: 'travel',
  rail: 'travel',
  'internet-tv': 'media',
}

/** True if purchases of the same kind, as people see it, are paid for, but not those of this leaf. */
function isNear(paid: readonly Leaf[], leaf: Leaf): boolean {
  const own = [categoryOfLeaf(leaf), expectedIn[leaf]]
  return !paid.includes(leaf) && paid.some((other) => own.includes(categoryOfLeaf(other)))
}

/** A year that a shorter history is scaled to has its days several times. */
function mergeRepeats(lines: readonly ExplainedLine[]): ExplainedLine[] {
  const merged = new Map<string, ExplainedLine>()
  for (const line of lines) {
    const rates = line.payments.map(({ rule, rate }) => `${rule} ${rate}`).join()
    const key = `${keyOf(line.day, line.kind)}|${rates}`
    const known = merged.get(key)
    merged.set(key, known === undefined ? line : addLine(known, line))
  }
  return [...merged.values()]
}

function addLine(line: ExplainedLine, other: ExplainedLine): ExplainedLine {
  return {
    ...line,
    cents: toCents(line.cents + other.cents),
    money: toCents(line.money + other.money),
    payments: line.payments.map((payment, index) => ({
      ...payment,
      cents: payment.cents + (other.payments[index]?.cents ?? 0),
    })),
  }
}

function namesByDayAndKind(spend: Spend): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const index of spend.offsets.keys()) {
    const { day, leaf, merchant, isAbroad = false, name = merchant } = purchaseAt(spend, index)
    const key = keyOf(day, { leaf, merchant, isAbroad })
    names.set(key, [...(names.get(key) ?? []), ...(name === null ? [] : [name])])
  }
  return names
}

function keyOf(day: string, { leaf, merchant, isAbroad }: ExplainedLine['kind']): string {
  return `${day}|${leaf}|${merchant}|${isAbroad}`
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
