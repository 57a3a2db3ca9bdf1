import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './encodings.ts'

/** Compresses a whole body synchronously, so call it on a worker thread. */
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
