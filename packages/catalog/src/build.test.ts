import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageDir } from './read-files.ts'
import { sampleFile } from './testing/sample-card.ts'

const modules = join(packageDir, '../../node_modules')
/** The real tables refer to cards that the copy doesn't have. */
const tablesWithoutCards = {
  'programs.yaml': 'cash: { name: Cash, kind: cash, unit: cash back, values: face }',
  'pairs.yaml': '{}',
  'issuer-rules.yaml': '{}',
  'boosts.yaml': '{}',
}

let copy = ''

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'cardsight-catalog-'))
  for (const part of ['src', 'tables', 'package.json']) {
    cpSync(join(packageDir, part), join(copy, part), { recursive: true })
  }
  symlinkSync(modules, join(copy, 'node_modules'))
  mkdirSync(join(copy, 'cards/us-bank'), { recursive: true })
  writeFileSync(join(copy, 'cards/us-bank/plain-card.yaml'), sampleFile().text)
  for (const [name, text] of Object.entries(tablesWithoutCards)) {
    writeFileSync(join(copy, 'tables', name), text)
  }
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

function build() {
  return spawnSync(process.execPath, ['src/build.ts'], { cwd: copy, encoding: 'utf8' })
}

describe('the build', () => {
  it('writes the modules, their types and the schema', () => {
    const { status, stdout } = build()
    expect(stdout).toMatch(/^catalog: 1 cards, version [0-9a-f]{12}\n$/)
    expect(status).toBe(0)
    for (const name of ['generated/catalog.js', 'generated/engine-cards.js', 'generated/card-format.js']) {
      expect(existsSync(join(copy, name)), name).toBe(true)
      expect(existsSync(join(copy, name.replace('.js', '.d.ts'))), name).toBe(true)
    }
    expect(existsSync(join(copy, 'card.schema.json'))).toBe(true)
  })

  it('lists every problem, writes nothing and exits with 1 if a file is invalid', () => {
    writeFileSync(join(copy, 'cards/us-bank/notes.txt'), 'not a card')
    writeFileSync(join(copy, 'cards/us-bank/empty.yaml'), '{}')
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toContain('cards/us-bank/empty.yaml: id: is missing')
    expect(stderr).toContain('cards/us-bank/empty.yaml: seen: is missing')
    expect(stderr).toContain('cards/us-bank/notes.txt: Invalid input: expected object, received string')
    expect(existsSync(join(copy, 'generated'))).toBe(false)
  })

  it('stops if a table refers to a card that does not exist', () => {
    const boost = 'name: B, issuer: Chase, cards: [no-card], gives: More., needs: Money.'
    writeFileSync(join(copy, 'tables/boosts.yaml'), `b: { ${boost}, seen: duff 2026-01-01 }`)
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toContain('tables/boosts.yaml: b.cards: no-card is not the id of a card')
    expect(existsSync(join(copy, 'generated'))).toBe(false)
  })

  it('stops if a table is invalid', () => {
    writeFileSync(join(copy, 'tables/merchants.yaml'), 'Amazon: Amazon\n')
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toContain('tables/merchants.yaml: Amazon')
    expect(existsSync(join(copy, 'generated'))).toBe(false)
  })
})
