/** Finds a brand by the start of a merchant's name: "Jiffy Lube 1123 Oakland" is Jiffy Lube, which repairs cars. */
import { type Leaf, leaves } from '@cardsight/engine/categories'
import { createPhraseTable } from '../text/phrase-table.ts'
import { plainText } from '../text/statement-text.ts'
import { brandKey } from './brand-key.ts'
import { brandNames } from './brand-names.ts'

export type Brand = Readonly<{ name: string; leaf: Leaf }>

/** Places and payment methods that start like a brand. */
const lookAlikes = ['COSTA MESA', 'BATH', 'HILTON HEAD', 'APPLE VALLEY', 'GOOGLE PAY']

/** Names that mean something else in most lines: a transit system, an airport shop, a maker of switches, a kind of business. */
const misleading: ReadonlySet<string> = new Set(
  'METRO|METRO#|@HOME#|Crown#|Hudson#|Community|Schneider Electric|&pizza|Brasserie|Butcher Shop|Izakaya|Taproom'.split(
    '|',
  ),
)
/** Names of places and families, and REI, which a publisher prints before its titles: the brand only if nothing follows. */
const wholeOnly: ReadonlySet<string> = new Set(['Cumberland', 'Market Street', 'National', 'REI', 'Shell'])

const brands = leaves.flatMap((leaf) =>
  (brandNames[leaf]?.split('|') ?? [])
    .filter((entry) => !misleading.has(entry))
    .map((entry) => {
      const name = entry.replace(/#$/, '')
      const isWhole = entry.endsWith('#') || wholeOnly.has(name)
      return { phrase: `${brandKey(plainText(name))}${isWhole ? '#' : ''}`, brand: { name, leaf } }
    }),
)
const table = createPhraseTable<Brand | 'nobody'>([
  ...brands.map(({ phrase, brand }) => [phrase, brand] as const),
  ...lookAlikes.map((phrase) => [phrase, 'nobody'] as const),
])
const sortedPhrases = brands
  .filter(({ phrase }) => !phrase.endsWith('#'))
  .toSorted((a, b) => Number(a.phrase > b.phrase) - Number(a.phrase < b.phrase))

/** Brand whose name the plain text starts with, or whose name starts with the whole text because a bank cut it off. */
export function findBrand(plain: string): Brand | null {
  const text = brandKey(plain)
  const found = table.at(text, 0) ?? findCutName(text)
  return found === 'nobody' ? null : found
}

/** Shorter texts start too many names. */
const MIN_CUT_LENGTH = 12

function findCutName(text: string): Brand | null {
  if (text.length < MIN_CUT_LENGTH) {
    return null
  }
  let low = 0
  let high = sortedPhrases.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sortedPhrases[middle]?.phrase ?? '') < text) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  const next = sortedPhrases[low]
  return next?.phrase.startsWith(text) ? next.brand : null
}
