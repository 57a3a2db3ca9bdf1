/**
 * Simple reference implementation of the engine: purchase by purchase, one card at a time, without tables or fast paths.
 * It shares the card model but none of the calculation, so that a bug has to be made twice to go unnoticed.
 */
import type { Assumptions } from '../card/assumptions.ts'
import type { Card, EarnRule, OverallCap } from '../card/card.ts'
import { type CategoryKey, categories } from '../category.ts'
import { categoryOfLeaf } from '../leaf.ts'
import type { Purchase } from '../spend/spend.ts'
import { feeOf, floorDivide, isOffered, round, shareByRemainder, sum, worthIn } from './simple-amounts.ts'
import { simpleCredit } from './simple-credits.ts'
import { compareKinds, compareSlots, type Line, layOut, limitAt, periodOf } from './simple-lines.ts'
import { fitsLine, isOn, merchantsNamedBy, type Picked, pickOptions } from './simple-rules.ts'

export type SimpleYears = {
  money: number
  points: number
  introMoney: number
  introPoints: number
  annualFee: number
  total: number
  byCategory: Partial<Record<CategoryKey, number>>
}

type Units = Map<CategoryKey, number>
type Account = { card: Card; named: ReadonlySet<string>; meters: Map<string, number>; units: Units }
type Piece = { line: Line; rules: readonly EarnRule[]; cents: number; above: number }

/** Money and points of one card for 1, 2 and 3 years of this spending, as a new card or as one that is owned. */
export function simpleBacktest(
  card: Card,
  purchases: readonly Purchase[],
  window: { first: string; last: string },
  assumptions: Assumptions,
  isOwned = false,
): SimpleYears[] {
  return simpleBacktestOfLines(card, layOut(purchases, window), assumptions, isOwned)
}

/** The same for prepared lines, which are the same for every card. */
export function simpleBacktestOfLines(
  card: Card,
  allLines: readonly Line[],
  assumptions: Assumptions,
  isOwned = false,
): SimpleYears[] {
  const lines = allLines.filter(({ merchant, abroad }) => abroad || !card.refusedBy?.includes(merchant ?? ''))
  const opened = earn(card, lines, assumptions, 1, !isOwned)
  const first = earn(card, lines, assumptions, 1, false)
  const second = earn(card, lines, assumptions, 2, false)
  const isDated = card.rules.some(({ from, to }) => from !== undefined || to !== undefined)
  const third = isDated ? earn(card, lines, assumptions, 3, false) : second
  return [1, 2, 3].map((years) => {
    const lasting = [first, second, third].slice(0, years)
    const earned = { opened, lasting }
    return project(isOwned ? withoutFirstYear(card) : card, lines, assumptions, earned, isOwned)
  })
}

function withoutFirstYear(card: Card): Card {
  const anniversary = card.anniversary.map((bonus) => ({ ...bonus, fromYear: 1 as const }))
  return { ...card, isFirstYearMatched: false, anniversary, bonus: [] }
}

function earn(
  card: Card,
  lines: readonly Line[],
  assumptions: Assumptions,
  year: number,
  isFirst: boolean,
): Units {
  const when = { year, today: assumptions.today }
  const rules = card.rules
    .filter((rule) => isOn(card, rule, assumptions, isFirst))
    .sort((a, b) => b.rate - a.rate || (a.id < b.id ? -1 : 1))
  const picks = new Map<EarnRule, Picked>()
  for (const rule of rules) {
    picks.set(rule, pickOptions(card, rule, { when, rules, picks }, lines, assumptions))
  }
  const fits = (rule: EarnRule, line: Line) => fitsLine(rule, line, picks.get(rule), when)
  const account: Account = { card, named: merchantsNamedBy(card), meters: new Map(), units: new Map() }
  const thresholds = [...new Set(rules.flatMap((rule) => rule.aboveYearlySpend ?? []))].sort((a, b) => a - b)
  let spent = 0
  let day: Fitted[] = []
  for (const [index, line] of lines.entries()) {
    day.push({ line, rules: rules.filter((rule) => fits(rule, line)) })
    const next = lines[index + 1]
    if (next === undefined || compareSlots(line, next) !== 0) {
      payDay(account, rules, day, thresholds, spent)
      spent += sum(day.map((fitted) => fitted.line.cents))
      day = []
    }
  }
  return account.units
}

