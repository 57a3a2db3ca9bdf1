import type { CardFacts } from './card-schema.ts'
import type { Face } from './release.ts'
import type { Tables } from './tables.ts'

/** Returns the looks of the real card, or the issuer's color if they aren't known. */
export function faceOf({ face, issuer }: CardFacts, tables: Tables): Face {
  const [first, ...others] = face?.colors ?? []
  if (face === undefined || first === undefined) {
    const color = tables.issuers[issuer]?.color ?? '#404858'
    return { colors: [color], finish: 'gloss', text: 'light', isVertical: false }
  }
  return {
    colors: [first, ...others],
    finish: face.finish,
    text: face.text,
    isVertical: face.vertical === true,
  }
}
