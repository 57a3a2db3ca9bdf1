import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
export type EncodedBody = (encoding: Encoding) => Promise<Buffer>

const BROTLI_QUALITY = 9
/** Ten times what browsers send. */
const MAX_HEADER_CHARS = 300

/** Compresses a body when an encoding is first requested, and caches the result. */
export function encodeBody(body: Buffer, brotliQuality = BROTLI_QUALITY): EncodedBody {
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const found = encoded.get(encoding) ?? encode(body, encoding, brotliQuality)
    encoded.set(encoding, found)
    return found
  }
}

function encode(body: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? promisify(gzip)(body) : Promise.resolve(body)
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
