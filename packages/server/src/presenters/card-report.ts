import { isStale, type Release, sourcesOf } from '@cardsight/catalog'
import type { CardReport, HeldResult, NamedCard, PlainPeriod } from '@cardsight/contract/cards'
import type { Years } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { countedCents, countsByDefault } from '@cardsight/engine/values'
import type { Period } from '../services/backtest/compare-with-plain.ts'
import type { Companion } from '../services/backtest/find-companions.ts'
import type { ReportedCard } from '../services/backtest/report-card.ts'
import { presentFacts } from './card-facts.ts'
import { presentHistory } from './card-history.ts'
import { presentRates } from './card-rates.ts'

export type PresentedCompanion = CardReport['companions'][number]

export function presentCardReport(
  reported: ReportedCard,
  companions: readonly PresentedCompanion[],
  today: Day,
): CardReport {
  const { card, text, run, shown, profile, shownAs, againstPlain, related, rankedCards, history } = reported
  const { memberships } = run.catalog.release
  const { vocabulary } = run.catalog.release
  const { sources } = vocabulary
  return {
    card: text,
    status: { asOf: card.provenance.status.date, note: card.status.note ?? null },
    facts: presentFacts(card, text, { vocabulary, today }),
    sources: sourcesOf(card.provenance).map(({ source, date }) => ({
      name: sources[source] ?? source,
      date,
    })),
    isStale: isStale('rates', card.asOf, today),
    spending: centsToDollars(toCents(run.result.overall.spendingCents)),
    held: { 1: presentHeld(reported, 1), 2: presentHeld(reported, 2), 3: presentHeld(reported, 3) },
    openCards: rankedCards,
    rates: presentRates(card, { lines: text.rewardDetail, habits: run.catalog.assumptions, today }),
    credits: presentCredits(reported),
    parts: shown[1].stat,
    offerParts: reported.offerParts.map(({ text: part, reason }) => ({ text: part, reason })),
    outOfReach: reported.outOfReach.map((problem) => presentMissing(problem, memberships)),
    shownAs: shownAs && presentNamed(shownAs),
    assumptions: { ...profile, memberships: [...profile.memberships], credits: [...profile.credits] },
    againstPlain: againstPlain && {
      rate: againstPlain.rate,
      upTo: againstPlain.upTo,
      firstYear: presentPeriod(againstPlain.firstYear),
      laterYears: presentPeriod(againstPlain.laterYears),
      threeYears: presentPeriod(againstPlain.threeYears),
      withProgram: againstPlain.withProgram,
      withBrand: againstPlain.withBrand,
    },
    debt: reported.debt && presentDebt(reported.debt),
    companions: [...companions],
    related: related.map(presentNamed),
    history: presentHistory(history, sources, today),
  }
}

function presentHeld({ shown, places }: ReportedCard, years: Years): HeldResult {
  const { money, points, introMoney, annualFee, totalMoney, totalMoneyPerYear } = shown[years]
  return { money, points, introMoney, annualFee, totalMoney, totalMoneyPerYear, place: places[years] }
}

function presentDebt({ answer, schedule }: NonNullable<ReportedCard['debt']>): CardReport['debt'] {
  const dollars = (cents: number) => centsToDollars(toCents(cents))
  return {
    ...answer,
    schedule: schedule.map((month) => ({
      fees: dollars(month.transferFeeCents + month.annualFeeCents),
      interest: dollars(month.interestCents),
      paid: dollars(month.paidCents),
      owed: dollars(month.owedCents),
    })),
  }
}

/** Only credits that change a total: those that the card has and that we can count. */
function presentCredits({ card, run }: ReportedCard): CardReport['credits'] {
  const names = new Map(run.catalog.profileOptions.credits.map(({ id, name }) => [id, name]))
  const { usableOf } = run.result.creditYear
  return card.engine.credits
    .map((credit) => ({
      id: credit.id,
      name: names.get(credit.id) ?? credit.id,
      yearly: centsToDollars(credit.yearlyCents),
      counted: centsToDollars(toCents(countedCents(credit, usableOf(card.engine, credit)))),
      isDefault: countsByDefault(credit),
    }))
    .toSorted((a, b) => b.counted - a.counted)
}

function presentPeriod({ here, isAheadAtFirst, crossings }: Period): PlainPeriod {
  return {
    here,
    isAheadAtFirst,
    crossings: crossings.map(({ kind, before, at }) => ({ kind, before, at })),
  }
}

type Problem = ReportedCard['outOfReach'][number]

function presentMissing(
  problem: Problem,
  memberships: Release['memberships'],
): CardReport['outOfReach'][number] {
  if (problem.kind !== 'membership') {
    return problem
  }
  const { id } = problem
  const { name = id, yearlyCost = null } = memberships[id] ?? {}
  return { kind: 'membership', id, name, yearlyCost }
}

export function presentCompanion({ card, better, ...amounts }: Companion): PresentedCompanion {
  return {
    ...presentNamed(card),
    annualFee: centsToDollars(amounts.feeCents),
    added: centsToDollars(amounts.addedCents),
    better: better.map(({ category, addedCents }) => ({
      category: category.name,
      added: centsToDollars(addedCents),
    })),
  }
}

function presentNamed({ id, name, issuer, network, kind, face }: ReportedCard['card']): NamedCard {
  return { cardId: id, name, issuer, network, kind, face }
}
