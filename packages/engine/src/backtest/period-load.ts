/** What counts against a cap in one of its periods, from the sums alone. */
import type { Component } from './components.ts'
import type { MonthRange, PeriodSums } from './tables.ts'
import type { Terms } from './terms.ts'

/** What goes under the cap in a period, and whether it is all of one rate, one rate beyond and one category. */
export type Load = {
  net: number
  gross: number
  grossReward: number
  rate: number
  rateAfter: number
  category: number
  isMixed: boolean
  isOfManyRates: boolean
}

export function createLoad(): Load {
  return {
    net: 0,
    gross: 0,
    grossReward: 0,
    rate: 0,
    rateAfter: 0,
    category: 0,
    isMixed: false,
    isOfManyRates: false,
  }
}

/** What has been bought of a component, with the terms of each month, or those that always hold. */
export type Bought = Readonly<{
  component: Component
  terms: readonly Terms[]
  fixed: Terms
  /** By month, or by period of the cap where the same terms always hold. */
  sums: PeriodSums
  /** Items for which something was bought, and where they begin in the sums. */
  items: readonly number[]
  bases: readonly number[]
}>

/** Adds some columns of the sums up. */
export function addUp(bought: Bought, { from, to }: MonthRange, load: Load): void {
  const { component, sums, terms, fixed, items, bases } = bought
  const { itemCategories } = component
  let net = 0
  let gross = 0
  let grossReward = 0
  let rate = -1
  let rateAfter = 0
  let category = 0
  let isMixed = false
  let isOfManyRates = false
  for (let month = from; month <= to; month++) {
    const { rates, ratesAfter, isCapped } = terms[month] ?? fixed
    for (let place = 0; place < items.length; place++) {
      const index = items[place] ?? 0
      if (isCapped[index] !== 1) {
        continue
      }
      const ownGross = sums.gross[(bases[place] ?? 0) + month] ?? 0
      const ownNet = sums.net[(bases[place] ?? 0) + month] ?? 0
      if (ownGross === 0 && ownNet === 0) {
        continue
      }
      const ownRate = rates[index] ?? 0
      const ownRateAfter = ratesAfter[index] ?? 0
      const ownCategory = itemCategories[index] ?? 0
      if (rate >= 0) {
        isOfManyRates ||= ownRate !== rate
        isMixed ||= ownRate !== rate || ownRateAfter !== rateAfter || ownCategory !== category
      }
      net += ownNet
      gross += ownGross
      grossReward += ownGross * ownRate
      rate = ownRate
      rateAfter = ownRateAfter
      category = ownCategory
    }
  }
  load.net = net
  load.gross = gross
  load.grossReward = grossReward
  load.rate = rate
  load.rateAfter = rateAfter
  load.category = category
  load.isMixed = isMixed
  load.isOfManyRates = isOfManyRates
}
