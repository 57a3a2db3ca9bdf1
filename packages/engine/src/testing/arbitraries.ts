/** Random cards and purchases with every feature of the model, small enough that caps and choices matter. */
import fc from 'fast-check'
import { type Assumptions, defaultAssumptions } from '../card/assumptions.ts'
import type { BonusTier, Cap, Card, Condition, EarnRule, Option, Selector, Target } from '../card/card.ts'
import { addDays, type Day, type DayRange, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { calendarPeriods, periods } from '../period.ts'
import type { Purchase } from '../spend/spend.ts'
import { anyCreditFor } from './any-credit.ts'
import { withoutUndefined } from './without-undefined.ts'

const someLeaves = [
  'supermarket',
  'online-grocery',
  'wholesale-club',
  'gas',
  'dining',
  'fast-food',
  'flights',
  'hotels',
  'online-shopping',
  'other',
] as const satisfies readonly Leaf[]
/** No card names the last one. */
const someMerchants = ['amazon', 'costco', 'uber', 'corner-shop']
const capIds = ['a', 'b', 'c'] as const

/** Across year ends, a leap day and the quarter's turn. */
export const anyWindow: fc.Arbitrary<DayRange> = fc
  .record({
    first: fc
      .constantFrom('2023-02-28', '2023-11-15', '2024-02-29', '2025-01-01', '2025-12-31')
      .map(parseDay),
    shift: fc.integer({ min: 0, max: 40 }),
    days: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(365, 366) },
      { weight: 2, arbitrary: fc.integer({ min: 30, max: 364 }) },
      { weight: 1, arbitrary: fc.constantFrom(73, 182, 183, 73 * 2) },
    ),
  })
  .map(({ first, shift, days }) => ({
    first: addDays(first, shift),
    last: addDays(first, shift + days - 1),
  }))

export function purchasesIn({ first }: DayRange, { hasRefunds = true } = {}): fc.Arbitrary<Purchase[]> {
  const cents = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 40_000 }) },
    { weight: hasRefunds ? 2 : 0, arbitrary: fc.integer({ min: -30_000, max: -1 }) },
  )
  const purchase = fc
    .record({
      offset: fc.integer({ min: -3, max: 368 }),
      cents,
      leaf: fc.constantFrom(...someLeaves),
      merchant: fc.option(fc.constantFrom(...someMerchants), { freq: 2 }),
      isAbroad: fc.constantFrom(false, false, false, true),
    })
    .map(({ offset, cents: amount, leaf, merchant, isAbroad }): Purchase => {
      const day = addDays(first, offset)
      const shared = { day, cents: toCents(amount), leaf, merchant, account: null }
      return isAbroad ? { ...shared, isAbroad } : shared
    })
  return fc.oneof(
    fc.array(purchase, { maxLength: 6 }),
    fc.array(purchase, { minLength: 20, maxLength: 60, size: 'max' }),
  )
}

export const anyHistory = anyWindow.chain((window) =>
  purchasesIn(window).map((purchases) => ({ window, purchases })),
)

const anySelector: fc.Arbitrary<Selector> = fc
  .record({
    isEverything: fc.constantFrom(false, false, true),
    homeOnlyLeaves: fc.subarray([...someLeaves], { maxLength: 2 }),
    leaves: fc.subarray([...someLeaves], { maxLength: 5 }),
    merchants: fc.subarray(someMerchants.slice(0, 3), { maxLength: 2 }),
    exceptLeaves: fc.subarray([...someLeaves], { maxLength: 2 }),
    exceptMerchants: fc.subarray(someMerchants.slice(0, 3), { maxLength: 1 }),
  })
  .map(({ isEverything, ...lists }) => (isEverything ? { ...lists, isEverything } : lists))

/** Each leaf is in at most one option, so options don't overlap. */
const anyOptions: fc.Arbitrary<Option[]> = fc
  .tuple(fc.shuffledSubarray([...someLeaves], { minLength: 3 }), fc.integer({ min: 2, max: 4 }))
  .map(([chosen, count]) =>
    Array.from({ length: count }, (_, index) => ({
      key: `option-${(index * 7) % count}`,
      where: { leaves: chosen.filter((_leaf, position) => position % count === index) },
    })),
  )

