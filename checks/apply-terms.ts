/** Finds links to an issuer's application without what a person should know before they apply. */
import { readSource } from './source.ts'

const LINK = /<ApplyLink\b/g
/** Says all of it: bonus, credit, the date of the terms, and who pays us. */
const TERMS = /<ApplyTerms\b/g
/** The two parts of the same, for places with more room: bonus and credit, then date and who pays us. */
const PARTS = [/<(?:Card|Answer)?Terms\b/g, /<ApplyDisclosure\b/g] as const

/** Each file of the pages with more links than terms. Every component that has the link shows its terms itself. */
export function findApplyWithoutTerms(path: string, text: string): string[] {
  const { isTest, code } = readSource(path, text)
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  const terms = count(TERMS) + Math.min(...PARTS.map(count))
  const missing = count(LINK) - terms
  return isTest || missing <= 0 ? [] : [`${path}: ${missing} Apply without terms`]
}
