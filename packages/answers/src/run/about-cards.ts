import type { Release } from '@cardsight/catalog'
import type { UsableCents } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import { asHolder, valuationOf } from '@cardsight/contract/runs'
import { pointValue, type Valuation } from '@cardsight/engine/values'
import type { RunCatalog } from './run-catalog.ts'

/** Business cards are only calculated for people with a business, so anyone who asks about one, or has one, is such a person. */
export function profileAbout(
  cardIds: readonly string[],
  profile: Profile,
  { cards }: Pick<Release, 'cards'>,
): Profile {
  const asked = new Set(cardIds)
  const isAboutBusiness = cards.some(({ id, business }) => business !== undefined && asked.has(id))
  return isAboutBusiness && !profile.hasBusiness ? { ...profile, hasBusiness: true } : profile
}

/** The profile of a person who has these cards: what they earn is of use. */
export function profileOfHolder(
  cardIds: readonly string[],
  profile: Profile,
  { release, profileOptions }: Holding,
): Profile {
  const own = release.cards.filter(({ id }) => cardIds.includes(id))
  return asHolder(
    profile,
    own.map(({ engine }) => engine.program),
    profileOptions,
  )
}

/** What points and credits are worth to a person who has these cards. */
export function valuationOfHolder(
  cardIds: readonly string[],
  profile: Profile,
  catalog: Holding,
  usable: UsableCents,
): Valuation {
  const holder = profileOfHolder(cardIds, profile, catalog)
  const valuation = valuationOf(holder, catalog.profileOptions, usable)
  return { ...valuation, unlocked: unlockedPrograms(cardIds, valuation, catalog.release) }
}

type Holding = Pick<RunCatalog, 'release' | 'profileOptions'>

/** What cards that the person has earn becomes points of another one of them, where those are worth more. */
function unlockedPrograms(
  cardIds: readonly string[],
  valuation: Valuation,
  { cards, pairs }: Release,
): NonNullable<Valuation['unlocked']> {
  const held = cards
    .filter(({ id }) => cardIds.includes(id))
    .sort((a, b) => a.annualFeeCents - b.annualFeeCents)
  const unlocked = Object.values(pairs).flatMap(({ earn, with: unlocking }) => {
    const by = held.find(({ id }) => unlocking.includes(id))
    const program = by?.engine.program
    return program === undefined
      ? []
      : held
          .filter(({ id }) => earn.includes(id))
          .map(({ id, engine }) => [id, { program, own: engine.program, by: `${by?.id}` }] as const)
  })
  const value = (program: string) => pointValue(program, valuation)
  return Object.fromEntries(unlocked.filter(([, { program, own }]) => value(program) > value(own)))
}
