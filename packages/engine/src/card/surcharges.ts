/**
 * Fees for paying bills by card, in thousandths of a percent, like rates of a card whose points are worth one cent. Sources:
 * rent-fees and irs-2026 of our spending facts, as of 2026-11-15. Rent: property managers charge 2.5% to 3.5%. Taxes: the
 * IRS's processors charge 1.75% (Pay1040) to 1.85% (ACI); the higher one counts.
 */
import type { BillLeaf } from '../leaf.ts'

export const surcharges: Readonly<Record<BillLeaf, number>> = { rent: 3000, taxes: 1850 }
