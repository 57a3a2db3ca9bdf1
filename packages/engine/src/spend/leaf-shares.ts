/**
 * How an amount for a form category is split among leaves. Weights are dollars per year of an average US household, which
 * are also the most that a leaf gets of an amount typed for the whole category: Bureau
 * of Labor Statistics, Consumer Expenditure Survey 2024, or 2023 if 2024 has no such line (marked). Where the survey is
 * less detailed than our leaves, the split is our estimate and marked as such.
 */
import type { FormCategory } from '../category.ts'
import type { Leaf } from '../leaf.ts'

/** Every leaf belongs to the form category it's listed under, so amounts add up to the form's amounts. */
export const leafShares: Readonly<Record<FormCategory, Readonly<Partial<Record<Leaf, number>>>>> = {
  /** Food at home 6,224. The survey doesn't name the kind of store; we assume no clubs or superstores. */
  grocery: { supermarket: 6224 },
  /** Gasoline and other fuels 2,645. */
  gas: { gas: 2645 },
  /** Food away from home 3,945; two thirds sit-down and a third counter service is our estimate. */
  restaurant: { dining: 2630, 'fast-food': 1315 },
  /**
   * Lodging on trips 906, and public and other transportation 1,131, which combines airfare, cruises, rides, local
   * transit and trains. Their split (60, 9, 14, 12, 3 and 2% for the rest) is our estimate.
   */
  travel: {
    hotels: 906,
    flights: 679,
    cruise: 102,
    rideshare: 158,
    transit: 136,
    rail: 34,
    'other-travel': 22,
  },
  /**
   * Lines from 2023: fees and admissions 951, audio and visual 975, other supplies 653. Excludes pets, toys and hobbies,
   * which are shops here. The shares of clubs and movie theaters in fees, and of streaming in audio and visual (two
   * thirds), are our estimates.
   */
  recreation: {
    entertainment: 571,
    gym: 237,
    'movie-theater': 143,
    streaming: 650,
    'digital-media': 325,
    'sports-recreation': 653,
  },
  /**
   * Apparel 2,001; furnishings 2,412; cell phones 1,359; vehicle repair 984; housekeeping supplies 877; drugs 658
   * and medical supplies 233; alcohol 642; personal care services 479 and products 499; reading 125.
   */
  other: {
    clothing: 2001,
    furniture: 2412,
    phone: 1359,
    'auto-service': 984,
    superstore: 877,
    drugstore: 891,
    'other-shop': 642,
    'personal-care': 479,
    beauty: 499,
    books: 125,
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
