import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Edit, editYaml } from './edit-yaml.ts'

const file = `# A comment at the top.
id: plain-card
fee: { yearly: 95, firstYear: 0, seen: duff 2026-09-21 } # A comment on the fee.
earns:
  # A comment on a rule.
  - rate: 3
    on: [dining, gas]
    cap: { spend: 500, per: month }
  - { rate: 1, on: [everything] }
offer:
  seen: duff 2026-09-21
  until: 2026-12-31
  tiers:
    # A comment on the tier.
    - { points: 60000, spend: 4000, months: 3 }

summary: 'It has   odd "formatting".'
`

const order = ['id', 'network', 'fee', 'earns', 'offer', 'apr', 'summary']
const edit = (...edits: Edit[]) => editYaml(file, edits, order)

/** Returns the lines that differ from the original. */
function changedLines(text: string): string[] {
  const before = new Set(file.split('\n'))
  return text.split('\n').filter((line) => !before.has(line))
}

describe('an edit', () => {
  it('replaces a value and nothing else', () => {
    const text = edit({ op: 'set', path: ['fee', 'yearly'], value: 150 })
    expect(text).toBe(file.replace('yearly: 95', 'yearly: 150'))
  })

  it('adds a key to a map on one line, and to one with a line per key', () => {
    const seen = 'creditodds 2026-10-10'
    const text = edit(
      { op: 'set', path: ['earns', 0, 'seen'], value: seen },
      { op: 'set', path: ['earns', 1, 'seen'], value: seen },
    )
    expect(changedLines(text)).toEqual([
      `    seen: ${seen}`,
      `  - { rate: 1, on: [everything], seen: ${seen} }`,
    ])
    expect(parse(text).earns[0].seen).toBe(seen)
  })

  it('adds a top-level key where the format has it', () => {
    const text = edit({ op: 'set', path: ['network'], value: 'visa' })
    expect(text).toContain('id: plain-card\nnetwork: visa\nfee:')
    const withApr = edit({
      op: 'set',
      path: ['apr'],
      value: { regular: [19.49, 28.49], seen: 'duff 2026-10-10' },
    })
    expect(changedLines(withApr)).toEqual(['apr: { regular: [19.49, 28.49], seen: duff 2026-10-10 }'])
    expect(Object.keys(parse(withApr))).toEqual(['id', 'fee', 'earns', 'offer', 'apr', 'summary'])
  })

  it('removes a key and its line', () => {
    expect(edit({ op: 'remove', path: ['fee', 'firstYear'] })).toBe(file.replace(' firstYear: 0,', ''))
    expect(edit({ op: 'remove', path: ['fee', 'seen'] })).toBe(
      file.replace(', seen: duff 2026-09-21 }', ' }'),
    )
    expect(edit({ op: 'remove', path: ['offer', 'until'] })).toBe(file.replace('  until: 2026-12-31\n', ''))
    expect(edit({ op: 'remove', path: ['fee', 'changes'] })).toBe(file)
  })

  it('replaces a list, and keeps its comments', () => {
    const value = [
      { points: 80000, spend: 4000, months: 3 },
      { cash: 100, spend: 0, note: 'Paid, as a credit.' },
    ]
    const text = edit({ op: 'set', path: ['offer', 'tiers'], value })
    expect(changedLines(text)).toEqual([
      '    - { points: 80000, spend: 4000, months: 3 }',
      '    - { cash: 100, spend: 0, note: "Paid, as a credit." }',
    ])
    expect(text).toContain('    # A comment on the tier.\n    - { points: 80000')
    expect(parse(text).offer.tiers).toEqual(value)
    expect(parse(edit({ op: 'set', path: ['offer', 'tiers'], value: [] })).offer.tiers).toEqual([])
  })

  it('appends to a list', () => {
    const text = edit({ op: 'set', path: ['offer', 'tiers', 1], value: { cash: 5, spend: 0 } })
    expect(changedLines(text)).toEqual(['    - { cash: 5, spend: 0 }'])
    expect(parse(text).offer.tiers).toHaveLength(2)
  })

  it('writes an offer with a line per tier', () => {
    const value = { seen: 'duff 2026-10-10', until: undefined, tiers: [{ cash: 200, spend: 500, months: 3 }] }
    expect(editYaml('id: a\nsummary: B.\n', [{ op: 'set', path: ['offer'], value }], order)).toBe(
      'id: a\noffer:\n  seen: duff 2026-10-10\n  tiers:\n    - { cash: 200, spend: 500, months: 3 }\nsummary: B.\n',
    )
  })

  it('throws if the path does not exist', () => {
    expect(() => edit({ op: 'set', path: ['apr', 'seen'], value: 'x' })).toThrow(
      'nothing to edit at apr.seen',
    )
  })
})
