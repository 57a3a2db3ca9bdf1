/** Compares outside data sets with the catalog, and edits the card files with what is confirmed or accepted. */
import type { Day } from '@cardsight/engine/dates'
import { cardSchemaFor } from '../card-schema.ts'
import { compile } from '../compile.ts'
import type { TextFile } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import type { CatalogCard, Release } from '../release.ts'
import { namesOf, type Tables } from '../tables.ts'
import { type Approvals, approvalOf, unusedApprovals } from './approvals.ts'
import { decide } from './decide.ts'
import { editYaml } from './edit-yaml.ts'
import { examine } from './examine.ts'
import { addToHistory } from './history-edits.ts'
import type { ImportRules } from './import-rules.ts'
import { createMatcher } from './match-cards.ts'
import { type DataSet, readDataSet } from './read-data-set.ts'
import type { Review, ReviewRow } from './review.ts'
import { secondSourceEdits } from './second-sources.ts'
import type { OutsideCard, Statement } from './statement.ts'

export type ImportInput = Readonly<{
  cardFiles: readonly TextFile[]
  historyFiles: readonly TextFile[]
  tables: Tables
  dataSets: readonly DataSet[]
  rules: ImportRules
  /** Reasons why cards aren't in the catalog. An import ignores these cards. */
  leftOut: Readonly<Record<string, string>>
  today: Day
  approvals: Approvals
  skipUnknown: boolean
  /** Leaves contradictions and suspicious values for a person to decide, instead of stopping the whole import. */
  holdsBack?: boolean
}>

export type ImportResult = Readonly<{
  review: Review
  /** The files that change, with their new text. Empty if anything stops the import. */
  edited: readonly TextFile[]
}>

export function importCatalog(input: ImportInput): ImportResult {
  const compiled = compile(input.cardFiles, input.tables, input.historyFiles)
  const dataSets = input.dataSets.map((dataSet) => readDataSet(dataSet, input.today))
  const unreadable = [...dataSets, compiled].flatMap((result) =>
    result.ok ? [] : result.problems.map(describeProblem),
  )
  if (!compiled.ok || unreadable.length > 0) {
    return { review: { rows: [], problems: unreadable, skipped: [], notes: [] }, edited: [] }
  }
  const outside = dataSets.flatMap((result) => (result.ok ? result.value : []))
  const { matched, unknown } = matchAll(outside, compiled.release, input)
  const rows = [...matched].flatMap(([card, statements]) =>
    reviewCard(card, statements, compiled.release, input),
  )
  const { files, notes } = editFiles(rows, compiled.release, input)
  const problems = [
    ...(input.skipUnknown ? [] : unknown),
    ...rows
      .filter(({ decision }) => decision.isBlocking && input.holdsBack !== true)
      .map(({ cardId, key, decision }) => `${cardId}.${key}: ${decision.verdict}: ${decision.reason}`),
    ...unusedApprovals(input.approvals, rows),
    ...problemsAfter(files, input),
  ]
  const review = { rows, problems, skipped: input.skipUnknown ? unknown : [], notes }
  return { review, edited: problems.length === 0 ? files : [] }
}

type Matched = Map<CatalogCard, Statement[]>

/** Groups the statements of all data sets by our card. Source ids are replaced by ours. */
function matchAll(outside: readonly OutsideCard[], { cards }: Release, { rules, leftOut }: ImportInput) {
  const match = createMatcher(cards, rules)
  const matched: Matched = new Map()
  const unknown: string[] = []
  for (const entry of outside.filter(({ id }) => !Object.hasOwn(leftOut, id))) {
    const result = match(entry)
    if ('card' in result) {
      const statements = entry.statements.map((statement) => {
        const { seen } = statement
        return { ...statement, seen: { ...seen, source: rules.sources[seen.source] ?? seen.source } }
      })
      matched.set(result.card, [...(matched.get(result.card) ?? []), ...statements])
    } else {
      unknown.push(describeUnknown(entry, result.candidates))
    }
  }
  return { matched, unknown }
}

