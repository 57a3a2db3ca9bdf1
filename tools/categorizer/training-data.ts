/** Reads the labeled merchant names that the brand index and the model are built from. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isLeaf, type Leaf } from '@cardsight/engine/categories'

const TRAINING_FILE = 'tools/categorizer/training/descriptors.csv.gz'

export type LabeledName = Readonly<{
  descriptor: string
  leaf: Leaf
  /** How often the line occurred. */
  count: number
  source: string
  /** What was spent there, if the file says so. */
  dollars?: number
}>

export function readTrainingData(): LabeledName[] {
  return readLabeledNames(gunzipSync(readFileSync(TRAINING_FILE)).toString('utf8'))
}

/** Reads CSV text with the columns `descriptor`, `leaf`, and if present `count` and `source`. */
export function readLabeledNames(text: string): LabeledName[] {
  const [heading = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const columns = splitCsvLine(heading)
  return lines.map((line) => {
    const cells = splitCsvLine(line)
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const leaf = cell('leaf')
    if (!isLeaf(leaf)) {
      throw new Error(
        `Unknown leaf '${leaf}' in the line '${line}'. Use a leaf of packages/engine/src/leaf.ts.`,
      )
    }
    const dollars = cell('dollars')
    return {
      descriptor: cell('descriptor'),
      leaf,
      count: Number(cell('count') || 1),
      source: cell('source'),
      ...(dollars === '' ? {} : { dollars: Number(dollars) }),
    }
  })
}

function splitCsvLine(line: string): string[] {
  const cells = `,${line}`.match(/,(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []
  return cells.map((cell) => {
    const value = cell.slice(1)
    return value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value.trim()
  })
}

/** One of 100 names of public records is never trained on. The accuracy test uses them. */
export function isHeldOut({ descriptor, source }: LabeledName): boolean {
  if (source === 'known' || source === 'generic' || source === 'nsi-operators') {
    return false
  }
  let hash = 0
  for (let index = 0; index < descriptor.length; index++) {
    hash = (Math.imul(hash, 31) + descriptor.charCodeAt(index)) >>> 0
  }
  return hash % 100 === 0
}
