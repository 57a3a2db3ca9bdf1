import type { Face } from './card-record.ts'
import type { CardFacts } from './card-schema.ts'
import { readableOn } from './readable-color.ts'
import type { Tables } from './tables.ts'

/** Lettering on a card: nearly black or white. */
const inks = { dark: '#14181f', light: '#ffffff' } as const

const unknownIssuer = '#404858'

/**
 * Returns the looks of the real card, or the issuer's color if they aren't known. Colors are darkened or lightened as
 * far as the lettering needs.
 */
export function faceOf({ face, issuer }: CardFacts, tables: Tables): Face {
  const colors = face?.colors ?? [tables.issuers[issuer]?.color ?? unknownIssuer]
  const ink = inks[face?.text ?? 'light']
  const [first = unknownIssuer, ...others] = colors.map((color) => readableOn(color, ink))
  return {
    colors: [first, ...others],
    ink,
    finish: face?.finish ?? 'gloss',
    isVertical: face?.vertical === true,
  }
}