type Fitted = { line: Line; rules: EarnRule[] }

/** Best rate first, then by leaf and merchant. */
function payDay(
  account: Account,
  rules: readonly EarnRule[],
  day: readonly Fitted[],
  thresholds: readonly number[],
  spentBefore: number,
): void {
  const bestRate = (fitted: Fitted) => fitted.rules.find(({ stacks }) => !stacks)?.rate ?? 0
  const { named } = account
  const inOrder = (a: Fitted, b: Fitted) => bestRate(b) - bestRate(a) || compareKinds(a.line, b.line, named)
  let spent = spentBefore
  const pieces: Piece[] = []
  for (const { line, rules: fitting } of day.toSorted(inOrder)) {
    for (const piece of pieceOut(line, fitting, spent, thresholds)) {
      const able = fitting.filter((rule) => !rule.stacks && isReached(rule, piece))
      pay(account, able, piece)
      pieces.push(piece)
    }
    spent += line.cents
  }
  for (const rule of rules.filter(({ stacks }) => stacks)) {
    for (const piece of pieces.toSorted((a, b) => compareKinds(a.line, b.line, named))) {
      if (piece.rules.includes(rule) && isReached(rule, piece)) {
        pay(account, [rule], piece)
      }
    }
  }
}

function isReached(rule: EarnRule, piece: Piece): boolean {
  return rule.aboveYearlySpend === undefined || piece.above >= rule.aboveYearlySpend
}

/** Splits a purchase that crosses a threshold of the year's spending. */
function pieceOut(
  line: Line,
  rules: readonly EarnRule[],
  spent: number,
  thresholds: readonly number[],
): Piece[] {
  if (thresholds.length === 0) {
    return [{ line, rules, cents: line.cents, above: 0 }]
  }
  const bounds = [Number.NEGATIVE_INFINITY, ...thresholds, Number.POSITIVE_INFINITY]
  const pieces = bounds.slice(0, -1).map((above, index) => {
    const clamp = (value: number) => Math.min(Math.max(value, above), bounds[index + 1] ?? 0)
    return { line, rules, above, cents: clamp(spent + line.cents) - clamp(spent) }
  })
  const touched = pieces.filter(({ cents }) => cents !== 0)
  return line.cents < 0 ? touched.reverse() : touched
}

function pay(account: Account, able: readonly EarnRule[], { line, cents }: Piece): void {
  let left = cents
  const tried = new Set<string>()
  for (const rule of able) {
    const covered = coverOnce(account, rule, line, left, tried)
    add(account, line, covered * rule.rate)
    left -= covered
    if (rule.rateAfter !== undefined) {
      add(account, line, left * rule.rateAfter)
      left = 0
    }
    if (left === 0) {
      return
    }
  }
}

/** A purchase counts against a cap once, even if several of its rules share it. */
function coverOnce(account: Account, rule: EarnRule, line: Line, left: number, tried: Set<string>): number {
  if (rule.cap === undefined) {
    return left
  }
  if (tried.has(rule.cap)) {
    return 0
  }
  tried.add(rule.cap)
  return cover(account, rule, rule.cap, line, left)
}

function cover({ card, meters }: Account, rule: EarnRule, capId: string, line: Line, cents: number): number {
  const cap = card.caps[capId]
  if (cap === undefined) {
    throw new Error(`${card.id} has no cap ${capId}`)
  }
  const isOnReward = cap.on === 'reward'
  const key = `${capId} ${periodOf(line, cap.per)}`
  const before = meters.get(key) ?? 0
  const after = before + cents * (isOnReward ? rule.rate : 1)
  const limit = limitAt(line, cap.per, cap.amount * (isOnReward ? 100_000 : 1))
  meters.set(key, after)
  const counted = Math.min(after, limit) - Math.min(before, limit)
  return isOnReward && rule.rate > 0 ? Math.trunc(counted / rule.rate) : counted
}

