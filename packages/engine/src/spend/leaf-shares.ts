/**
 * How an amount for a form category is split among leaves. Weights are dollars per year of an average US household, and
 * the most that a leaf gets of an amount typed for the whole category: Bureau of Labor Statistics, Consumer Expenditure
 * Survey 2024. The survey says what was bought, not in which store. Where it's less detailed than our leaves, the split is
 * our estimate and marked as such.
 */
import type { FormCategory } from '../category.ts'
import type { Leaf } from '../leaf.ts'

/** Every leaf belongs to the form category it's listed under, so amounts add up to the form's amounts. */
export const leafShares: Readonly<Record<FormCategory, Readonly<Partial<Record<Leaf, number>>>>> = {
  /** Food at home 6,224. The survey doesn't name the kind of store; we assume no clubs or superstores. */
  grocery: { supermarket: 6224 },
  /** Gasoline and other fuels 2,645. */
  gas: { gas: 2645 },
  /** Food away from home 3,945, of which fast food is 1,731. */
  restaurant: { dining: 2214, 'fast-food': 1731 },
  /** Lodging on trips 906, and public and other transportation 1,131. */
  travel: {
    hotels: 906,
    flights: 682,
    cruise: 162,
    rideshare: 136,
    transit: 111,
    rail: 38,
    'other-travel': 2,
  },
  /**
   * Entertainment 3,609: live events 347, movies 26, clubs 272, streaming and downloads 254. Sports, hobbies and toys are
   * 702; the rest, such as pets and TV sets, is plain recreation too.
   */
  recreation: {
    entertainment: 347,
    gym: 272,
    'movie-theater': 26,
    streaming: 254,
    'sports-recreation': 2710,
  },
  /**
   * Apparel 2,001; furnishings 2,412, of which furniture, appliances and textiles are 1,325, electronics 347 and tools 138;
   * cell phones 1,359; vehicle repair 984; housekeeping supplies 877, which we assume are bought in superstores; drugs and
   * medical supplies 891, of which drugs, vitamins and dressings are 698; alcohol 642; personal care services 479 and
   * products 499; reading 125.
   */
  other: {
    clothing: 2001,
    furniture: 1325,
    electronics: 347,
    'home-improvement': 138,
    phone: 1359,
    'auto-service': 984,
    superstore: 877,
    drugstore: 698,
    'other-shop': 642,
    'personal-care': 479,
    beauty: 499,
    books: 125,
    other: 795,
  },
}

/**
 * The leaf of what a person types beyond the averages: spending of the form category that isn't in a finer one. Rates for
 * groceries, gas and restaurants pay for all of it. Few cards pay for the plain leaves of the other three.
 */
export const plainLeaves: Readonly<Record<FormCategory, Leaf>> = {
  grocery: 'supermarket',
  gas: 'gas',
  restaurant: 'dining',
  travel: 'other-travel',
  recreation: 'sports-recreation',
  other: 'other',
}