function describeUnknown({ file, id, name, issuer }: OutsideCard, candidates: readonly string[]): string {
  const who = [name, issuer].filter((part) => part !== null).join(', ')
  const reason = candidates.length === 0 ? 'is not in the catalog' : `could be ${candidates.join(' or ')}`
  return `${file}: ${id} (${who}) ${reason}`
}

function reviewCard(
  card: CatalogCard,
  statements: readonly Statement[],
  release: Release,
  { rules, tables, today, approvals }: ImportInput,
): ReviewRow[] {
  const findings = statements.flatMap((statement) => examine(card, statement, release, rules))
  const sources = new Set(Object.keys(tables.sources))
  return [...new Set(findings.map(({ key }) => key))].map((key) => {
    const own = findings.filter((finding) => finding.key === key)
    const approval = approvalOf(approvals, card.id, key)
    return {
      cardId: card.id,
      issuer: card.issuer,
      page: card.link,
      key,
      findings: own,
      decision: decide(own, { today, sources, approval, declined: rules.declined[`${card.id}.${key}`] }),
    }
  })
}

/** Applies what is accepted to the card files and the histories. */
function editFiles(
  rows: readonly ReviewRow[],
  { cards }: Release,
  { cardFiles, historyFiles, tables }: ImportInput,
) {
  const sources = new Set(Object.keys(tables.sources))
  const keyOrder = Object.keys(cardSchemaFor(namesOf(tables)).shape)
  const notes: string[] = []
  const files: TextFile[] = []
  for (const { path, text } of cardFiles) {
    const own = rows.filter(({ cardId }) => path.endsWith(`/${cardId}.yaml`))
    const edits = own.flatMap(({ decision: { accepted, verdict } }) =>
      accepted === null ? [] : ((verdict === 'confirmed' ? accepted.confirm : accepted.change) ?? []),
    )
    const card = cards.find(({ id }) => path.endsWith(`/${id}.yaml`))
    const second = card === undefined ? [] : secondSourceEdits(own, card, sources)
    files.push({ path, text: editYaml(text, [...edits, ...second], keyOrder) })
    const changed = own.filter(({ decision }) => decision.verdict === 'changed' && decision.accepted !== null)
    files.push(...historyOf(changed, historyFiles, notes))
  }
  const texts = new Map([...cardFiles, ...historyFiles].map((file) => [file.path, file.text]))
  return { files: files.filter(({ path, text }) => texts.get(path) !== text), notes }
}

/** Adds a card's changes to its history, and says what has to be done by hand. */
function historyOf(
  changed: readonly ReviewRow[],
  histories: readonly TextFile[],
  notes: string[],
): TextFile[] {
  const [first] = changed
  if (first === undefined) {
    return []
  }
  const path = `history/${first.cardId}.yaml`
  const before = histories.find((file) => file.path === path)?.text ?? ''
  const after = changed.reduce((text, { cardId, key, decision: { accepted } }) => {
    notes.push(`${cardId}: check that the summary and the notes still fit the new ${key}.`)
    if (accepted === null || accepted.history === null) {
      return text
    }
    const { history, oursSeen, seen } = accepted
    const added = addToHistory(text, { ...history, seenBefore: oursSeen, seen })
    if (added === null) {
      notes.push(`${cardId}: add the new ${key} to ${path}, which has later terms.`)
    }
    return added ?? text
  }, before)
  return after === before ? [] : [{ path, text: after }]
}

/** The edited catalog must compile. */
function problemsAfter(
  files: readonly TextFile[],
  { cardFiles, historyFiles, tables }: ImportInput,
): string[] {
  const edited = new Map(files.map((file) => [file.path, file]))
  const replace = (all: readonly TextFile[], folder: string) => [
    ...all.map((file) => edited.get(file.path) ?? file),
    ...files.filter(({ path }) => path.startsWith(folder) && !all.some((file) => file.path === path)),
  ]
  const compiled = compile(replace(cardFiles, 'cards/'), tables, replace(historyFiles, 'history/'))
  return compiled.ok
    ? []
    : compiled.problems.map((problem) => `after the import, ${describeProblem(problem)}`)
}
