import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordSources } from './current-bundle.ts'

/** A server of one line, with the real start command. */
let server: string
const source = () => join(server, 'src/main.ts')
const other = () => join(server, 'src/other.ts')
const bundle = () => join(server, 'build')

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'cardsight-bundle-'))
  for (const name of ['start.ts', 'current-bundle.ts']) {
    cpSync(join(import.meta.dirname, name), join(server, 'src', name))
  }
  mkdirSync(bundle())
  writeFileSync(join(server, 'package.json'), '{ "type": "module" }')
  writeFileSync(source(), "import './other.ts'")
  writeFileSync(other(), "console.log('sources')")
  writeFileSync(join(bundle(), 'main.js'), "console.log('bundle')")
  recordSources(bundle(), [source(), other()])
})
afterEach(() => rmSync(server, { recursive: true, force: true }))

function start(): string {
  const { stdout } = spawnSync(process.execPath, [join(server, 'src/start.ts')], { encoding: 'utf8' })
  return stdout.trim()
}

describe('the start command', () => {
  it('runs the bundle as long as all of its sources are unchanged', () => {
    expect(start()).toBe('bundle')
    writeFileSync(other(), "console.log('changed')")
    expect(start()).toBe('changed')
  })

  it('runs the sources if one of them was moved', () => {
    rmSync(other())
    writeFileSync(source(), "console.log('moved')")
    expect(start()).toBe('moved')
  })

  it('runs the sources if the build failed before its end', () => {
    rmSync(join(bundle(), 'sources.json'))
    expect(start()).toBe('sources')
  })

  it('runs the bundle where there are no sources, as in the container image', () => {
    rmSync(source())
    rmSync(other())
    expect(start()).toBe('bundle')
  })
})
