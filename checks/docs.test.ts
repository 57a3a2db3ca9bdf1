import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorTable } from '@cardsight/contract/errors'
import { describe, expect, it } from 'vitest'
import { readConfigVariables, readErrorRows, readExampleVariables } from './doc-names.ts'
import { findDeadPaths } from './doc-paths.ts'
import { filesBelow, readText, root } from './repo-files.ts'

const files = filesBelow('')
const documents = files.filter((path) => /^[A-Z]+\.md$|^docs\/.*\.md$/.test(path))
const repository = {
  top: new Set(files.map((path) => path.split('/')[0] ?? path)),
  packages: readdirSync(join(root, 'packages')),
  exists: (path: string) =>
    path.startsWith('**/')
      ? files.some((file) => file.endsWith(path.slice(2)))
      : existsSync(join(root, path)),
}

describe('the documents', () => {
  it('name only paths that are there', () => {
    expect(documents).toContain('docs/errors.md')
    expect(documents.flatMap((path) => findDeadPaths(path, readText(path), repository))).toEqual([])
  })

  it('explain every error code with its status, and no other', () => {
    const rows = readErrorRows(readText('docs/errors.md'))
    const table = Object.entries(errorTable).map(([code, { status }]) => ({ code, status }))
    expect(rows).toEqual(table)
  })
})

describe('the deployment files', () => {
  it('name only paths that are there, also in comments', () => {
    const deployment = files.filter((path) =>
      /^(?:Dockerfile|compose\.yaml|\.env\.example|\.dockerignore)$|^deploy\/|^\.github\//.test(path),
    )
    expect(deployment).toContain('Dockerfile')
    const inBackticks = (text: string) => text.replaceAll(/[\w.@-]+(?:\/[\w.@-]*\w)+/g, '`$&`')
    expect(
      deployment.flatMap((path) => findDeadPaths(path, inBackticks(readText(path)), repository)),
    ).toEqual([])
  })
})

describe('.env.example', () => {
  it('has the variables that the config reads, and no other', () => {
    const example = readExampleVariables(readText('.env.example'))
    const parts = ['config/config', 'telemetry/telemetry-config'].map((name) =>
      readConfigVariables(readText(`packages/server/src/${name}.ts`)),
    )
    expect(parts.every((part) => part.length > 0)).toBe(true)
    expect(example).toEqual(parts.flat().sort())
  })
})
