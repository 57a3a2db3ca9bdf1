/** Lists of category names for tests, by what they mean, and the meaning that we find. */
import { readIssuerCategory } from '../rules/issuer-categories.ts'

/** Names separated by bars, by leaf or kind, 'broad' with a leaf, or 'too general'. */
export type ExpectedNames = Readonly<Record<string, string>>

export function namesIn(expected: ExpectedNames): [is: string, name: string][] {
  return Object.entries(expected).flatMap(([is, names]) =>
    names.split('|').map((name): [string, string] => [is, name.trim()]),
  )
}

export function meaningOf(name: string): string {
  const found = readIssuerCategory(name)
  if (found === null) {
    return 'unknown'
  }
  if (found.ruling === null) {
    return 'too general'
  }
  return found.isBroad ? `broad ${found.ruling}` : found.ruling
}
