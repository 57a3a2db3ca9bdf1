import type { InstitutionStatus } from '@cardsight/contract/banking'
import { defaultProfile } from '@cardsight/contract/profile'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { outOfReachTitle } from '../../cards/missing-text.ts'
import { readProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import { presetDates } from '../../features/settings/dates.ts'
import { visitorWithResults, withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import '../../features/profile/profile-editor.tsx'
import { Sidebar } from '../../pages/dashboard/sidebar.tsx'
import { type DashboardState, initialState } from '../state/dashboard-state.ts'
import type { DashboardEvent } from '../state/events.ts'
import { Results } from './results.tsx'

function setUp(state: DashboardState) {
  const events: DashboardEvent[] = []
  const { container } = render(pageOf(state, events))
  return { events, container, user: userEvent.setup() }
}

function pageOf(state: DashboardState, events: DashboardEvent[] = []) {
  return (
    <MemoryRouter>
      <Results
        state={state}
        dispatch={(event) => events.push(event)}
        loadBaseline={async () => null}
        loadValue={async () => ({ cards: [] })}
      />
    </MemoryRouter>
  )
}

const linked = withResults(withAccounts([true, false], { dates: presetDates(2) }))

const importing: InstitutionStatus = {
  handle: 'handle-1',
  institutionName: 'First Platypus Bank',
  source: 'provider',
  state: 'ready',
  advice: null,
  isImporting: true,
  linkedAt: '2026-11-15T12:00:00Z',
  syncedAt: '2026-11-15T12:00:00Z',
  freshAt: '2026-11-15T12:00:00Z',
  accountCount: 2,
  skippedRows: 0,
  leftOut: [],
  hasNewAccounts: false,
}

describe('results that a bank is still sending data for', () => {
  const applyButtons = () =>
    screen.getAllByRole('button', { name: /^Apply for .*: once your import is complete$/ })

  it('offer no application, because the pick can still change', () => {
    setUp({ ...linked, institutions: [importing] })
    expect(applyButtons().every((button) => button instanceof HTMLButtonElement && button.disabled)).toBe(
      true,
    )
    expect(screen.queryByRole('link', { name: /^Apply for/ })).toBeNull()
  })

  it('offer one once the results with the whole history are there', () => {
    const done = { ...importing, isImporting: false }
    const { container } = setUp({
      ...linked,
      institutions: [done],
      cards: { ...linked.cards, status: 'pending', isQuiet: true },
    })
    expect(applyButtons().length).toBeGreaterThan(0)
    container.remove()
    setUp({ ...linked, institutions: [done] })
    expect(screen.getAllByRole('link', { name: /^Apply for/ }).length).toBeGreaterThan(0)
  })
})

describe('results on less than 28 days of history', () => {
  const covering = (isProjected: boolean): DashboardState => {
    const state = withResults(withAccounts([true]))
    const { found } = state.cards
    const coverage = { first: '2026-11-01', last: '2026-11-12', days: 12, isLimited: true, isProjected }
    return {
      ...state,
      cards: { ...state.cards, found: found && { ...found, details: { ...found.details, coverage } } },
    }
  }

  it('offer no later years, and say why', () => {
    const { container } = setUp(covering(false))
    expect(screen.getByText(/^Your bank gave us 12 days\. That’s too few to project to a year/)).toBeTruthy()
    expect(screen.queryByRole('tab', { name: /-Year$/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^If you keep it/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Value over 36 months' })).toBeNull()
    expect(container.textContent).not.toMatch(/year two|best after/i)
  })

  it('offer them from 28 days on', () => {
    const { container } = setUp(covering(true))
    expect(screen.getAllByRole('tab', { name: '3-Year' }).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: /^If you keep it 3 years/ })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Value over 36 months' })).toBeTruthy()
    expect(container.textContent).toMatch(/year two/)
    expect(container.textContent).toMatch(/best after year one/i)
  })
})

describe('the results', () => {
  it('S-DASH1-01: show how many cards were tested, what the pick would have earned, and its name', () => {
    setUp(visitorWithResults)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Cardsight tested 3 credit cards and found a card with $265.00 of reward: Ferry',
    )
  })

  it('answer first: the card, its value, why, and the catch', () => {
    setUp(visitorWithResults)
    const answer = within(screen.getByRole('region', { name: 'Ferry' }))
    expect(answer.getByText('$265')).toBeTruthy()
    // 160 + 200 - 95; 2% of $6,100 is $122
    expect(answer.getByText('$143 more than a plain 2% card')).toBeTruthy()
    expect(answer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      // $12,000 of units on $4,000 a year
      '3% on $333 a month of travel: $120',
      // 5,000 a year is the minimum for 90 days: 5,000 × 90 / 6,100 is 74 days
      'You’d earn the $200 bonus in about 11 weeks',
      'No foreign transaction fee',
      // 160 - 95 is 65; 122 - 65
      'The catch: From year two, it earns $57 a year less after its $95 fee than a no-fee 2% card',
      '$143 more than a plain 2% card',
      // Bistro has no fee.
      'Best after year one: Bistro, $180 a year.',
    ])
  })

  it('show the answer first: the sections below it take most of the time', () => {
    // Rendering to a string ends before what React defers.
    const first = renderToString(pageOf(visitorWithResults))
    expect(first).toContain('Apply for Ferry at Example Bank')
    expect(first).not.toContain('What would change this')
    expect(first).not.toContain('Recommended cards based on your spending')
    setUp(visitorWithResults)
    expect(screen.getByRole('region', { name: 'Recommended cards based on your spending' })).toBeTruthy()
  })

  it('dim old numbers as one part, without the controls: one class restyles less than one for each child', () => {
    const cards = { ...visitorWithResults.cards, isStale: true }
    const { container } = setUp({ ...visitorWithResults, cards })
    const dimmed = container.querySelectorAll('[class~=opacity-60]')
    expect(dimmed.length).toBe(1)
    expect(dimmed[0]?.querySelector('h1')).not.toBeNull()
    expect(dimmed[0]?.querySelector('[data-control-bar]')).toBeNull()
  })

  it('say what would change the answer, and show it at a press', async () => {
    const { events, user } = setUp(visitorWithResults)
    const changes = within(screen.getByRole('region', { name: 'What would change this' }))
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      // Bistro 3 × 180, Ferry 3 × 160 + 200 - 3 × 95
      'If you keep it 3 years Bistro $145 more',
      // Bistro 180, Ferry 160 - 95
      'If you skip the bonus Bistro $115 more',
      'Cash only: still Ferry.',
    ])
    await user.click(changes.getByRole('button', { name: /^If you keep it 3 years/ }))
    await user.click(changes.getByRole('button', { name: /^If you skip the bonus/ }))
    expect(events).toEqual([
      { type: 'projection-chosen', list: 'top', projection: '3' },
      { type: 'intro-switched', list: 'top', included: false },
    ])
  })

  it('tell a story: the answer, the next cards, the years, what would change it, and three closed parts', () => {
    setUp(visitorWithResults)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Ferry',
      'Recommended cards based on your spending',
      'What would change this',
      'Cards you have',
      'Recommended cards by your spending category',
      'Your spending',
      'View All Cards',
    ])
    for (const name of headings.slice(-3)) {
      expect(screen.getByRole('button', { name: name ?? '' }).getAttribute('aria-expanded')).toBe('false')
    }
  })

  it('open a part at a press, and show it open if the setting says so', async () => {
    const { events, user, container } = setUp(visitorWithResults)
    await user.click(screen.getByRole('button', { name: 'Your spending' }))
    expect(events).toEqual([{ type: 'part-opened', part: 'spending', isOpen: true }])
    container.remove()
    setUp(withResults(visitorWithResults, { openParts: ['spending'] }))
    expect(screen.getByRole('tab', { name: 'Top Merchants' })).toBeTruthy()
  })

  it('S-DASH1-23, S-DASH1-24, B-CONST-2: show the answer with the badge, and each other card once', () => {
    setUp(visitorWithResults)
    const region = within(screen.getByRole('region', { name: 'Recommended cards based on your spending' }))
    const cards = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect([region.getByRole('heading', { name: 'Ferry' }).textContent, ...cards]).toEqual([
      'Ferry',
      'Bistro',
      'Anchor',
    ])
    expect(screen.getAllByText("Cardsight's pick")).toHaveLength(1)
    expect(within(region.getByRole('region', { name: 'Ferry' })).getByText("Cardsight's pick")).toBeTruthy()
  })

  it('S-DASH1-29: show how the total of the answer adds up, with an explanation of each amount', async () => {
    const { events, user } = setUp(visitorWithResults)
    // 160 + 200 - 95
    for (const [name, focus] of [
      ['$160.00, Reward from Transactions: why?', 'reward'],
      ['$200.00, Intro Bonus: why?', 'bonus'],
      ['−$95.00, Annual Fee: why?', 'fee'],
      ['$265.00, Total Reward: why?', 'total'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }))
      expect(events.at(-1)).toEqual({ type: 'why-asked', card: { list: 'top', cardId: 'ferry' }, focus })
    }
    // 265 / 6,100
    expect(screen.getByText('4.34%')).toBeTruthy()
  })

  it('S-DASH1-25, S-DASH1-26, B-CONST-1: are for the years and the bonus that the bar says', async () => {
    const { events, user } = setUp(visitorWithResults)
    const bar = within(screen.getByRole('region', { name: 'Summary of your results' }))
    expect(bar.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '1-Year',
      '2-Year',
      '3-Year',
    ])
    await user.click(bar.getByRole('tab', { name: '2-Year' }))
    await user.click(bar.getByRole('switch', { name: 'Include intro bonus' }))
    expect(events).toContainEqual({ type: 'projection-chosen', list: 'top', projection: '2' })
    expect(events.at(-1)).toEqual({ type: 'intro-switched', list: 'top', included: false })
    expect(bar.getByRole('button', { name: 'Customize Settings' })).toBeTruthy()
  })

  it('have no controls for years, bonus and points if cards are ranked by what a balance costs', () => {
    setUp(withResults(visitorWithResults, { topFilters: ['Balance Transfer'] }))
    const bar = within(screen.getByRole('region', { name: 'Summary of your results' }))
    expect(bar.getByRole('button', { name: /^Credit/ })).toBeTruthy()
    expect(bar.queryByRole('button', { name: /^Points/ })).toBeNull()
    expect(bar.queryAllByRole('tab')).toEqual([])
    expect(bar.queryByRole('switch')).toBeNull()
  })

  it('S-DASH1-27, S-DASH1-30: say how many years a total is about, and what it is per year', () => {
    setUp(withResults(visitorWithResults, { topYearProjection: '3', topIncludedIntroBonus: false }))
    expect(screen.getByText('3-Year Projection')).toBeTruthy()
    // Bistro: 3 × 180
    expect(screen.getByText('in 3 years.', { exact: false, selector: 'span' })).toBeTruthy()
    const answer = within(screen.getByRole('region', { name: 'Bistro' }))
    expect(answer.getByText('per year').parentElement?.textContent).toBe('$180per year')
  })

  it('B-CALC-7: blank the numbers for a moment when the years change, and at no other change', () => {
    vi.useFakeTimers()
    const { rerender } = render(pageOf(visitorWithResults))
    const isBlank = () =>
      screen
        .getByRole('region', { name: 'Recommended cards based on your spending' })
        .getAttribute('aria-busy') === 'true'
    act(() => vi.runAllTimers())
    rerender(pageOf(withResults(visitorWithResults, { topIncludedIntroBonus: false })))
    expect(isBlank()).toBe(false)
    rerender(pageOf(withResults(visitorWithResults, { topYearProjection: '2' })))
    expect(isBlank()).toBe(true)
    act(() => vi.advanceTimersByTime(200))
    expect(isBlank()).toBe(false)
    vi.useRealTimers()
  })

  it('show each active filter, with how many cards match, and remove one at a press', async () => {
    // Bistro and Anchor; Ferry is a travel card.
    const { events, user } = setUp(withResults(visitorWithResults, { topFilters: ['Cash Back'] }))
    expect(screen.getByText('2 cards match').getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Remove filter Cash Back' }))
    expect(events).toEqual([{ type: 'filters-chosen', filters: [] }])
  })

  it('S-DASH1-38: say that no card matches, and clear the filters at a press', async () => {
    const { events, user } = setUp(withResults(visitorWithResults, { topFilters: ['Secured'] }))
    const region = within(screen.getByRole('region', { name: 'Recommended cards based on your spending' }))
    expect(region.getByText('No Cards found!')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Cardsight tested 3 credit cards and found none that fits',
    )
    await user.click(region.getByRole('button', { name: 'Clear all filters' }))
    expect(events).toEqual([{ type: 'filters-chosen', filters: [] }])
  })

  it('say what they assume, and store what the user changes', async () => {
    const { user } = setUp(visitorWithResults)
    expect(
      within(screen.getByRole('region', { name: 'What we assume about you' })).getByText(/Good credit/),
    ).toBeTruthy()
    const bar = within(screen.getByRole('region', { name: 'Summary of your results' }))
    await user.click(bar.getByRole('button', { name: /^Credit Good–Excellent ?: Change what we assume$/ }))
    await user.click(await bar.findByRole('radio', { name: /^Fair/ }))
    expect(readProfile().credit).toBe('fair')
    writeProfile(defaultProfile)
  })

  it('say that they are being updated, without leaving the page', () => {
    setUp({ ...linked, cards: { ...linked.cards, status: 'pending', isQuiet: true } })
    const panel = screen.getByRole('region', { name: 'What we assume about you' })
    expect(panel.getAttribute('aria-busy')).toBe('true')
    expect(within(panel).getByRole('status').textContent).toBe('Updating results')
  })

  it('list the cards out of reach below all others that are ranked, with what they need', async () => {
    const found = { ...smallFound, details: smallFound.expand({ ...defaultProfile, credit: 'fair' }) }
    const { events, user } = setUp({
      ...withResults(visitorWithResults, { openParts: ['all'] }),
      cards: { ...visitorWithResults.cards, found },
    })
    expect(screen.getByText('0 ranked, 3 you may not qualify for')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Cardsight tested 3 credit cards/)
    await user.click(screen.getByRole('button', { name: outOfReachTitle(3) }))
    expect(screen.getAllByText('Usually needs good credit (670+)')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Details of Ferry' }))
    expect(events).toEqual([
      { type: 'dialog-opened', dialog: { kind: 'card', card: { list: 'out-of-reach', cardId: 'ferry' } } },
    ])
  })

  it('S-DASH1-02, S-DASH1-03: are based on typed estimates, which can be modified', async () => {
    const { events, user } = setUp(visitorWithResults)
    expect(
      screen.getByText(/Based on your monthly spending estimates projected for a year \(12 Months\)/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'modify your estimates' }))
    await user.click(screen.getByRole('button', { name: 'add your accounts' }))
    expect(events).toEqual([
      { type: 'dialog-opened', dialog: { kind: 'spending-form' } },
      { type: 'dialog-opened', dialog: { kind: 'invitation', isNewUser: false } },
    ])
  })

  it('S-DASH1-04, S-DASH1-05: or on accounts, with a link to change them', async () => {
    const { events, user } = setUp(linked)
    expect(
      screen.getByText(/Based on your 6 Months of spending data for Account card-1 ••0001\./),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change Settings' }))
    expect(events).toEqual([
      { type: 'dialog-opened', dialog: { kind: 'change-settings', banks: linked.accounts.banks } },
    ])
  })

  it('B-CALC-8: count the intro bonus by default among the recommended cards, and not by category', () => {
    setUp(withResults(visitorWithResults, { openParts: ['category'] }))
    const toggle = (name: string) =>
      within(screen.getByRole('region', { name })).getByRole('switch', { name: 'Include intro bonus' })
    expect(toggle('Summary of your results')).toHaveProperty('checked', true)
    const byCategory = 'Recommended cards by your spending category'
    expect(toggle(byCategory)).toHaveProperty('checked', false)
    // Ferry on travel: $120 of rewards - $95 of fee, without the bonus.
    expect(
      within(screen.getByRole('region', { name: byCategory })).getAllByText('$25.00').length,
    ).toBeGreaterThan(0)
  })

  it('S-DASH1-49: the list of all cards has the years and filters of the page', async () => {
    const { events, user } = setUp(
      withResults(visitorWithResults, { openParts: ['all'], topYearProjection: '2' }),
    )
    const list = within(screen.getByRole('region', { name: 'All cards' }))
    expect(list.getByRole('status').textContent).toBe('3 cards, 2-Year Projection')
    expect(list.queryByRole('tab')).toBeNull()
    await user.click(list.getByRole('button', { name: 'Overall' }))
    await user.click(screen.getByRole('checkbox', { name: 'Student' }))
    expect(events).toEqual([{ type: 'filters-chosen', filters: ['Student'] }])
  })

  it('S-DASH1-51: a card of all cards opens to its sums, terms, Apply and Details', async () => {
    const { events, user } = setUp(withResults(visitorWithResults, { openParts: ['all'] }))
    const list = within(screen.getByRole('region', { name: 'All cards' }))
    expect(list.queryByRole('link', { name: /^Apply/ })).toBeNull()
    await user.click(list.getByRole('button', { name: 'Ferry' }))
    const apply = list.getByRole('link', { name: /^Apply for Ferry/ })
    const opened = within(apply.closest('article') ?? document.body)
    expect(opened.getByText(/Welcome bonus/)).toBeTruthy()
    expect(opened.getByText(/^Credit/)).toBeTruthy()
    expect(opened.getByText(/terms last confirmed/i)).toBeTruthy()
    expect(opened.getByRole('link', { name: 'Advertiser Disclosure' })).toBeTruthy()
    await user.click(opened.getByRole('button', { name: '$265.00, Total Reward: why?' }))
    await user.click(opened.getByRole('button', { name: 'Details of Ferry' }))
    const card = { list: 'all', cardId: 'ferry' }
    expect(events).toEqual([
      { type: 'why-asked', card, focus: 'total' },
      { type: 'dialog-opened', dialog: { kind: 'card', card } },
    ])
  })

  it('show the date of the bank’s data, and that more is still coming', () => {
    setUp({ ...linked, institutions: [importing] })
    expect(screen.getByText(/^Bank data as of/).textContent).toMatch(/Nov 15, 2026, .+[AP]M$/)
    expect(screen.getByText(/^Still importing from First Platypus Bank\. Your results/)).toBeTruthy()
  })

  it('are on their way, not failed, while the bank has sent nothing yet', () => {
    const cards = { ...initialState.cards, status: 'failure', error: 'Your bank is still sending.' } as const
    setUp({ ...linked, cards, institutions: [importing] })
    expect(screen.getByRole('heading', { name: 'Your results are on their way' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Your bank is still sending.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('S-DASH1-03: a signed-in user reads what linking shares first', async () => {
    const { events, user } = setUp({ ...visitorWithResults, isSignedIn: true })
    await user.click(screen.getByRole('button', { name: 'add your accounts' }))
    expect(events).toEqual([{ type: 'dialog-opened', dialog: { kind: 'invitation', isNewUser: false } }])
  })

  it('B-RUN-5, B-ERR-9: show why they failed, and offer to try again', async () => {
    const error = 'Oops, Something went wrong. Please try again later.'
    const failed: DashboardState = {
      ...visitorWithResults,
      cards: { ...initialState.cards, status: 'failure', error },
    }
    const { events, user } = setUp(failed)
    expect(screen.getByRole('alert').textContent).toBe(error)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(events).toEqual([{ type: 'retry-asked' }])
  })

  it('B-STATE-1: are a skeleton while loading, but not while they are only refreshed', () => {
    const pending: DashboardState = { ...linked, cards: { ...initialState.cards, status: 'pending' } }
    setUp(pending)
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  })

  it('stay visible while they are refreshed', () => {
    setUp({ ...linked, cards: { ...linked.cards, status: 'pending', isQuiet: true } })
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })
})

describe('the steps', () => {
  const show = (step: 0 | 1, isFirstStepComplete: boolean) => {
    const { container } = render(
      <MemoryRouter>
        <Sidebar
          step={step}
          isFirstStepComplete={isFirstStepComplete}
          basis="2 accounts"
          onStep={() => undefined}
        />
      </MemoryRouter>,
    )
    return within(container)
  }

  it('S-DASH-02: are two, and the current one is marked', () => {
    const steps = show(0, false).getAllByRole('button')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1.Cards Connected with Cardsight',
      '2.Personalized Results',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null])
  })

  it.each([
    [1, true, true],
    [1, false, false],
    [0, true, false],
  ] as const)(
    'S-DASH-03: on step %i, complete: %s, show edit and check: %s',
    (step, isComplete, hasIcons) => {
      const [first] = show(step, isComplete).getAllByRole('button')
      expect(first?.textContent?.includes('2 accounts')).toBe(hasIcons)
      expect(first?.querySelectorAll('svg').length).toBe(hasIcons ? 2 : 0)
    },
  )
})
