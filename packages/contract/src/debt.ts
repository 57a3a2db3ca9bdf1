/**
 * What a debt costs on each card until it's paid off. For people who carry a balance this is the answer everywhere, and
 * rewards have no part in it. The engine calculates it month by month.
 */
import { type Payoff, payOff } from '@cardsight/engine/debt'
import { compareAccess } from './card-order.ts'
import type { CardText, CardTexts } from './cards.ts'
import type { DebtAnswer, DebtResult } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { type CreditLevel, type Debt, type Profile, usualDebt } from './profile.ts'
import { reachProblems } from './reach.ts'
import { groupVariants } from './variants.ts'

/** A balance moved from another card, or a purchase that is paid off over time. */
export type DebtUse = 'transfer' | 'purchase'
export type DebtQuestion = Debt & Readonly<{ use: DebtUse }>

/** What decides the cost, besides the card. */
type Circumstances = Readonly<{
  question: DebtQuestion
  lending: CardTexts['lending']
}> &
  Pick<Profile, 'credit' | 'deposit'>

type LendingCard = Pick<CardText, 'cardId' | 'name' | 'interest' | 'terms' | 'features' | 'needs'>

export type DebtCost = Readonly<{ text: LendingCard; payoff: Payoff; result: Omit<DebtResult, 'saved'> }>

/** The filters whose cards are ranked by cost, with what people use such a card for. */
const uses: ReadonlyMap<string, DebtUse> = new Map([
  ['Balance Transfer', 'transfer'],
  ['0% Intro APR', 'purchase'],
])

/**
 * Returns the debt that cards are ranked by: the person's own, or a usual one if a filter is about lending. Null if
 * rewards decide.
 */
export function debtQuestion(debt: Debt | null, filters: readonly string[] = []): DebtQuestion | null {
  const [use] = [...uses].flatMap(([filter, use]) => (filters.includes(filter) ? [use] : []))
  if (debt !== null) {
    return { ...debt, use: 'transfer' }
  }
  return use === undefined ? null : { ...usualDebt, use }
}

/** Null if the card takes no balance transfers, or if the debt doesn't fit on it: a secured card's limit is its deposit. */
function debtCostOf(text: LendingCard, circumstances: Circumstances): DebtCost | null {
  const { question, credit, deposit, lending } = circumstances
  const { interest, terms } = text
  const isTransfer = question.use === 'transfer'
  const isTooMuch = terms.isSecured === true && question.balance > deposit
  if (isTooMuch || (isTransfer && interest.transferFee === null)) {
    return null
  }
  const intro = isTransfer ? interest.transfers : interest.purchases
  const feePercent = isTransfer ? (interest.transferFee?.percent ?? 0) : 0
  const percent = percentFor(interest.regular, credit)
  const payoff = payOff(inCents(question), {
    transferFee: hundredths(feePercent),
    leastTransferFeeCents: lending.leastTransferFee * 100,
    introMonths: intro?.months ?? 0,
    introApr: hundredths(intro?.percent ?? 0),
    apr: hundredths(percent),
    annualFeesCents: terms.fees.map((cents, year) => cents - (terms.fees[year - 1] ?? 0)),
  })
  return {
    text,
    payoff,
    result: {
      cardId: text.cardId,
      cardName: text.name,
      ...amountsOf(payoff),
      introMonths: intro?.months ?? 0,
      introPercent: intro?.percent ?? 0,
      percent,
      feePercent,
      isAveragePercent: interest.isAverage,
      isUsualFee: isTransfer && interest.transferFee?.isUsual === true,
    },
  }
}

/** What the person's own debt costs on a card. Null if they have none, or if the card can't take it. */
export function ownDebtCost(
  text: LendingCard,
  { debt, credit, deposit }: Pick<Profile, 'debt' | 'credit' | 'deposit'>,
  lending: CardTexts['lending'],
): DebtCost | null {
  const question = debtQuestion(debt)
  return question && debtCostOf(text, { question, credit, deposit, lending })
}

/** Cheapest first. Equal to the cent: a longer intro, then a lower APR, then the order of all cards. */
function rankDebtCosts(costs: readonly DebtCost[]): DebtCost[] {
  return costs.toSorted(
    (a, b) =>
      a.payoff.costCents - b.payoff.costCents ||
      b.result.introMonths - a.result.introMonths ||
      a.result.percent - b.result.percent ||
      a.payoff.annualFeeCents - b.payoff.annualFeeCents ||
      compareAccess(a.text, b.text),
  )
}

/** Ranks cards that the person can get. */
export function answerDebt(cards: readonly LendingCard[], circumstances: Circumstances): DebtAnswer {
  const { question, lending } = circumstances
  const costs = cards.flatMap((text) => debtCostOf(text, circumstances) ?? [])
  const stay = payOff(inCents(question), {
    ...{ transferFee: 0, leastTransferFeeCents: 0, introMonths: 0, introApr: 0, annualFeesCents: [] },
    apr: hundredths(lending.averagePercent),
  })
  return {
    ...question,
    averagePercent: lending.averagePercent,
    stay: { cost: dollarsOf(stay.costCents), months: stay.months, owed: dollarsOf(stay.owedCents) },
    results: rankDebtCosts(costs).map(({ result, payoff }) => ({
      ...result,
      saved: dollarsOf(stay.costCents - payoff.costCents),
    })),
  }
}

/** Ranks all cards that the person can get, one for each product. */
export function debtForProfile(texts: CardTexts, profile: Profile, question: DebtQuestion): DebtAnswer {
  const problemsOf = reachProblems(profile, texts.profileOptions)
  const isWithin = ({ needs }: CardText) => problemsOf(needs).length === 0
  const groups = groupVariants(
    texts.byName.flatMap((index) => texts.cards[index] ?? []),
    isWithin,
  )
  const cards = groups.map(({ shown }) => shown).filter(isWithin)
  const { credit, deposit } = profile
  return answerDebt(cards, { question, credit, deposit, lending: texts.lending })
}

/** Issuers give the lowest APR of a range to excellent credit and the highest to fair credit or less. */
function percentFor([low, high]: readonly [number, number], credit: CreditLevel): number {
  if (credit === 'excellent') {
    return low
  }
  return credit === 'good' ? hundredths((low + high) / 2) / 100 : high
}

function amountsOf(payoff: Payoff) {
  return {
    cost: dollarsOf(payoff.costCents),
    transferFee: dollarsOf(payoff.transferFeeCents),
    interest: dollarsOf(payoff.interestCents),
    annualFees: dollarsOf(payoff.annualFeeCents),
    months: payoff.months,
    owed: dollarsOf(payoff.owedCents),
  }
}

function inCents({ balance, payment }: Debt) {
  return { balanceCents: balance * 100, paymentCents: payment * 100 }
}

function hundredths(percent: number): number {
  return Math.round(percent * 100)
}
