/** What changes of the catalog mean for people who watch cards, an answer, or have cards. Pure; runs on a worker thread. */
import { presentRunNumbers, type RunCatalog, runFromCosts, valuationOfHolder } from '@cardsight/answers'
import type { CatalogCard, Release } from '@cardsight/catalog'
import type { CardHistory } from '@cardsight/catalog/history'
import { bestOffer, offerTerms, offerText } from '@cardsight/catalog/history'
import type { CardTexts } from '@cardsight/contract/cards'
import { averageCosts, type TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { noUsableCents, spendingHabitsOf, type ValuedRun, valueRun } from '@cardsight/contract/runs'
import { formatCents, formatDay } from '@cardsight/contract/your-cards'
import { addDays, type Day, dayRange, isWithin } from '@cardsight/engine/dates'
import { dollarsToCents, toCents } from '@cardsight/engine/money'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { pointValue } from '@cardsight/engine/values'
import { LRUCache } from 'lru-cache'
import { ownCardEvents, SOON_DAYS, sourceOf, type WatchMessage } from './own-card-events.ts'

export type Tiers = NonNullable<CatalogCard['offer']>['tiers']

/** The welcome offer of a watched card as it was when it was last checked. */
export type WatchedOffer = Readonly<{ cardId: string; tiers: Tiers }>

/** The card that earned the most on these amounts; null for purchases of linked accounts and saved files. */
export type WatchedAnswer = Readonly<{ costs: TypedCosts | null; cardId: string }>

export type PersonToCheck = Readonly<{
  userId: string
  /** Earlier changes aren't news. */
  since: Day
  profile: Profile
  /** Cards that they have, if changes of these are news to them. */
  cardIds: readonly string[]
  offers: readonly WatchedOffer[]
  answer: WatchedAnswer | null
}>

export type CheckedPerson = Readonly<{
  userId: string
  messages: readonly WatchMessage[]
  /** Those that changed, to compare with the next time. */
  offers: readonly WatchedOffer[]
  answerCardId: string | null
}>

export type WatchCatalog = Readonly<{
  today: Day
  runsFor: (profile: Profile) => RunCatalog
  textsFor: (profile: Profile) => CardTexts
  historyOf: (cardId: string) => CardHistory | null
}>

/** Another card has to earn this much more than the watched answer. */
const MORE_CENTS = 100_00
const MONTHS = 24
/** A valued run has megabytes; most people have one of few profiles. */
const MAX_VALUED = 6
const CENT_A_POINT = 100
/** A ranking takes 10 KB. */
const MAX_RANKINGS = 2_000
/** By card and point value, which people may choose. */
const MAX_EVENTS = 5_000

/** Returns a function that checks people. People with the same profile and amounts share its calculations. */
export function createWatchChecker(catalog: WatchCatalog): (person: PersonToCheck) => CheckedPerson {
  const { today, historyOf } = catalog
  const runs = new LRUCache<string, ValuedRun>({ max: MAX_VALUED })
  const rankings = new LRUCache<string, Ranking>({ max: MAX_RANKINGS })
  const events = new LRUCache<string, ReturnType<typeof ownCardEvents>>({ max: MAX_EVENTS })

  const valueOn = (profile: Profile, costs: TypedCosts) => {
    const compiled = catalog.runsFor(profile)
    const habits = spendingHabitsOf(profile, compiled.profileOptions)
    const run = runFromCosts(compiled, costs, presetWindow(DEFAULT_DATE_TYPE, today), habits)
    return valueRun(presentRunNumbers(run, ''), catalog.textsFor(profile), profile)
  }

  const valuedFor = (profile: Profile) => {
    const key = JSON.stringify(profile)
    const valued = runs.get(key) ?? valueOn(profile, averageCosts)
    runs.set(key, valued)
    return valued
  }

  const rankingFor = (profile: Profile, costs: TypedCosts) => {
    const key = JSON.stringify([profile, costs])
    const ranking = rankings.get(key) ?? rankingOf(valueOn(profile, costs))
    rankings.set(key, ranking)
    return ranking
  }

  const eventsOf = (card: CatalogCard, { release }: RunCatalog, value: number) => {
    const key = `${card.id} ${value}`
    const options = { today, release, history: historyOf(card.id), pointValue: value }
    const known = events.get(key) ?? ownCardEvents(card, options)
    events.set(key, known)
    return known
  }

  return ({ userId, since, profile, cardIds, offers, answer }) => {
    const compiled = catalog.runsFor(profile)
    const cardOf = (id: string) => compiled.release.cards.find((card) => card.id === id)
    const held = [...new Set(cardIds)].flatMap((id) => cardOf(id) ?? [])
    const pointValueOf = pointValuesOf(held, profile, compiled)
    const own = held.flatMap((card) =>
      eventsOf(card, compiled, pointValueOf(card))
        .filter(({ date }) => date >= since)
        .map(({ message }) => message),
    )
    const watched = offers.flatMap((offer) => {
      const card = cardOf(offer.cardId)
      return card === undefined ? [] : [checkOffer(card, offer, profile)]
    })
    const better =
      answer === null || answer.costs === null
        ? null
        : findBetterAnswer(
            rankingFor(profile, answer.costs),
            { cardId: answer.cardId, basis: 'On the amounts you entered' },
            compiled.release,
          )
    return {
      userId,
      messages: [
        ...own,
        ...watched.flatMap(({ messages }) => messages),
        ...(better === null ? [] : [better]),
      ],
      offers: watched.flatMap(({ changed }) => changed),
      answerCardId: better?.cardId ?? null,
    }
  }

  function checkOffer(card: CatalogCard, { tiers: before }: WatchedOffer, profile: Profile) {
    const tiers = card.offer?.tiers ?? []
    const ending = endingMessage(card, today)
    if (JSON.stringify(tiers) === JSON.stringify(before)) {
      return { changed: [], messages: ending }
    }
    const changed = [{ cardId: card.id, tiers }]
    const valued = valuedFor(profile).cards.find(({ text }) => text.cardId === card.id)
    const { programs } = catalog.runsFor(profile).release
    const worthOf = (one: Tiers) => toCents(valued?.offerCents(offerTerms(one, programs[card.program])) ?? 0)
    const [worth, worthBefore] = [worthOf(tiers), worthOf(before)]
    if (worth <= worthBefore) {
      return { changed, messages: ending }
    }
    const history = historyOf(card.id)
    const best = history === null ? null : bestOffer(history, today, { worthOf, months: MONTHS })
    const isBest = best !== null && worth >= best.valueCents
    const gain = worth - worthBefore
    const unit = history?.unit ?? programs[card.program]?.unit ?? 'points'
    const rise: WatchMessage = {
      key: `bonus.${card.id}.${today.slice(0, 'YYYY-MM'.length)}.${worth}`,
      title: `${card.name}: ${isBest ? 'best welcome bonus in two years' : 'the welcome bonus rose'}`,
      text: `New cardholders now get ${offerText(tiers, unit)}. If you earn all of it, that’s ${formatCents(worth)} for you, ${formatCents(gain)} more than before.`,
      cents: gain,
      cardId: card.id,
      ...sourceOf(card.provenance.offer ?? card.provenance.card, card, catalog.runsFor(profile).release),
      endsOn: card.offer?.until ?? null,
    }
    return { changed, messages: [rise, ...ending] }
  }
}

/** Hundredths of a cent per point that each card's rewards are worth with the others; needed for rotating categories only. */
function pointValuesOf(
  held: readonly CatalogCard[],
  profile: Profile,
  compiled: RunCatalog,
): (card: CatalogCard) => number {
  const rotating = held.filter(({ earns }) => earns.some((earn) => earn.rotating !== undefined))
  if (rotating.length === 0) {
    return () => CENT_A_POINT
  }
  const ids = held.map(({ id }) => id)
  const valuation = valuationOfHolder(ids, profile, compiled, noUsableCents)
  return ({ id, engine }) =>
    rotating.some((card) => card.id === id)
      ? pointValue(valuation.unlocked?.[id]?.program ?? engine.program, valuation)
      : CENT_A_POINT
}

/** Cents of the first year by card, most first. Empty with a debt, where rewards don't count. */
type Ranking = ReadonlyMap<string, number>

export function rankingOf(valued: ValuedRun): Ranking {
  const list = valued.debt === null ? valued.list(valued.within, 1, true) : []
  return new Map(list.map(({ cardId, totalMoney }) => [cardId, dollarsToCents(totalMoney)]))
}

/** The card that would now earn $100 more than the watched one. */
export function findBetterAnswer(
  ranking: Ranking,
  { cardId, basis }: Readonly<{ cardId: string; basis: string }>,
  release: Release,
): WatchMessage | null {
  const [top, total = 0] = ranking.entries().next().value ?? []
  const card = release.cards.find(({ id }) => id === top)
  if (card === undefined || top === cardId) {
    return null
  }
  const before = ranking.get(cardId) ?? 0
  const gain = total - before
  const name = release.cards.find(({ id }) => id === cardId)?.name ?? 'The card before'
  return gain < MORE_CENTS
    ? null
    : {
        key: `answer.${card.id}.after.${cardId}`,
        title: `${card.name} would now earn you ${formatCents(gain)} more`,
        text: `${basis}, it earns ${formatCents(total)} in the first year. ${name} earns ${formatCents(before)}. Both after fees, with welcome bonuses.`,
        cents: gain,
        cardId: card.id,
        ...sourceOf(card.provenance.card, card, release),
        endsOn: null,
      }
}

/** Watched offers that end within a week. */
function endingMessage(card: CatalogCard, today: Day): WatchMessage[] {
  const until = card.offer?.until
  if (until === undefined || !isWithin(dayRange(today, addDays(today, SOON_DAYS)), until)) {
    return []
  }
  return [
    {
      key: `offer-ends.${card.id}.${until}`,
      title: `${card.name}: the welcome offer ends ${formatDay(until)}`,
      text: 'You watch this card. Apply by that day if you want this offer.',
      cents: null,
      cardId: card.id,
      source: card.issuer,
      page: card.link,
      endsOn: until,
    },
  ]
}
