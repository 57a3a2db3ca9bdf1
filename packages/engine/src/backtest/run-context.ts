/**
 * Memo tables for runs of one catalog. A caller that runs a catalog often owns a context and passes it to every run. A
 * context saves repeated work and never changes a result. Don't share it between threads.
 */
import type { Cell } from './cells.ts'
import type { Compiled } from './compile.ts'
import { layOutPlan, type PaymentLayout } from './components.ts'
import { createTermsMemo, type TermsMemo } from './terms.ts'

/** Valid for all catalogs with these plans; they may differ in fees and point values. */
export type RunContext = {
  readonly plans: Compiled['plans']
  /** Cells that have occurred, and each plan's layout for them. */
  readonly cells: Set<Cell>
  layouts: readonly PaymentLayout[]
  terms: TermsMemo
}

export function createRunContext({ plans }: Pick<Compiled, 'plans'>): RunContext {
  return { plans, cells: new Set(), layouts: [], terms: createTermsMemo() }
}

/**
 * Layouts by plan, for these cells and all that occurred before. A new cell rebuilds the layouts. All leaves are included
 * from the start, so only purchases abroad or at merchants that a card names add cells.
 */
export function layoutsFor(
  context: RunContext,
  compiled: Compiled,
  cells: readonly Cell[],
): readonly PaymentLayout[] {
  if (context.plans !== compiled.plans) {
    throw new RangeError('this context belongs to another catalog')
  }
  const cellCount = context.cells.size
  if (cellCount === 0) {
    for (const cell of compiled.cells.all) {
      if (cell.merchant === null && !cell.isAbroad) {
        context.cells.add(cell)
      }
    }
  }
  for (const cell of cells) {
    context.cells.add(cell)
  }
  if (context.cells.size > cellCount) {
    const all = [...context.cells]
    context.layouts = context.plans.map((plan) => layOutPlan(plan, all))
    context.terms = createTermsMemo()
  }
  return context.layouts
}
