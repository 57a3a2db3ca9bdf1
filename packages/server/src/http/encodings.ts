import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
export type EncodedBodies = Readonly<Record<Encoding, Buffer>>

const BROTLI_QUALITY = 9

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
  const accepted = (acceptEncoding ?? '').split(',').map((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return { name, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) }
  })
  return (
    encodings.find((encoding) => accepted.some(({ name, isRefused }) => name === encoding && !isRefused)) ??
    'identity'
  )
}
