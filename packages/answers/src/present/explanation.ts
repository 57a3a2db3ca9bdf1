/** Explanation of a card for people. Its lines add up to the amounts shown next to the card. */
import { isStale, valuesOfKey } from '@cardsight/catalog'
import { type CardsDetails, CREDITS, type Explanation, projections } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import type { Profile } from '@cardsight/contract/profile'
import { type CardResult, expandRun, ownDebtCost } from '@cardsight/contract/runs'
import { feeInForce } from '@cardsight/engine/cards'
import { categories } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { priceOf } from '@cardsight/engine/values'
import type { CardExplanation } from '../run/explain-card.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentBonus } from './explained-bonus.ts'
import { presentCategoryLines } from './explained-category.ts'
import { sumLines } from './explained-lines.ts'
import { createContext } from './explanation-context.ts'
import { presentRunNumbers } from './run-numbers.ts'
import { shownCardOf } from './shown-card.ts'

export function presentExplanation(explained: CardExplanation, today: Day): Explanation {
  const { card, years, only, explanation, run } = explained
  const texts = { ...presentCardTexts(run.catalog), byName: [0] }
  const details = detailsOf(explained, texts)
  const shown = shownCardOf(details, texts, years)
  const context = createContext(explained)
  const sums = sumLines(explanation)
  const parts = categories
    .flatMap(({ key, name }) => {
      const part = shown.stat.find(({ category }) => category === name)
      const own = sums.filter(({ category }) => category === key)
      return part === undefined || own.length === 0 ? [] : [presentCategoryLines(context, part, own)]
    })
    .sort((a, b) => b.money - a.money)
  return {
    cardId: card.id,
    cardName: card.name,
    projection: projections[years - 1] ?? '1',
    only: only?.name ?? null,
    from: run.spend.window.first,
    to: run.spend.window.last,
    spending: centsToDollars(toCents(run.result.overall.spendingCents * years)),
    money: shown.money,
    points: shown.points,
    introMoney: shown.introMoney,
    introPoints: shown.introPoints,
    annualFee: shown.annualFee,
    totalMoney: shown.totalMoney,
    lines: parts.flatMap(({ lines }) => lines),
    extras: [
      ...parts.flatMap(({ extras }) => extras),
      ...creditsOf(shown),
      ...costsOf(texts, explained.profile),
    ],
    pointValue: presentPointValue(explained),
    fees: details.debt === null ? feesOf(explained) : [],
    bonus:
      details.debt === null
        ? presentBonus(explained, shown.introOffer.intro_description)
        : { description: '', asOf: null, tiers: [] },
    assumptions: details.assumptions,
    firstYearMoney: details.debt === null ? centsToDollars(explanation.firstYearMoney) : 0,
    isFirstYearMatched: details.debt === null && card.engine.isFirstYearMatched,
    deposit: run.result.secured !== null && card.engine.isSecured ? explained.profile.deposit : null,
    facts: { asOf: card.asOf, isStale: isStale('rates', card.asOf, today), link: card.link },
  }
}

/** The run of the card alone, valued for the same person as the explanation. */
function detailsOf(explained: CardExplanation, texts: CardTexts): CardsDetails {
  const numbers = { ...presentRunNumbers(explained.run, ''), usableCents: explained.usableCents }
  return expandRun(numbers, texts, explained.profile)
}

const feeYears = [1, 2, 3] as const
const DEBT = 'Balance'

function feesOf({ card, years, run }: CardExplanation): Explanation['fees'] {
  return feeYears.slice(0, years).map((year) => ({
    year,
    fee: centsToDollars(feeInForce(card.engine, year, 'new', run.catalog.assumptions.today)),
  }))
}

/** What a debt costs, without annual fees. */
function costsOf({ cards: [text], lending }: CardTexts, profile: Profile): Explanation['extras'] {
  const cost = text && ownDebtCost(text, profile, lending)
  return cost
    ? [
        { kind: 'transfer-fee', category: DEBT, money: 0 - cost.result.transferFee, points: 0 },
        { kind: 'interest', category: DEBT, money: 0 - cost.result.interest, points: 0 },
      ]
    : []
}

function creditsOf({ stat }: CardResult): Explanation['extras'] {
  return stat
    .filter(({ category, money, points }) => category === CREDITS && (money !== 0 || points !== 0))
    .map(({ category, money, points }) => ({ kind: 'anniversary', category, money, points }))
}

function presentPointValue({ card, run, profile, assumptions }: CardExplanation): Explanation['pointValue'] {
  const { programs } = run.catalog.release
  const { name = card.program, unit = 'points' } = programs[card.program] ?? {}
  const { value, limit } = priceOf(card.engine.program, assumptions)
  const values = valuesOfKey(card.engine.program, programs)
  const used =
    limit === null ? null : { yearly: limit.yearlyCents / 100, beyondCents: limit.valueBeyond / 100 }
  const cents = value / 100
  if (values === undefined) {
    return { program: name, unit, isMoney: false, cents: null, by: null, asOf: null, limit: used }
  }
  if (values === 'face') {
    return { program: name, unit, isMoney: true, cents, by: null, asOf: null, limit: used }
  }
  const isOwn = profile.points === 'own' && profile.pointValues[card.engine.program] !== undefined
  const stated = [values.floor, values.easy, values.usual].find(
    (each) => each !== undefined && Math.round(each.cents * 100) === value,
  )
  return {
    program: name,
    unit,
    isMoney: false,
    cents,
    by: isOwn ? 'you' : (stated?.by ?? null),
    asOf: stated?.asOf ?? null,
    limit: used,
  }
}
