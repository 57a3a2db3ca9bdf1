/** The user's corrections, stored in this browser: they also apply to the next file with the same layout. */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { asKeyOf, columnRoles, dateOrders, signs } from '../../features/import/import-text.ts'
import { readValue, removeKey, writeValue } from '../../lib/storage.ts'
import type { Corrections, ImportedFile } from '../../worker/imports.ts'

/** Not among the other storage keys: every page loads those. */
const KEY = 'cardsight:import-corrections'

/** Without account types: the next file with this layout may be from another account. */
type LayoutCorrections = Pick<Corrections, 'columns' | 'dateOrder' | 'sign'>

type Remembered = Readonly<{
  /** Keyed by the fingerprint of a layout, which contains headings but no row data. */
  layouts: Readonly<Record<string, LayoutCorrections>>
  merchants: Readonly<Record<string, Leaf>>
}>

const nothing: Remembered = { layouts: {}, merchants: {} }

export function rememberedMerchants(): Readonly<Record<string, Leaf>> {
  return read().merchants
}

export function rememberMerchants(merchants: Readonly<Record<string, Leaf>>): void {
  writeValue(KEY, { ...read(), merchants })
}

/** Earlier corrections for the same layout; null if there are none, or if this file has its own. */
export function rememberedLayout({ layout, corrections }: ImportedFile): Corrections | null {
  const known = layout === null ? undefined : read().layouts[layout.fingerprint]
  return known === undefined || Object.keys(corrections).length > 0 ? null : known
}

export function rememberLayout({ layout }: ImportedFile, { columns, dateOrder, sign }: Corrections): void {
  if (layout !== null && (columns ?? dateOrder ?? sign) !== undefined) {
    const before = read()
    writeValue(KEY, {
      ...before,
      layouts: { ...before.layouts, [layout.fingerprint]: { columns, dateOrder, sign } },
    })
  }
}

export function forgetCorrections(): void {
  removeKey('local', KEY)
}

function read(): Remembered {
  return readValue(KEY, parse) ?? nothing
}

function parse(value: unknown): Remembered {
  if (!isRecord(value) || !isRecord(value.layouts) || !isRecord(value.merchants)) {
    throw new Error('Not valid corrections')
  }
  const { layouts, merchants } = value
  return {
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([fingerprint, said]) => [fingerprint, parseLayout(said)]),
    ),
    merchants: Object.fromEntries(Object.entries(merchants).filter((entry) => isMerchantEntry(entry))),
  }
}

function parseLayout(value: unknown): LayoutCorrections {
  const { columns, dateOrder, sign } = isRecord(value) ? value : {}
  const roles = Array.isArray(columns) ? columns.map((role) => asKeyOf(columnRoles, role) ?? 'ignored') : []
  return {
    columns: roles.length > 0 ? roles : undefined,
    dateOrder: asKeyOf(dateOrders, dateOrder),
    sign: asKeyOf(signs, sign),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMerchantEntry(entry: [string, unknown]): entry is [string, Leaf] {
  return typeof entry[1] === 'string' && isLeaf(entry[1])
}
