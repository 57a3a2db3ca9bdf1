/** Problems in tables that a schema can't find: references to missing keys, and facts that contradict each other. */
import { leaves } from '@cardsight/engine/categories'
import { findStrings } from './find-strings.ts'
import { impliedMemberships } from './implied-memberships.ts'
import type { TextFile } from './parse-yaml.ts'
import type { Problem } from './problem.ts'
import { findProgramInconsistencies } from './program-inconsistencies.ts'
import { parseSeen } from './seen.ts'
import { type TableName, type Tables, tableNames } from './tables.ts'

type Finding = Omit<Problem, 'file'>

export function findTableInconsistencies(
  tables: Tables,
  files: Readonly<Record<TableName, TextFile>>,
): Problem[] {
  const found: Readonly<Partial<Record<TableName, readonly Finding[]>>> = {
    groups: findGroupInconsistencies(tables),
    merchants: findMerchantInconsistencies(tables),
    calendars: findCalendarInconsistencies(tables),
    memberships: findMembershipInconsistencies(tables),
    sourcePages: missingIn(tables.sources, Object.keys(tables.sourcePages), '', 'sources.yaml'),
    programs: findProgramInconsistencies(tables),
    pairs: findPairInconsistencies(tables),
    issuerRules: findRuleInconsistencies(tables),
    boosts: findBoostInconsistencies(tables),
  }
  return tableNames.flatMap((name) => {
    const findings = [...(found[name] ?? []), ...findUnknownSources(tables[name], tables)]
    return findings.map((finding) => ({ file: files[name].path, ...finding }))
  })
}

function findGroupInconsistencies({ groups, merchants }: Tables): Finding[] {
  return Object.entries(groups).flatMap(([key, { exceptAt = [] }]) => [
    ...missingIn(merchants, exceptAt, `${key}.exceptAt`, 'merchants.yaml'),
    ...(Object.hasOwn(merchants, key) ? [{ field: key, reason: 'is also the key of a merchant' }] : []),
  ])
}

function findMerchantInconsistencies({ merchants }: Tables): Finding[] {
  return Object.entries(merchants).flatMap(([key, merchant]) =>
    typeof merchant === 'string'
      ? []
      : missingIn(merchants, merchant.online, `${key}.online`, 'merchants.yaml'),
  )
}

function findCalendarInconsistencies({ calendars, groups, merchants }: Tables): Finding[] {
  const isCategory = (name: string) => Object.hasOwn(groups, name) || leaves.some((leaf) => leaf === name)
  return Object.entries(calendars).flatMap(([key, { entries }]) =>
    entries.flatMap(({ from, to, on = [], at = [] }, index) => {
      const field = `${key}.entries.${index}`
      return [
        ...(from <= to ? [] : [{ field, reason: `ends on ${to}, before it starts` }]),
        ...(on.length + at.length > 0 ? [] : [{ field, reason: 'must have on or at' }]),
        ...on
          .filter((name) => !isCategory(name))
          .map((name) => ({ field: `${field}.on`, reason: `${name} is neither in groups.yaml nor a leaf` })),
        ...missingIn(merchants, at, `${field}.at`, 'merchants.yaml'),
      ]
    }),
  )
}

function findMembershipInconsistencies({ memberships, merchants }: Tables): Finding[] {
  return Object.entries(memberships).flatMap(([key, { implies, brand }]) => [
    ...missingIn(memberships, implies, `${key}.implies`, 'memberships.yaml'),
    ...missingIn(merchants, brand?.at, `${key}.brand.at`, 'merchants.yaml'),
    ...(impliedMemberships(key, memberships).includes(key)
      ? [{ field: `${key}.implies`, reason: 'leads back to the membership itself' }]
      : []),
  ])
}

function findPairInconsistencies({ pairs, programs }: Tables): Finding[] {
  return Object.entries(pairs).flatMap(([key, { becomes }]) => [
    ...missingIn(programs, [becomes], `${key}.becomes`, 'programs.yaml'),
    ...(programs[becomes] === undefined || programs[becomes].transferable
      ? []
      : [{ field: `${key}.becomes`, reason: `${becomes} is not transferable` }]),
  ])
}

function findRuleInconsistencies({ issuerRules, issuers, memberships }: Tables): Finding[] {
  return Object.entries(issuerRules).flatMap(([key, rule]) => [
    ...missingIn(issuers, rule.issuers === 'any' ? [] : rule.issuers, `${key}.issuers`, 'issuers.yaml'),
    ...(rule.limits ?? []).flatMap(({ unless }, index) =>
      missingIn(memberships, unless, `${key}.limits.${index}.unless`, 'memberships.yaml'),
    ),
  ])
}

function findBoostInconsistencies({ boosts, issuers, memberships }: Tables): Finding[] {
  return Object.entries(boosts).flatMap(([key, { issuer, membership, tiers = [] }]) => [
    ...missingIn(issuers, issuer, `${key}.issuer`, 'issuers.yaml'),
    ...missingIn(memberships, membership, `${key}.membership`, 'memberships.yaml'),
    ...tiers.flatMap((tier, index) =>
      missingIn(memberships, tier.membership, `${key}.tiers.${index}.membership`, 'memberships.yaml'),
    ),
  ])
}

function findUnknownSources(table: Tables[TableName], { sources }: Tables): Finding[] {
  return findStrings(table, ['seen']).flatMap(({ path, text }) =>
    missingIn(sources, parseSeen(text).source, path, 'sources.yaml'),
  )
}

function missingIn(
  table: Readonly<Record<string, unknown>>,
  keys: string | readonly string[] | undefined,
  field: string,
  file: string,
): Finding[] {
  return [keys ?? []]
    .flat()
    .filter((key) => !Object.hasOwn(table, key))
    .map((key) => ({ field, reason: `${key} is not in ${file}` }))
}
