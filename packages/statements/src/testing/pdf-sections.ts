/** Builds a layout from its parts: what comes first, a table with sections, and what follows. */
import { at, line, type PdfLine, type PdfUnit, unit } from './pdf-pages.ts'
import {
  type FixtureEntry,
  type FixtureMonth,
  type FixtureRow,
  ofKind,
  type PdfLayout,
  runningBalances,
} from './pdf-statement.ts'

/** An entry as a layout prints it. */
export type PrintedEntry = Readonly<{ lines: readonly PdfLine[]; row: FixtureRow }>

export type RowContext = Readonly<{
  /** Balance of a bank account after the entry. */
  balanceCents: number
  isLastOfDay: boolean
}>

export type SectionSpec = Readonly<{
  heading?: string
  kinds: readonly FixtureEntry['kind'][]
  /** Column headings of this section. */
  header?: readonly PdfLine[]
  total?(entries: readonly FixtureEntry[], month: FixtureMonth): readonly PdfLine[]
  row?(entry: FixtureEntry, context: RowContext): PrintedEntry
}>

type LayoutSpec = Omit<PdfLayout, 'print' | 'listed'> &
  Readonly<{
    before(month: FixtureMonth): readonly PdfUnit[]
    headingLeft: number
    sections: readonly SectionSpec[]
    row(entry: FixtureEntry, context: RowContext): PrintedEntry
    after(month: FixtureMonth): readonly PdfUnit[]
  }>

export function layoutOf(spec: LayoutSpec): PdfLayout {
  return {
    ...spec,
    listed: spec.sections.flatMap(({ kinds }) => kinds),
    print(month, printed) {
      const sections = spec.sections.map((section) => printSection(section, spec, { month, printed }))
      return {
        units: [...spec.before(month), ...sections.flatMap(({ units }) => units), ...spec.after(month)],
        rows: sections.flatMap(({ rows }) => rows),
      }
    },
  }
}

type Printing = Readonly<{ month: FixtureMonth; printed: readonly FixtureEntry[] }>

function printSection(
  section: SectionSpec,
  { row, headingLeft }: LayoutSpec,
  { month, printed }: Printing,
): { units: PdfUnit[]; rows: FixtureRow[] } {
  const entries = ofKind(printed, ...section.kinds)
  const all = ofKind(month.entries, ...section.kinds)
  if (all.length === 0) {
    return { units: [], rows: [] }
  }
  const { heading, header = [], total } = section
  const first = heading === undefined ? header : [line(at(headingLeft, heading)), ...header]
  const again = heading === undefined ? header : [line(at(headingLeft, `${heading} (continued)`)), ...header]
  const context = contextsOf(month)
  const rows = entries.map((entry) => (section.row ?? row)(entry, context(entry)))
  return {
    units: [
      unit(...first),
      ...rows.map(({ lines }) => ({ lines, continued: again })),
      unit(...(total?.(all, month) ?? [])),
    ],
    rows: rows.map((one) => one.row),
  }
}

/** A changed copy of an entry has the balance of the original. */
function contextsOf(month: FixtureMonth): (entry: FixtureEntry) => RowContext {
  const balances = [...runningBalances(month)]
  return (entry) => {
    const own = entry.original ?? entry
    const index = balances.findIndex(([one]) => one === own)
    const balanceCents = balances[index]?.[1] ?? 0
    return { balanceCents, isLastOfDay: balances[index + 1]?.[0].day !== own.day }
  }
}
