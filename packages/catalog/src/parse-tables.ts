import { leaves } from '@cardsight/engine/categories'
import { type Parsed, parseYaml, type TextFile } from './parse-yaml.ts'
import type { Problem } from './problem.ts'
import { type TableName, type Tables, tableSchemas } from './tables.ts'

/** Parses the shared tables, or returns every problem in any of them. */
export function parseTables(files: Readonly<Record<TableName, TextFile>>): Parsed<Tables> {
  const parsed = {
    groups: parseYaml(files.groups, tableSchemas.groups),
    merchants: parseYaml(files.merchants, tableSchemas.merchants),
    programs: parseYaml(files.programs, tableSchemas.programs),
    issuers: parseYaml(files.issuers, tableSchemas.issuers),
    calendars: parseYaml(files.calendars, tableSchemas.calendars),
    memberships: parseYaml(files.memberships, tableSchemas.memberships),
    sources: parseYaml(files.sources, tableSchemas.sources),
  }
  const { groups, merchants, programs, issuers, calendars, memberships, sources } = parsed
  if (
    !groups.ok ||
    !merchants.ok ||
    !programs.ok ||
    !issuers.ok ||
    !calendars.ok ||
    !memberships.ok ||
    !sources.ok
  ) {
    return { ok: false, problems: Object.values(parsed).flatMap((table) => (table.ok ? [] : table.problems)) }
  }
  const tables: Tables = {
    groups: groups.value,
    merchants: merchants.value,
    programs: programs.value,
    issuers: issuers.value,
    calendars: calendars.value,
    memberships: memberships.value,
    sources: sources.value,
  }
  const problems = findTableInconsistencies(tables, files)
  return problems.length === 0 ? { ok: true, value: tables } : { ok: false, problems }
}

/** Finds references to missing keys, and calendar entries that end before they start. */
function findTableInconsistencies(tables: Tables, files: Readonly<Record<TableName, TextFile>>): Problem[] {
  const isCategory = (name: string) =>
    Object.hasOwn(tables.groups, name) || leaves.some((leaf) => leaf === name)
  const isMerchant = (key: string) => Object.hasOwn(tables.merchants, key)
  const groups = Object.entries(tables.groups).flatMap(([key, { exceptAt = [] }]) => [
    ...exceptAt
      .filter((merchant) => !isMerchant(merchant))
      .map((merchant) => ({ field: `${key}.exceptAt`, reason: `${merchant} is not in merchants.yaml` })),
    ...(isMerchant(key) ? [{ field: key, reason: 'is also the key of a merchant' }] : []),
  ])
  const calendars = Object.entries(tables.calendars).flatMap(([key, { entries }]) =>
    entries.flatMap(({ from, to, on = [], at = [] }, index) => {
      const field = `${key}.entries.${index}`
      return [
        ...(from <= to ? [] : [{ field, reason: `ends on ${to}, before it starts` }]),
        ...(on.length + at.length > 0 ? [] : [{ field, reason: 'must have on or at' }]),
        ...on
          .filter((name) => !isCategory(name))
          .map((name) => ({ field: `${field}.on`, reason: `${name} is neither in groups.yaml nor a leaf` })),
        ...at
          .filter((merchant) => !isMerchant(merchant))
          .map((merchant) => ({ field: `${field}.at`, reason: `${merchant} is not in merchants.yaml` })),
      ]
    }),
  )
  return [
    ...groups.map((problem) => ({ file: files.groups.path, ...problem })),
    ...calendars.map((problem) => ({ file: files.calendars.path, ...problem })),
  ]
}
