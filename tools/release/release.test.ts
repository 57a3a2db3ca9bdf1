import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readText, root } from '../../checks/repo-files.ts'
import { readSections } from './changelog.ts'
import { findReleaseProblems, type ReleaseFacts } from './find-problems.ts'
import { readSbom } from './read-sbom.ts'

const ready: ReleaseFacts = {
  version: '1.2.0',
  packageVersions: { 'packages/engine/package.json': '1.2.0' },
  sections: [{ version: '1.2.0', date: 'Nov 20, 2026', text: '- A change.' }],
  tags: ['v1.1.0'],
  branch: 'main',
  changes: [],
}

describe('readSections', () => {
  it('splits a changelog by release', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n## 1.0.0 (Nov 20, 2026)\n\n- One.\n- Two.\n\n## 0.9.0\n\n- Old.\n'
    expect(readSections(changelog)).toEqual([
      { version: 'Unreleased', date: null, text: '' },
      { version: '1.0.0', date: 'Nov 20, 2026', text: '- One.\n- Two.' },
      { version: '0.9.0', date: null, text: '- Old.' },
    ])
  })

  it('reads our own', () => {
    expect(readSections(readText('CHANGELOG.md')).length).toBeGreaterThan(0)
  })
})

describe('findReleaseProblems', () => {
  it('has none for a version with notes, committed on main', () => {
    expect(findReleaseProblems(ready)).toEqual([])
  })

  it.each<[string, Partial<ReleaseFacts>, string]>([
    ['changed files', { changes: [' M README.md'] }, 'Commit or undo these changes first:\n M README.md'],
    ['another branch', { branch: 'idea' }, 'Switch to the branch main; this is idea.'],
    ['an existing tag', { tags: ['v1.2.0'] }, 'v1.2.0 is released already. Raise the version.'],
    [
      'packages of different versions',
      { packageVersions: { 'packages/web/package.json': '1.1.0' } },
      'packages/web/package.json has version 1.1.0, but package.json has 1.2.0.',
    ],
    [
      'no notes',
      { sections: [] },
      'CHANGELOG.md needs a section "## 1.2.0 (Nov 20, 2026)" with the date of the release.',
    ],
    [
      'notes that are not part of it',
      { sections: [{ version: 'Unreleased', date: null, text: '- New.' }, ...ready.sections] },
      'CHANGELOG.md has unreleased changes. Move them to the section of 1.2.0.',
    ],
  ])('reports %s', (_, change, problem) => {
    expect(findReleaseProblems({ ...ready, ...change })).toEqual([problem])
  })
})

describe('the bill of materials', () => {
  const schema = z.object({
    bomFormat: z.literal('CycloneDX'),
    components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
  })

  it('lists what the server and the pages contain, and no development tools', () => {
    const text = readSbom(root)
    const names = schema.parse(JSON.parse(text)).components.map(({ name }) => name)
    // Plaid's client is also a development dependency of another package.
    expect(names).toEqual(expect.arrayContaining(['fastify', 'plaid', 'cally', 'engine']))
    expect(
      names.filter((name) => ['vitest', 'typescript', 'knip', 'playwright-core'].includes(name)),
    ).toEqual([])
    expect(text).not.toContain('.tgz')
  })
})
