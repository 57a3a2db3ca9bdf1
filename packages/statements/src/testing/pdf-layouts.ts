/** All layouts of invented PDF statements. */
import { chaseBusiness, chaseCard, chaseChecking } from './pdf-chase.ts'
import type { PdfLayout } from './pdf-statement.ts'

export const pdfLayouts: readonly PdfLayout[] = [chaseCard, chaseChecking, chaseBusiness]
