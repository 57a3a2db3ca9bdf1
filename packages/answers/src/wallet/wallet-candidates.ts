import type { CatalogCard } from '@cardsight/catalog'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { groupVariants, type ReachProblem, type ReachProfile, reachProblems } from '@cardsight/contract/runs'
import { cardNeeds } from '../present/card-needs.ts'

type Person = Readonly<{
  profile: ReachProfile
  options: Pick<ProfileOptions, 'memberships'>
}>

/**
 * Ids of the cards that a wallet may add for a person: open, within reach, and one variant of each product. A product of
 * which the person has a variant is left out.
 */
export function walletCandidates(
  cards: readonly CatalogCard[],
  owned: readonly string[],
  { profile, options }: Person,
): ReadonlySet<string> {
  const problemsOf = reachProblems(profile, options)
  const variants = cards
    .filter(({ engine }) => engine.isOpen)
    .map((card) => ({
      cardId: card.id,
      name: card.name,
      variantOf: card.variantOf ?? null,
      audience: card.audience ?? null,
      needs: cardNeeds(card),
    }))
  const products = new Set(
    cards.filter(({ id }) => owned.includes(id)).map(({ id, variantOf }) => variantOf ?? id),
  )
  const isWithinReach = ({ needs }: (typeof variants)[number]) => problemsOf(needs).length === 0
  const shown = groupVariants(variants, isWithinReach).map((group) => group.shown)
  return new Set(
    shown
      .filter((card) => isWithinReach(card) && !products.has(card.variantOf ?? card.cardId))
      .map(({ cardId }) => cardId),
  )
}

/** What keeps a card out of the person's reach; nothing for a card that they have or can get. */
export function reachProblemsOf(card: CatalogCard, { profile, options }: Person): ReachProblem[] {
  return reachProblems(profile, options)(cardNeeds(card))
}
