/** `compare FILE…`: compares the catalog with our fact files. Exits with 1 if anything is neither applied nor explained. */
import { readFileSync } from 'node:fs'
import { release } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { compareBusiness } from '../../packages/catalog/src/compare/compare-business.ts'
import { compareCatalog } from '../../packages/catalog/src/compare/compare-catalog.ts'
import { compareCorrections, unusedEntries } from '../../packages/catalog/src/compare/compare-corrections.ts'
import { compareEligibility } from '../../packages/catalog/src/compare/compare-eligibility.ts'
import { compareMissing } from '../../packages/catalog/src/compare/compare-missing.ts'
import { compareOffers } from '../../packages/catalog/src/compare/compare-offers.ts'
import { type FactFile, parseFactFile } from '../../packages/catalog/src/compare/parse-fact-file.ts'
import { readLeftOut } from '../../packages/catalog/src/compare/read-left-out.ts'
import { readImportRules } from '../../packages/catalog/src/import/import-rules.ts'
import { describeProblem } from '../../packages/catalog/src/problem.ts'

const leftOut = readLeftOut()
const { cards: aliases, sources } = readImportRules()

export function compare(paths: readonly string[]): number {
  if (paths.length === 0) {
    throw new Error('Name at least one fact file.')
  }
  const files = paths.map(readFactFile)
  const open = files.map(compareFile)
  const unused = findUnused(files)
  for (const entry of unused) {
    console.log(`${entry}\n    has an entry under corrections, but there is no such correction`)
  }
  return open.reduce((sum, count) => sum + count, unused.length) === 0 ? 0 : 1
}

function readFactFile(path: string): FactFile {
  const parsed = parseFactFile(path, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed === null) {
    throw new Error(
      `${path} is none of our fact files: cards, corrections, offers, missing cards, business cards or eligibility.`,
    )
  }
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(describeProblem).join('\n'))
  }
  return parsed.value
}

/** Prints what is open in a file, and returns the number of open items. */
function compareFile(file: FactFile): number {
  switch (file.kind) {
    case 'cards':
      return printCards(file)
    case 'corrections':
      return printCorrections(file)
    case 'offers':
      return printOffers(file)
    case 'missing':
      return printMissing(file.cards)
    case 'business':
      return printBusiness(file)
    case 'eligibility':
      return printEligibility(file)
  }
}

function printCards({ facts }: Extract<FactFile, { kind: 'cards' }>): number {
  const { compared, differences, faults } = compareCatalog(release, facts, leftOut)
  const newer = differences.filter(({ isNewerHere, reason }) => isNewerHere && reason === null)
  const open = differences.filter(({ isNewerHere, reason }) => !isNewerHere && reason === null)
  for (const { id, key, ours, theirs } of open) {
    console.log(`${id}: ${key}\n    ours:   ${ours}\n    theirs: ${theirs}`)
  }
  for (const fault of faults) {
    console.log(fault)
  }
  const explained = differences.length - newer.length - open.length
  console.log(
    `Cards: ${compared} compared, ${differences.length} differences: ${explained} explained, ${newer.length} newer here, ${open.length} open; ${faults.length} other problems`,
  )
  return open.length + faults.length
}

function printCorrections({ made, rows }: Extract<FactFile, { kind: 'corrections' }>): number {
  const ours = rows.map((row) => ({ ...row, source: sources[row.source] ?? row.source }))
  const result = compareCorrections(release, { made, rows: ours })
  const count = (state: string) => result.rows.filter((row) => row.state === state).length
  for (const { cardId, field, should, asOf, source } of result.rows.filter(({ state }) => state === 'open')) {
    console.log(`${cardId}: ${field}\n    should be: ${should} (${source} ${asOf})`)
  }
  printUnknown(result.unknownCards)
  console.log(
    `Corrections: ${rows.length} rows: ${count('applied')} applied, ${count('explained')} explained, ${count('open')} open`,
  )
  return count('open') + result.unknownCards.length
}

