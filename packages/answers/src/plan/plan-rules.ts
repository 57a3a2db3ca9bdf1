import type { CatalogCard, Release } from '@cardsight/catalog'
import type { ApplicationLimit, BonusBar, PlanPerson } from '@cardsight/engine/plan'

/** A card of the plan: its id, who issues it, and what is special about a business card. */
export type RuleCard = Readonly<{ id: string; issuer: string }> & Pick<CatalogCard, 'business'>

/** Issuers' rules on the cards of a plan, for a person with these memberships. Cards are indexes into `cards`. */
export function planRulesFor(
  issuerRules: Release['issuerRules'],
  cards: readonly RuleCard[],
  memberships: ReadonlySet<string>,
): Pick<PlanPerson, 'limits' | 'bars'> {
  const all = cards.map((_, index) => index)
  const indexOf = new Map(cards.map(({ id }, index) => [id, index]))
  const listed = (ids: readonly string[]) => ids.flatMap((id) => indexOf.get(id) ?? [])
  const without = (indexes: readonly number[], ids: readonly string[] = []) => {
    const except = new Set(listed(ids))
    return new Set(indexes.filter((index) => !except.has(index)))
  }
  const onReport = all.filter((index) => isOnPersonalReport(cards[index]))
  const limits: ApplicationLimit[] = []
  const bars: BonusBar[] = []
  for (const [ruleId, rule] of Object.entries(issuerRules)) {
    const { issuers } = rule
    const issued =
      issuers === 'any' ? all : all.filter((index) => issuers.includes(cards[index]?.issuer ?? ''))
    const concerned = rule.cards === undefined ? issued : listed(rule.cards)
    const countedBy = { any: onReport, issuer: issued }
    for (const { cards: count, of, months, days, except, unless } of rule.limits ?? []) {
      if (unless === undefined || !memberships.has(unless)) {
        limits.push({
          ruleId,
          cards: new Set(concerned),
          counted: without(typeof of === 'string' ? countedBy[of] : listed(of), except),
          count,
          within: periodOf(months, days),
        })
      }
    }
    for (const bar of rule.bars ?? []) {
      bars.push({
        ruleId,
        cards: without(bar.for === undefined ? concerned : listed(bar.for), bar.except),
        if: bar.if,
        of: bar.of === 'same' ? 'same' : new Set(bar.of === 'these' ? concerned : listed(bar.of)),
        months: bar.months ?? null,
      })
    }
  }
  return { limits, bars }
}

/**
 * Issuers see cards of other issuers only on the personal report, which most business cards stay off. If no source states
 * it, a business card counts: planning an application that is declined is worse than waiting.
 */
function isOnPersonalReport(card: RuleCard | undefined): boolean {
  return card?.business?.countsToward524 ?? true
}

function periodOf(months: number | undefined, days: number | undefined): ApplicationLimit['within'] {
  if (months !== undefined) {
    return { months }
  }
  return days === undefined ? null : { days }
}
