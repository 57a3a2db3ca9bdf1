import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { cookiesPolicy } from '../../content/legal/cookies.tsx'
import type { LegalDocument } from '../../content/legal/legal-document.tsx'
import { privacyPolicy } from '../../content/legal/privacy.tsx'
import { storedThings } from '../../content/legal/stored.ts'
import { terms } from '../../content/legal/terms.tsx'
import { storageKeys } from '../../lib/storage.ts'
import { STORED_IMPORT_KEYS } from '../../lib/stored-import.ts'
import { LegalPage } from './legal-page.tsx'

const documents: [string, string, LegalDocument][] = [
  ['terms', 'Terms of Service', terms],
  ['privacy', 'Privacy Policy', privacyPolicy],
  ['cookies', 'Cookies Policy', cookiesPolicy],
]

function open(document: LegalDocument): string {
  const { container } = render(
    <MemoryRouter>
      <LegalPage document={document} supportEmail="support@cardsight.example" />
    </MemoryRouter>,
  )
  return container.textContent
}

const region = (name: RegExp) => screen.getByRole('region', { name }).textContent

describe.each(documents)('the %s page', (_, title, document) => {
  it('S-LEGAL-01: has its title and says that a company in the United States wrote it', () => {
    const text = open(document)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(text).toMatch(/Cardsight[^.]{0,20} (?:a|the) company in the United States/)
  })

  it('lists every section once in its contents, in order', () => {
    open(document)
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const ids = document.sections('').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const list of within(contents).getAllByRole('list', { hidden: true })) {
      const links = within(list).getAllByRole('link', { hidden: true })
      expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
    }
    for (const id of ids) {
      expect(globalThis.document.getElementById(id), id).not.toBeNull()
    }
  })

  it('S-LEGAL-06: says how to contact support', () => {
    open(document)
    const mail = screen.getByRole('link', { name: 'support@cardsight.example' })
    expect(mail.getAttribute('href')).toBe('mailto:support@cardsight.example')
  })
})

describe.each([
  ['privacy', privacyPolicy, 'May 26, 2020'],
  ['cookies', cookiesPolicy, 'May 28, 2020'],
] as const)('the %s policy', (_, document, updated) => {
  it('S-LEGAL-07, B-CONST-23: shows when it was last updated', () => {
    expect(open(document)).toContain(`Last updated ${updated}`)
  })

  it('S-LEGAL-02: gives definitions, the types of cookies and the data collected', () => {
    const text = open(document)
    expect(region(/Definitions/)).toContain('Personal data')
    for (const type of ['Necessary', 'Preferences', 'Analytics', 'Advertising']) {
      expect(text).toContain(type)
    }
    for (const datum of [/email address/i, /first and last name/i, /usage data/i]) {
      expect(text).toMatch(datum)
    }
  })

  it('S-LEGAL-03: states use, retention, transfer, disclosure, security, email marketing and remarketing', () => {
    const text = open(document)
    for (const part of [/how (we|it is) used?/i, /keep|kept/, /United States/, /do not sell personal/]) {
      expect(text).toMatch(part)
    }
    expect(text).toContain('256-bit encryption')
    expect(region(/Email marketing/)).toContain('confirm')
    expect(region(/Remarketing/)).toContain('We don’t do it')
  })

  it('S-LEGAL-04, S-LEGAL-05, B-CONST-21: states the California rights and both terms of 45 days', () => {
    open(document)
    const rights = region(/California privacy rights/)
    for (const right of ['Notice', 'Access', 'Opt out of sale', 'Know', 'Delete', 'Non-discrimination']) {
      expect(rights).toContain(`${right}.`)
    }
    expect(rights).toContain('We answer within 45 days.')
    expect(rights).toContain('extend that once by another 45 days')
  })

  it('S-LEGAL-06: covers do-not-track, California minors, links and changes', () => {
    open(document)
    for (const title of [/Do Not Track/, /California minor rights/, /Links to other sites/, /Changes/]) {
      expect(screen.getByRole('region', { name: title })).toBeDefined()
    }
  })
})

describe('the privacy policy', () => {
  it('links the policy of Plaid, which gets data of people who link a bank', () => {
    open(privacyPolicy)
    const link = within(screen.getByRole('region', { name: /Who else sees it/ })).getByRole('link', {
      name: 'Plaid’s End User Privacy Policy',
    })
    expect(link.getAttribute('href')).toBe('https://plaid.com/legal/#end-user-privacy-policy')
  })
})

describe('the terms', () => {
  it('S-LEGAL-08: state the age of 18 and the acceptance of terms and privacy', () => {
    open(terms)
    expect(region(/Who may use/)).toContain('at least 18 years old')
    expect(region(/Your agreement/)).toContain('you accept these terms and the Privacy Policy')
  })

  it('S-LEGAL-09, B-CONST-22: state 30 days’ notice and the cap of the amount paid or 100 USD', () => {
    open(terms)
    expect(region(/Changes to these terms/)).toContain(
      'We give at least 30 days’ notice before a material change takes effect',
    )
    expect(region(/Limit of liability/)).toContain('the amount you have paid us for it, or 100 USD')
  })
})

/** Keys with our prefix in the code, whichever file they are in: `storage.ts` writes the prefix as a variable. */
const keysInCode = Object.entries(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../content/**', '!../../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap(([, source]) =>
  [...source.matchAll(/'cardsight:([a-z-]+)'|`\$\{PREFIX\}([a-z-]+)`/g)].map(
    ([, literal, prefixed]) => `cardsight:${literal ?? prefixed}`,
  ),
)

it('S-LEGAL-02: the cookies policy lists every key that the code stores in a browser, and no other', () => {
  const names = storedThings.map(({ name }) => name)
  expect(keysInCode).toEqual(expect.arrayContaining(Object.values(storageKeys)))
  expect(names).toEqual(expect.arrayContaining([...STORED_IMPORT_KEYS]))
  const listed = names.filter((name) => name.startsWith('cardsight:'))
  expect(listed.toSorted()).toEqual([...new Set(keysInCode)].sort())
})
