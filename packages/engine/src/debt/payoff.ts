/** What paying off a debt on a card costs, month by month: fees and interest until nothing is owed, 36 months at most. */
/** Nobody can plan further ahead than this. What is still owed then is reported. */
export const MOST_MONTHS = 36
const MONTHS_PER_YEAR = 12

export type Debt = Readonly<{ balanceCents: number; paymentCents: number }>

/** What a card charges on a debt. Rates are a year's, in hundredths of a percent. */
export type DebtTerms = Readonly<{
  /** Of the balance, once: in hundredths of a percent, and the least that is charged if there is a fee. */
  transferFee: number
  leastTransferFeeCents: number
  introMonths: number
  introApr: number
  apr: number
  /** By year of the card. A year counts if something is still owed when it begins. */
  annualFeesCents: readonly number[]
}>

/** A month's interest is charged before its payment. Fees are owed from the month in which they are charged. */
export type DebtMonth = Readonly<{
  transferFeeCents: number
  annualFeeCents: number
  interestCents: number
  paidCents: number
  owedCents: number
}>

export type Payoff = Readonly<{
  /** Everything paid beyond the balance: transfer fee, interest and annual fees. */
  costCents: number
  transferFeeCents: number
  interestCents: number
  annualFeeCents: number
  /** Months until nothing is owed; null if that takes longer than `MOST_MONTHS`. */
  months: number | null
  /** Owed after `MOST_MONTHS`. */
  owedCents: number
  schedule: readonly DebtMonth[]
}>

export function payOff({ balanceCents, paymentCents }: Debt, terms: DebtTerms): Payoff {
  const schedule: DebtMonth[] = []
  let owedCents = balanceCents
  for (let month = 0; month < MOST_MONTHS && owedCents > 0; month += 1) {
    const transferFeeCents = month === 0 ? transferFee(balanceCents, terms) : 0
    const year = month / MONTHS_PER_YEAR
    const annualFeeCents = Number.isInteger(year) ? (terms.annualFeesCents[year] ?? 0) : 0
    const charged = owedCents + transferFeeCents + annualFeeCents
    const interestCents = monthOfInterest(charged, month < terms.introMonths ? terms.introApr : terms.apr)
    const paidCents = Math.min(paymentCents, charged + interestCents)
    owedCents = charged + interestCents - paidCents
    schedule.push({ transferFeeCents, annualFeeCents, interestCents, paidCents, owedCents })
  }
  const sumOf = (amountOf: (month: DebtMonth) => number) =>
    schedule.reduce((sum, month) => sum + amountOf(month), 0)
  const transferFeeCents = sumOf((month) => month.transferFeeCents)
  const interestCents = sumOf((month) => month.interestCents)
  const annualFeeCents = sumOf((month) => month.annualFeeCents)
  return {
    costCents: transferFeeCents + interestCents + annualFeeCents,
    transferFeeCents,
    interestCents,
    annualFeeCents,
    months: owedCents === 0 ? schedule.length : null,
    owedCents,
    schedule,
  }
}

function transferFee(balanceCents: number, { transferFee: share, leastTransferFeeCents }: DebtTerms): number {
  return share === 0 ? 0 : Math.max(leastTransferFeeCents, Math.round((balanceCents * share) / 10_000))
}

function monthOfInterest(owedCents: number, apr: number): number {
  return Math.round((owedCents * apr) / (10_000 * MONTHS_PER_YEAR))
}
