/**
 * How an amount that a person types for one of the six is spread over leaves. Weights are dollars a year of an
 * average US household: Bureau of Labor Statistics, Consumer Expenditure Survey 2024, and 2023 where 2024 has no
 * such line (marked). Where the survey does not go as deep as our leaves, the split is our own estimate and says so.
 */
import type { FormCategory } from '../category.ts'
import type { Leaf } from '../leaf.ts'

/** Every leaf belongs to the form category that it stands under, so typed amounts come back out as typed. */
export const leafShares: Readonly<Record<FormCategory, Readonly<Partial<Record<Leaf, number>>>>> = {
  /** Food at home 6,224. The survey does not say in which shop; clubs and superstores are not assumed. */
  grocery: { supermarket: 6224 },
  /** Gasoline and other fuels 2,645. */
  gas: { gas: 2645 },
  /** Food away from home 3,945; two thirds sit-down and a third counter service is our estimate. */
  restaurant: { dining: 2630, 'fast-food': 1315 },
  /**
   * Lodging on trips 906, and public and other transportation 1,131, which is air fares, cruises, rides, local
   * transit and trains together. Their split (60, 9, 14, 12, 3 and 2 % for the rest) is our estimate.
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
   * Lines of 2023: fees and admissions 951, audio and visual 975, other supplies 653. Pets, toys and hobbies are
   * shops here, so they are left out. Clubs and cinema within fees, and streaming within audio and visual
   * (two thirds), are our estimates.
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
