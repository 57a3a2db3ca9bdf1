import { describe, expect, it } from 'vitest'
import { parseTables } from './parse-tables.ts'
import { describeProblem } from './problem.ts'
import { packageDir, readTables, tablePath } from './read-files.ts'

const files = readTables(packageDir)

/** Short tables keep the tests fast. */
const shortFiles = {
  ...files,
  programs: {
    path: tablePath('programs'),
    text: 'cash: { name: Cash, kind: cash, unit: cash back, values: face }',
  },
  pairs: { path: tablePath('pairs'), text: '{}' },
  issuerRules: { path: tablePath('issuerRules'), text: '{}' },
  boosts: { path: tablePath('boosts'), text: '{}' },
}

function problemsWith(name: keyof typeof files, text: string) {
  const parsed = parseTables({ ...shortFiles, [name]: { path: tablePath(name), text } })
  return parsed.ok ? [] : parsed.problems.map(describeProblem)
}

describe('the tables', () => {
  it('are valid', () => {
    expect(parseTables(files).ok).toBe(true)
  })

  it.each([
    [
      'groups',
      'gas: { name: gas, leaves: [petrol] }',
      'tables/groups.yaml: gas.leaves.0: is not a leaf of the engine',
    ],
    [
      'groups',
      'gas: { name: gas, leaves: [gas], exceptAt: [shall] }',
      'tables/groups.yaml: gas.exceptAt: shall is not in merchants.yaml',
    ],
    [
      'groups',
      'amazon: { name: Amazon, leaves: [books] }',
      'tables/groups.yaml: amazon: is also the key of a merchant',
    ],
    [
      'merchants',
      'costco: { name: Costco, online: costco-com, seen: pages 2026-11-17 }',
      'tables/merchants.yaml: costco.online: costco-com is not in merchants.yaml',
    ],
    [
      'issuers',
      'A Bank: { folder: a-bank, color: red }',
      'tables/issuers.yaml: A Bank.color: must be a color such as #334455',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-02-01, to: 2026-01-01, on: [gas] }] }',
      'tables/calendars.yaml: c.entries.0: ends on 2026-01-01, before it starts',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01 }] }',
      'tables/calendars.yaml: c.entries.0: must have on or at',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01, on: [petrol] }] }',
      'tables/calendars.yaml: c.entries.0.on: petrol is neither in groups.yaml nor a leaf',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01, at: [shall] }] }',
      'tables/calendars.yaml: c.entries.0.at: shall is not in merchants.yaml',
    ],
  ] as const)('report a problem in %s: %s', (name, text, problem) => {
    expect(problemsWith(name, text)).toContain(problem)
  })

  it('report every problem of every table at once', () => {
    const parsed = parseTables({
      ...shortFiles,
      merchants: { path: 'tables/merchants.yaml', text: 'Amazon: Amazon' },
      issuerRules: { path: 'tables/issuer-rules.yaml', text: 'a-rule: { kind: other }' },
    })
    const problems = parsed.ok ? [] : parsed.problems.map(describeProblem)
    expect(problems).toContainEqual(expect.stringMatching(/^tables\/merchants\.yaml: Amazon/))
    expect(problems).toContain('tables/issuer-rules.yaml: a-rule.issuers: is missing')
  })

  it('report a table that is not YAML', () => {
    expect(problemsWith('boosts', 'a: [')[0]).toMatch(/^tables\/boosts\.yaml: Flow sequence/)
  })
})

