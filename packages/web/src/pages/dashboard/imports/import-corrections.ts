/** What a person has put right, remembered in this browser: it holds for the next file of the same layout too. */
import { isLeaf, type Leaf } from '@cardsight/engine'
import { asKeyOf, columnRoles, dateOrders, signs } from '../../../features/import/import-text.ts'
import { readValue, removeKey, storageKeys, writeValue } from '../../../lib/storage.ts'
import type { Corrections, ImportedFile } from '../../../worker/imports.ts'

/** Of accounts nothing is remembered: the next file of a layout may be of another one. */
type LayoutCorrections = Pick<Corrections, 'columns' | 'dateOrder' | 'sign'>

type Remembered = Readonly<{
  /** By the fingerprint of a layout, which holds headings and nothing of a row. */
  layouts: Readonly<Record<string, LayoutCorrections>>
  merchants: Readonly<Record<string, Leaf>>
}>

const nothing: Remembered = { layouts: {}, merchants: {} }

export function rememberedMerchants(): Readonly<Record<string, Leaf>> {
  return read().merchants
}

export function rememberMerchants(merchants: Readonly<Record<string, Leaf>>): void {
  writeValue(storageKeys.importCorrections, { ...read(), merchants })
}

/** What was said of a file of the same layout before; null where nothing was, or where this one says more itself. */
export function rememberedLayout({ layout, corrections }: ImportedFile): Corrections | null {
  const known = layout === null ? undefined : read().layouts[layout.fingerprint]
  return known === undefined || Object.keys(corrections).length > 0 ? null : known
}

export function rememberLayout({ layout }: ImportedFile, { columns, dateOrder, sign }: Corrections): void {
  if (layout !== null && (columns ?? dateOrder ?? sign) !== undefined) {
    const before = read()
    writeValue(storageKeys.importCorrections, {
      ...before,
      layouts: { ...before.layouts, [layout.fingerprint]: { columns, dateOrder, sign } },
    })
  }
}

export function forgetCorrections(): void {
  removeKey('local', storageKeys.importCorrections)
}

function read(): Remembered {
  return readValue(storageKeys.importCorrections, parse) ?? nothing
}

function parse(value: unknown): Remembered {
  if (!isRecord(value) || !isRecord(value.layouts) || !isRecord(value.merchants)) {
    throw new Error('These are no corrections')
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
