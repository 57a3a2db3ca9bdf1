import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const room = join(import.meta.dirname, '..')
const modules = join(room, '../../node_modules')
let copy = ''

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'cardsight-catalog-'))
  for (const part of ['src', 'cards', 'package.json']) {
    cpSync(join(room, part), join(copy, part), { recursive: true })
  }
  symlinkSync(modules, join(copy, 'node_modules'))
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

function build() {
  return spawnSync(process.execPath, ['src/build.ts'], { cwd: copy, encoding: 'utf8' })
}

describe('the build', () => {
  it('writes the module and its types', () => {
    const { status, stdout } = build()
    expect(stdout).toMatch(/^catalog: \d+ cards, version [0-9a-f]{12}\n$/)
    expect(status).toBe(0)
    expect(existsSync(join(copy, 'generated/catalog.js'))).toBe(true)
    expect(existsSync(join(copy, 'generated/catalog.d.ts'))).toBe(true)
  })

  it('writes nothing and exits 1 with every problem when a file is wrong', () => {
    writeFileSync(join(copy, 'cards/citi/notes.txt'), 'not a card')
    writeFileSync(join(copy, 'cards/chase/empty.yaml'), '{}')
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toContain('cards/chase/empty.yaml: id: is missing')
    expect(stderr).toContain('cards/chase/empty.yaml: sources: is missing')
    expect(stderr).toContain('cards/citi/notes.txt: Invalid input: expected object, received string')
    expect(existsSync(join(copy, 'generated'))).toBe(false)
  })
})
