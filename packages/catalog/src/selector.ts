import type { Selector } from '@cardsight/engine/cards'
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { withOnlineStores } from './acceptance.ts'
import type { Tables } from './tables.ts'

/** The purchases that a rule in a card file applies to: categories, merchants and exclusions. */
type SelectorFacts = Readonly<{
  on?: readonly string[] | undefined
  at?: readonly string[] | undefined
  except?: readonly string[] | undefined
  exceptAt?: readonly string[] | undefined
}>

/** Converts to the engine's selector. A merchant that the rule names counts even if a group excludes it. Its online store belongs to it. */
export function toSelector(
  { on = [], at: named = [], except = [], exceptAt = [] }: SelectorFacts,
  tables: Tables,
): Selector {
  const at = withOnlineStores(named, tables)
  const leaves = leavesOf(on, tables)
  const exceptLeaves = leavesOf(except, tables)
  const homeOnlyLeaves = leavesOf(
    on.filter((name) => tables.groups[name]?.usOnly === true),
    tables,
  )
  const excepted = [...exceptAt, ...on.flatMap((name) => tables.groups[name]?.exceptAt ?? [])]
  const exceptMerchants = withOnlineStores(excepted, tables).filter((merchant) => !at.includes(merchant))
  return {
    ...(on.includes('everything') ? { isEverything: true } : {}),
    ...(leaves.length > 0 ? { leaves } : {}),
    ...(homeOnlyLeaves.length > 0 ? { homeOnlyLeaves } : {}),
    ...(at.length > 0 ? { merchants: at } : {}),
    ...(exceptLeaves.length > 0 ? { exceptLeaves } : {}),
    ...(exceptMerchants.length > 0 ? { exceptMerchants } : {}),
  }
}

/** Converts one option of a choice: a group, a leaf or a merchant. */
export function toOption(name: string, tables: Tables) {
  const isMerchant = Object.hasOwn(tables.merchants, name)
  return { key: name, where: toSelector(isMerchant ? { at: [name] } : { on: [name] }, tables) }
}

export function leavesOf(names: readonly string[], { groups }: Tables): Leaf[] {
  return unique(names.flatMap((name) => groups[name]?.leaves ?? (isLeaf(name) ? [name] : [])))
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