describe('a program', () => {
  const value = (cents: number, by = 'Somebody') => `{ cents: ${cents}, by: ${by}, asOf: 2026-01-01 }`
  const program = (facts: string) => `p: { name: P, kind: bank, unit: points, ${facts} }`
  const published = '{ by: A, cents: 1, seen: duff 2026-01-01 }, { by: B, cents: 2, seen: duff 2026-01-01 }'

  it.each([
    ['rate: 5', 'p.rate: is not part of the card format'],
    ['values: 5', 'p.values: must be face, or values by outlook'],
    [`values: { floor: ${value(1)} }`, 'p.values.usual: is missing'],
    [`values: { usual: ${value(1)}, high: ${value(1)}, best: 5 }`, 'p.values.best: is not part of'],
    [
      `values: { floor: ${value(2)}, usual: ${value(1)}, high: ${value(3)} }`,
      'p.values: must be in ascending order: floor, easy, usual, high',
    ],
    [`values: { usual: ${value(1.005)}, high: ${value(2)} }`, 'p.values.usual.cents: must have at most two'],
    [
      `values: { usual: ${value(1.2, 'A')}, high: ${value(2, 'B')} }, published: [${published}]`,
      'p.values.usual: A published 1, not 1.2',
    ],
    [
      `values: { usual: ${value(1.4, 'Median of 2 publishers')}, high: ${value(2)} }, published: [${published}]`,
      'p.values.usual.cents: must be 1.5, the median of the counted values',
    ],
    [
      `values: { usual: ${value(1.5, 'Median of 3 publishers')}, high: ${value(2)} }, published: [${published}]`,
      'p.values.usual.by: must be the median of 2 publishers',
    ],
    [
      'published: [{ by: A, cents: 1, edition: 2026-13, seen: duff 2026-01-01 }]',
      'p.published.0.edition: must',
    ],
    ['expires: { text: Never., seen: hearsay 2026-01-01 }', 'p.expires.seen: hearsay is not in sources.yaml'],
    ['expires: { text: Never., seen: duff 2026-02-30 }', 'p.expires.seen: must end with a date'],
    ['transfers: [{ to: p, ratio: 1, seen: duff 2026-01-01 }]', 'p.transfers: needs transferable: true'],
    [
      'transferable: true, transfers: [{ to: q, ratio: 1, seen: duff 2026-01-01 }]',
      'p.transfers.0.to: q is not in programs.yaml',
    ],
    [
      'transferable: true, transfers: [{ to: p, ratio: 1, seen: duff 2026-01-01 }]',
      'p.transfers.0.to: must be another program',
    ],
    [
      'transferable: true, transfers: [{ partner: Q, ratio: 1, seen: duff 2026-01-01 }, { partner: Q, ratio: 2, seen: duff 2026-01-01 }]',
      'p.transfers.1: repeats Q',
    ],
    [
      'transferable: true, transfers: [{ to: p, partner: P, ratio: 1, seen: duff 2026-01-01 }]',
      'p.transfers.0: must have either to or partner',
    ],
    [
      'transferable: true, transfers: [{ partner: Q, ratio: 0, seen: duff 2026-01-01 }]',
      'p.transfers.0.ratio: must be greater than zero',
    ],
    ['unlockedBy: { cards: [a-card], seen: duff 2026-01-01 }', 'p.unlockedBy: needs transfers'],
  ])('is reported: %s', (facts, problem) => {
    expect(problemsWith('programs', program(facts))).toContainEqual(
      expect.stringContaining(`tables/programs.yaml: ${problem}`),
    )
  })

  it('can have the median of an even number of publishers, rounded to hundredths', () => {
    // (1.25 + 1.3) / 2 = 1.275
    const facts = `values: { usual: ${value(1.28, 'Median of 2 publishers')}, high: ${value(2)} }`
    const list = '{ by: A, cents: 1.25, seen: duff 2026-01-01 }, { by: B, cents: 1.3, seen: duff 2026-01-01 }'
    const problems = problemsWith('programs', program(`${facts}, published: [${list}]`))
    expect(problems.filter((text) => text.includes(': p.'))).toEqual([])
  })
})

