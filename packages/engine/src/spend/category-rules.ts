/**
 * What codes and words say of a purchase, as data: merchant category codes, Plaid's categories, issuers' own
 * category names, and words of a statement. A ruling is the leaf of a purchase, or why it is none.
 */
import { isLeaf, type Leaf } from '../leaf.ts'
import { type LeftOutKind, leftOutKinds } from './spend.ts'

export type Ruling = Leaf | LeftOutKind

export function isLeftOut(ruling: Ruling): ruling is LeftOutKind {
  return leftOutKinds.some((kind) => kind === ruling)
}

/** A table of rulings and the codes or words under each, turned around. Throws for a word with two rulings. */
export function rulingsByWord(
  table: Readonly<Partial<Record<Ruling, readonly string[]>>>,
): Map<string, Ruling> {
  const rulings = new Map<string, Ruling>()
  for (const [ruling, words] of Object.entries(table)) {
    for (const word of words) {
      if (rulings.has(word) || !isRuling(ruling)) {
        throw new RangeError(`'${word}' cannot be ruled to be ${ruling}`)
      }
      rulings.set(word, ruling)
    }
  }
  return rulings
}

function isRuling(text: string): text is Ruling {
  return isLeaf(text) || leftOutKinds.some((kind) => kind === text)
}
