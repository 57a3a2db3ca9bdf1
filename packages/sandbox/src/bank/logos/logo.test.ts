import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './logo.ts'

/** Reads the chunks of a PNG by their documented layout: length, type, data, checksum. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  let position = 8
  while (position < png.length) {
    const length = png.readUInt32BE(position)
    const type = png.toString('latin1', position + 4, position + 8)
    chunks.set(type, png.subarray(position + 8, position + 8 + length))
    position += 12 + length
  }
  return chunks
}

describe('the logo of a bank', () => {
  const png = Buffer.from(drawLogo('#1b4d5c', 'disc'), 'base64')
  const chunks = chunksOf(png)

  it('is a PNG of 152 x 152 pixels', () => {
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    const header = chunks.get('IHDR') ?? Buffer.alloc(0)
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([152, 152])
  })

  it('ends with the checksum that every PNG ends with', () => {
    // IEND has no data, so its checksum is a constant of the format.
    expect(png.subarray(-4).toString('hex')).toBe('ae426082')
  })

  it('has the color of the bank in the middle and white in the corners', () => {
    const pixels = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
    const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
    // Each of the 152 rows starts with a filter byte.
    expect(pixels).toHaveLength(152 * 153)
    const colorAt = (x: number, y: number) => {
      const index = pixels[y * 153 + 1 + x] ?? 0
      return palette.subarray(index * 3, index * 3 + 3).toString('hex')
    }
    expect([colorAt(76, 76), colorAt(0, 0), colorAt(151, 151)]).toEqual(['1b4d5c', 'ffffff', 'ffffff'])
  })
})
