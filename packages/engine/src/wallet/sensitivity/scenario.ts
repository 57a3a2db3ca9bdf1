/** A question with one parameter changed. */

import type { AnnualFee, Card } from '../../card/card.ts'
import { feeInForce } from '../../card/terms-in-force.ts'
import { pointValue } from '../../card/valuation.ts'
import { daysIn } from '../../day.ts'
import { roundDivision } from '../../exact.ts'
import { categoryOfLeaf } from '../../leaf.ts'
import { type Cents, toCents } from '../../money.ts'
import { type Spend, withCents } from '../../spend/spend.ts'
import { type Compiled, withFee, withPointValue } from '../model/engine.ts'
import type { SensitivityParameter, WalletQuestion } from '../wallet.ts'

/** The values of a parameter that a curve covers. Dollars are cents here: `step` is 100. */
export type ParameterRange = Readonly<{ now: number; low: number; high: number; step: number }>

const DOLLAR = 100
const MAX_TIMES = 3
/** Far below the present spending, small wallets lead one after another by a few cents. */
const MIN_SPENDING = 1 / 4
const MIN_FEE_RANGE = 300 * DOLLAR
/** Points that are worth nothing to the person can be worth up to two cents. */
const MIN_POINT_RANGE = 200

/** From zero, or a quarter of all spending, to three times the present value; a point, at least to two cents; a fee, to twice its present value or at least $300 more. */
export function rangeOf(question: WalletQuestion, parameter: SensitivityParameter): ParameterRange {
  const now = presentValue(question, parameter)
  if (parameter.kind === 'point-value') {
    return { now, low: 0, high: Math.max(now * MAX_TIMES, MIN_POINT_RANGE), step: 1 }
  }
  const high = parameter.kind === 'fee' ? now + Math.max(now, MIN_FEE_RANGE) : now * MAX_TIMES
  const low = parameter.kind === 'spending' ? now * MIN_SPENDING : 0
  return { now, low: wholeDollars(low), high: wholeDollars(high), step: DOLLAR }
}

function wholeDollars(cents: number): number {
  return Math.ceil(cents / DOLLAR) * DOLLAR
}

function presentValue({ compiled, spend }: WalletQuestion, parameter: SensitivityParameter): number {
  switch (parameter.kind) {
    case 'point-value':
      return pointValue(parameter.program, compiled.assumptions)
    case 'fee':
      return yearlyFee(compiled, parameter.cardId)
    default:
      return monthlyCents(spend, parameter)
  }
}

/** The question with the parameter at a value. At the present value it's the question itself. */
export function questionAt(
  question: WalletQuestion,
  parameter: SensitivityParameter,
  value: number,
): WalletQuestion {
  const { spend, compiled } = question
  if (value === presentValue(question, parameter)) {
    return question
  }
  switch (parameter.kind) {
    case 'point-value':
      return { ...question, compiled: withPointValue(compiled, parameter.program, value) }
    case 'fee': {
      const fee = findCard(compiled, parameter.cardId)?.fee
      const difference = value - yearlyFee(compiled, parameter.cardId)
      return fee === undefined
        ? question
        : { ...question, compiled: withFee(compiled, parameter.cardId, changeFee(fee, difference)) }
    }
    default:
      return { ...question, spend: scale(spend, parameter, value) }
  }
}

function findCard({ cards }: Compiled, cardId: string): Card | undefined {
  return cards.find(({ card }) => card.id === cardId)?.card
}

/** The fee that a renewal costs today; 0 if there's no such card. */
function yearlyFee(compiled: Compiled, cardId: string): number {
  const card = findCard(compiled, cardId)
  return card === undefined ? 0 : feeInForce(card, 1, 'owned', compiled.assumptions.today)
}

/**
 * Announced fees change with the present one. A first year that costs the same as the others does too. A waived or
 * cheaper one stays.
 */
function changeFee({ firstYear, later, changes = [] }: AnnualFee, difference: number): AnnualFee {
  const change = (cents: Cents) => toCents(Math.max(0, cents + difference))
  return {
    firstYear: firstYear === later ? change(later) : firstYear,
    later: change(later),
    changes: changes.map(({ from, yearly }) => ({ from, yearly: change(yearly) })),
  }
}

const MONTH_DAYS = 365 / 12

/** Net cents in a month of the parameter's purchases. */
function monthlyCents(spend: Spend, parameter: SensitivityParameter): number {
  const isScaled = scaledKinds(spend, parameter)
  const cents = spend.cents.reduce(
    (sum, amount, index) => sum + (isScaled(spend.kindOf[index] ?? 0) ? amount : 0),
    0,
  )
  return Math.max(0, Math.round((cents * MONTH_DAYS) / daysIn(spend.window)))
}

function scale(spend: Spend, parameter: SensitivityParameter, value: number): Spend {
  const isScaled = scaledKinds(spend, parameter)
  const now = monthlyCents(spend, parameter)
  const cents = spend.cents.map((amount, index) =>
    isScaled(spend.kindOf[index] ?? 0) ? roundDivision(amount * value, now) : amount,
  )
  return withCents(spend, cents)
}

/** Whether purchases of a kind change with the parameter. */
function scaledKinds({ kinds }: Spend, parameter: SensitivityParameter): (kind: number) => boolean {
  if (parameter.kind !== 'category') {
    return () => parameter.kind === 'spending'
  }
  const isScaled = kinds.map(({ leaf }) => categoryOfLeaf(leaf) === parameter.category.key)
  return (kind) => isScaled[kind] === true
}
