import { linkedRun } from '@cardsight/answers/testing'
import type { ContextSlug } from '@cardsight/contract/paths'
import { defaultProfile } from '@cardsight/contract/profile'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { filterGroups, filtersFor } from '../../content/card-filters.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import type { Answer, Ranking } from '../../features/ranking/answer.ts'
import { landingPath } from '../../features/ranking/landing-address.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { BestCardsPage } from './best-cards-page.tsx'
import { needsRun } from './load-landing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const { numbers, texts } = linkedRun()
const api = { get: async (path: string) => (path === numbers.cardTexts ? texts : numbers) }

/** Some of every kind, and enough for more than the first ten; all cards would make the tests slow. */
const isOneOfFew = (_: unknown, index: number) => index % 12 === 0 && index < 12 * 12

async function rank(slug: ContextSlug | null): Promise<Ranking> {
  const landing = landingOf(slug)
  const ranking = await rankCards(api, landing, landing.costs)
  return { ...ranking, cards: ranking.cards.filter(isOneOfFew) }
}

function open(slug: ContextSlug | null, answer: Answer, search = '') {
  const runs: string[] = []
  function Page() {
    return <BestCardsPage slug={slug} answer={useLoaderData<Answer>()} />
  }
  const route = {
    id: 'page',
    path: '*',
    Component: Page,
    shouldRevalidate: needsRun,
    loader: ({ request }: { request: Request }) => {
      runs.push(new URL(request.url).search)
      return answer
    },
  }
  const router = createMemoryRouter([route], {
    initialEntries: [`${landingPath(slug)}${search}`],
    hydrationData: { loaderData: { page: answer } },
  })
  render(<RouterProvider router={router} />)
  return { router, runs }
}

/** Transitions render when the machine has time. */
const soon = (read: () => unknown) => expect.poll(read)
const listed = () => [...document.querySelectorAll('ol[aria-label="Cards"] article')]
const choiceOf = (box: HTMLElement) => box.getAttribute('value')
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(({ value }) => value)

describe('the page', () => {
  it('S-BEST-01, S-BEST-02: shows its title, its region and its context', async () => {
    open('limited-credit', await rank('limited-credit'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Best Credit Cards for Limited credit')
    expect(screen.getByText('United States')).toBeDefined()
    const { firstParagraph, secondParagraph } = landingOf('limited-credit')
    expect(screen.getByText(firstParagraph)).toBeDefined()
    expect(screen.getByText(secondParagraph)).toBeDefined()
  })

  it('S-BEST-04, S-BEST-05, B-CONST-25: shows the American average in a collapsible table, with year and source', async () => {
    open(null, await rank(null))
    const title = screen.getByText('Average monthly expense of Americans', { selector: 'summary *' })
    const details = title.closest('details')
    expect(details?.open).toBe(false)
    await userEvent.click(title)
    expect(details?.open).toBe(true)
    const rows = [...(details?.querySelectorAll('tbody tr, tfoot tr') ?? [])].map((row) => row.textContent)
    expect(rows).toEqual([
      ...['Supermarkets & Groceries$519.00', 'Gas Stations$220.00', 'Restaurants$329.00', 'Travel$170.00'],
      ...['Recreation$301.00', 'Other$856.00', 'Total per month$2,395.00'],
    ])
    expect(details?.textContent).toContain(
      'Source: U.S. Bureau of Labor Statistics, Consumer Expenditure Surveys, 2024.',
    )
    await userEvent.click(title)
    expect(details?.open).toBe(false)
  })

  it('S-BEST-06: shows the three best, the first of them as the pick', async () => {
    const ranking = await rank(null)
    open(null, ranking)
    await screen.findByText("Cardsight's pick")
    const names = screen
      .getAllByRole('article')
      .slice(0, 3)
      .map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
    expect(names).toEqual(ranking.top.map(({ name }) => name))
    const [pick] = screen.getAllByRole('article')
    expect(pick?.textContent).toContain("Cardsight's pick")
  })

  it('S-BEST-07, S-BEST-16: links to the dashboard, and at its dark end with its spending', async () => {
    open('gas-and-fuel-spend', await rank('gas-and-fuel-spend'))
    const find = screen.getByRole('region', { name: 'Find the best credit card for you' })
    const button = within(find).getByRole('link', { name: 'Find Your Card →' })
    expect(button.getAttribute('href')).toBe('/find-best-card-for-your-spend')
    const closing = screen.getByRole('region', { name: 'See this spending in full' })
    expect(closing.className).toContain('on-ink')
    const onward = within(closing).getByRole('link')
    expect(onward.getAttribute('href')).toBe('/find-best-card-for-your-spend?gas=220')
  })

  it('S-BEST-15: has ten buttons to pages of its kind', async () => {
    open('travel-spend', await rank('travel-spend'))
    const banner = screen.getByRole('region', {
      name: 'Looking for a particular type of rewards credit card?',
    })
    const links = within(banner).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/current-best-cards',
      '/best-credit-cards/college-students',
      '/best-credit-cards/limited-credit',
      '/best-credit-cards/frequent-travelers',
      '/best-credit-cards/business-owners',
      '/best-credit-cards/grocery-shopping-spend',
      '/best-credit-cards/entertainment-and-recreation-spend',
      '/best-credit-cards/travel-spend',
      '/best-credit-cards/gas-and-fuel-spend',
      '/best-credit-cards/dining-and-entertainment-spend',
    ])
    expect(links[0]?.textContent).toContain('Current Best Cards')
    expect(links[7]?.getAttribute('aria-current')).toBe('page')
  })

  it('B-ERR-24: says when the run failed, and keeps the rest', () => {
    open('travel-spend', { state: 'failed' })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Oops, Something went wrong. Please try again later.')
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Best Credit Cards for Travel')
  })

  it('keeps its ranking and gives a reference if the server can’t rank for the visitor’s profile', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({}, { status: 500, headers: { 'x-request-id': '1f0c2a9b-7d41-4c0e-9a53-0d5a3c1e2b4f' } }),
    )
    writeProfile({ ...defaultProfile, credit: 'fair' })
    open(null, await rank(null))
    await screen.findByText(/^We couldn’t rank the cards for your profile.*Reference: 1f0c2a9b/)
    expect(listed().length).toBeGreaterThan(0)
  })
})

