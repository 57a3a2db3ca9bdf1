/** `release [DATE]`: writes a dated release of the data set, adds it to `/open-data`, and makes the npm package. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRunCatalog, presentCardTexts } from '@cardsight/answers'
import { FORMAT_VERSION, releaseOn } from '@cardsight/catalog'
import { releaseWithBusiness as catalog } from '@cardsight/catalog/business'
import { permanentCatalogSchema } from '@cardsight/contract/cards'
import { defaultHabits } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { z } from 'zod'
import { type ReleasedCard, releaseNotes } from '../../packages/catalog/src/report/release-notes.ts'
import { presentCardsCsv } from '../../packages/server/src/presenters/cards-csv.ts'
import { dataSetSchema } from '../../packages/server/src/presenters/data-set-schema.ts'
import { presentPermanentCatalog } from '../../packages/server/src/presenters/published-catalog.ts'
import type { Card, CardCatalog, CardFacts } from './data-package/index.d.ts'
import { dayArgument } from './day-argument.ts'

const root = join(import.meta.dirname, '../..')
const packageFiles = join(import.meta.dirname, 'data-package')
const listSchema = z.array(
  z.object({
    date: z.iso.date(),
    version: z.string(),
    formatVersion: z.string(),
    cards: z.int(),
    business: z.int(),
  }),
)

export function release(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(root, 'packages/web/public/open-data/releases') },
      list: { type: 'string', default: join(root, 'packages/web/src/content/data-releases.json') },
      package: { type: 'string', default: join(root, '.cache/catalog-data') },
    },
  })
  const date = dayArgument(positionals[0])
  const folder = join(values.out, date)
  const earlier = listSchema.parse(JSON.parse(readFileSync(values.list, 'utf8')))
  const [previous] = earlier
  if (previous !== undefined && previous.date >= date) {
    throw new Error(`There is a release of ${previous.date}. Published releases never change.`)
  }
  const files = filesOf(date, previous === undefined ? [] : cardsIn(join(values.out, previous.date)))
  writeFiles(folder, { ...files, SHA256SUMS: checksums(files) })
  const { version } = catalog
  const cards: readonly CardFacts[] = catalog.cards
  const business = cards.filter((card) => card.business !== undefined).length
  const entry = { date, version, formatVersion: FORMAT_VERSION, cards: cards.length, business }
  writeFileSync(values.list, `${JSON.stringify([entry, ...earlier], null, 2)}\n`)
  console.log(`Release ${date}, version ${version}: ${Object.keys(files).join(', ')} in ${folder}`)
  console.log(`Package: ${pack(values.package, files, date)}`)
  return 0
}

type Files = Readonly<Record<string, string>>

/** The package's types, whose facts are checked against the catalog's cards. */
type Packaged = Omit<CardCatalog, 'cards'> &
  Readonly<{ cards: readonly (Omit<Card, 'facts'> & ReleasedCard)[] }>

function filesOf(date: Day, before: readonly ReleasedCard[]): Files {
  const data: Packaged = presentPermanentCatalog(catalog)
  const texts = presentCardTexts(createRunCatalog(catalog, date, { ...defaultHabits, hasBusiness: true }))
  const notes =
    before.length === 0
      ? `The first release, with ${data.cards.length} cards, ${catalog.cards.filter(({ business }) => business !== undefined).length} of them business cards.\n`
      : releaseNotes(before, data.cards)
  return {
    'cards.json': JSON.stringify(data),
    'cards.csv': presentCardsCsv(releaseOn(catalog, date), texts, { publicUrl: '' }),
    'schema.json': JSON.stringify(dataSetSchema()),
    'CHANGELOG.md': `# Release of ${date}\n\nVersion ${data.version}, format ${FORMAT_VERSION}.\n\n${notes}`,
  }
}

function cardsIn(folder: string): readonly ReleasedCard[] {
  const file = join(folder, 'cards.json')
  return existsSync(file) ? permanentCatalogSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).cards : []
}

/** In the format of `sha256sum --check`. */
function checksums(files: Files): string {
  const lines = Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
  )
  return lines.join('')
}

function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
  }
}

/** Packs the release for npm, and returns the path of the archive. */
function pack(folder: string, files: Files, date: Day): string {
  rmSync(folder, { recursive: true, force: true })
  const description = {
    name: '@cardsight/catalog-data',
    version: `${FORMAT_VERSION}.${date.replaceAll('-', '')}`,
    description: 'US credit cards as data, each fact with its source and date',
    license: 'CC-BY-4.0',
    type: 'module',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './cards.csv': './cards.csv',
      './cards.json': './cards.json',
      './schema.json': './schema.json',
    },
    files: ['index.js', 'index.d.ts', 'LICENSE', ...Object.keys(files)],
  }
  const index = "import catalog from './cards.json' with { type: 'json' }\n\nexport { catalog }\n"
  writeFiles(folder, {
    ...files,
    'package.json': `${JSON.stringify(description, null, 2)}\n`,
    'index.js': index,
  })
  cpSync(packageFiles, folder, { recursive: true })
  cpSync(join(root, 'LICENSE-DATA'), join(folder, 'LICENSE'))
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`npm could not pack ${folder}: ${stderr}`)
  }
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}
