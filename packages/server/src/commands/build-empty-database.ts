/** `npm run build:database`: creates the file that the first start on the embedded database unpacks. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPGlite } from '../db/embedded.ts'
import { EMPTY_DATABASE, packDatabase } from '../db/empty-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cardsight-empty-'))
try {
  const pglite = await openPGlite({ dataDir: folder })
  await pglite.close()
  packDatabase(folder, EMPTY_DATABASE)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
