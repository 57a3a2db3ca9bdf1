/** Costs that another page passes in the URL: `?grocery=504&travel=300&flights=120`. */
import { costNames, detailNames } from '@cardsight/contract/costs'
import { profileParameters } from '@cardsight/contract/profile'
import {
  type Costs,
  emptyCosts,
  parseCosts,
  settleCosts,
  withDetail,
} from '../features/spending-form/costs.ts'

/** Marks the link of someone else, unlike one that a page of ours continues with. */
export const sharedMark = { name: 'shared', value: '1' } as const

export function isSharedLink(search: string): boolean {
  return new URLSearchParams(search).get(sharedMark.name) === sharedMark.value
}

/** Null if the query has no cost; an invalid amount is ignored. */
export function readHandedOverCosts(search: string): Costs | null {
  const query = new URLSearchParams(search)
  const six = costNames.reduce<Costs | null>((costs, name) => {
    const amount = query.get(name)
    const given = amount === null || amount === '' ? null : parseCosts({ ...emptyCosts, [name]: amount })
    return given === null ? costs : { ...(costs ?? emptyCosts), [name]: given[name] }
  }, null)
  const all = detailNames.reduce<Costs | null>((costs, name) => {
    const amount = query.get(name)
    const given = amount === null ? null : parseCosts({ ...emptyCosts, details: { [name]: amount } })
    const digits = given?.details?.[name]
    return digits === undefined ? costs : withDetail(costs ?? emptyCosts, name, digits)
  }, six)
  return all === null ? null : settleCosts(all).costs
}

/** The query without the costs, and without the profile and the mark that a shared link adds to them. */
export function withoutCosts(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...costNames, ...detailNames, ...profileParameters, sharedMark.name]) {
    query.delete(name)
  }
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