describe('a pair, a rule, a boost or a membership', () => {
  const seen = 'seen: duff 2026-01-01'
  const rule = 'issuers: [Chase], rule: No., strength: hard'
  const implying = (key: string, implied: string) =>
    `${key}: { name: M, kind: paid, who: Anyone., implies: [${implied}], ${seen} }`
  const boost = 'name: B, issuer: Chase, cards: [a], gives: More., needs: Money.'

  it.each([
    [
      'memberships',
      `m: { name: M, kind: paid, who: Anyone., seen: gossip 2026-01-01 }`,
      'm.seen: gossip is not in sources.yaml',
    ],
    [
      'memberships',
      `m: { name: M, kind: paid, who: Anyone., implies: [n], ${seen} }`,
      'm.implies: n is not in memberships.yaml',
    ],
    [
      'memberships',
      `{ ${implying('a', 'b')}, ${implying('b', 'c')}, ${implying('c', 'b')} }`,
      'b.implies: leads back to the membership itself',
    ],
    ['pairs', `p: { earn: [a], becomes: q, with: [b], ${seen} }`, 'p.becomes: q is not in programs.yaml'],
    ['pairs', `p: { earn: [a], becomes: cash, with: [b], ${seen} }`, 'p.becomes: cash is not transferable'],
    [
      'issuerRules',
      `r: { issuers: Chase, kind: bonus, rule: No., strength: hard, ${seen} }`,
      'r.issuers: must be any, or a list of issuers',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: bonus, bars: [{ if: had, of: everyone }], ${seen} }`,
      'r.bars.0.of: must be same, these, or a list of cards',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: application, limits: [{ cards: 1, of: [A Card] }], ${seen} }`,
      'r.limits.0.of.0: must be lowercase words joined by hyphens',
    ],
    ['pairs', `p: { earn: [], becomes: cash, with: [b], ${seen} }`, 'p.earn: Too small'],
    [
      'issuerRules',
      `r: { issuers: [A Bank], kind: bonus, rule: No., strength: hard, ${seen} }`,
      'r.issuers: A Bank is not in issuers.yaml',
    ],
    [
      'issuerRules',
      `r: { ${rule.replace('hard', 'firm')}, kind: bonus, ${seen} }`,
      'r.strength: Invalid option: expected one of "hard"|"soft"',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: bonus, limits: [{ cards: 5, of: any, months: 24 }], ${seen} }`,
      'r.limits: is only for application rules',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: application, bars: [{ if: had, of: same }], ${seen} }`,
      'r.bars: is only for bonus rules',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: bonus, bars: [{ if: has, of: these }], ${seen} }`,
      'r.cards: is missing, but bars refer to these cards',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: bonus, bars: [{ if: has, of: same, months: 24 }], ${seen} }`,
      'r.bars.0.months: is only for had and bonus',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: application, limits: [{ cards: 1, of: any, months: 1, days: 30 }], ${seen} }`,
      'r.limits.0: must not have both months and days',
    ],
    [
      'issuerRules',
      `r: { ${rule}, kind: application, limits: [{ cards: 1, of: any, unless: a-club }], ${seen} }`,
      'r.limits.0.unless: a-club is not in memberships.yaml',
    ],
    [
      'boosts',
      `b: { ${boost.replace('Chase', 'A Bank')}, ${seen} }`,
      'b.issuer: A Bank is not in issuers.yaml',
    ],
    [
      'boosts',
      `b: { ${boost}, membership: a-club, ${seen} }`,
      'b.membership: a-club is not in memberships.yaml',
    ],
    [
      'boosts',
      `b: { ${boost}, tiers: [{ id: t, name: T, rate: 2, membership: a-club }], ${seen} }`,
      'b.tiers.0.membership: a-club is not in memberships.yaml',
    ],
    [
      'boosts',
      `b: { ${boost}, tiers: [{ id: t, name: T, plusPercent: 10, rate: 2 }], ${seen} }`,
      'b.tiers.0: must have either plusPercent or rate',
    ],
    [
      'boosts',
      `b: { ${boost}, tiers: [{ id: t, name: T, rate: 1 }, { id: t, name: U, rate: 2 }], ${seen} }`,
      'b.tiers: must have unique ids',
    ],
    [
      'boosts',
      `b: { ${boost}, tiers: [{ id: t, name: T, fromDollars: 9, rate: 1 }, { id: u, name: U, fromDollars: 9, rate: 2 }], ${seen} }`,
      'b.tiers: must be in ascending order of fromDollars',
    ],
    [
      'boosts',
      `b: { ${boost}, ended: 2025-11-01, tiers: [{ id: t, name: T, rate: 1 }], ${seen} }`,
      'b.tiers: must be absent once the boost has ended',
    ],
  ] as const)('is reported in %s: %s', (name, text, problem) => {
    expect(problemsWith(name, text)).toContainEqual(expect.stringContaining(problem))
  })
})
