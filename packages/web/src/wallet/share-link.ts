/** A wallet's input as a URL query: monthly amounts, settings and profile, and no names. */

import { detailNames, noCosts, sumOfDetails, type TypedCosts } from '@cardsight/contract/costs'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { type PointUse, type Profile, profileQuery } from '@cardsight/contract/profile'
import { formCategories } from '@cardsight/engine/categories'
import { parseProfile } from '../features/profile/stored-profile.ts'
import { MAX_OWNED_CARDS, MAX_WALLET_CARDS } from '../features/wallet/wallet-sizes.ts'
import type { WalletSettings } from '../worker/wallet-question.ts'

export type SharedWallet = Readonly<{
  costs: TypedCosts
  settings: Pick<WalletSettings, 'owned' | 'size' | 'years' | 'isIntro' | 'profile' | 'keepsSmallCards'>
}>

const sizes = Array.from({ length: MAX_WALLET_CARDS }, (_, index) => index + 1)
const CARD_ID = /^[a-z0-9-]{1,80}$/

export function toSharedQuery({ costs, settings }: SharedWallet): string {
  const { owned, size, years, isIntro, profile, keepsSmallCards } = settings
  const entries: [string, string][] = [
    ...formCategories.map((name): [string, string] => [name, String(costs[name])]),
    ...detailNames.flatMap((name): [string, string][] => {
      const dollars = costs.details?.[name]
      return dollars === undefined ? [] : [[name, String(dollars)]]
    }),
    ['size', String(size)],
    ['years', String(years)],
    ['bonus', isIntro ? '1' : '0'],
    ...(keepsSmallCards ? [['small', '1'] satisfies [string, string]] : []),
    ...(owned.length === 0 ? [] : [['held', owned.join(',')] satisfies [string, string]]),
    ...Object.entries(profileQuery(profile)).filter(([name]) => !leftOut.includes(name)),
  ]
  return new URLSearchParams(entries).toString()
}

/** Returns null if the query has no wallet; invalid values fall back to their defaults. */
export function readSharedQuery(search: string): SharedWallet | null {
  const query = new URLSearchParams(search)
  if (![...formCategories, ...detailNames].some((name) => query.has(name))) {
    return null
  }
  return {
    costs: costsIn(query),
    settings: {
      owned: (query.get('held') ?? '')
        .split(',')
        .filter((cardId) => CARD_ID.test(cardId))
        .slice(0, MAX_OWNED_CARDS),
      size: oneOf(sizes, Number(query.get('size'))) ?? 2,
      years: oneOf([1, 2, 3] as const, Number(query.get('years'))) ?? 1,
      isIntro: query.get('bonus') !== '0',
      profile: profileIn(query),
      keepsSmallCards: query.get('small') === '1',
    },
  }
}

/** An amount below the sum of its details counts as that sum. */
function costsIn(query: URLSearchParams): TypedCosts {
  const details = Object.fromEntries(
    detailNames.flatMap((name) => (query.has(name) ? [[name, amountIn(query.get(name))] as const] : [])),
  )
  const costs = Object.fromEntries(
    formCategories.map((name) => [name, Math.max(amountIn(query.get(name)), sumOfDetails(details, name))]),
  )
  return { ...noCosts, ...costs, ...(Object.keys(details).length === 0 ? {} : { details }) }
}

function amountIn(text: string | null): number {
  const amount = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 0
  return Math.min(amount, MOST_DOLLARS)
}

/** Wallets count no rent. */
const leftOut: readonly string[] = ['rent']

/** How links from before profiles valued points. `optimistic` is the oldest name of `high`. */
const formerOutlooks: ReadonlyMap<string | null, PointUse> = new Map([
  ['floor', 'cash'],
  ['usual', 'transfers'],
  ['high', 'transfers'],
  ['optimistic', 'transfers'],
])

function profileIn(query: URLSearchParams): Profile {
  const points = query.get('points')
  const isYes = (name: string) => (query.has(name) ? query.get(name) === 'yes' : undefined)
  const idsIn = (name: string) => (query.get(name) ?? '').split(',')
  const numbersIn = (name: string) =>
    Object.fromEntries(
      idsIn(name).map((entry) => {
        const [id = '', digits] = entry.split(':')
        return [id, digits !== undefined && /^\d{1,6}$/.test(digits) ? Number(digits) : null]
      }),
    )
  return parseProfile({
    credit: query.get('credit'),
    thinFile: query.get('history') === 'short',
    ...(query.has('deposit') ? { deposit: amountIn(query.get('deposit')) } : {}),
    programs: numbersIn('programs'),
    memberships: Object.keys(numbersIn('memberships')),
    memberSpending: numbersIn('memberships'),
    points: formerOutlooks.get(points) ?? points,
    pointValues: numbersIn('pointValues'),
    credits: idsIn('credits'),
    creditAmounts: numbersIn('credits'),
    activatesCategories: isYes('rotating'),
    booksInPortals: isYes('portals'),
    hasBusiness: isYes('business'),
    debt: { balance: amountIn(query.get('balance')), payment: amountIn(query.get('payment')) },
    carriesBalance: query.get('balance') === 'yes',
  })
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value)
}
