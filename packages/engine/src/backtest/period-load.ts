/** What counts against a cap in one of its periods, from the sums alone. */
import type { Component } from './components.ts'
import { type MonthRange, type PeriodSums, rowOfCell, type Tables } from './tables.ts'
import type { Terms } from './terms.ts'

/** What goes under the cap in a period, and whether it is all of one rate, one rate beyond and one category. */
export type Load = {
  net: number
  gross: number
  grossReward: number
  /** Of what was looked at last; the rate is below zero where nothing was bought. */
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
    rate: -1,
    rateAfter: 0,
    category: 0,
    isMixed: false,
    isOfManyRates: false,
  }
}

/** A component laid over the tables, with the terms of each month, or those that always hold. */
export type Bought = Readonly<{
  component: Component
  tables: Tables
  terms: readonly Terms[]
  fixed: Terms | null
  /** By month, or by period of the cap where the same terms always hold. */
  sums: PeriodSums
}>

/** Adds up what some columns of the sums have under the cap. */
export function addUp(
  { component, tables, terms, fixed, sums }: Bought,
  range: MonthRange,
  load: Load,
): void {
  const { itemCategories, itemCells } = component
  const { count, net, gross } = sums
  empty(load)
  for (let month = range.from; month <= range.to; month++) {
    const { capped, rates, ratesAfter } = fixed ?? getTerms(terms, month)
    for (let place = 0; place < capped.length; place++) {
      const item = capped[place] ?? 0
      const row = rowOfCell(tables, itemCells[item])
      const ownGross = row < 0 ? 0 : (gross[row * count + month] ?? 0)
      const ownNet = row < 0 ? 0 : (net[row * count + month] ?? 0)
      if (ownGross !== 0 || ownNet !== 0) {
        addTo(load, ownNet, ownGross, rates[item] ?? 0, ratesAfter[item] ?? 0, itemCategories[item] ?? 0)
      }
    }
  }
}

export function getTerms(terms: readonly Terms[], month: number): Terms {
  const own = terms[month]
  if (own === undefined) {
    throw new RangeError(`there are no terms for month ${month}`)
  }
  return own
}

function empty(load: Load): void {
  load.net = 0
  load.gross = 0
  load.grossReward = 0
  load.rate = -1
  load.isMixed = false
  load.isOfManyRates = false
}

function addTo(
  load: Load,
  net: number,
  gross: number,
  rate: number,
  rateAfter: number,
  category: number,
): void {
  if (load.rate >= 0) {
    load.isOfManyRates ||= rate !== load.rate
    load.isMixed ||= rate !== load.rate || rateAfter !== load.rateAfter || category !== load.category
  }
  load.net += net
  load.gross += gross
  load.grossReward += gross * rate
  load.rate = rate
  load.rateAfter = rateAfter
  load.category = category
}
