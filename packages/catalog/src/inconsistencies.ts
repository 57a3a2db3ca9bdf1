import type { CardFacts } from './card-schema.ts'
import type { Problem } from './problem.ts'
import { toOption, toSelector } from './selector.ts'
import type { Tables } from './tables.ts'

export type LocatedCard = { readonly path: string; readonly facts: CardFacts }
type Finding = Omit<Problem, 'file'>

/** Finds problems that a schema can't: a wrong path, facts that contradict each other, and duplicate ids. */
export function findInconsistencies(located: readonly LocatedCard[], tables: Tables): Problem[] {
  const pathOfId = new Map<string, string>(located.toReversed().map(({ path, facts }) => [facts.id, path]))
  return located.flatMap(({ path, facts }) => {
    const expectedPath = `cards/${tables.issuers[facts.issuer]?.folder}/${facts.id}.yaml`
    const first = pathOfId.get(facts.id)
    const findings: Finding[] = [
      ...(path === expectedPath ? [] : [{ field: 'id', reason: `belongs at ${expectedPath}` }]),
      ...(first === path ? [] : [{ field: 'id', reason: `is already the id of ${first}` }]),
      ...(RESERVED_IDS.includes(facts.id) ? [{ field: 'id', reason: 'is the path of a page' }] : []),
      ...findCapInconsistencies(facts),
      ...facts.earns.flatMap((earn, index) => findEarnInconsistencies(earn, `earns.${index}`, tables)),
      ...findRepeatedCredits(facts),
      ...findOtherInconsistencies(facts),
      ...findVariantInconsistencies(facts, pathOfId),
    ]
    return findings.map((finding) => ({ file: path, ...finding }))
  })
}

/** Last segments of the pages next to those of the cards. */
const RESERVED_IDS: readonly string[] = ['changes']

function findCapInconsistencies({ earns, sharedCaps = {} }: CardFacts): Finding[] {
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
      .map((key) => ({ field: `sharedCaps.${key}`, reason: 'is not used by any rule' })),
  ]
}

function findEarnInconsistencies(earn: CardFacts['earns'][number], field: string, tables: Tables): Finding[] {
  const options = (earn.choose?.from ?? earn.top?.from ?? []).map((name) => toOption(name, tables))
  const targets = options.flatMap(({ where }) => [...(where.leaves ?? []), ...(where.merchants ?? [])])
  const { merchants = [] } = toSelector(earn, tables)
  return [
    ...(earn.from && earn.to && earn.to < earn.from
      ? [{ field: `${field}.to`, reason: 'is before from' }]
      : []),
    ...(new Set(targets).size === targets.length ? [] : [{ field, reason: 'has options that overlap' }]),
    ...merchants
      .filter((merchant) => earn.exceptAt?.includes(merchant))
      .map((merchant) => ({ field: `${field}.exceptAt`, reason: `${merchant} is also in at` })),
  ]
}

/**
 * Offer tiers that pay the amount of one of the card's statement credits: most likely the same money, entered twice.
 * If the offer really pays it on top, the tier says so in its note.
 */
function findRepeatedCredits({ offer, credits = [] }: CardFacts): Finding[] {
  return (offer?.tiers ?? []).flatMap(({ cash, credit, worth, note }, index) => {
    const repeated = credits.find((own) => own.worth === (cash ?? credit ?? worth))
    return repeated === undefined || note !== undefined
      ? []
      : [
          {
            field: `offer.tiers.${index}`,
            reason: `repeats the credit ${repeated.name} of $${repeated.worth}: remove it, or explain it in a note`,
          },
        ]
  })
}

function findOtherInconsistencies(facts: CardFacts): Finding[] {
  const { apr, kind, eligibility, variantOf, audience, fee } = facts
  const isChangeInOrder = (fee.changes ?? []).every(
    ({ from }, index, changes) => index === 0 || from > (changes[index - 1]?.from ?? from),
  )
  return [
    ...(apr && apr.regular[0] > apr.regular[1]
      ? [{ field: 'apr.regular', reason: 'must list the lower rate first' }]
      : []),
    ...(eligibility?.deposit === undefined || kind === 'secured'
      ? []
      : [{ field: 'eligibility.deposit', reason: 'is only for secured cards' }]),
    ...((variantOf === undefined) === (audience === undefined)
      ? []
      : [{ field: 'audience', reason: 'must be present if and only if there is variantOf' }]),
    ...(isChangeInOrder ? [] : [{ field: 'fee.changes', reason: 'must be in order of date' }]),
  ]
}

function findVariantInconsistencies(
  { id, variantOf }: CardFacts,
  pathOfId: ReadonlyMap<string, string>,
): Finding[] {
  return variantOf === undefined || (variantOf !== id && pathOfId.has(variantOf))
    ? []
    : [{ field: 'variantOf', reason: `${variantOf} is not another card` }]
}
