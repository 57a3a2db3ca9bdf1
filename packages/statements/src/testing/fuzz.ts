/** Files that no bank writes: random bytes after each format's header, and good files with damage. */
import { type Corrections, type ReadStatement, readStatement, understand } from '../index.ts'
import { bytesOf, type Chance, damage, damageInside, rewrite } from './fuzz-damage.ts'
import { type FuzzReader, goodFiles } from './fuzz-files.ts'

export type FuzzInput = Readonly<{ reader: FuzzReader; bytes: Uint8Array; corrections: Corrections }>

/** Park-Miller generator: deterministic pseudo-random integers from 0. */
export function createChance(seed: number): Chance {
  let state = (seed % 2_147_483_646) + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  }
}

/** Endless inputs, generated on demand. */
export async function* fuzzInputs(reader: FuzzReader, chance: Chance): AsyncGenerator<FuzzInput> {
  const good = await goodFiles(reader)
  for (;;) {
    const isRandom = chance(5) === 0
    const [one = empty, other = empty] = [good[chance(good.length)], good[chance(good.length)]]
    const bytes = isRandom ? random(reader, chance) : damageOf(reader, chance)(one, other, chance)
    yield { reader, bytes, corrections: correctionsBy(chance) }
  }
}

/** A statement, and whether more was refunded than spent. */
type FuzzOutcome = Readonly<{ statement: ReadStatement; isNegative: boolean }>

/** Checks what must hold for every file, and throws if it doesn't. */
export async function tryInput({ reader, bytes, corrections }: FuzzInput): Promise<FuzzOutcome> {
  const source =
    reader === 'text' ? { name: 'fuzz', text: new TextDecoder().decode(bytes) } : { name: 'fuzz', bytes }
  const statement = await readStatement(source, corrections)
  const { rows, refused, questions, problems } = statement
  if (rows.length === 0 && refused === null && questions.length === 0 && problems.length === 0) {
    throw new Error('nothing was read, and no problem says why')
  }
  if (rows.length > 0 && rows.every(({ otherCurrency }) => otherCurrency !== null)) {
    throw new Error('a file without US dollars was read')
  }
  const { purchases, leftOutRows, spentCents, refundedCents } = understand([statement])
  if (purchases.length + leftOutRows.length !== rows.length) {
    throw new Error('a row is neither counted nor left out')
  }
  const isNegative = refundedCents > spentCents
  if (isNegative && !saysSo(statement)) {
    throw new Error('spending is negative, and neither a question nor a problem says so')
  }
  return { statement, isNegative }
}

function saysSo({ questions, problems }: ReadStatement): boolean {
  return (
    questions.some((question) => question.about === 'sign' && question.isBlocking) ||
    problems.some(({ sentence }) => sentence.includes('larger than its purchases'))
  )
}

const empty = new Uint8Array()

function damageOf(reader: FuzzReader, chance: Chance) {
  if (reader === 'xlsx') {
    return chance(2) === 0 ? damageInside : damage
  }
  return reader !== 'pdf' && chance(2) === 0 ? rewrite : damage
}

/** Most files are read without corrections. */
function correctionsBy(chance: Chance): Corrections {
  if (chance(6) > 0) {
    return {}
  }
  return {
    sign: chance(2) === 0 ? 'out-negative' : 'out-positive',
    ...(chance(2) === 0 ? { dateOrder: 'dmy' } : {}),
    ...(chance(2) === 0 ? { accountTypes: { 0: 'credit' } } : {}),
    ...(chance(4) === 0 ? { columns: ['date', 'description', 'amount'] } : {}),
  }
}

const openings: Readonly<Record<FuzzReader, string>> = {
  csv: 'Date,Description,Amount\n',
  ofx: 'OFXHEADER:100\n<OFX><CCSTMTRS><STMTTRN>',
  qif: '!Type:Bank\n',
  text: 'Account number: 1234\n01/02/2026 KROGER 5.00\n',
  xlsx: 'PK\x03\x04',
  pdf: '%PDF-1.4\n',
}

function random(reader: FuzzReader, chance: Chance): Uint8Array {
  const opening = chance(2) === 0 ? '' : openings[reader]
  const isText = chance(2) === 0
  const rest = Array.from({ length: chance(400) }, () => (isText ? 10 + chance(117) : chance(256)))
  return Uint8Array.from([...bytesOf(opening), ...rest])
}
