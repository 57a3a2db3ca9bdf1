import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Debt, type DebtTerms, MOST_MONTHS, payOff } from './payoff.ts'

const plain: DebtTerms = {
  transferFee: 0,
  leastTransferFeeCents: 5_00,
  introMonths: 0,
  introApr: 0,
  apr: 24_00,
  annualFeesCents: [],
}

const someTerms: fc.Arbitrary<DebtTerms> = fc.record({
  transferFee: fc.constantFrom(0, 3_00, 4_00, 5_00),
  leastTransferFeeCents: fc.constantFrom(0, 5_00, 10_00),
  introMonths: fc.nat(24),
  introApr: fc.constantFrom(0, 99, 1_99, 10_00),
  // No issuer's intro rate is above its regular one.
  apr: fc.integer({ min: 10_00, max: 36_00 }),
  annualFeesCents: fc.array(fc.constantFrom(0, 39_00, 95_00), { maxLength: 3 }),
})

const someDebt: fc.Arbitrary<Debt> = fc.record({
  balanceCents: fc.integer({ min: 1_00, max: 99_999_00 }),
  paymentCents: fc.integer({ min: 1_00, max: 5_000_00 }),
})

/** The same cost from what is paid: all payments and what is left, minus the balance. In whole cents, by BigInt. */
function costFromPayments({ balanceCents, paymentCents }: Debt, terms: DebtTerms): number {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator)
  const share = halfUp(BigInt(balanceCents) * BigInt(terms.transferFee), 10_000n)
  const least = BigInt(terms.leastTransferFeeCents)
  const fee = share > least ? share : least
  let left = BigInt(balanceCents) + (terms.transferFee === 0 ? 0n : fee)
  let paid = 0n
  for (let month = 1; month <= 36 && left > 0n; month += 1) {
    if ([1, 13, 25].includes(month)) {
      left += BigInt(terms.annualFeesCents[(month - 1) / 12] ?? 0)
    }
    left += halfUp(left * BigInt(month <= terms.introMonths ? terms.introApr : terms.apr), 120_000n)
    const payment = left < BigInt(paymentCents) ? left : BigInt(paymentCents)
    left -= payment
    paid += payment
  }
  return Number(paid + left - BigInt(balanceCents))
}

describe('a debt', () => {
  it('costs the transfer fee alone if it is paid off in the intro period', () => {
    // 3% of $8,000 is $240. $8,240 at $458 a month takes 17.99 months, so 18.
    const { costCents, months, owedCents } = payOff(
      { balanceCents: 8_000_00, paymentCents: 458_00 },
      { ...plain, transferFee: 3_00, introMonths: 18 },
    )
    expect([costCents, months, owedCents]).toEqual([240_00, 18, 0])
  })

  it('costs interest on what is left of it, by month', () => {
    // 2% a month: 1000 + 20 - 600 = 420; 420 + 8.40 - 428.40 = 0
    const { costCents, months, schedule } = payOff({ balanceCents: 1_000_00, paymentCents: 600_00 }, plain)
    expect([costCents, months]).toEqual([28_40, 2])
    expect(
      schedule.map(({ interestCents, paidCents, owedCents }) => [interestCents, paidCents, owedCents]),
    ).toEqual([
      [20_00, 600_00, 420_00],
      [8_40, 428_40, 0],
    ])
  })

  it('costs the annual fee of every year in which it begins', () => {
    // $1,300 at $100 a month without interest: 13.95 months with one fee, so a second one is charged in month 13.
    const { annualFeeCents, months } = payOff(
      { balanceCents: 1_300_00, paymentCents: 100_00 },
      { ...plain, introMonths: 36, annualFeesCents: [95_00, 95_00, 95_00] },
    )
    expect([annualFeeCents, months]).toEqual([190_00, 15])
  })

  it('costs at least the lowest transfer fee, unless there is none', () => {
    const debt = { balanceCents: 100_00, paymentCents: 200_00 }
    expect(payOff(debt, { ...plain, introMonths: 1, transferFee: 3_00 }).transferFeeCents).toBe(5_00)
    expect(payOff(debt, { ...plain, introMonths: 1 }).transferFeeCents).toBe(0)
  })

  it('says what is left after 36 months, and never paid off if the payment is below the interest', () => {
    // 2% of $10,000 is $200 a month.
    const still = payOff({ balanceCents: 10_000_00, paymentCents: 200_00 }, plain)
    expect([still.months, still.owedCents, still.costCents]).toEqual([null, 10_000_00, 36 * 200_00])
    expect(payOff({ balanceCents: 10_000_00, paymentCents: 199_00 }, plain).owedCents).toBeGreaterThan(
      10_000_00,
    )
    expect(still.schedule).toHaveLength(MOST_MONTHS)
  })

  it('costs what is paid beyond the balance, to the cent, for any debt and terms', () => {
    fc.assert(
      fc.property(someDebt, someTerms, (debt, terms) => {
        const { costCents, transferFeeCents, interestCents, annualFeeCents } = payOff(debt, terms)
        expect(costCents).toBe(costFromPayments(debt, terms))
        expect(costCents).toBe(transferFeeCents + interestCents + annualFeeCents)
      }),
    )
  })

  it('never costs more with a larger payment', () => {
    fc.assert(
      fc.property(someDebt, someTerms, fc.nat(500_00), (debt, terms, more) => {
        const larger = { ...debt, paymentCents: debt.paymentCents + more }
        expect(payOff(larger, terms).costCents).toBeLessThanOrEqual(payOff(debt, terms).costCents)
      }),
    )
  })

  it('never costs more with a longer intro period, a lower fee or a lower APR', () => {
    const better = fc.constantFrom<(terms: DebtTerms) => DebtTerms>(
      (terms) => ({ ...terms, introMonths: terms.introMonths + 3 }),
      (terms) => ({ ...terms, transferFee: Math.max(0, terms.transferFee - 1_00) }),
      (terms) => ({ ...terms, apr: Math.max(terms.introApr, terms.apr - 2_00) }),
    )
    fc.assert(
      fc.property(someDebt, someTerms, better, (debt, terms, improve) => {
        expect(payOff(debt, improve(terms)).costCents).toBeLessThanOrEqual(payOff(debt, terms).costCents)
      }),
    )
  })
})
