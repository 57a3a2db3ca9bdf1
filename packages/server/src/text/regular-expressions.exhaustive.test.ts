/**
 * Clients choose paths, headers and bodies. A regular expression that takes quadratic time blocks the server
 * for half a second on 16 kB. So every one in these packages must take linear time, whether or not it sees a
 * request today.
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { growthOf, SUPERLINEAR } from '../testing/growth.ts'
import { findPatterns, runOn, slowestTexts } from '../testing/regular-expressions.ts'

const server = findPatterns('server')
const contract = findPatterns('contract')

/** zod patterns that our schemas use. */
const zodPatterns = [z.regexes.email, z.regexes.uuid(), z.regexes.date, z.regexes.datetime({})].map(
  (pattern) => ({
    file: 'zod',
    pattern,
  }),
)

/** Only reads what our own pages render, where every script is closed. */
const ownPages = ['server/src/pages/freeze.ts']

const patterns = [...server.literals, ...contract.literals, ...zodPatterns]

describe('regular expressions', () => {
  it('are all found', () => {
    expect(server.literals.map(({ file }) => file)).toContain('server/src/auth/describe-browser.ts')
    expect(contract.literals.map(({ file }) => file)).toContain('contract/src/identity-fields.ts')
    // Built from strings, they can't be found here. `scrub.test.ts` times the first; the second reads our own
    // pages.
    expect([...server.constructing, ...contract.constructing]).toEqual([
      'server/src/logging/scrub.ts',
      'server/src/og/page-metadata.ts',
    ])
  })

  it.each(patterns.filter(({ file }) => !ownPages.includes(file)))(
    '$file: $pattern takes linear time',
    ({ pattern }) => {
      for (const makeText of slowestTexts(pattern)) {
        const growth = growthOf((text) => runOn(pattern, text), makeText)
        expect(growth, JSON.stringify(makeText(64))).toBeLessThan(SUPERLINEAR)
      }
    },
  )
})