const anyDay = fc.integer({ min: 0, max: 1400 }).map((count) => addDays(parseDay('2023-01-15'), count))

/** Days on which projections start: in the middle and at the ends of months, on a leap day and around a year's turn. */
const anyToday = fc.oneof(
  fc.constantFrom('2024-02-29', '2024-12-31', '2025-01-01', '2025-03-31', '2025-11-16').map(parseDay),
  anyDay,
)

/** Days of terms that a projection of three years can see, and some before and after it. */
const anyTermDay = fc.oneof(
  anyDay,
  fc.integer({ min: 0, max: 6 * 12 }).map(firstOfMonth),
  fc.integer({ min: 1, max: 6 * 12 }).map((month) => addDays(firstOfMonth(month), -1)),
)

function firstOfMonth(month: number): Day {
  const year = 2023 + Math.floor(month / 12)
  return parseDay(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`)
}

/** Quarters mostly, with single months and odd days in between. */
const anyCalendar = fc.array(
  fc.oneof(
    fc
      .record({
        quarter: fc.integer({ min: 0, max: 15 }),
        months: fc.constantFrom(1, 3, 3),
        where: anySelector,
      })
      .map(({ quarter, months, where }) => ({
        from: firstOfMonth(quarter * 3),
        to: addDays(firstOfMonth(quarter * 3 + months), -1),
        where,
      })),
    fc
      .record({ from: anyDay, days: fc.integer({ min: 0, max: 120 }), where: anySelector })
      .map(({ from, days, where }) => ({ from, to: addDays(from, days), where })),
  ),
  { minLength: 1, maxLength: 10 },
)

const anyPer = fc.constantFrom(...calendarPeriods)

const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('where' as const), where: anySelector }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rotating' as const), calendar: anyCalendar }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('chosen' as const),
      count: fc.integer({ min: 1, max: 2 }),
      per: anyPer,
      options: anyOptions,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('top' as const),
      rank: fc.integer({ min: 1, max: 2 }),
      per: anyPer,
      options: anyOptions,
    }),
  },
)

const anyCondition: fc.Arbitrary<Condition> = fc.constantFrom<Condition[]>(
  { kind: 'portal' },
  { kind: 'activation' },
  { kind: 'abroad' },
  { kind: 'membership', id: 'prime' },
  { kind: 'tier', id: 'gold' },
)

const anyRule: fc.Arbitrary<Omit<EarnRule, 'id'>> = fc
  .record({
    rate: fc.constantFrom(1000, 1500, 2000, 3000, 5000, 5000, 1250),
    target: anyTarget,
    cap: fc.option(fc.constantFrom(...capIds), { nil: undefined }),
    rateAfter: fc.option(fc.constantFrom(0, 1000, 2000), { freq: 2, nil: undefined }),
    stacks: fc.constantFrom(undefined, undefined, undefined, undefined, true as const),
    from: rarelyUsed(anyTermDay),
    to: rarelyUsed(anyTermDay),
    firstYearOnly: fc.constantFrom(undefined, undefined, undefined, undefined, true as const),
    firstDays: rarelyUsed(fc.integer({ min: 1, max: 200 })),
    aboveYearlySpend: rarelyUsed(fc.integer({ min: 0, max: 300_000 }).map(toCents)),
    condition: rarelyUsed(anyCondition),
  })
  .map(withoutUndefined)

function rarelyUsed<Value>(arbitrary: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
}

const anyCap: fc.Arbitrary<Cap> = fc.oneof(
  fc.record({
    on: fc.constant('spend' as const),
    amount: fc.integer({ min: 1, max: 150_000 }),
    per: fc.constantFrom(...periods),
  }),
  fc.record({
    on: fc.constant('reward' as const),
    amount: fc.integer({ min: 1, max: 4000 }),
    per: fc.constantFrom(...periods),
  }),
)

const anyTier: fc.Arbitrary<BonusTier> = fc
  .record({
    points: fc.integer({ min: 0, max: 90_000 }),
    valueCents: rarelyUsed(fc.integer({ min: 0, max: 50_000 }).map(toCents)),
    valueAt: rarelyUsed(fc.integer({ min: 1, max: 200 })),
    needsPortal: rarelyUsed(fc.constant(true as const)),
    spend: fc.integer({ min: 0, max: 400_000 }).map(toCents),
    days: fc.constantFrom(30, 90, 180, 365),
    until: rarelyUsed(anyDay),
    seen: rarelyUsed(anyDay),
  })
  .map(withoutUndefined)

const base: EarnRule = { id: 'base', rate: 1000, target: { kind: 'where', where: { isEverything: true } } }

export const anyCard: fc.Arbitrary<Card> = fc
  .record({
    rules: fc.array(anyRule, { minLength: 0, maxLength: 6 }),
    hasBase: fc.constantFrom(true, true, true, false),
    offersListTwice: fc.boolean(),
    caps: fc.record({ a: anyCap, b: anyCap, c: anyCap }),
    overallCap: rarelyUsed(fc.record({ amount: fc.integer({ min: 1, max: 8000 }), per: anyPer })),
    fee: fc
      .record({
        firstYear: fc.constantFrom(0, 9500).map(toCents),
        later: fc.constantFrom(0, 9500).map(toCents),
        changes: rarelyUsed(
          fc.uniqueArray(fc.record({ from: anyTermDay, yearly: fc.constantFrom(0, 15_000).map(toCents) }), {
            selector: ({ from }) => from,
            maxLength: 3,
          }),
        ),
      })
      .map(withoutUndefined),
    bonus: fc.array(anyTier, { maxLength: 2 }),
    isFirstYearMatched: fc.constantFrom(false, false, true),
    anniversary: fc.array(
      fc
        .record({
          points: fc.integer({ min: 0, max: 10_000 }),
          nights: rarelyUsed(fc.constant({ valueCents: toCents(18_000), valueAt: 137 })),
          fromYear: fc.constantFrom(1 as const, 2 as const),
        })
        .map(withoutUndefined),
      { maxLength: 2 },
    ),
    refusedBy: fc.option(fc.subarray(someMerchants, { minLength: 1 }), { freq: 3, nil: undefined }),
    foreignFeePpm: fc.constantFrom(undefined, 0, 27_000, 30_000),
    credits: fc.array(anyCreditFor(someLeaves), { maxLength: 2 }),
    program: fc.constantFrom('cash', 'miles', 'stays'),
  })
  .map(({ rules, hasBase, offersListTwice, ...rest }) => {
    const list = rules.find(({ target }) => target.kind === 'chosen')?.target
    const named = rules.map((rule, index) => {
      const isTwin = offersListTwice && list !== undefined && index === rules.length - 1
      return { ...rule, ...(isTwin ? { target: list } : {}), id: `rule-${(index * 5) % 7}` }
    })
    const facts = { id: 'card', name: 'Card', isOpen: true, rules: hasBase ? [...named, base] : named }
    return withoutUndefined({ ...facts, ...rest })
  })

export const anyAssumptions: fc.Arbitrary<Assumptions> = fc
  .record({
    miles: fc.integer({ min: 0, max: 250 }),
    picksBestChoice: fc.constantFrom(true, true, false),
    isMember: fc.boolean(),
    portal: fc.boolean(),
    today: anyToday,
    maxOfferAgeDays: rarelyUsed(fc.integer({ min: 0, max: 400 })),
    staysLimit: rarelyUsed(
      fc.record({
        yearlyCents: fc.integer({ min: 0, max: 100_000 }),
        valueBeyond: fc.integer({ min: 0, max: 55 }),
      }),
    ),
    usesLounge: fc.boolean(),
  })
  .map(withoutUndefined)
  .map(({ miles, picksBestChoice, isMember, portal, staysLimit, usesLounge, ...rest }) => ({
    ...defaultAssumptions,
    ...rest,
    pointValues: { miles, stays: 55 },
    conditions: { ...defaultAssumptions.conditions, portal },
    memberships: isMember ? ['prime'] : [],
    tiers: isMember ? ['gold'] : [],
    picksBestChoice,
    credits: {
      ...(isMember ? { uber: toCents(12_000), travel: toCents(0) } : {}),
      ...(usesLounge ? { lounge: 'expected' as const } : {}),
    },
    ...(staysLimit === undefined ? {} : { pointLimits: { stays: staysLimit } }),
  }))
