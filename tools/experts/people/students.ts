import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

const student = ['student']

export const students: readonly Person[] = [
  {
    name: 'Freshman, new to credit',
    advice:
      'NerdWallet and r/CreditCards name Discover it Student and Savor Student to people without a history.',
    judgment:
      'Credible: Bank of America’s student bonus puts its card slightly ahead in year one, and Savor Student wins without bonuses.',
    profile: { credit: 'none', memberships: student },
    costs: { grocery: 150, gas: 60, restaurant: 180, travel: 40, recreation: 80, other: 200 },
    rules: [
      {
        within: 3,
        some: { ids: ['capital-one-savor-student', 'discover-it-for-students-card'] },
        why: 'Every list of student cards starts with these two.',
      },
      {
        within: 3,
        some: {
          ids: ['capital-one-savor-student', 'chase-freedom-student', 'discover-it-for-students-card'],
        },
        years: 3,
        bonus: false,
        why: 'Without bonuses, 3% on food or 5% in rotating categories beats other cards for people new to credit.',
      },
      { within: 10, none: { feeAbove: 0 }, why: 'A student with $710 a month never needs an annual fee.' },
      {
        listed: 'out-of-reach',
        ids: [
          'chase-sapphire-preferred',
          'american-express-gold-card',
          'delta-skymiles-platinum-american-express-card',
        ],
        why: 'Travel cards decline people without a credit history.',
      },
    ],
  },
  {
    name: 'Sophomore with fair credit who eats out',
    advice: 'With a fair score, take a student card that pays for food, or a card that accepts fair credit.',
    judgment:
      'Credible: student cards lead the first year. Without bonuses Bread’s 2% card and Savor Student do.',
    profile: { credit: 'fair', memberships: student },
    costs: { grocery: 120, gas: 40, restaurant: 260, travel: 60, recreation: 140, other: 220 },
    rules: [
      {
        within: 5,
        some: { ids: ['capital-one-savor-student', 'discover-it-for-students-card'] },
        years: 3,
        bonus: false,
        why: '3% on restaurants, groceries, streaming and entertainment fits how students spend.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'Fees eat up what $840 a month earns.' },
      {
        listed: 'out-of-reach',
        ids: ['chase-sapphire-preferred', 'wells-fargo-active-cash'],
        why: 'Both ask for good credit.',
      },
    ],
  },
  {
    name: 'Graduate student with a car and good credit',
    advice: 'With a good score, students no longer need student cards: guides send them to no-fee cash back.',
    judgment:
      'Credible: Blue Cash Preferred leads with its free first year, and the no-fee cards behind it are the usual answer.',
    profile: { memberships: student },
    costs: { grocery: 300, gas: 140, restaurant: 250, travel: 100, recreation: 120, other: 400 },
    rules: [
      {
        bonusOf: 'chase-sapphire-preferred',
        atMost: 0,
        why: '$5,000 in three months is out of reach at $1,310 a month.',
      },
      { within: 5, none: { feeAbove: 100 }, years: 3, why: 'No high fee pays at $1,310 a month.' },
      {
        within: 5,
        some: {
          ids: [...flatTwoPercent, 'blue-cash-everyday-card', 'blue-cash-preferred-card', 'citi-strata'],
        },
        years: 3,
        bonus: false,
        why: 'A plain cash card is the standard answer for a first card with good credit.',
      },
    ],
  },
  {
    name: 'Commuter student who pays for gas and never activates categories',
    advice: 'Rotating categories that nobody activates are worth 1%, so a flat or a food card is the advice.',
    judgment:
      'Credible: Bank of America’s card with gas as its chosen category leads, and the Discover cards fall behind.',
    profile: { credit: 'none', memberships: student, activatesCategories: false },
    costs: { grocery: 120, gas: 180, restaurant: 140, travel: 20, recreation: 60, other: 180 },
    rules: [
      {
        above: ['chase-freedom-student', 'discover-it-for-students-card'],
        years: 3,
        bonus: false,
        why: 'Without activation, Discover it pays 1% on everything and Freedom Rise at least 1.5%.',
      },
      { within: 10, none: { feeAbove: 0 }, why: 'A student with $700 a month never needs an annual fee.' },
    ],
  },
  {
    name: 'Student with one card for eight months and a good score',
    advice:
      'Doctor of Credit and r/CreditCards warn that a good score on one young card gets denials from Chase and Amex.',
    judgment:
      'Credible: the list has student cards only, although the score alone would have opened many others.',
    profile: { credit: 'good', thinFile: true, memberships: ['student'] },
    costs: { grocery: 200, gas: 50, restaurant: 200, travel: 50, recreation: 80, other: 150 },
    rules: [
      {
        within: 3,
        some: { traits: ['student'] },
        why: 'After eight months, another student card is what issuers approve.',
      },
      {
        listed: 'out-of-reach',
        ids: ['chase-sapphire-preferred', 'american-express-gold-card', 'citi-double-cash'],
        why: 'A score says little about a file with one young card, and issuers decline those.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'A second card does not need a fee.' },
    ],
  },
]
