import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './encodings.ts'

/** Level 0 doesn't compress. */
const MIN_GZIP_LEVEL = 1

/**
 * Compresses a whole body synchronously, so call it on a worker thread. The result has a buffer of its own size, which
 * nothing else uses: Node puts small ones into a shared buffer of 64 KB, which would be copied as a whole to the main thread.
 */
export function compressAtOnce(text: string | Uint8Array, encoding: Encoding, quality: number): Uint8Array {
  const given = typeof text === 'string' ? Buffer.from(text) : text
  const body = compress(given, encoding, quality)
  return body === text || body.byteLength < body.buffer.byteLength ? new Uint8Array(body) : body
}

function compress(body: Uint8Array, encoding: Encoding, quality: number): Uint8Array {
  if (encoding === 'br') {
    return brotliCompressSync(body, brotliOptions(body, quality))
  }
  return encoding === 'gzip' ? gzipSync(body, { level: Math.max(MIN_GZIP_LEVEL, quality) }) : body
}

function brotliOptions(body: Uint8Array, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}