describe('the filters', () => {
  it('S-BEST-12, S-BEST-14: start with all cards, of which ten are shown and more can be', async () => {
    const { router, runs } = open(null, await rank(null))
    expect(screen.getByText('Showing 12 results.')).toBeDefined()
    expect(listed()).toHaveLength(10)
    await userEvent.click(screen.getByText('See all 12 cards'))
    expect(listed()).toHaveLength(12)
    expect(document.activeElement?.textContent).toContain('11.')
    expect(router.state.location.search).toBe('?show=all')
    expect(runs).toEqual([])
  })

  it('B-CONST-11, B-CONST-12, S-BEST-08, S-BEST-09, S-BEST-10: are on the page in their groups', async () => {
    open(null, await rank(null))
    const groups = filterGroups.map(({ label }) => {
      const group = within(screen.getByRole('group', { name: label, hidden: true }))
      return { label, choices: group.getAllByRole('checkbox', { hidden: true }).map(choiceOf) }
    })
    const personal = { hasBusiness: false }
    expect(groups).toEqual(
      filterGroups.map(({ label, choices }) => ({ label, choices: filtersFor(choices, personal) })),
    )
  })

  it('B-ROLE-2, B-STATE-17: are toggled by a click, are in the URL, and need no run', async () => {
    const ranking = await rank(null)
    const tagged = (...tags: string[]) =>
      ranking.cards.filter(({ category, features }) =>
        tags.every((tag) => [...category, ...features].includes(tag)),
      ).length
    const { router, runs } = open(null, ranking)
    await userEvent.click(screen.getByLabelText('No Annual Fee'))
    expect(router.state.location.search).toBe('?filter=No+Annual+Fee')
    expect(screen.getByText(`Showing ${tagged('No Annual Fee')} results.`)).toBeDefined()
    await userEvent.click(screen.getByLabelText('Category Cash Back'))
    const both = tagged('No Annual Fee', 'Category Cash Back')
    expect(both).toBeGreaterThan(0)
    expect(listed()).toHaveLength(both)
    await userEvent.click(screen.getByLabelText('No Annual Fee'))
    expect(router.state.location.search).toBe('?filter=Category+Cash+Back')
    expect(runs).toEqual([])
  })

  it('can be removed one by one, and the back button restores them', async () => {
    const { router } = open(null, await rank(null), '?filter=Student&filter=Travel')
    expect(chosen()).toEqual(['Travel', 'Student'])
    await userEvent.click(within(screen.getByLabelText('Active filters')).getByText('Travel'))
    expect(chosen()).toEqual(['Student'])
    await act(() => router.navigate(-1))
    expect(chosen()).toEqual(['Travel', 'Student'])
  })

  it('S-BEST-11, S-BEST-18, S-BEST-21, B-STATE-18: can be reset only if they differ from the page’s own', async () => {
    const { router } = open('college-students', await rank('college-students'))
    expect(chosen()).toEqual(['No Annual Fee', 'Low & No Credit'])
    expect(screen.queryByText('RESET FILTERS')).toBeNull()
    await userEvent.click(screen.getByLabelText('No Annual Fee'))
    await userEvent.click(screen.getByLabelText('Low & No Credit'))
    expect(router.state.location.search).toBe('?filter=')
    await userEvent.click(screen.getByText('RESET FILTERS'))
    expect(chosen()).toEqual(['No Annual Fee', 'Low & No Credit'])
    expect(screen.queryByText('RESET FILTERS')).toBeNull()
  })

  it('S-BEST-13: say so if no card matches', async () => {
    open(null, await rank(null), '?filter=Secured&filter=0%25+Intro+APR&filter=Travel')
    expect(screen.getByText('No cards found for the specified filters.')).toBeDefined()
  })
})

describe('the spending behind the page', () => {
  it('is changed in place, ranked again and carried over to the dashboard', async () => {
    const slug = 'gas-and-fuel-spend'
    const { router, runs } = open(slug, await rank(slug), '?filter=Rewards')
    const gas = screen.getByLabelText(/Gas Stations/)
    await userEvent.clear(gas)
    expect(screen.getByText('Enter at least one amount to continue.')).toBeDefined()
    await userEvent.type(gas, '1500')
    await userEvent.click(screen.getByText('Update rankings'))
    await soon(() => router.state.location.search).toBe('?filter=Rewards&gas=1500')
    expect(router.state.historyAction).toBe('REPLACE')
    // On a slow machine, a pause between keys ranks as well.
    expect(runs.at(-1)).toBe('?filter=Rewards&gas=1500')
    await soon(() => screen.queryByText(/your own amounts/)?.textContent).toContain('$1,500 a month')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Best Credit Cards for Your Spending')
    const closing = screen.getByRole('region', { name: 'See this spending in full' })
    expect(within(closing).getByRole('link').getAttribute('href')).toBe(
      '/find-best-card-for-your-spend?gas=1500',
    )
    await userEvent.click(screen.getByText('Back to the average'))
    await soon(() => router.state.location.search).toBe('?filter=Rewards')
  })
})
