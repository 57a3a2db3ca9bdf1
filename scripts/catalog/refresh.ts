/** `refresh --from FOLDER`: imports checkouts of all public sources, and writes a review and a patch for each issuer. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLeftOut } from '../../packages/catalog/src/compare/read-left-out.ts'
import { importCatalog } from '../../packages/catalog/src/import/import-catalog.ts'
import { readImportRules } from '../../packages/catalog/src/import/import-rules.ts'
import { readDataSet } from '../../packages/catalog/src/import/read-data-set.ts'
import { countsOf, renderReview } from '../../packages/catalog/src/import/review.ts'
import { splitByIssuer } from '../../packages/catalog/src/import/split-by-issuer.ts'
import { parseTables } from '../../packages/catalog/src/parse-tables.ts'
import { describeProblem } from '../../packages/catalog/src/problem.ts'
import { packageDir, readCards, readHistories, readTables } from '../../packages/catalog/src/read-files.ts'
import { createPatch } from './create-patch.ts'
import { dayArgument } from './day-argument.ts'
import { loadDataSet } from './load-data-set.ts'

/** Exits with 1 if a source couldn't be read. The others are still imported. */
export function refresh(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      today: { type: 'string' },
      catalog: { type: 'string', default: packageDir },
      out: { type: 'string', default: join(packageDir, '../../.cache/catalog-refresh') },
    },
  })
  const { from, catalog, out } = values
  if (from === undefined) {
    throw new Error('Name the folder with the checkouts: --from FOLDER.')
  }
  const tables = parseTables(readTables(packageDir))
  if (!tables.ok) {
    throw new Error(tables.problems.map(describeProblem).join('\n'))
  }
  const today = dayArgument(values.today)
  const sources = readdirSync(from)
    .toSorted()
    .map((name) => loadDataSet(join(from, name), undefined))
  const unreadable = sources.flatMap((source) => {
    const result = readDataSet(source, today)
    return result.ok ? [] : [{ source, problems: result.problems.map(describeProblem) }]
  })
  const cardFiles = readCards(catalog)
  const historyFiles = readHistories(catalog)
  const result = importCatalog({
    cardFiles,
    historyFiles,
    tables: tables.value,
    dataSets: sources.filter((source) => !unreadable.some((bad) => bad.source === source)),
    rules: readImportRules(),
    leftOut: readLeftOut(),
    today,
    approvals: new Map(),
    skipUnknown: true,
    holdsBack: true,
  })
  const problems = [...unreadable.flatMap((bad) => bad.problems), ...result.review.problems]
  rmSync(out, { recursive: true, force: true })
  const parts = splitByIssuer(result)
  for (const { issuer, slug, review, edited } of parts) {
    const folder = join(out, slug)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'review.md'), renderReview(review))
    writeFileSync(join(folder, 'title.txt'), `data(catalog): refresh ${issuer}, ${today}\n`)
    if (edited.length > 0) {
      writeFileSync(join(folder, 'changes.patch'), createPatch([...cardFiles, ...historyFiles], edited))
    }
    console.log(`${slug}: ${countsOf(review.rows)} ${edited.length} files change.`)
  }
  if (parts.length === 0) {
    console.log('There is nothing to change.')
  }
  for (const problem of problems) {
    console.error(problem)
  }
  return problems.length === 0 ? 0 : 1
}
