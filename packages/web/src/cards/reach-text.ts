/** Says what a person would need to get a card. */
import type { CreditLevel } from '@cardsight/contract/profile'
import type { CardInfo, MembershipOption } from '@cardsight/contract/schemas'
import { formatMoney } from '../lib/format-money.ts'

type ReachProblem = CardInfo['outOfReach'][number]

const creditNeeds: Readonly<Record<CreditLevel, string>> = {
  none: 'Open to people new to credit',
  poor: 'Usually needs a credit history',
  fair: 'Usually needs fair credit (580+)',
  good: 'Usually needs good credit (670+)',
  excellent: 'Usually needs excellent credit (740+)',
}

/** 'Needs a Costco membership ($65 a year)', 'Usually needs excellent credit (740+)'. */
export function reachTextOf(problem: ReachProblem, memberships: readonly MembershipOption[]): string {
  if (problem.kind === 'credit') {
    return creditNeeds[problem.level]
  }
  const membership = memberships.find(({ id }) => id === problem.id)
  return membership === undefined
    ? 'Needs a membership'
    : `Needs ${withArticle(membership)}${costOf(membership)}`
}

/** Brands such as Coinbase One have no article. */
function withArticle({ name, kind }: MembershipOption): string {
  if (kind === 'student') {
    return name.toLowerCase()
  }
  const isCountable = kind === 'device' || /(?:membership|account|status|level)$/i.test(name)
  const article = /^[aeio]/i.test(name) ? 'an' : 'a'
  return isCountable ? `${article} ${name}` : name
}

function costOf({ kind, yearlyCost }: MembershipOption): string {
  return kind === 'paid' && yearlyCost !== null
    ? ` (${formatMoney(yearlyCost).replace(/\.00$/, '')} a year)`
    : ''
}
