/** Text with separators as a statement: which separator it is, and whether there is a table at all. */
import { problemSentences } from '../sentences.ts'
import { type Corrections, type Layout, MOST_ROWS, type Problem } from '../statement.ts'
import { looksLikeData } from '../table/find-header.ts'
import { type ReadTable, readTable } from '../table/read-table.ts'
import { splitCells } from './split-cells.ts'

type Source = Readonly<{ name: string; text: string; encoding: Layout['encoding'] }>

/** Text in which no separator gives a table comes back refused. */
export function readCsv({ name, text, encoding }: Source, corrections?: Corrections): ReadTable {
  const { body, skipped, told } = withoutSeparatorLine(withoutOuterQuotes(text))
  const found = findDelimiter(body)
  const delimiter = told ?? found.delimiter
  // Where the first lines hold no data the rest is not worth the time; a person may still say what is what.
  const worth = found.hasData || corrections?.columns !== undefined ? body : found.sample
  const { grid, openQuoteLine, isCut } = splitCells(worth, { delimiter, mostRows: MOST_ROWS })
  const lines = skipped === 0 ? grid.lines : grid.lines.map((line) => line + skipped)
  const read = readTable({ rows: grid.rows, lines }, { name, encoding, delimiter }, corrections)
  const problems: Problem[] = []
  if (isCut) {
    problems.push({ line: null, sentence: problemSentences.tooManyRows(MOST_ROWS) })
  }
  if (openQuoteLine !== null && read.rows.length > 0) {
    const line = openQuoteLine + skipped
    problems.push({ line, sentence: problemSentences.openQuote(line) })
  }
  return { ...read, problems: [...problems, ...read.problems] }
}

type Delimiter = NonNullable<Layout['delimiter']>
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|']

const LONGEST_SAMPLE = 200_000

/** Excel writes 'sep=;' above some tables. */
function withoutSeparatorLine(text: string): { body: string; skipped: number; told: Delimiter | null } {
  const match = /^sep=([,;\t|])\n/i.exec(text)
  const told = delimiters.find((delimiter) => delimiter === match?.[1]) ?? null
  return match === null
    ? { body: text, skipped: 0, told: null }
    : { body: text.slice(match[0].length), skipped: 1, told }
}

/** A spreadsheet that opened a table as one column writes each whole line in quotation marks. */
function withoutOuterQuotes(text: string): string {
  const lines = text.slice(0, 20_000).trimEnd().split('\n')
  const isWrapped =
    lines.length > 1 && lines.slice(0, -1).every((line) => /^"[^",;\t]+[,;\t].*[^",;\t]?"$/.test(line))
  const isOneCell = isWrapped && lines.every((line) => !/^"[^"]*"[,;\t]/.test(line))
  return isOneCell ? text.replace(/^"(.*)"$/gm, (_, line: string) => line.replaceAll('""', '"')) : text
}

type Found = Readonly<{ delimiter: Delimiter; hasData: boolean; sample: string }>

/** The separator that makes the most rows with a date and an amount; of equals the one with more columns. */
function findDelimiter(text: string): Found {
  const sample = firstLines(text, 300)
  const scores = delimiters.map((delimiter) => {
    const { rows } = splitCells(sample, { delimiter, mostRows: 300 }).grid
    const data = rows.filter(looksLikeData).length
    const cells = rows.reduce((sum, row) => sum + row.length, 0)
    return { delimiter, hasData: data > 0, score: data * 1000 + cells / Math.max(1, rows.length) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return { delimiter: best.delimiter, hasData: best.hasData, sample }
}

function firstLines(text: string, count: number): string {
  let end = 0
  for (let line = 0; line < count && end >= 0 && end < LONGEST_SAMPLE; line += 1) {
    end = text.indexOf('\n', end + 1)
  }
  return text.slice(0, end < 0 ? LONGEST_SAMPLE : Math.min(end, LONGEST_SAMPLE))
}
