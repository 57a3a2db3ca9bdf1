import { describe, expect, it } from 'vitest'
import { layers, packageDependencies } from './dependency-rules.ts'
import { findViolations } from './find-violations.ts'
import { filesBelow, readText } from './repo-files.ts'
import { readSource } from './source.ts'

const packages = Object.keys(packageDependencies)
const rootDependencies = dependenciesIn('package.json')

describe('the packages', () => {
  it('are those of the dependency rules', () => {
    const found = new Set(filesBelow('packages').map((path) => path.split('/')[1]))
    expect([...found].sort()).toEqual(packages.toSorted())
    expect(Object.keys(layers).sort()).toEqual(packages.toSorted())
  })

  it.each(packages)('follow the dependency rules in %s', (name) => {
    const declared = { ownPackage: dependenciesIn(`packages/${name}/package.json`), root: rootDependencies }
    const sources = filesBelow(`packages/${name}/src`)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readSource(path, readText(path)))
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.flatMap((source) => findViolations(source, declared))).toEqual([])
  })
})

function dependenciesIn(manifest: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(manifest))
  return Object.keys({ ...dependencies, ...devDependencies })
}
