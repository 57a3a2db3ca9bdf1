import type { AnniversaryBonus, BonusTier, Card } from '@cardsight/engine/cards'
import { dollarsToCents } from '@cardsight/engine/money'
import { merchantsRefusing } from './acceptance.ts'
import { canApply } from './access.ts'
import type { CardFacts } from './card-schema.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import { toEngineCredits } from './engine-credits.ts'
import { toEngineRules } from './engine-rules.ts'
import { daysOfMonths } from './months.ts'
import { nightsValue } from './night-value.ts'
import type { TierFacts } from './offer-schema.ts'
import { programKeyOf } from './program-key.ts'
import { parseSeen } from './seen.ts'
import type { Program, Tables } from './tables.ts'

/** Converts a card's facts into what the engine needs. */
export function toEngineCard(facts: CardFacts, tables: Tables): Card {
  const program = tables.programs[facts.program]
  const isOpen = canApply(facts) && facts.unranked === undefined
  const { charged, percent = charged && tables.lending.foreignFee.percent } = facts.foreignFee ?? {}
  const refusedBy = merchantsRefusing(facts.network, tables)
  return {
    id: facts.id,
    name: facts.name,
    isOpen,
    program: programKeyOf(facts, tables.programs),
    ...toEngineRules(facts, tables),
    fee: toFee(facts.fee),
    // A closed card's last offer stays in the file but doesn't count, because no one can apply.
    bonus: isOpen ? toBonus(facts, program) : [],
    isFirstYearMatched: facts.firstYearMatch !== undefined,
    anniversary: toAnniversary(facts, program),
    ...(percent === undefined ? {} : { foreignFeePpm: Math.round(percent * 10_000) }),
    ...(facts.kind === 'secured' ? { isSecured: true as const } : {}),
    credits: toEngineCredits(facts, tables),
    ...(refusedBy.length === 0 ? {} : { refusedBy }),
  }
}

function toAnniversary({ anniversary = [] }: CardFacts, program: Program | undefined): AnniversaryBonus[] {
  return anniversary.map(({ points = 0, nights, fromYear }) => {
    const valueCents = dollarsToCents(nights === undefined ? 0 : nightsValue(nights, program))
    const valueAt = usualValue(program)
    const isCounted = valueCents > 0 && valueAt !== undefined
    return { points, ...(isCounted ? { nights: { valueCents, valueAt } } : {}), fromYear }
  })
}

/** Hundredths of a cent per point. */
function usualValue(program: ProgramValues | undefined): number | undefined {
  const values = program?.values
  return values === undefined || values === 'face' ? undefined : Math.round(values.usual.cents * 100)
}

function toFee({ yearly, firstYear = yearly, changes }: CardFacts['fee']): Card['fee'] {
  return {
    firstYear: dollarsToCents(firstYear),
    later: dollarsToCents(yearly),
    ...(changes
      ? { changes: changes.map(({ from, yearly }) => ({ from, yearly: dollarsToCents(yearly) })) }
      : {}),
  }
}

function toBonus({ offer, seen }: CardFacts, program: Program | undefined): BonusTier[] {
  if (offer === undefined) {
    return []
  }
  const common = {
    ...(offer.until === undefined ? {} : { until: offer.until }),
    ...(offer.member === undefined ? {} : { needsMembership: offer.member }),
    seen: parseSeen(offer.seen ?? seen).date,
  }
  return offer.tiers.flatMap((tier) => toBonusTier(tier, program)).map((tier) => ({ ...tier, ...common }))
}

type ProgramValues = Pick<DeepReadonly<Program>, 'values' | 'needsUse' | 'freeNights'>

/** Returns no tier for a reward without a value: it is described but doesn't count. */
export function toBonusTier(tier: DeepReadonly<TierFacts>, program: ProgramValues | undefined): BonusTier[] {
  const { points, spend, months, days, when } = tier
  const terms = {
    spend: dollarsToCents(spend),
    days: days ?? daysOfMonths(months ?? 1),
    ...(when === 'portal' ? { needsPortal: true as const } : {}),
  }
  if (points !== undefined) {
    return points === 0 ? [] : [{ points, ...terms }]
  }
  const valueCents = dollarsToCents(dollarsOf(tier, program))
  if (valueCents === 0) {
    return []
  }
  if (program?.values === 'face') {
    return [{ points: valueCents, ...terms }]
  }
  const valueAt = tier.nights !== undefined && program?.needsUse === true ? usualValue(program) : undefined
  return [{ points: 0, valueCents, ...(valueAt === undefined ? {} : { valueAt }), ...terms }]
}

function dollarsOf(
  { cash, credit, giftCard, nights, worth }: DeepReadonly<TierFacts>,
  program: ProgramValues | undefined,
): number {
  const stated = cash ?? credit ?? giftCard ?? worth
  return stated ?? (nights === undefined ? 0 : nightsValue(nights, program))
}
