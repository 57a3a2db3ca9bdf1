import { creditLevels, defaultProfile } from '@cardsight/contract/profile'
import { unavailableCards } from './card-sets.ts'
import type { Person, Rule } from './person.ts'

/** Rules that hold for everyone, given what the person has told us. */
export function commonRules({ profile }: Person): readonly Rule[] {
  const { credit, memberships, thinFile, debt } = { ...defaultProfile, ...profile }
  const hasGoodCredit = !thinFile && creditLevels.indexOf(credit) >= creditLevels.indexOf('good')
  return [
    ...forEveryone,
    ...(hasGoodCredit ? forGoodCredit : []),
    // A debt ranks by cost, whatever a card earns.
    ...(hasGoodCredit || debt !== null ? [] : forLowCredit),
    ...(memberships.includes('student') ? [] : forNonStudents),
  ]
}

const forEveryone: readonly Rule[] = [
  {
    listed: 'nowhere',
    ids: unavailableCards,
    why: 'Nobody can apply for closed, invitation-only and upgrade-only cards.',
  },
  {
    within: Number.POSITIVE_INFINITY,
    none: { traits: ['above-credit'] },
    why: 'A card that will decline the person costs a hard inquiry and earns nothing.',
  },
  {
    within: Number.POSITIVE_INFINITY,
    none: { traits: ['missing-membership'] },
    why: 'Cards of credit unions, clubs and paid memberships are no advice for people who do not belong.',
  },
  {
    hasOneRowPerVariant: true,
    why: 'Four Discover it cards in a row are one choice, not four.',
  },
]

const forGoodCredit: readonly Rule[] = [
  {
    within: 10,
    none: { traits: ['unused-brand'] },
    why: 'Miles, hotel points and store rewards have no value for people who do not use the brand.',
  },
  {
    within: 10,
    none: { traits: ['unused-brand'] },
    years: 3,
    bonus: false,
    why: 'Without bonuses, a brand that the person does not use is worth even less.',
  },
  {
    within: 10,
    none: { traits: ['secured'] },
    why: 'Nobody with good credit needs to leave a deposit.',
  },
]

/** Few cards accept low credit, so only the first five have to be useful. */
const forLowCredit: readonly Rule[] = [
  {
    within: 5,
    none: { traits: ['unused-brand'] },
    why: 'Store cards are easy to get, but their rewards have no value for people who do not shop there.',
  },
  {
    within: 10,
    none: { traits: ['unstated-credit'] },
    why: 'An unsecured card that states no credit level rarely accepts people with fair or no credit.',
  },
]

const forNonStudents: readonly Rule[] = [
  {
    within: 10,
    none: { traits: ['student'] },
    why: 'Student cards ask for enrollment at a college.',
  },
]
