/** `confirm CARD… --source URL`: dates facts that someone saw unchanged on the issuer's page today. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cardSchemaFor } from '../../packages/catalog/src/card-schema.ts'
import { compile } from '../../packages/catalog/src/compile.ts'
import {
  confirmFacts,
  isConfirmedField,
  rankingFields,
  seenOnPage,
} from '../../packages/catalog/src/import/confirm.ts'
import { parseTables } from '../../packages/catalog/src/parse-tables.ts'
import { describeProblem } from '../../packages/catalog/src/problem.ts'
import { packageDir, readCards, readHistories, readTables } from '../../packages/catalog/src/read-files.ts'
import { namesOf } from '../../packages/catalog/src/tables.ts'
import { dayArgument } from './day-argument.ts'

export function confirm(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      field: { type: 'string', multiple: true, default: [] },
      source: { type: 'string', default: '' },
      date: { type: 'string' },
      catalog: { type: 'string', default: packageDir },
    },
  })
  const fields = values.field.map((field) => {
    if (!isConfirmedField(field)) {
      throw new Error(`--field can't be ${field}.`)
    }
    return field
  })
  if (positionals.length === 0) {
    throw new Error('Name at least one card.')
  }
  const tables = parseTables(readTables(packageDir))
  const cardFiles = readCards(values.catalog)
  const compiled = tables.ok ? compile(cardFiles, tables.value, readHistories(values.catalog)) : tables
  if (!tables.ok || !compiled.ok) {
    throw new Error(compiled.ok ? '' : compiled.problems.map(describeProblem).join('\n'))
  }
  const keyOrder = Object.keys(cardSchemaFor(namesOf(tables.value)).shape)
  const today = dayArgument(values.date)
  const edited = positionals.map((id) => {
    const card = compiled.release.cards.find((other) => other.id === id)
    const file = cardFiles.find(({ path }) => path.endsWith(`/${id}.yaml`))
    if (card === undefined || file === undefined) {
      throw new Error(`${id} is not in the catalog.`)
    }
    const stated = rankingFields.filter((field) => card[field] !== undefined)
    const seen = seenOnPage(card, values.source, today)
    return confirmFacts(file, card, { asked: fields.length === 0 ? stated : fields, seen, keyOrder })
  })
  for (const { path, text } of edited) {
    writeFileSync(join(values.catalog, path), text)
    console.log(`${path} confirmed`)
  }
  return 0
}
