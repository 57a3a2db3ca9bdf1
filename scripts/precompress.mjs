// Writes .br and .gz next to every built asset that benefits from it, so that no request has to compress it.
// With `--quick` for a first start: a fraction of the time. Only what workers load gets larger, by 12%.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder, option] = process.argv.slice(2)
const isQuick = option === '--quick'
const compressible = /\.(js|css|csv|svg|json|webmanifest|txt|xml|html)$/
const MIN_BYTES = 512
/** Above this, the best quality takes seconds for each file. */
const MAX_QUICK_BYTES = 400_000

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!compressible.test(file) || !statSync(file).isFile()) {
    continue
  }
  const body = readFileSync(file)
  if (body.length < MIN_BYTES) {
    continue
  }
  const isBest = !isQuick || (file.endsWith('.js') && body.length <= MAX_QUICK_BYTES)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: isQuick ? 6 : 9 }))
}
