import { describe, expect, it } from 'vitest'
import { releaseWithBusiness as release } from './business.ts'
import { findCardReferences } from './card-references.ts'
import { compile, compileCatalog } from './compile.ts'
import { parseTables } from './parse-tables.ts'
import { describeProblem } from './problem.ts'
import { packageDir, readTables, tablePath } from './read-files.ts'
import { catalogTables, sampleFile } from './testing/sample-card.ts'

const cash = 'cash: { name: Cash, kind: cash, unit: cash back, values: face }'
const transfers = 'transferable: true, transfers: [{ partner: A, ratio: 1, seen: duff 2026-01-01 }]'
const points = `stars: { name: Stars, kind: bank, unit: stars, ${transfers}`
const seen = 'seen: duff 2026-01-01'
const empty = { programs: `${cash}\n${points} }`, pairs: '{}', issuerRules: '{}', boosts: '{}' }

/** Returns the problems of a catalog of two cards of U.S. Bank: one earns cash, the other stars. */
function problemsWith(changes: Partial<typeof empty>): string[] {
  const { programs, pairs, issuerRules, boosts } = { ...empty, ...changes }
  const tables = parseTables({
    ...readTables(packageDir),
    programs: { path: tablePath('programs'), text: programs },
    pairs: { path: tablePath('pairs'), text: pairs },
    issuerRules: { path: tablePath('issuerRules'), text: issuerRules },
    boosts: { path: tablePath('boosts'), text: boosts },
  })
  if (!tables.ok) {
    throw new Error(tables.problems.map(describeProblem).join('\n'))
  }
  const star = sampleFile({ id: 'star-card', program: 'stars' }, 'cards/us-bank/star-card.yaml')
  const compiled = compileCatalog([sampleFile(), star], tables.value, [])
  return compiled.ok ? [] : compiled.problems.map(describeProblem)
}

describe('card ids in tables', () => {
  it('are cards of the catalog', () => {
    expect(findCardReferences(release)).toEqual([])
    expect(problemsWith({})).toEqual([])
  })

  it('are checked for the whole catalog, but not for the cards of a user', () => {
    const compiled = compileCatalog([sampleFile()], catalogTables(), [])
    expect(compiled.ok ? [] : compiled.problems.map(describeProblem)).toContain(
      'tables/pairs.yaml: chase-freedom.earn: chase-freedom-flex is not the id of a card',
    )
    expect(compile([sampleFile()], catalogTables()).ok).toBe(true)
  })

  it('are reported in programs if they are no card, or earn another program', () => {
    const unlockedBy = `unlockedBy: { cards: [plain-card, no-card], ${seen} }`
    const cardValues = `cardValues: [{ cards: [plain-card], note: Less., ${seen} }]`
    expect(problemsWith({ programs: `${cash}\n${points}, ${unlockedBy}, ${cardValues} }` })).toEqual([
      'tables/programs.yaml: stars.unlockedBy.cards: no-card is not the id of a card',
      'tables/programs.yaml: stars.unlockedBy.cards: plain-card earns cash, not stars',
      'tables/programs.yaml: stars.cardValues.0.cards: plain-card earns cash, not stars',
    ])
  })

  it('are reported in pairs if they are no card, or the second card earns another program', () => {
    const pair = (earn: string, second: string) =>
      `p: { earn: [${earn}], becomes: stars, with: [${second}], ${seen} }`
    expect(problemsWith({ pairs: pair('plain-card', 'star-card') })).toEqual([])
    expect(problemsWith({ pairs: pair('no-card', 'plain-card') })).toEqual([
      'tables/pairs.yaml: p.earn: no-card is not the id of a card',
      'tables/pairs.yaml: p.with: plain-card earns cash, not stars',
    ])
  })

  it('are reported in rules if they are no card, or a card of another issuer', () => {
    const rule = (issuer: string, facts: string) =>
      `r: { issuers: [${issuer}], rule: No., strength: hard, ${seen}, ${facts} }`
    const bars = 'kind: bonus, cards: [plain-card], bars: [{ if: has, of: [star-card], for: [no-card] }]'
    expect(problemsWith({ issuerRules: rule('U.S. Bank', bars) })).toEqual([
      'tables/issuer-rules.yaml: r.bars.0: no-card is not the id of a card',
    ])
    const limits = 'kind: application, limits: [{ cards: 1, of: [plain-card], except: [no-card] }]'
    expect(problemsWith({ issuerRules: rule('Chase', limits) })).toEqual([
      'tables/issuer-rules.yaml: r.limits.0: no-card is not the id of a card',
      'tables/issuer-rules.yaml: r.limits.0: plain-card is a card of U.S. Bank',
    ])
  })

  it('are reported in boosts if they are no card, or a card of another issuer', () => {
    const boost = (issuer: string, cards: string) =>
      `b: { name: B, issuer: ${issuer}, cards: [${cards}], gives: More., needs: Money., ${seen} }`
    expect(problemsWith({ boosts: boost('U.S. Bank', 'plain-card, no-card') })).toEqual([
      'tables/boosts.yaml: b.cards: no-card is not the id of a card',
    ])
    expect(problemsWith({ boosts: boost('Chase', 'plain-card') })).toEqual([
      'tables/boosts.yaml: b.cards: plain-card is a card of U.S. Bank',
    ])
  })
})
