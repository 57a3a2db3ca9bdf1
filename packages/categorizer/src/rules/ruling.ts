/**
 * Categorization rules as data: merchant category codes, Plaid's categories, issuers' category names, and words on
 * statements. A ruling is the leaf of a purchase, or the reason why the line isn't one.
 */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { type LeftOutKind, leftOutKinds } from '@cardsight/engine/spending'

export type Ruling = Leaf | LeftOutKind

export function isLeftOut(ruling: Ruling): ruling is LeftOutKind {
  return leftOutKinds.some((kind) => kind === ruling)
}

/** Inverts a table of codes or words by ruling. Throws if a word has two rulings. */
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
