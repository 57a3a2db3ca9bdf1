/** `import FILE…`: reviews outside data sets and, with `--write`, edits the card files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readLeftOut } from '../../packages/catalog/src/compare/read-left-out.ts'
import { plural } from '../../packages/catalog/src/describe/format.ts'
import { parseApprovals } from '../../packages/catalog/src/import/approvals.ts'
import { type ImportResult, importCatalog } from '../../packages/catalog/src/import/import-catalog.ts'
import { readImportRules } from '../../packages/catalog/src/import/import-rules.ts'
import { countsOf, renderReview } from '../../packages/catalog/src/import/review.ts'
import { parseTables } from '../../packages/catalog/src/parse-tables.ts'
import type { TextFile } from '../../packages/catalog/src/parse-yaml.ts'
import { describeProblem } from '../../packages/catalog/src/problem.ts'
import { packageDir, readCards, readHistories, readTables } from '../../packages/catalog/src/read-files.ts'
import { createPatch } from './create-patch.ts'
import { dayArgument } from './day-argument.ts'
import { loadDataSet } from './load-data-set.ts'

const root = join(import.meta.dirname, '../..')

export function importFacts(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      date: { type: 'string' },
      today: { type: 'string' },
      yes: { type: 'string', multiple: true, default: [] },
      'skip-unknown': { type: 'boolean', default: false },
      catalog: { type: 'string', default: packageDir },
      out: { type: 'string', default: join(root, '.cache/catalog-import') },
      write: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) {
    throw new Error('Name at least one file or folder to import.')
  }
  const { catalog, out } = values
  const tables = parseTables(readTables(packageDir))
  if (!tables.ok) {
    throw new Error(tables.problems.map(describeProblem).join('\n'))
  }
  const cardFiles = readCards(catalog)
  const historyFiles = readHistories(catalog)
  const result = importCatalog({
    cardFiles,
    historyFiles,
    tables: tables.value,
    dataSets: positionals.map((path) => loadDataSet(path, values.date)),
    rules: readImportRules(),
    leftOut: readLeftOut(),
    today: dayArgument(values.today),
    approvals: parseApprovals(values.yes),
    skipUnknown: values['skip-unknown'],
  })
  writeReview(out, result, [...cardFiles, ...historyFiles])
  return report(result, { out, catalog: values.write ? catalog : null })
}

/** Writes the review and the patch. A patch of an earlier import is removed, so it can't be mistaken for this one's. */
function writeReview(out: string, { review, edited }: ImportResult, before: readonly TextFile[]) {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'review.md'), renderReview(review))
  rmSync(join(out, 'changes.patch'), { force: true })
  if (edited.length > 0) {
    writeFileSync(join(out, 'changes.patch'), createPatch(before, edited))
  }
}

/** Prints a summary, and writes the card files into the catalog unless it is null. */
function report(
  { review, edited }: ImportResult,
  { out, catalog }: { out: string; catalog: string | null },
): number {
  const reviewPath = relative(process.cwd(), join(out, 'review.md'))
  if (review.problems.length > 0) {
    console.error(`Nothing was changed. ${plural(review.problems.length, 'problem')} to solve first:`)
    console.error(review.problems.map((problem) => `  ${problem}`).join('\n'))
    console.error(review.rows.length === 0 ? '' : `\n${countsOf(review.rows)} Review: ${reviewPath}`)
    return 1
  }
  console.log(`${countsOf(review.rows)} Review: ${reviewPath}`)
  if (catalog === null) {
    console.log(
      edited.length === 0
        ? 'There is nothing to change.'
        : `${edited.length} files would change. To change them, run again with --write, or apply ${relative(process.cwd(), join(out, 'changes.patch'))}.`,
    )
    return 0
  }
  for (const { path, text } of edited) {
    mkdirSync(dirname(join(catalog, path)), { recursive: true })
    writeFileSync(join(catalog, path), text)
  }
  console.log(`${edited.length} files changed. Run npm run build:catalog and the tests of packages/catalog.`)
  return 0
}
