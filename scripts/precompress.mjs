// Writes .br and .gz next to every built asset that benefits from it, so that no request has to compress it.
// With `--quick` for a first start: a thirtieth of the time, for 12% more bytes.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder, option] = process.argv.slice(2)
const [brotliQuality, gzipLevel] = option === '--quick' ? [5, 6] : [11, 9]
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|html)$/
const MIN_BYTES = 512

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!compressible.test(file) || !statSync(file).isFile()) {
    continue
  }
  const body = readFileSync(file)
  if (body.length < MIN_BYTES) {
    continue
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: gzipLevel }))
}
