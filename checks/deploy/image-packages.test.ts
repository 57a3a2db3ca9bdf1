import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bareImports } from '../../scripts/image/bare-imports.ts'
import { findReachablePackages } from '../../scripts/image/reachable-packages.ts'

describe('bareImports', () => {
  it('finds packages in static and dynamic imports, and no files', () => {
    const code = `import{a}from"react/jsx-runtime";import "@scope/b/deep";const c=await import('d-e');import f from './g.js'`
    expect(bareImports(code)).toEqual(['@scope/b', 'd-e', 'react'])
  })

  it('finds packages whose files are resolved', () => {
    expect(bareImports(`const file=import.meta.resolve("@fonts/a/b.woff")`)).toEqual(['@fonts/a'])
  })

  it('ignores examples in comments', () => {
    const code = "/**\n * import { eo } from 'date-fns/locale/eo'\n */\nimport {\n  useId\n} from 'react'\n"
    expect(bareImports(code)).toEqual(['react'])
  })
})

describe('findReachablePackages', () => {
  const root = mkdtempSync(join(tmpdir(), 'cardsight-packages-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const install = (path: string, manifest: object) => {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest))
  }
  const find = (names: string[], bundled: string[] = []) =>
    findReachablePackages([{ from: root, names }], new Set(bundled)).map((path) => relative(root, path))

  install('node_modules/a', {
    dependencies: { b: '1' },
    optionalDependencies: { 'not-for-this-system': '1' },
  })
  install('node_modules/b', {
    dependencies: { c: '2' },
    peerDependencies: { d: '1', e: '1' },
    peerDependenciesMeta: { e: { optional: true } },
  })
  install('node_modules/b/node_modules/c', {})
  install('node_modules/c', {})
  install('node_modules/d', {})
  install('node_modules/e', {})

  it('follows dependencies and required peers, prefers the nearest version, and skips optional peers', () => {
    expect(find(['a'])).toEqual([
      'node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/c',
      'node_modules/d',
    ])
  })

  it("doesn't follow a package whose build contains its dependencies", () => {
    expect(find(['b'], ['b'])).toEqual(['node_modules/b'])
  })

  it('fails if a required package is missing', () => {
    expect(() => find(['missing'])).toThrow("needs missing, which isn't installed")
  })
})
