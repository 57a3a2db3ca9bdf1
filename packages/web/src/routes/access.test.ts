import { describe, expect, it } from 'vitest'
import type { RouteHandle } from '../route-handle.ts'

const modules = import.meta.glob<{ handle?: RouteHandle }>('./*.tsx', { eager: true })
const accessOf = new Map(
  Object.entries(modules).flatMap(([path, { handle }]) =>
    handle === undefined ? [] : [[path.slice('./'.length, -'.tsx'.length), handle.access] as const],
  ),
)
const pagesFor = (access: RouteHandle['access']) =>
  [...accessOf].flatMap(([page, whose]) => (whose === access ? [page] : [])).sort()

describe('page access', () => {
  it('B-ROLE-1: knows visitors and signed-in users, and no third kind', () => {
    expect(new Set(accessOf.values())).toEqual(new Set(['public', 'visitors', 'signed-in']))
  })

  it('B-ROLE-7: requires signing in for pages with the user’s own data', () => {
    expect(pagesFor('signed-in')).toEqual([
      ...['account', 'dashboard-debug', 'dashboard-oauth', 'household', 'watches'],
    ])
  })

  it('B-ROLE-8: limits the sign-in, sign-up and password pages to visitors', () => {
    expect(pagesFor('visitors')).toEqual(['forgot-password', 'restore-password', 'sign-in', 'sign-up'])
  })

  it.each([
    ...['home', 'best-cards', 'second-card', 'dashboard', 'statements', 'wallet'],
    ...['cards', 'card', 'compare', 'methodology', 'open-data', 'catalog-health', 'blog', 'blog-post'],
    ...['about', 'support', 'legal', 'emailed-link'],
  ])('B-ROLE-2: allows everyone at %s', (page) => {
    expect(accessOf.get(page)).toBe('public')
  })

  it('B-ROLE-9: allows everyone at oops', () => {
    expect(accessOf.get('oops')).toBe('public')
  })
})
