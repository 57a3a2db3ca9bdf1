/** Problems with card ids in tables. Needs the whole catalog, so only the build checks it. */
import type { Problem } from './problem.ts'
import type { Release } from './release.ts'

type Finding = Omit<Problem, 'file'>

/** Returns a problem for each id that is not a card, and for each card that earns or belongs to something else. */
export function findCardReferences({ cards, programs, pairs, issuerRules, boosts }: Release): Problem[] {
  const cardOf = new Map<string, Release['cards'][number]>(cards.map((card) => [card.id, card]))
  const unknown = (ids: readonly string[], field: string): Finding[] =>
    ids.filter((id) => !cardOf.has(id)).map((id) => ({ field, reason: `${id} is not the id of a card` }))
  const earning = (ids: readonly string[], program: string, field: string): Finding[] => [
    ...unknown(ids, field),
    ...ids.flatMap((id) => {
      const earned = cardOf.get(id)?.program ?? program
      return earned === program ? [] : [{ field, reason: `${id} earns ${earned}, not ${program}` }]
    }),
  ]
  const issuedBy = (ids: readonly string[], issuers: readonly string[], field: string): Finding[] => [
    ...unknown(ids, field),
    ...ids.flatMap((id) => {
      const issuer = cardOf.get(id)?.issuer
      return issuer === undefined || issuers.includes(issuer)
        ? []
        : [{ field, reason: `${id} is a card of ${issuer}` }]
    }),
  ]

  const found: Record<string, Finding[]> = {
    'tables/programs.yaml': Object.entries(programs).flatMap(
      ([key, { unlockedBy, transfers = [], cardValues = [] }]) => [
        ...earning(unlockedBy?.cards ?? [], key, `${key}.unlockedBy.cards`),
        ...transfers.flatMap(({ cards: own = [] }, index) =>
          earning(own, key, `${key}.transfers.${index}.cards`),
        ),
        ...cardValues.flatMap((entry, index) =>
          earning(entry.cards, key, `${key}.cardValues.${index}.cards`),
        ),
      ],
    ),
    'tables/pairs.yaml': Object.entries(pairs).flatMap(([key, { earn, becomes, with: unlocking }]) => [
      ...unknown(earn, `${key}.earn`),
      ...earning(unlocking, becomes, `${key}.with`),
    ]),
    'tables/issuer-rules.yaml': Object.entries(issuerRules).flatMap(([key, rule]) => {
      const issuers = rule.issuers === 'any' ? cards.map(({ issuer }) => issuer) : rule.issuers
      const listed = (ids: 'any' | 'issuer' | 'same' | 'these' | readonly string[]) =>
        typeof ids === 'string' ? [] : ids
      return [
        ...issuedBy(rule.cards ?? [], issuers, `${key}.cards`),
        ...(rule.limits ?? []).flatMap(({ of, except = [] }, index) =>
          issuedBy([...listed(of), ...except], issuers, `${key}.limits.${index}`),
        ),
        ...(rule.bars ?? []).flatMap(({ for: concerned = [], except = [], of }, index) =>
          issuedBy([...concerned, ...except, ...listed(of)], issuers, `${key}.bars.${index}`),
        ),
      ]
    }),
    'tables/boosts.yaml': Object.entries(boosts).flatMap(([key, boost]) =>
      issuedBy(boost.cards, [boost.issuer], `${key}.cards`),
    ),
  }
  return Object.entries(found).flatMap(([file, findings]) =>
    findings.map((finding) => ({ file, ...finding })),
  )
}