function printOffers({ made, offers }: Extract<FactFile, { kind: 'offers' }>): number {
  const list = { made, offers: offers.map(withOurId) }
  const { compared, differences, unknownCards } = compareOffers(releaseWithBusiness.cards, list, leftOut)
  const newer = differences.filter(({ isNewerHere, reason }) => isNewerHere && reason === null)
  const open = differences.filter(({ isNewerHere, reason }) => !isNewerHere && reason === null)
  for (const { cardId, ours, theirs } of open) {
    console.log(`${cardId}: offer\n    ours:   ${ours}\n    theirs: ${theirs}`)
  }
  printUnknown(unknownCards)
  const explained = differences.length - newer.length - open.length
  console.log(
    `Offers: ${compared} compared, ${differences.length} differences: ${explained} explained, ${newer.length} newer here, ${open.length} open`,
  )
  return open.length + unknownCards.length
}

function printMissing(cards: readonly Readonly<{ id: string }>[]): number {
  const missing = compareMissing(
    releaseWithBusiness.cards,
    cards.map((card) => ({ ...card, id: aliases[card.id] ?? card.id })),
    leftOut,
  )
  printUnknown(missing)
  console.log(`Missing cards: ${cards.length} listed, ${missing.length} open`)
  return missing.length
}

function printBusiness({ made, facts }: Extract<FactFile, { kind: 'business' }>): number {
  const { cards, vocabulary } = releaseWithBusiness
  const differences = compareBusiness(cards, { made, facts }, new Set(Object.keys(vocabulary.categories)))
  const open = differences.filter(({ reason }) => reason === null)
  for (const { cardId, key, ours, theirs } of open) {
    console.log(`${cardId}: ${key}\n    ours:   ${ours}\n    theirs: ${theirs}`)
  }
  const missing = printMissing(facts)
  console.log(
    `Business cards: ${facts.length} compared, ${differences.length} differences: ${differences.length - open.length} explained, ${open.length} open`,
  )
  const offers = facts.flatMap(({ id, offer }) => (offer === undefined ? [] : [{ cardId: id, ...offer }]))
  return open.length + missing + printOffers({ kind: 'offers', made, offers })
}

function printEligibility({ made, facts }: Extract<FactFile, { kind: 'eligibility' }>): number {
  const { rows, unknownCards } = compareEligibility(release.cards, { made, facts })
  const count = (state: string) => rows.filter((row) => row.state === state).length
  for (const { cardId, ours, theirs } of rows.filter(({ state }) => state === 'open')) {
    console.log(`${cardId}: credit\n    ours:   ${ours}\n    theirs: ${theirs}`)
  }
  printUnknown(unknownCards)
  console.log(
    `Eligibility: ${facts.length} rows: ${count('applied')} applied, ${count('explained')} explained, ${count('newer here')} newer here, ${count('unknown there')} unknown there, ${count('open')} open`,
  )
  return count('open') + unknownCards.length
}

/** Data sets have other ids for a few cards. */
function withOurId<Row extends Readonly<{ cardId: string }>>(row: Row): Row {
  return { ...row, cardId: aliases[row.cardId] ?? row.cardId }
}

function printUnknown(ids: readonly string[]): void {
  for (const id of ids) {
    console.log(`${id}\n    is neither in the catalog nor in tables/left-out.yaml`)
  }
}

/** Entries for an offer or eligibility can be judged only together with the list of the same day. */
function findUnused(files: readonly FactFile[]): string[] {
  return files.flatMap((file) => {
    if (file.kind !== 'corrections') {
      return []
    }
    const { made } = file
    const offers = files.flatMap((other) =>
      other.kind === 'offers' && other.made === made ? other.offers : [],
    )
    const levels = files.flatMap((other) =>
      other.kind === 'eligibility' && other.made === made ? other.facts : [],
    )
    const rows = [
      ...file.rows,
      ...offers.map(withOurId).map(({ cardId }) => ({ cardId, field: 'offer' })),
      ...levels.map(({ id }) => ({ cardId: id, field: 'eligibility' })),
    ]
    return unusedEntries(release.cards, { made, rows })
      .filter((entry) => offers.length > 0 || !entry.endsWith(`: offer ${made}`))
      .filter((entry) => levels.length > 0 || !entry.endsWith(`: eligibility ${made}`))
  })
}
