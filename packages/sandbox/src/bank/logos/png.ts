/** Encodes images with few colors as PNG (https://www.w3.org/TR/png-3). */
import { crc32, deflateSync } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 8
const INDEXED_COLOR = 3

/** Encodes a square image. `colorIndexAt` returns an index into the palette, which has at most 256 colors. */
export function encodePng(
  size: number,
  palette: readonly Rgb[],
  colorIndexAt: (x: number, y: number) => number,
): Buffer {
  const rowBytes = size + 1
  // Buffers start with zeros, and zero is the filter byte at the start of each row: no filter.
  const pixels = Buffer.alloc(size * rowBytes)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      pixels[y * rowBytes + 1 + x] = colorIndexAt(x, y)
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk(
      'IHDR',
      Buffer.concat([uint32(size), uint32(size), Buffer.from([BIT_DEPTH, INDEXED_COLOR, 0, 0, 0])]),
    ),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
