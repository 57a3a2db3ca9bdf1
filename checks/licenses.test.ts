import { describe, expect, it } from 'vitest'
import { type Lockfile, withoutDevelopment } from '../scripts/licenses/production-lockfile.ts'
import { renderNotices } from '../scripts/licenses/render-notices.ts'
import { readText, root } from './repo-files.ts'

/** Licenses that let us ship a package unchanged, with its notice, under our own license. */
const acceptedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Applies to the package's own files, which we don't change.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
])

const lockfile: Lockfile = JSON.parse(readText('package-lock.json'))
const shipped = Object.entries(withoutDevelopment(lockfile).packages).filter(
  ([path, { link = false }]) => path.includes('node_modules/') && !link,
)

describe('the licenses of what we ship', () => {
  it('are all accepted', () => {
    expect(shipped.length).toBeGreaterThan(100)
    expect(
      shipped.filter(([, { license = 'none' }]) => !acceptedLicenses.has(license)).map(([path]) => path),
    ).toEqual([])
  })

  it('are printed with their texts: of the server, and of the scripts in the pages', () => {
    const notices = renderNotices(root)
    for (const name of ['fastify', 'react-dom', 'lucide-react', '@fontsource-variable/inter']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
    }
    expect(notices).toContain('Permission is hereby granted, free of charge')
    expect(notices).not.toMatch(/^vitest \d/m)
  })
})