function add({ card, meters, units }: Account, line: Line, amount: number): void {
  const category = categoryOfLeaf(line.leaf)
  const { overallCap } = card
  const paid = overallCap === undefined ? amount : withinOverallCap(overallCap, meters, line, amount)
  units.set(category, (units.get(category) ?? 0) + paid)
}

function withinOverallCap(cap: OverallCap, meters: Account['meters'], line: Line, amount: number): number {
  const key = `overall ${periodOf(line, cap.per)}`
  const before = meters.get(key) ?? 0
  const limit = limitAt(line, cap.per, cap.amount * 100_000)
  meters.set(key, before + amount)
  return Math.min(before + amount, limit) - Math.min(before, limit)
}

/** `opened` is the first year of a new card; `lasting` is every year without what only the first year has. */
type Earned = { opened: Units; lasting: readonly Units[] }

function project(
  card: Card,
  lines: readonly Line[],
  assumptions: Assumptions,
  { opened, lasting }: Earned,
  isOwned: boolean,
): SimpleYears {
  const years = lasting.length
  const worth = worthIn(card.program, assumptions, years)
  const parts = categories.map(({ key }) => {
    const units = sum(lasting.map((year) => year.get(key) ?? 0))
    const abroad = lines.filter((line) => line.abroad && categoryOfLeaf(line.leaf) === key)
    const fee = sum(abroad.map(({ cents }) => cents)) * (card.foreignFeePpm ?? 0) * years
    return { key, units: BigInt(units), fee: BigInt(fee) * 10n }
  })
  const fees = parts.reduce((total, { fee }) => total + fee, 0n)
  const bought = parts.reduce((total, { units }) => total + units, 0n)
  const gifts = card.anniversary.map(({ points, fromYear }) => points * (years + 1 - fromYear))
  const freeNights = card.anniversary.map(({ nights, fromYear }) =>
    nights === undefined
      ? 0
      : Math.round((nights.valueCents * 10_000_000) / nights.valueAt) * (years + 1 - fromYear),
  )
  const credits = card.credits.map((credit) => simpleCredit(credit, lines, assumptions) * years)
  const inPoints = bought + BigInt(sum(gifts)) * 100_000n
  const always = inPoints + BigInt(sum(freeNights))
  const extra = BigInt(sum(credits)) * 10_000_000n - fees
  const matched = card.isFirstYearMatched ? 2 : 1
  const once = sum([...opened.values()]) * matched - sum([...(lasting[0]?.values() ?? [])])
  const withOnce = always + BigInt(once)
  const spent = sum(lines.map(({ cents }) => cents))
  const tiers = card.bonus.filter(
    (tier) => isOffered(tier, assumptions) && spent * tier.days >= tier.spend * 365,
  )
  const bonusPoints = sum(tiers.map((tier) => (tier.valueCents === undefined ? tier.points : 0)))
  const nights = tiers.map(({ valueCents = 0, valueAt }) =>
    valueAt === undefined ? 0 : Math.round((valueCents * 10_000_000) / valueAt),
  )
  const cash = tiers.map(({ valueCents = 0, valueAt }) => (valueAt === undefined ? valueCents : 0))
  const bonusExact =
    worth(withOnce + BigInt(bonusPoints) * 100_000n + BigInt(sum(nights))) -
    worth(withOnce) +
    BigInt(sum(cash)) * 10_000_000n
  const money = round(worth(always) + extra, 10_000_000n)
  const firstYearMoney = round(worth(withOnce) - worth(always), 10_000_000n)
  const introMoney = firstYearMoney + round(bonusExact, 10_000_000n)
  const annualFee = sum(lasting.map((_, index) => feeOf(card, index, assumptions.today, isOwned)))
  const shares = parts.map(({ key, units, fee }) => ({
    key,
    exact: (bought === 0n ? 0n : floorDivide(worth(bought) * units, bought)) - fee,
  }))
  return {
    money,
    points: round(inPoints, 100_000n),
    introMoney,
    introPoints: round(BigInt(once), 100_000n) + bonusPoints,
    annualFee,
    total: money + introMoney - annualFee,
    byCategory: shareByRemainder(shares, round(worth(bought) - fees, 10_000_000n)),
  }
}
