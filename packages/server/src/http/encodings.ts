import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
export type EncodedBodies = Readonly<Record<Encoding, Buffer>>

const BROTLI_QUALITY = 9
/** Ten times what browsers send. */
const MAX_HEADER_CHARS = 300

/** All three forms of a body, made once and kept. */
export async function encodeBody(body: Buffer): Promise<EncodedBodies> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(body),
  ])
  return { br, gzip: zipped, identity: body }
}

/** The smallest form that the client says it can read. */
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
