/**
 * Money is a whole number of cents. Dollars exist only in the API and in the UI.
 * Converting from dollars rounds once, half away from zero.
 */

declare const centsBrand: unique symbol

/** A whole number of US cents within the safe integers; negative for refunds. */
export type Cents = number & { readonly [centsBrand]: true }

/** True for a safe integer other than -0, which isn't identical to 0. */
export function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

/** Converts a whole number to cents. Throws RangeError for fractions and unsafe integers. */
export function toCents(value: number): Cents {
  const whole = value === 0 ? 0 : value
  if (!isCents(whole)) {
    throw new RangeError(`${value} is not a whole number of cents`)
  }
  return whole
}

/**
 * Converts decimal dollars to cents, rounded half away from zero: '1.005' is 101, '-1.005' is -101.
 * A number is read as the decimal that JavaScript prints for it, so 1.005 is 101 too.
 * Throws RangeError for anything else: exponents, commas, currency signs, and amounts beyond the safe integers.
 */
export function dollarsToCents(dollars: string | number): Cents {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(typeof dollars === 'number' ? plainDecimal(dollars) : dollars)
  if (!match) {
    throw new RangeError(`'${dollars}' is not an amount in dollars`)
  }
  const [, sign = '', whole = '', fraction = ''] = match
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  const roundedUp = (fraction[2] ?? '0') >= '5' ? cents + 1 : cents
  return toCents(sign === '-' ? -roundedUp : roundedUp)
}

/** Nearest number of dollars, which prints with at most two decimals. */
export function centsToDollars(cents: Cents): number {
  return cents / 100
}

/**
 * Splits an amount in proportion to whole weights, so that the shares add up to the amount exactly.
 * Each share is within a cent of its exact value. Leftover cents go to the largest remainders; on ties, to the earlier
 * share. A negative amount returns the negated shares of the positive one.
 * Throws RangeError unless the weights are whole and non-negative, and at least one is positive.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const totalWeight = sumOfWeights(weights)
  const size = BigInt(Math.abs(amount))
  const parts = weights.map((weight, index) => {
    const exact = size * BigInt(weight)
    return { index, share: exact / totalWeight, remainder: exact % totalWeight }
  })
  const leftOver = Number(size - parts.reduce((sum, part) => sum + part.share, 0n))
  const luckyOnes = new Set(
    parts
      .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
      .slice(0, leftOver)
      .map((part) => part.index),
  )
  return parts.map(({ index, share }) => {
    const cents = Number(share) + (luckyOnes.has(index) ? 1 : 0)
    return toCents(amount < 0 ? -cents : cents)
  })
}

function sumOfWeights(weights: readonly number[]): bigint {
  const unfit = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0)
  if (unfit !== undefined) {
    throw new RangeError(`${unfit} is not a weight: weights are whole and not negative`)
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) {
    throw new RangeError('nothing can be shared out when no weight is above zero')
  }
  return total
}

/** JavaScript prints numbers below a millionth with an exponent. They're far below half a cent. */
function plainDecimal(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(value)
}
