import type { CatalogCard } from '@cardsight/catalog'
import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import { ASSUMED_BONUS_MONTHS, type PlanRequest } from '@cardsight/contract/plan'
import type { Profile } from '@cardsight/contract/profile'
import { heldMemberships, isThinFile } from '@cardsight/contract/runs'
import { type Day, daysBetween, parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { type OwnedCard, type PlanQuestion, planTermsOf } from '@cardsight/engine/plan'
import type { Spend } from '@cardsight/engine/spending'
import type { RunCatalog } from '../run/run-catalog.ts'
import { walletCandidates } from '../wallet/wallet-candidates.ts'
import { walletForProfile } from '../wallet/wallet-for-profile.ts'
import { monthNumber } from './plan-months.ts'
import { planRulesFor } from './plan-rules.ts'

const MONTHS_PER_YEAR = 12
const DAYS_PER_MONTH = 30

export type PlanInput = Readonly<{ spend: Spend; profile: Profile; request: PlanRequest }>

/**
 * The question in the engine's terms. Two people share the spending and the values of the profile; each has their own
 * cards, rules, pace and credit level. Throws RangeError for a card that the catalog doesn't have.
 */
export function planQuestionOf(catalog: RunCatalog, { spend, profile, request }: PlanInput): PlanQuestion {
  const { release, profileOptions, context, assumptions } = catalog
  const cardOf = new Map<string, CatalogCard>(release.cards.map((card) => [card.id, card]))
  const { people, start, months, leastAdded = DEFAULT_LEAST_ADDED } = request
  const candidates = people.map(({ cards, credit = profile.credit, unwanted = [] }, person) => {
    const opened = cards.map((card) => card.opened)
    // The profile is the first person's.
    const thinFile = isThinFile(opened, start) || (person === 0 && profile.thinFile)
    const own = walletCandidates(
      release.cards,
      cards.filter(({ closed }) => closed === undefined).map(({ id }) => id),
      { profile: { ...profile, credit, thinFile }, options: profileOptions },
    )
    return [...own].filter((id) => !unwanted.includes(id))
  })
  const ids = new Set([...candidates.flat(), ...people.flatMap(({ cards }) => cards.map(({ id }) => id))])
  const cards = [...ids].map((id) => cardOf.get(id) ?? unknownCard(id))
  const indexOf = new Map<string, number>(cards.map(({ id }, index) => [id, index]))
  const held = people.flatMap((person) =>
    person.cards.filter(({ closed }) => closed === undefined).map(({ id }) => id),
  )
  const { compiled } = walletForProfile(catalog, spend, held, profile)
  const rules = planRulesFor(release.issuerRules, cards, heldMemberships(profile, profileOptions.memberships))
  const first = startDay(start, assumptions.today)
  const terms = planTermsOf({
    compiled,
    context,
    spend,
    cardIds: cards.map(({ id }) => id),
    start: first,
    months,
    isHousehold: people.length > 1,
  })
  const monthOf = (month: string) => monthNumber(month) - terms.startMonth
  const monthOrNull = (month: string | null | undefined) => (month == null ? null : monthOf(month))
  return {
    ...terms,
    leastAddedCents: Math.round((dollarsToCents(leastAdded) * months) / MONTHS_PER_YEAR),
    people: people.map(({ cards: owned, cardsPerYear, monthsBetween }, person) => ({
      owned: owned.map(
        ({ id, opened, closed, bonusReceived, bonusInProgress }): OwnedCard => ({
          card: indexOf.get(id) ?? 0,
          opened: monthOf(opened),
          closed: monthOrNull(closed),
          // Planning a bonus that an issuer refuses is worse than missing one.
          bonus:
            bonusReceived === undefined ? monthOf(opened) + ASSUMED_BONUS_MONTHS : monthOrNull(bonusReceived),
          ...inProgressOf(bonusInProgress, first, terms.monthCents),
        }),
      ),
      candidates: (candidates[person] ?? []).flatMap((id) => indexOf.get(id) ?? []),
      ...rules,
      perYear: cardsPerYear,
      monthsBetween,
    })),
  }
}

type BonusInProgress = PlanRequest['people'][number]['cards'][number]['bonusInProgress']

/** The last month may be part of one, so the days decide whether the spending reaches the bonus. */
function inProgressOf(bonus: BonusInProgress, first: Day, monthCents: number): Pick<OwnedCard, 'inProgress'> {
  if (bonus === undefined) {
    return {}
  }
  const cents = dollarsToCents(bonus.spend)
  const days = daysBetween(first, parseDay(bonus.by)) + 1
  const isReachable = cents * DAYS_PER_MONTH <= monthCents * days
  return isReachable ? { inProgress: { cents, months: Math.ceil(days / DAYS_PER_MONTH) } } : {}
}

function unknownCard(id: string): never {
  throw new RangeError(`there is no card '${id}'`)
}

/** A plan that starts this month starts today. */
function startDay(start: string, today: Day): Day {
  const first = parseDay(`${start}-01`)
  return first < today && today.startsWith(start) ? today : first
}
