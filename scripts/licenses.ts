/** `npm run licenses -- FILE`: writes the license texts of what we ship to FILE. The build of the pages includes it. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderNotices } from './licenses/render-notices.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run licenses -- FILE')
  process.exit(1)
}
writeFileSync(file, renderNotices(resolve(import.meta.dirname, '..')))
