/** Ranks the cards of a run for a person. Server and browser share it. */
import { describeProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun, mergeCard, pickFrom, plainDollars } from '@cardsight/contract/runs'
import type {
  CardInfo,
  CardListEntry,
  CardsDetails,
  CardText,
  CardTexts,
  RunNumbers,
} from '@cardsight/contract/schemas'
import { createFilter } from '@cardsight/engine/ranking'
import type { Landing } from '../../content/landing-contexts.ts'
import { missingText } from '../card/missing-text.ts'
import type { ListedCard, OtherLeader, Ranking, UnreachableCard } from './answer.ts'
import { defaultFilters } from './filter-query.ts'

const TOP_COUNT = 3

export function rankRun(run: RunNumbers, texts: CardTexts, landing: Landing, profile: Profile): Ranking {
  const details = expandRun(run, texts, profile)
  const byId = new Map(texts.cards.map((text) => [text.cardId, text]))
  const pickOf = createPick(texts, byId, landing)
  const lists = landing.isIncludeIntroBonus ? details.results : details.noBonus_results
  const [pick, ...ties] = pickOf(lists[1], 1)
  const fitting = fittingOf(lists[1], byId, landing)
  const best = pick === undefined ? [] : [pick, ...fitting.filter((entry) => entry !== pick)]
  // Rent and taxes earn nothing with a plain card.
  const purchaseCents = run.categories.reduce(
    (sum, { spendingCents, billCents = 0 }) => sum + spendingCents - billCents,
    0,
  )
  const plain = plainDollars(purchaseCents, 1)
  return {
    state: 'ranked',
    profile,
    assumes: describeProfile(profile, texts.profileOptions),
    spending: details.spending,
    top: best.slice(0, TOP_COUNT).flatMap((entry) => {
      const [text, info] = [byId.get(entry.cardId), details.cards[entry.cardId]]
      return text === undefined || info === undefined ? [] : [mergeCard(entry, info, text, '1')]
    }),
    ties: ties.map(({ cardName }) => cardName),
    gainOverPlain: Math.round(((pick?.totalMoney ?? 0) - plain) * 100) / 100,
    cards: lists[1].flatMap((entry) => {
      const [text, info] = [byId.get(entry.cardId), details.cards[entry.cardId]]
      return text === undefined || info === undefined ? [] : [toListed(entry, info, text)]
    }),
    outOfReach: unreachable(details, texts, landing),
    leaders: {
      withoutBonus: otherLeader(pickOf(details.noBonus_results[1], 1), pick),
      overThreeYears: otherLeader(pickOf(lists[3], 3), pick),
    },
  }
}

type TextsById = ReadonlyMap<string, CardText>

/** Entries that match the page's own filters. */
function fittingOf(list: readonly CardListEntry[], byId: TextsById, landing: Landing): CardListEntry[] {
  const fits = createFilter(defaultFilters(landing))
  return list.filter(({ cardId }) => {
    const text = byId.get(cardId)
    return text !== undefined && fits(text)
  })
}

/** Returns a function that finds the pick of a list among the cards that match the page, and its ties. */
function createPick({ profileOptions }: CardTexts, byId: TextsById, landing: Landing) {
  const cash = new Set(profileOptions.programs.filter(({ kind }) => kind === 'cash').map(({ id }) => id))
  const paysCash = (cardId: string) => cash.has(byId.get(cardId)?.terms.program ?? '')
  return (list: readonly CardListEntry[], years: number) =>
    pickFrom(fittingOf(list, byId, landing), years, paysCash)
}

function toListed(entry: CardListEntry, { variants }: CardInfo, text: CardText): ListedCard {
  const { cardId, name, issuer, network, kind, face, status, link, asOf } = text
  const { creditRange, rewardRate, category, features, introOffer, offer } = text
  const { money, introMoney, annualFee, totalMoney } = entry
  return {
    ...{ cardId, name, issuer, network, kind, face, status, link, asOf },
    ...{ creditRange, rewardRate, category, features, introOffer: introOffer.intro_description },
    ...{ money, introMoney, annualFee, totalMoney },
    variants: variants.map(({ audience }) => audience),
    ...(offer.bestSeen && { bestSeen: offer.bestSeen }),
  }
}

function unreachable(
  { outOfReach, noBonus_outOfReach, cards }: CardsDetails,
  { profileOptions }: CardTexts,
  { isIncludeIntroBonus }: Landing,
): UnreachableCard[] {
  const memberships = new Map(profileOptions.memberships.map((membership) => [membership.id, membership]))
  const lists = isIncludeIntroBonus ? outOfReach : noBonus_outOfReach
  return lists[1].flatMap(({ cardId, cardName, totalMoney }) => {
    const info = cards[cardId]
    if (info === undefined) {
      return []
    }
    const needs = info.outOfReach.map((problem) => {
      if (problem.kind === 'credit') {
        return missingText(problem)
      }
      const { name = problem.id, yearlyCost = null } = memberships.get(problem.id) ?? {}
      return missingText({ ...problem, name, yearlyCost })
    })
    const { category, features } = info
    return [{ cardId, name: cardName, category, features, totalMoney, needs }]
  })
}

/** Null if the pick leads here too, or ties with the leader. */
function otherLeader(tied: readonly CardListEntry[], pick: CardListEntry | undefined): OtherLeader | null {
  const [leader] = tied
  if (leader === undefined || tied.some(({ cardId }) => cardId === pick?.cardId)) {
    return null
  }
  return { cardId: leader.cardId, name: leader.cardName, totalMoney: leader.totalMoney }
}
