/** A random card, and the same card for the engine. */
import type { Card, Credit, EarnRule, Option, Target } from '../card/card.ts'
import { addDays, addMonths, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { type CalendarPeriod, calendarPeriods } from '../period.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard, testAssumptions } from './make.ts'
import {
  type CaseCap,
  type CaseCard,
  type CaseChoice,
  type CaseCredit,
  type CaseRule,
  type CaseSizes,
  type CaseStack,
  type CaseStart,
  type CaseUnit,
  calendarMonth,
  caseMonths,
  pick,
  type Random,
} from './wallet-case.ts'

const UNIT_CENTS = 10_000
const caseLeaves = ['supermarket', 'dining', 'gas', 'flights', 'other'] as const satisfies readonly Leaf[]

type CardSizes = Omit<CaseSizes, 'cards' | 'units'> &
  Readonly<{
    index: number
    start: CaseStart
    changes: Random | null
    refusals: Random | null
    credits: Random | null
  }>

/**
 * Units of a cap of a year from February on, and how much of it each month's period has. The year starts with two of the
 * three months of a quarter and five of the six of a half-year, and ends with the other one.
 */
const cutCaps: Readonly<Partial<Record<CalendarPeriod, Pick<CaseCap, 'units' | 'shares'>>>> = {
  quarter: { units: 3, shares: [0, 2 / 3, 1, 1, 1 / 3] },
  'half-year': { units: 6, shares: [0, 5 / 6, 5 / 6, 1, 1 / 6] },
}
const wholeCaps = caseMonths.map(() => 1)

export function caseCard(random: Random, sizes: CardSizes): CaseCard {
  const { kinds, months, index, isMixed, changes, refusals, credits } = sizes
  const shared = pick([20, 30, 40, 50, 60], random)
  const caps = Array.from({ length: random(3) }, (): CaseCap => {
    const isOnReward = sizes.rewards !== undefined && random(3) === 0
    const cap = { units: 1 + random(3), per: pick(calendarPeriods, random), shares: wholeCaps }
    const cut = sizes.start === 0 ? undefined : cutCaps[cap.per]
    return { ...cap, ...cut, rewardRate: isOnReward ? shared : null }
  })
  const isAlike = (cap: number) => sizes.rewards !== 'mixed' && (caps[cap]?.rewardRate ?? null) !== null
  // No kind is in two rules, so no purchase goes from one cap into another.
  const ruleOfKind = Array.from({ length: kinds }, () => random(4))
  const rules = [0, 1].flatMap((index): CaseRule[] => {
    const own = ruleOfKind.flatMap((other, kind) => (other === index ? [kind] : []))
    const cap = random(4) === 0 ? -1 : Math.min(index, caps.length - 1)
    const rateBy = (by: Random) =>
      (isMixed && !isAlike(cap)) || cap < 0 ? pick([20, 30, 40, 50, 60], by) : shared
    const rate = rateBy(random)
    return own.length === 0
      ? []
      : withChange({ kinds: own, rate, cap, ...whenOf(random, months, sizes.start) }, changes, rateBy)
  })
  const isHeld = random(5) === 0
  const hasBonus = !isHeld && random(2) === 0
  const made = random(2) === 0 || sizes.hasChoices === false ? null : choiceOf(random, sizes, rules, caps)
  const choice = made !== null && isAlike(made.cap) ? { ...made, rate: shared } : made
  return {
    id: `card-${index}`,
    base: pick([0, 5, 10, 10, 15, 20], random),
    rules,
    choice,
    stack: random(4) === 0 ? stackOf(random, kinds, rules, choice, caps) : null,
    caps,
    fee: random(3) === 0 ? pick([1, 3, 8], random) : 0,
    feeChange:
      changes?.(4) === 0
        ? { month: pick([1, 11, 12, 13, 24], changes), dollars: pick([0, 4, 9], changes) }
        : null,
    isMatched: random(8) === 0,
    isHeld,
    bonus: hasBonus
      ? { dollars: pick([2, 5, 10, 20], random), units: 1 + random(4), days: pick([90, 180, 365], random) }
      : null,
    refusedKinds:
      refusals === null
        ? []
        : Array.from({ length: kinds }, (_, kind) => kind).filter(() => refusals(3) === 0),
    credit: credits === null || credits(2) === 0 ? null : creditOf(credits, kinds),
  }
}

function creditOf(random: Random, kinds: number): CaseCredit {
  const own = Array.from({ length: kinds }, (_, kind) => kind).filter(() => random(2) === 0)
  return {
    dollars: pick([12, 120, 600], random),
    per: pick(calendarPeriods, random),
    kinds: own.length === 0 ? [0] : own,
    minimum: random(3) === 0 ? { units: 1 + random(3), of: pick(['card', 'on'] as const, random) } : null,
  }
}

function whenOf(
  random: Random,
  months: number,
  start: CaseStart,
): Pick<CaseRule, 'months' | 'term' | 'form'> {
  const all = Array.from({ length: months }, (_, month) => start + month)
  const form = pick(['where', 'where', 'rotating', 'dated'] as const, random)
  if (form === 'where') {
    return { form, months: all, term: null }
  }
  if (form === 'rotating') {
    return { form, months: all.filter(() => random(2) === 0), term: null }
  }
  const from = start + random(months)
  const to = Math.min(start + months - 1, from + random(months))
  return { form, months: all, term: { from: calendarMonth(from), to: calendarMonth(to) } }
}

/** Moves the term of a dated rule to any time in three years, before or after. Half of them have a successor. */
function withChange(rule: CaseRule, changes: Random | null, rateBy: (by: Random) => number): CaseRule[] {
  if (rule.term === null || changes === null) {
    return [rule]
  }
  const from = pick([-9, 0, 1, 5, 8, 12, 13, 20, 25, 40], changes)
  const term = { from, to: from + pick([0, 3, 8, 11, 12, 20, 40], changes) }
  const successor = { ...rule, rate: rateBy(changes), term: { from: term.to + 1, to: 99 } }
  return [{ ...rule, term }, ...(changes(2) === 0 ? [successor] : [])]
}

/** Options of kinds that no rule with its own cap pays for. */
function choiceOf(
  random: Random,
  { kinds, hasTops, isMixed }: CardSizes,
  rules: readonly CaseRule[],
  caps: CaseCard['caps'],
): CaseChoice | null {
  const isTaken = (kind: number) =>
    rules.some((rule) => rule.kinds.includes(kind) && (rule.cap >= 0 || !isMixed))
  const free = Array.from({ length: kinds }, (_, kind) => kind).filter((kind) => !isTaken(kind))
  const optionOfKind = free.map(() => random(3))
  const options = [0, 1, 2]
    .map((option) => free.filter((_, index) => optionOfKind[index] === option))
    .filter(({ length }) => length > 0)
  const kind = hasTops && random(2) === 0 ? 'top' : 'chosen'
  const taken = new Set(rules.map(({ cap }) => cap))
  const cap = caps.length - 1
  const isCapped = random(2) === 0 && cap >= 0 && (isMixed || !taken.has(cap))
  return options.length === 0
    ? null
    : {
        kind,
        per: perOf(random, isCapped && !isMixed ? caps[cap] : undefined),
        count: kind === 'chosen' && random(4) === 0 ? 2 : 1,
        options,
        rate: pick([30, 40, 50], random),
        second: kind === 'top' && !isCapped && random(2) === 0 ? pick([20, 30], random) : 0,
        cap: isCapped ? cap : -1,
      }
}

/** A stacking rule's own cap covers only kinds without another cap, so no purchase goes through two caps. */
function stackOf(
  random: Random,
  kinds: number,
  rules: readonly CaseRule[],
  choice: CaseChoice | null,
  caps: CaseCard['caps'],
): CaseStack | null {
  const cap = caps.length - 1
  const capped = [...rules, ...(choice === null ? [] : [{ kinds: choice.options.flat(), cap: choice.cap }])]
  const isOwn = cap >= 0 && caps[cap]?.rewardRate === null && !capped.some((other) => other.cap === cap)
  const isLimited = (kind: number) => capped.some((other) => other.cap >= 0 && other.kinds.includes(kind))
  const own = Array.from({ length: kinds }, (_, kind) => kind)
    .filter(() => random(2) === 0)
    .filter((kind) => !isOwn || !isLimited(kind))
  return own.length === 0 ? null : { kinds: own, rate: pick([5, 10, 20], random), cap: isOwn ? cap : -1 }
}

/** Alone, the engine picks period by period, which is best if the cap has the same periods. */
function perOf(random: Random, cap: CaseCard['caps'][number] | undefined): CalendarPeriod {
  return cap?.per ?? pick(calendarPeriods, random)
}

/** Every kind of purchase is made at a merchant of its own. */
const merchantOf = (kind: number) => `merchant-${kind}`
const leavesOf = (kinds: readonly number[]): Leaf[] => kinds.flatMap((kind) => caseLeaves[kind] ?? [])
const firstDay = (month: number) => parseDay(`${caseMonths[month]}-01`)
const lastDay = (month: number) => parseDay(`${caseMonths[month]}-28`)
const firstOfTerm = (month: number) => addMonths(testAssumptions.today, month)
const lastOfTerm = (month: number) => addDays(firstOfTerm(month + 1), -1)

export function cardOf(card: CaseCard): Card {
  const { id, base, rules, choice, stack, caps, fee, feeChange, isMatched, bonus, refusedKinds, credit } =
    card
  const earn: EarnRule[] = rules.map((rule, index) => ({ ...earnRule(rule), id: `${index}` }))
  const options = (choice?.options ?? []).map(
    (kinds, index): Option => ({ key: `${index}`, where: { leaves: leavesOf(kinds) } }),
  )
  if (choice !== null) {
    const { kind, per, count, rate, cap } = choice
    const target: Target = kind === 'top' ? { kind, rank: 1, per, options } : { kind, count, per, options }
    earn.push({ id: 'choice', rate: rate * 100, target, ...(cap < 0 ? {} : { cap: `${cap}` }) })
  }
  if (choice !== null && choice.second > 0) {
    const target: Target = { kind: 'top', rank: 2, per: choice.per, options }
    earn.push({ id: 'second', rate: choice.second * 100, target })
  }
  if (stack !== null) {
    const target: Target = { kind: 'where', where: { leaves: leavesOf(stack.kinds) } }
    const cap = stack.cap < 0 ? {} : { cap: `${stack.cap}` }
    earn.push({ id: 'stack', rate: stack.rate * 100, target, stacks: true, ...cap })
  }
  return makeCard({
    id,
    rules: [
      ...earn,
      { id: 'base', rate: base * 100, target: { kind: 'where', where: { isEverything: true } } },
    ],
    caps: Object.fromEntries(
      caps.map(({ units, per, rewardRate }, index) => [
        `${index}`,
        rewardRate === null
          ? { on: 'spend', amount: units * UNIT_CENTS, per }
          : { on: 'reward', amount: (units * UNIT_CENTS * rewardRate) / 1000, per },
      ]),
    ),
    fee: {
      firstYear: toCents(fee * 100),
      later: toCents(fee * 200),
      changes:
        feeChange === null
          ? []
          : [{ from: firstOfTerm(feeChange.month), yearly: toCents(feeChange.dollars * 100) }],
    },
    isFirstYearMatched: isMatched,
    refusedBy: refusedKinds.map(merchantOf),
    credits: credit === null ? [] : [creditFor(credit)],
    bonus:
      bonus === null
        ? []
        : [{ points: bonus.dollars * 100, spend: toCents(bonus.units * UNIT_CENTS), days: bonus.days }],
  })
}

function creditFor({ dollars, per, kinds, minimum }: CaseCredit): Credit {
  const own = { yearlyCents: toCents(dollars * 100), per, breadth: 'broad' as const, on: leavesOf(kinds) }
  return minimum === null
    ? { id: 'credit', ...own }
    : { id: 'credit', ...own, minimum: { cents: toCents(minimum.units * UNIT_CENTS), of: minimum.of } }
}

function earnRule({ kinds, rate, cap, months, term, form }: CaseRule): Omit<EarnRule, 'id'> {
  const where = { leaves: leavesOf(kinds) }
  const own = { rate: rate * 100, ...(cap < 0 ? {} : { cap: `${cap}` }) }
  if (form === 'rotating') {
    const calendar = months.map((month) => ({ from: firstDay(month), to: lastDay(month), where }))
    return { ...own, target: { kind: 'rotating', calendar } }
  }
  const target: Target = { kind: 'where', where }
  return term === null
    ? { ...own, target }
    : { ...own, target, from: firstOfTerm(term.from), to: lastOfTerm(term.to) }
}

export function purchasesOf(units: readonly CaseUnit[]): Purchase[] {
  return units.map(({ month, kind, day, isRefund }) =>
    buy(
      `${caseMonths[month]}-${String(day).padStart(2, '0')}`,
      isRefund ? -100 : 100,
      caseLeaves[kind] ?? 'other',
      { merchant: merchantOf(kind) },
    ),
  )
}
