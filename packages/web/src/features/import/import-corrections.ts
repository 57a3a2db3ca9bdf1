/** The user's corrections of files, stored in this browser: they also apply to the next file with the same layout. */
import { readValue, removeKey, writeValue } from '../../lib/storage.ts'
import { adoptMerchants } from '../../lib/stored-corrections.ts'
import type { Corrections, ImportedFile } from '../../worker/imports.ts'
import { asKeyOf, columnRoles, dateOrders, signs } from './import-text.ts'

/** Not among the other storage keys: every page loads those. */
const KEY = 'cardsight:import-corrections'

/** Without account types: the next file with this layout may be from another account. */
type LayoutCorrections = Pick<Corrections, 'columns' | 'dateOrder' | 'sign'>

type Remembered = Readonly<{
  /** Keyed by the fingerprint of a layout, which contains headings but no row data. */
  layouts: Readonly<Record<string, LayoutCorrections>>
}>

const nothing: Remembered = { layouts: {} }

/** Earlier versions stored the categories of merchants here. */
export function moveStoredMerchants(): void {
  const merchants = readValue(KEY, (value) =>
    isRecord(value) && isRecord(value.merchants) ? value.merchants : {},
  )
  if (merchants !== null && Object.keys(merchants).length > 0) {
    adoptMerchants(
      Object.fromEntries(
        Object.entries(merchants).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    )
    writeValue(KEY, read())
  }
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
  if (!isRecord(value) || !isRecord(value.layouts)) {
    throw new Error('Not valid corrections')
  }
  const { layouts } = value
  return {
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([fingerprint, said]) => [fingerprint, parseLayout(said)]),
    ),
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
