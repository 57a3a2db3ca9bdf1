import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
export type EncodedBody = (encoding: Encoding) => Promise<Buffer>

/** Quality 9 takes 31 MB for each compression instead of 9 MB, and four times as long, for 2% fewer bytes. */
const BROTLI_QUALITY = 7
/** Ten times what browsers send. */
const MAX_HEADER_CHARS = 300

/**
 * Compresses a body when an encoding is first requested, and caches the result. Once there is a brotli version, which is
 * what browsers request, the plain one is dropped: all pages together would take tens of megabytes.
 */
export function encodeBody(body: Buffer, brotliQuality = BROTLI_QUALITY): EncodedBody {
  const cached = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]])

  const decode = async () => {
    const compressed = await cached.get('br')
    return compressed === undefined ? EMPTY : promisify(brotliDecompress)(compressed)
  }

  const encode = async (encoding: Encoding) => {
    const plain = await (cached.get('identity') ?? decode())
    if (encoding === 'br') {
      const compressed = await promisify(brotliCompress)(plain, brotliOptions(plain.length, brotliQuality))
      cached.delete('identity')
      return compressed
    }
    return encoding === 'gzip' ? promisify(gzip)(plain) : plain
  }

  return (encoding) => {
    const found = cached.get(encoding) ?? encode(encoding)
    if (encoding !== 'identity') {
      cached.set(encoding, found)
    }
    return found
  }
}

const EMPTY = Buffer.alloc(0)

const MIN_WINDOW_BITS = 16
const MAX_WINDOW_BITS = 22

/** A window of the body's size: the default of 4 MB would take that memory for a short body, too. */
function brotliOptions(size: number, quality: number) {
  const windowBits = Math.ceil(Math.log2(Math.max(1, size)))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.max(MIN_WINDOW_BITS, windowBits)),
    },
  }
}

/** Returns the smallest encoding that the client accepts. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').slice(0, MAX_HEADER_CHARS).toLowerCase().split(',').map(readPart)
  return (
    encodings.find((encoding) => accepted.some(({ name, isRefused }) => name === encoding && !isRefused)) ??
    'identity'
  )
}

function readPart(part: string) {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  return { name, isRefused: parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter)) }
}
