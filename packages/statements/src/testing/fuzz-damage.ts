/** Damage to good files: of bytes, as in a broken download, and of lines and signs, as in an edited file. */
import { unzipSync, zipSync } from 'fflate'

export type Chance = (below: number) => number

/** Damaged compressed bytes are rarely read further; this damages the sheet itself. */
export function damageInside(one: Uint8Array, other: Uint8Array, chance: Chance): Uint8Array {
  const parts = unzipSync(one)
  const name = Object.keys(parts)[chance(Object.keys(parts).length)] ?? ''
  return zipSync({ ...parts, [name]: damage(parts[name] ?? empty, other, chance) }, { level: 0 })
}

const empty = new Uint8Array()

export function damage(one: Uint8Array, other: Uint8Array, chance: Chance): Uint8Array {
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

/** Stays readable, but may mean something else: other signs, other columns, missing or mixed lines. */
export function rewrite(one: Uint8Array, other: Uint8Array, chance: Chance): Uint8Array {
  const text = new TextDecoder().decode(one)
  const lines = text.split('\n')
  const at = chance(lines.length)
  switch (chance(7)) {
    case 0:
      return bytesOf(
        text.replace(signedNumber, (_, sign: string, digits: string) => (sign ? digits : `-${digits}`)),
      )
    case 1:
      return bytesOf(text.replace(signedNumber, (_, _sign, digits: string) => digits))
    case 2:
      return bytesOf(text.replace(signedNumber, (_, _sign, digits: string) => `-${digits}`))
    case 3:
      return bytesOf([...lines.slice(0, at), ...lines.slice(at + 1 + chance(3))].join('\n'))
    case 4:
      return bytesOf(swappedColumns(lines, chance))
    case 5:
      return bytesOf(
        [...lines.slice(0, at), ...new TextDecoder().decode(other).split('\n').slice(chance(9))].join('\n'),
      )
    default:
      return bytesOf([...lines.slice(0, 2), ...lines.slice(2).reverse()].join('\n'))
  }
}

const signedNumber = /(-)?(\$?\d{1,6}[.,]\d\d)(?!\d)/g

function swappedColumns(lines: readonly string[], chance: Chance): string {
  const [a, b] = [chance(8), chance(8)]
  return lines
    .map((line) => {
      const cells = line.split(',')
      const [first, second] = [cells[a], cells[b]]
      return first === undefined || second === undefined
        ? line
        : cells.with(a, second).with(b, first).join(',')
    })
    .join('\n')
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
  ' CR',
  '99999999999999999999.99',
  '-00000000001500.0000',
  '1e999',
  '00/00/0000',
  '31/12/9999',
  '=1+1',
  '&#x110000;',
  '\ufeff',
  '€',
  'EUR',
  'cancelled',
  'Pending',
  'Withdrawal',
  '%',
].map(bytesOf)

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
