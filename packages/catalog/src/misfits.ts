import type { CardFacts } from './card-schema.ts'
import type { Problem } from './problem.ts'
import { toOption, toSelector } from './selector.ts'
import type { Tables } from './tables.ts'

export type Located = { readonly path: string; readonly facts: CardFacts }
type Finding = Omit<Problem, 'file'>

/** What no schema can know: that facts fit their place, each other, and the other files. */
export function findMisfits(located: readonly Located[], tables: Tables): Problem[] {
  const pathOfId = new Map(located.toReversed().map(({ path, facts }) => [facts.id, path]))
  return located.flatMap(({ path, facts }) => {
    const place = `cards/${tables.issuers[facts.issuer]?.folder}/${facts.id}.yaml`
    const first = pathOfId.get(facts.id)
    const newest = facts.sources.reduce((day, source) => (source.date > day ? source.date : day), '')
    const findings: Finding[] = [
      ...(path === place ? [] : [{ field: 'id', reason: `belongs at ${place}` }]),
      ...(first === path ? [] : [{ field: 'id', reason: `is already the id of ${first}` }]),
      ...(facts.asOf === newest
        ? []
        : [{ field: 'asOf', reason: `must be the day of the newest source, ${newest}` }]),
      ...findCapMisfits(facts),
      ...facts.earns.flatMap((earn, index) => findEarnMisfits(earn, `earns.${index}`, tables)),
      ...findRepeatedCredits(facts),
      ...findOtherMisfits(facts),
    ]
    return findings.map((finding) => ({ file: path, ...finding }))
  })
}

function findCapMisfits({ earns, sharedCaps = {} }: CardFacts): Finding[] {
  const used = new Set(earns.map((earn) => earn.sharedCap))
  return [
    ...earns.flatMap(({ sharedCap, cap, after }, index) => [
      ...(sharedCap === undefined || Object.hasOwn(sharedCaps, sharedCap)
        ? []
        : [{ field: `earns.${index}.sharedCap`, reason: 'is not in sharedCaps' }]),
      ...(after === undefined || cap || sharedCap !== undefined
        ? []
        : [{ field: `earns.${index}.after`, reason: 'needs a cap' }]),
    ]),
    ...Object.keys(sharedCaps)
      .filter((key) => !used.has(key))
      .map((key) => ({ field: `sharedCaps.${key}`, reason: 'is used by no rule' })),
  ]
}

function findEarnMisfits(earn: CardFacts['earns'][number], field: string, tables: Tables): Finding[] {
  const options = (earn.choose?.from ?? earn.top?.from ?? []).map((name) => toOption(name, tables))
  const claimed = options.flatMap(({ where }) => [...(where.leaves ?? []), ...(where.merchants ?? [])])
  const { merchants = [] } = toSelector(earn, tables)
  return [
    ...(earn.from && earn.to && earn.to < earn.from
      ? [{ field: `${field}.to`, reason: 'is before from' }]
      : []),
    ...(new Set(claimed).size === claimed.length ? [] : [{ field, reason: 'has options that overlap' }]),
    ...merchants
      .filter((merchant) => earn.exceptAt?.includes(merchant))
      .map((merchant) => ({ field: `${field}.exceptAt`, reason: `${merchant} is in at too` })),
  ]
}

/**
 * Offer tiers that pay the amount of one of the card's statement credits: most likely the same money, entered twice.
 * If the offer really pays it on top, the tier says so in its note.
 */
function findRepeatedCredits({ offer = [], credits = [] }: CardFacts): Finding[] {
  return offer.flatMap(({ cash, worth, note }, index) => {
    const repeated = credits.find((credit) => credit.worth === (cash ?? worth))
    return repeated === undefined || note !== undefined
      ? []
      : [
          {
            field: `offer.${index}`,
            reason: `repeats the credit ${repeated.name} of $${repeated.worth}: remove it, or explain it in a note`,
          },
        ]
  })
}

function findOtherMisfits({ apr, offer, offerAsOf, kind, deposit }: CardFacts): Finding[] {
  return [
    ...(apr && apr.regular[0] > apr.regular[1]
      ? [{ field: 'apr.regular', reason: 'must have the lower one first' }]
      : []),
    ...((offer === undefined) === (offerAsOf === undefined)
      ? []
      : [{ field: 'offerAsOf', reason: 'goes with an offer' }]),
    ...(deposit === undefined || kind === 'secured'
      ? []
      : [{ field: 'deposit', reason: 'is for secured cards' }]),
  ]
}
