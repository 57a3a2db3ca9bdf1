import { describe, expect, it } from 'vitest'
import { doors, layers } from './house-plan.ts'
import { filesBelow, readText } from './repo-files.ts'
import { readSource } from './source.ts'
import { findBreaches } from './walls.ts'

const rooms = Object.keys(doors)
const rootDependencies = dependenciesIn('package.json')

describe('the house', () => {
  it('has the rooms of the plan and no other', () => {
    const found = new Set(filesBelow('packages').map((path) => path.split('/')[1]))
    expect([...found].sort()).toEqual(rooms.toSorted())
    expect(Object.keys(layers).sort()).toEqual(rooms.toSorted())
  })

  it.each(rooms)('keeps its walls in %s', (room) => {
    const declared = { room: dependenciesIn(`packages/${room}/package.json`), root: rootDependencies }
    const sources = filesBelow(`packages/${room}/src`)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readSource(path, readText(path)))
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.flatMap((source) => findBreaches(source, declared))).toEqual([])
  })
})

function dependenciesIn(manifest: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(manifest))
  return Object.keys({ ...dependencies, ...devDependencies })
}
