import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { pagePaths } from '@cardsight/contract/paths'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from './routes.ts'

const modules = import.meta.glob('./routes/*.tsx', { eager: true })

type TableRow = { id: string; path?: string; children?: TableRow[] }

/** The route table as the router's own matcher reads it; an index route matches its parent's path. */
function asRow({ file, path, index, children }: RouteConfigEntry): TableRow {
  return {
    id: file,
    ...(path !== undefined && { path }),
    ...(index === true && { path: '' }),
    ...(children !== undefined && { children: children.map(asRow) }),
  }
}

function fileFor(path: string): string | undefined {
  return matchRoutes(routes.map(asRow), path)?.at(-1)?.route.id
}

function accessOf(path: string): unknown {
  const handle = Reflect.get(Object(modules[`./${fileFor(path)}`]), 'handle')
  return Reflect.get(Object(handle), 'access')
}

describe('page access', () => {
  it.each([
    [pagePaths.home, 'public'],
    [pagePaths.currentBestCards, 'public'],
    [pagePaths.bestCardsFor('travel-spend'), 'public'],
    [pagePaths.secondCard, 'public'],
    [pagePaths.cards, 'public'],
    [pagePaths.card('a-card'), 'public'],
    [pagePaths.cardChanges, 'public'],
    [pagePaths.dashboard, 'public'],
    [pagePaths.statements, 'public'],
    [pagePaths.yourCards, 'public'],
    [pagePaths.spending, 'public'],
    [pagePaths.spendingRules, 'public'],
    [pagePaths.signIn, 'visitors'],
    [pagePaths.signUp, 'visitors'],
    [pagePaths.forgotPassword, 'visitors'],
    [pagePaths.restorePassword('token'), 'visitors'],
    [pagePaths.verifyEmail('token'), 'public'],
    [pagePaths.undoEmailChange('token'), 'public'],
    [pagePaths.socialReturn, 'public'],
    [pagePaths.oops, 'public'],
    [pagePaths.account, 'signed-in'],
    [pagePaths.dashboardDebug, 'signed-in'],
    [pagePaths.dashboardOauth, 'signed-in'],
    [pagePaths.about, 'public'],
    [pagePaths.support, 'public'],
    [pagePaths.terms, 'public'],
    [pagePaths.privacy, 'public'],
    [pagePaths.cookies, 'public'],
    [pagePaths.blog, 'public'],
    [pagePaths.blogPost('a-post'), 'public'],
    [pagePaths.newsletterConfirm(), 'public'],
    [pagePaths.newsletterUnsubscribe(), 'public'],
    [emailedPaths.digestUnsubscribe(), 'public'],
  ])('S-ROUTE-07, S-ROUTE-08, S-ROUTE-09, S-ROUTE-13: %s is for %s', (path, access) => {
    expect(accessOf(path)).toBe(access)
  })

  it('the changes and their feed are not pages of a card', () => {
    expect(fileFor(pagePaths.cardChanges)).toBe('routes/card-changes.tsx')
    expect(fileFor(pagePaths.cardChangesFeed)).toBe('routes/feeds.ts')
    expect(fileFor(pagePaths.card('changes-card'))).toBe('routes/card.tsx')
  })

  it.each(['/nowhere', '/account/nowhere', '/best-credit-cards', '/signin/x'])(
    'S-ROUTE-14: %s is unknown',
    (path) => {
      expect(fileFor(path)).toBe('routes/not-found.tsx')
    },
  )
})
