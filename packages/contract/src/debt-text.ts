/** What we say about a debt, on every surface. */
import type { DebtAnswer, DebtResult } from './cards-details.ts'
import type { CreditLevel } from './profile.ts'
import { withCommas } from './with-commas.ts'

type Amounts = Readonly<{ balance: number; payment: number }>

export const NO_NEW_PURCHASES =
  'Don’t put new purchases on it. They’d cost interest, and your payment wouldn’t all go to the balance.'

/** At the checkout. */
export const PAY_WITHOUT_DEBT =
  'Pay with cash or a debit card. While you carry a balance, interest on new purchases costs more than any card earns.'

/** '0% for 18 months, 3% fee: you’d pay $240 instead of $1,780.' */
export function debtHeadline({ use, stay, results }: DebtAnswer): string {
  const [best] = results
  if (best === undefined) {
    return 'No card you can get takes a balance transfer.'
  }
  if (best.saved <= 0) {
    return use === 'transfer'
      ? 'Keep your balance where it is: moving it to a card you can get wouldn’t save you money.'
      : 'No card you can get would finance it for less than the average card.'
  }
  return `${debtTerms(best, use)}: you’d pay ${wholeDollars(best.cost)} instead of ${wholeDollars(stay.cost)}.`
}

/** The same about the answer for one card. */
export function debtVerdict(answer: DebtAnswer): string {
  const [result] = answer.results
  if (result === undefined) {
    return answer.use === 'transfer'
      ? 'This card takes no balance transfers.'
      : 'This card can’t finance these purchases.'
  }
  if (result.saved > 0) {
    return debtHeadline(answer)
  }
  return answer.use === 'transfer'
    ? 'Moving your balance to this card wouldn’t save you money.'
    : 'This card wouldn’t finance your purchases for less than the average card.'
}

/** True if the first card saves money. */
export function savesMoney({ results: [best] }: DebtAnswer): boolean {
  return best !== undefined && best.saved > 0
}

/** Stands between the cards that save money and those that don't. */
export function savingEnds({ use, stay }: DebtAnswer): string {
  const cost = wholeDollars(stay.cost)
  return use === 'transfer'
    ? `The cards below save you nothing: leaving your balance where it is costs ${cost}, and they cost as much or more.`
    : `The cards below save you nothing: the average card costs ${cost}, and they cost as much or more.`
}

/** '0% for 18 months, 3% fee'; without an intro offer '17.99% APR, no transfer fee'. */
export function debtTerms(result: DebtResult, use: DebtAnswer['use']): string {
  const { introMonths, introPercent, percent, feePercent } = result
  const rate = introMonths === 0 ? `${percent}% APR` : `${introPercent}% for ${monthsText(introMonths)}`
  if (use === 'purchase') {
    return rate
  }
  return `${rate}, ${feePercent === 0 ? 'no transfer fee' : `${feePercent}% fee`}`
}

/** 'Paid off in 20 months', or what is left after three years. */
export function payoffText({ months, owed }: Pick<DebtResult, 'months' | 'owed'>): string {
  return months === null
    ? `Not paid off after 36 months: ${wholeDollars(owed)} left`
    : `Paid off in ${monthsText(months)}`
}

/** 'For a balance of $5,000, paid off at $250 a month.' */
export function debtBasis({ use, balance, payment }: Amounts & Pick<DebtAnswer, 'use'>): string {
  const what = use === 'transfer' ? 'a balance' : 'purchases'
  return `For ${what} of ${wholeDollars(balance)}, paid off at ${wholeDollars(payment)} a month.`
}

/** What the amounts count and assume, in sentences. */
export function debtNotes(answer: DebtAnswer, credit: CreditLevel): string[] {
  const { use, payment, averagePercent, stay, results } = answer
  const [best] = results
  const isLong = best !== undefined && best.months === null
  return [
    use === 'transfer'
      ? `Cost is the transfer fee, interest and annual fees until the balance is paid off, for 36 months at most. Rewards don’t count.`
      : `Cost is interest and annual fees until the purchases are paid off, for 36 months at most. Rewards don’t count.`,
    `“Instead of” is the same debt at ${averagePercent}% APR, the average of U.S. accounts that pay interest: ${wholeDollars(stay.cost)}${stay.months === null ? ` in 36 months, with ${wholeDollars(stay.owed)} still owed` : ''}.`,
    `After an intro period we count ${rangeEnds[credit]} of the issuer’s APR range, which is usual for ${creditNames[credit]}.`,
    ...(isLong
      ? [
          `At ${wholeDollars(payment)} a month, the balance isn’t paid off after 36 months even on the cheapest card: ${wholeDollars(best.owed)} would be left. A higher payment saves you the most.`,
        ]
      : []),
    ...(best?.isUsualFee === true
      ? [`No source states this card’s transfer fee, so we count the usual ${best.feePercent}%.`]
      : []),
    ...(best?.isAveragePercent === true
      ? ['The issuer doesn’t state this card’s APR, so we count the average.']
      : []),
    ...(use === 'transfer'
      ? [
          'You can’t move a balance between cards of the same issuer, and your new limit may be too low for all of it.',
        ]
      : []),
  ]
}

const rangeEnds: Readonly<Record<CreditLevel, string>> = {
  none: 'the highest rate',
  poor: 'the highest rate',
  fair: 'the highest rate',
  good: 'the middle',
  excellent: 'the lowest rate',
}

const creditNames: Readonly<Record<CreditLevel, string>> = {
  none: 'people who are new to credit',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit',
}

function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}

function wholeDollars(dollars: number): string {
  return `$${withCommas(`${Math.round(dollars)}`)}`
}
