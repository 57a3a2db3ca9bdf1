/** What a person has put right, remembered in this browser: it holds for the next file of the same layout too. */
import { isLeaf, type Leaf } from '@cardsight/engine'
import { readValue, removeKey, storageKeys, writeValue } from '../../../lib/storage.ts'
import type { Corrections, ImportedFile } from '../../../worker/imports.ts'

type Remembered = Readonly<{
  /** By the fingerprint of a layout; of accounts nothing is remembered, since those differ from file to file. */
  layouts: Readonly<Record<string, Pick<Corrections, 'columns' | 'dateOrder' | 'sign'>>>
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

export function rememberLayout({ layout }: ImportedFile, corrections: Corrections): void {
  if (layout !== null) {
    const { columns, dateOrder, sign } = corrections
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

/** Merchants are looked through one by one; a layout that is not one any more is refused by the reader of files. */
function parse(value: unknown): Remembered {
  if (typeof value !== 'object' || value === null || !('layouts' in value) || !('merchants' in value)) {
    throw new Error('These are no corrections')
  }
  const { layouts, merchants } = value
  if (!isRecord(layouts) || !isRecord(merchants)) {
    throw new Error('These are no corrections')
  }
  return {
    layouts: Object.fromEntries(Object.entries(layouts).filter((entry) => isLayoutEntry(entry))),
    merchants: Object.fromEntries(Object.entries(merchants).filter((entry) => isMerchantEntry(entry))),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMerchantEntry(entry: [string, unknown]): entry is [string, Leaf] {
  return typeof entry[1] === 'string' && isLeaf(entry[1])
}

function isLayoutEntry(entry: [string, unknown]): entry is [string, Remembered['layouts'][string]] {
  return isRecord(entry[1])
}
