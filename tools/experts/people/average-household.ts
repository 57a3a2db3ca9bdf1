import { balanceTransferCards, flatTwoPercent, luxuryCards, soundMainCards } from '../card-sets.ts'
import type { Person } from '../person.ts'

/** Means of the BLS survey of 2024, for what people usually pay by card: $2,340 a month, $28,080 a year. */
const costs = { grocery: 519, gas: 220, restaurant: 356, travel: 180, recreation: 215, other: 850 }
const YEAR_DOLLARS = 28_080

export const averageHousehold: readonly Person[] = [
  {
    name: 'Average household, nothing chosen',
    advice:
      'NerdWallet opens with a $95 travel card for its bonus or a plain 2% card, and Doctor of Credit with whichever of them has the best bonus now.',
    judgment: 'Credible: Venture leads by its bonus, and Blue Cash Preferred by what it earns every year.',
    profile: {},
    costs,
    rules: [
      { first: { ids: soundMainCards }, why: 'The first pick has to be a card that a skeptic accepts.' },
      { first: { ids: soundMainCards }, years: 3, why: 'Three years later, it has to be a sound card too.' },
      { within: 3, none: { feeAbove: 100 }, why: 'Nobody recommends a luxury card to an average household.' },
      { within: 5, none: { feeAbove: 100 }, years: 3, why: 'A bonus has to pay a high fee three times.' },
      {
        within: 3,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        bonus: false,
        why: 'Without bonuses, a plain 2% card or Blue Cash Preferred is hard to beat.',
      },
      { within: 10, none: { traits: ['brand-points'] }, why: 'No brand is chosen, so no brand can win.' },
      { within: 10, none: { traits: ['brand-points'] }, years: 3, why: 'This holds for three years too.' },
      {
        above: ['citi-double-cash', 'discover-it-cash-back'],
        bonus: false,
        why: "Without bonuses, Discover's first year isn't doubled.",
      },
      {
        bonusOf: 'discover-it-cash-back',
        atLeast: 250,
        why: 'The first-year match is earned once, so it belongs to the bonus.',
      },
      {
        bonusOf: 'capital-one-venture-rewards',
        atMost: 750,
        why: "The $300 credit needs a stay booked in Capital One's portal, and this household books in none.",
      },
      {
        above: ['citi-double-cash', 'bilt-blue'],
        years: 3,
        bonus: false,
        why: 'Without rent, Bilt Blue is a card that earns 1 point per dollar.',
      },
      {
        listed: 'out-of-reach',
        ids: [
          'aaa-daily-advantage-visa-signature',
          'coinbase-one',
          'costco-anywhere-visa-card-by-citi',
          'navy-federal-more-rewards-american-express',
          'robinhood-gold-card',
          'sams-club-mastercard',
          'usaa-eagle-navigator',
          'verizon-visa-card',
        ],
        why: 'Each needs a membership or an account that the household has not named.',
      },
      {
        listed: 'results',
        ids: ['penfed-power-cash-rewards', 'paypal-cashback-mastercard', 'rei-co-op-mastercard'],
        why: 'Anyone can join PenFed, PayPal and REI.',
      },
    ],
  },
  {
    name: 'Average household with excellent credit',
    advice: 'Excellent credit opens luxury cards, but every guide says to count only the credits you’d use.',
    judgment:
      'Credible: Venture X comes close thanks to one booking a year, and cards that live from credits stay behind.',
    profile: { credit: 'excellent' },
    costs,
    rules: [
      {
        thirdYearOf: 'the-platinum-card',
        atMost: -100,
        why: 'Without its credits, the Platinum Card loses money in every later year.',
      },
      {
        bonusOf: 'the-platinum-card',
        atMost: 750,
        why: '"Up to 175,000 points" counts at the lowest amount.',
      },
      {
        within: 10,
        none: { ids: ['the-platinum-card'] },
        years: 3,
        why: 'It never beats a plain 2% card here.',
      },
      {
        within: 5,
        none: { ids: luxuryCards.filter((id) => id !== 'capital-one-venture-x') },
        years: 3,
        why: 'Luxury cards are for people who use their credits. Venture X asks only for one booking a year.',
      },
      {
        totalOf: 'capital-one-venture-x',
        dollars: YEAR_DOLLARS * 0.02 + 240 - 395,
        bonus: false,
        why: '10 miles on hotels in the portal change nothing for people who book there once, for the $300 credit.',
      },
      {
        above: ['bank-of-america-premium-rewards', 'citi-double-cash'],
        why: 'In the first year, a $600 bonus beats a $200 bonus.',
      },
      {
        above: ['citi-double-cash', 'bank-of-america-premium-rewards'],
        years: 3,
        why: 'Over three years, 2% without a fee beats 1.5% with a fee.',
      },
    ],
  },
  {
    name: 'Average household that counts points as cash',
    advice: 'People who won’t transfer points should value them as cash and look at 2% cards first.',
    judgment:
      'Credible: Sapphire Preferred leads the first year because its points pay a full cent, and cash cards lead from then on.',
    profile: { points: 'cash' },
    costs,
    rules: [
      { within: 10, none: { traits: ['brand-points'] }, why: 'Miles and hotel points have no cash value.' },
      {
        above: ['citi-double-cash', 'capital-one-venture-rewards'],
        years: 3,
        why: 'As cash, a mile is worth half a cent, so Venture pays 1%.',
      },
      {
        within: 5,
        some: {
          ids: ['citi-double-cash', 'td-double-up', 'wells-fargo-active-cash', 'blue-cash-preferred-card'],
        },
        years: 3,
        why: 'These pay real cash.',
      },
    ],
  },
  {
    name: 'Average household that carries a balance',
    advice:
      'Every source sends people with a balance to 0% transfer offers and tells them to forget rewards.',
    judgment: 'Credible: the two cards with a 3% fee come first, and the 5% offers that follow save as well.',
    profile: { debt: { balance: 5000, payment: 250 } },
    costs,
    rules: [
      {
        within: 3,
        some: { ids: balanceTransferCards },
        why: 'Interest of 20% or more dwarfs rewards: first comes a long 0% period.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'People in debt should not pay an annual fee for rewards.' },
    ],
  },
]
