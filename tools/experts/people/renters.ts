import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

const costs = { grocery: 400, gas: 80, restaurant: 500, travel: 200, recreation: 150, other: 500 }
const YEAR_DOLLARS = 21_960

export const renters: readonly Person[] = [
  {
    name: 'Renter who pays $2,000 by card',
    advice: 'Bilt for the rent, since no other card earns on it without a fee.',
    judgment: 'Credible: Bilt wins without bonuses; with them, the usual first cards earn more in year one.',
    profile: { rent: 2000 },
    costs,
    rules: [
      {
        listed: 'results',
        ids: ['bilt-blue', 'bilt-obsidian'],
        why: 'Bilt is the card for renters, and joining is free.',
      },
      {
        gainOf: 'bilt-blue',
        over: { rent: 0 },
        atLeast: 150,
        bonus: false,
        why: 'Rent that earns points without a fee is why Bilt exists.',
      },
      {
        gainOf: 'citi-double-cash',
        over: { rent: 0 },
        atMost: 0,
        bonus: false,
        why: 'The usual fee of 2.5% or more to pay rent by card is higher than 2% cash back.',
      },
    ],
  },
  {
    name: 'Renter who transfers points',
    advice: 'Bilt points move to Hyatt and many airlines, so renters who transfer should have one.',
    judgment: 'Credible: two of the first five are Bilt cards over three years.',
    profile: { rent: 2000, points: 'transfers' },
    costs,
    rules: [
      {
        within: 5,
        some: { programs: ['bilt-rewards'] },
        years: 3,
        bonus: false,
        why: 'Points on $24,000 of rent beat the better rates of other cards.',
      },
    ],
  },
  {
    name: 'Homeowner who values a Bilt point at 1 cent',
    advice: 'Without rent, Bilt Blue is a 1% card.',
    judgment: 'Credible: no Bilt card is in the top ten.',
    profile: { points: 'own', pointValues: { 'bilt-rewards': 100 } },
    costs,
    rules: [
      {
        totalOf: 'bilt-blue',
        dollars: YEAR_DOLLARS * 0.01,
        bonus: false,
        why: 'Without rent, Bilt Blue earns as a card with 1 point per dollar.',
      },
      {
        within: 10,
        none: { programs: ['bilt-rewards'] },
        years: 3,
        bonus: false,
        why: 'Without rent, a plain 2% card earns more.',
      },
    ],
  },
  {
    name: 'City renter who can only pay by check',
    advice: 'A dining card, or 2%.',
    judgment: 'Credible: dining cards without a fee lead once bonuses are left out.',
    profile: {},
    costs: { grocery: 350, gas: 0, restaurant: 650, travel: 300, recreation: 250, other: 500 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'wells-fargo-autograph',
            'chase-freedom-unlimited',
            'us-bank-altitude-go-visa-signature',
            ...flatTwoPercent,
          ],
        },
        years: 3,
        bonus: false,
        why: 'Restaurants and transit lead the budget.',
      },
      {
        within: 10,
        none: { programs: ['bilt-rewards'] },
        bonus: false,
        why: 'Rent that is not paid by card earns nothing.',
      },
    ],
  },
]
