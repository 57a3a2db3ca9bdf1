/**
 * Finds the bank or app by its headings. Known layouts identify the bank, and settle in short files what would
 * otherwise take many rows to show. Rows that clearly contradict a layout win, unless its sign is fixed.
 */
import { appLayouts } from './app-layouts.ts'
import { bankLayouts } from './bank-layouts.ts'
import { cellAt } from './grid.ts'
import type { KnownLayout, LayoutRule } from './known-layout.ts'

type Rows = readonly (readonly string[])[]

/** A star in the third of five cells, and no headings: only one bank writes that. */
export function findHeadless(row: readonly string[]): KnownLayout | null {
  const first = row.findIndex((cell) => cell !== '')
  const cells = row.slice(first, row.findLastIndex((cell) => cell !== '') + 1)
  const isStarred = cells.length === 5 && cells[2] === '*'
  return isStarred ? { institution: 'Wells Fargo', type: 'unknown', sign: 'out-negative' } : null
}

/**
 * Returns the bank or app with these headings and rows, or null if others have them too. The layout with the most
 * headings wins: the headings of one bank can be among those of another.
 */
export function findKnownLayout(normalizedHeadings: readonly string[], rows: Rows): KnownLayout | null {
  const present = new Set(normalizedHeadings)
  const sampled = rows.slice(0, SAMPLED_ROWS)
  const found = layouts.filter(
    ({ needs, also, cells }) =>
      needs.split(', ').every((heading) => present.has(heading)) &&
      (also === undefined || hasOnly(normalizedHeadings, `${needs}, ${also}`)) &&
      Object.entries(cells ?? {}).every(([heading, words]) =>
        mostMatch(sampled, normalizedHeadings.indexOf(heading), words),
      ),
  )
  return found.reduce<LayoutRule | null>(
    (best, layout) => (best === null || countOf(layout) > countOf(best) ? layout : best),
    null,
  )
}

function hasOnly(headings: readonly string[], allowed: string): boolean {
  const names = allowed.split(', ')
  return headings.every((heading) => heading === '' || names.includes(heading))
}

function countOf({ needs }: LayoutRule): number {
  return needs.split(', ').length
}

const layouts: readonly LayoutRule[] = [...bankLayouts, ...appLayouts]

const SAMPLED_ROWS = 50
/** Payments and fees look different from purchases. */
const MIN_MATCHING = 0.6

function mostMatch(rows: Rows, column: number, words: RegExp): boolean {
  const filled = rows.map((row) => cellAt(row, column)).filter((cell) => cell !== '')
  const matching = filled.filter((cell) => words.test(cell)).length
  return filled.length > 0 && matching >= filled.length * MIN_MATCHING
}
