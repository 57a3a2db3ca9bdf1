/** Files that no bank writes: random bytes after each format's header, and good files with damage. */
import { readdirSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import { type ReadStatement, readStatement, understand } from '../index.ts'
import { corpusFile } from './corpus.ts'
import { accountAsPdf, accountAsXlsx } from './one-account.ts'

export type FuzzReader = 'csv' | 'ofx' | 'qif' | 'xlsx' | 'pdf'
export type FuzzInput = Readonly<{ reader: FuzzReader; bytes: Uint8Array }>
export type Chance = (below: number) => number

/** Park-Miller generator: deterministic pseudo-random integers from 0. */
export function createChance(seed: number): Chance {
  let state = (seed % 2_147_483_646) + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  }
}

/** Endless inputs, generated on demand. */
export function* fuzzInputs(reader: FuzzReader, chance: Chance): Generator<FuzzInput> {
  const good = goodFiles(reader)
  for (;;) {
    const isRandom = chance(4) === 0
    const [one = empty, other = empty] = [good[chance(good.length)], good[chance(good.length)]]
    const damages = reader === 'xlsx' && chance(2) === 0 ? damageInside : damage
    yield { reader, bytes: isRandom ? random(reader, chance) : damages(one, other, chance) }
  }
}

/** Checks what must hold for every file, and throws if it doesn't. */
export async function tryInput({ bytes }: FuzzInput): Promise<ReadStatement> {
  const statement = await readStatement({ name: 'fuzz', bytes })
  const { rows, refused, questions, problems } = statement
  if (rows.length === 0 && refused === null && questions.length === 0 && problems.length === 0) {
    throw new Error('nothing was read, and no problem says why')
  }
  const { purchases, leftOutRows } = understand([statement])
  if (purchases.length + leftOutRows.length !== rows.length) {
    throw new Error('a row is neither counted nor left out')
  }
  return statement
}

const empty = new Uint8Array()

function goodFiles(reader: FuzzReader): Uint8Array[] {
  if (reader === 'xlsx' || reader === 'pdf') {
    return [reader === 'pdf' ? accountAsPdf() : accountAsXlsx()]
  }
  const folders = reader === 'csv' ? ['csv', 'traps'] : [reader]
  return folders.flatMap((folder) =>
    readdirSync(new URL(`../../corpus/${folder}`, import.meta.url)).map(
      (file) => corpusFile(`${folder}/${file}`).bytes,
    ),
  )
}

const openings: Readonly<Record<FuzzReader, string>> = {
  csv: 'Date,Description,Amount\n',
  ofx: 'OFXHEADER:100\n<OFX><CCSTMTRS><STMTTRN>',
  qif: '!Type:Bank\n',
  xlsx: 'PK\x03\x04',
  pdf: '%PDF-1.4\n',
}

function random(reader: FuzzReader, chance: Chance): Uint8Array {
  const opening = chance(2) === 0 ? '' : openings[reader]
  const isText = chance(2) === 0
  const rest = Array.from({ length: chance(400) }, () => (isText ? 10 + chance(117) : chance(256)))
  return Uint8Array.from([...bytesOf(opening), ...rest])
}

const pieces = [
  '"',
  '\n',
  '\r',
  ',',
  ';',
  '\t',
  '<',
  '>',
  '</OFX>',
  '<STMTTRN>',
  '^',
  '\0',
  '-',
  '(',
  '99999999999999999999.99',
  '1e999',
  '00/00/0000',
  '31/12/9999',
  '=1+1',
  '&#x110000;',
  '\ufeff',
  '€',
  '%',
].map(bytesOf)

/** Damaged compressed bytes are rarely read further; this damages the sheet itself. */
function damageInside(one: Uint8Array, other: Uint8Array, chance: Chance): Uint8Array {
  const parts = unzipSync(one)
  const name = Object.keys(parts)[chance(Object.keys(parts).length)] ?? ''
  return zipSync({ ...parts, [name]: damage(parts[name] ?? empty, other, chance) }, { level: 0 })
}

function damage(one: Uint8Array, other: Uint8Array, chance: Chance): Uint8Array {
  let bytes: readonly number[] = [...one]
  for (let times = 1 + chance(6); times > 0; times -= 1) {
    const [at, length] = [chance(bytes.length + 1), chance(40)]
    const [before, after] = [bytes.slice(0, at), bytes.slice(at)]
    switch (chance(6)) {
      case 0:
        bytes = [...before, ...after.slice(length)]
        break
      case 1:
        bytes = [...before, ...(pieces[chance(pieces.length)] ?? []), ...after]
        break
      case 2:
        bytes = [...before, ...after.slice(0, length), ...after]
        break
      case 3:
        bytes = [...before, chance(256), ...after.slice(1)]
        break
      case 4:
        bytes = [...before, ...other.slice(chance(other.length + 1))].slice(0, 20_000)
        break
      default:
        bytes = chance(4) === 0 ? before : bytes
    }
  }
  return Uint8Array.from(bytes)
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
