import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './encodings.ts'

/** A whole body in one piece, for a thread that has nothing else to do. */
export function compressAtOnce(text: string, encoding: Encoding, quality: number): Buffer {
  const body = Buffer.from(text)
  if (encoding === 'br') {
    return brotliCompressSync(body, brotliOptions(body, quality))
  }
  return encoding === 'gzip' ? gzipSync(body, { level: quality }) : body
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}
