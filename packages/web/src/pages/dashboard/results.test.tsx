import { defaultProfile } from '@cardsight/contract/profile'
import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import { presetDates } from '../../features/settings/dates.ts'
import { visitorWithResults, withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
// Loaded up front: on a busy machine it would come too late for a test.
import '../../features/profile/profile-editor.tsx'
import { Results } from './results.tsx'
import { Sidebar } from './sidebar.tsx'
import { type DashboardState, initialState } from './state/dashboard-state.ts'
import type { DashboardEvent } from './state/events.ts'

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
      // 160 - 95
      'The catch: $95 a year: from year two it earns $65',
      '$143 more than a plain 2% card',
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

  it('dim old numbers as one part, without the summary: one class restyles less than one for each child', () => {
    const cards = { ...visitorWithResults.cards, isStale: true }
    const { container } = setUp({ ...visitorWithResults, cards })
    const dimmed = container.querySelectorAll('[class~=opacity-60]')
    expect(dimmed.length).toBe(1)
    expect(dimmed[0]?.querySelector('h1')).not.toBeNull()
    expect(dimmed[0]?.querySelector('[data-summary-bar]')).toBeNull()
  })

  it('say what would change the answer, and show it at a press', async () => {
    const { events, user } = setUp(visitorWithResults)
    const changes = within(screen.getByRole('region', { name: 'What would change this' }))
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      // Bistro 3 × 180, Ferry 3 × 160 + 200 - 3 × 95
      'Over 3 years, Bistro would earn $145 more.',
      // Bistro 180, Ferry 160 - 95
      'Without the bonus, Bistro would earn $115 more.',
      'Points at cash value: still Ferry.',
    ])
    await user.click(changes.getByRole('button', { name: 'Over 3 years' }))
    await user.click(changes.getByRole('button', { name: 'Without the bonus' }))
    expect(events).toEqual([
      { type: 'projection-chosen', list: 'top', projection: '3' },
      { type: 'intro-switched', list: 'top', included: false },
    ])
  })

  it('tell a story: the answer, what would change it, the top cards, spending, categories, all cards', () => {
    setUp(visitorWithResults)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Ferry',
      'What would change this',
      'Cards you have',
      'Recommended cards based on your spending',
      'Your spending',
      'Recommended cards by your spending category',
    ])
    const last = screen.getByRole('heading', { name: 'Recommended cards by your spending category' })
    const all = screen.getByRole('button', { name: 'View All Cards' })
    expect(last.compareDocumentPosition(all) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('say what they assume, and store what the user changes', async () => {
    const { user } = setUp(visitorWithResults)
    const panel = within(screen.getByRole('region', { name: 'What we assume about you' }))
    expect(panel.getByText(/Good credit/)).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Change what we assume' }))
    await user.click(await panel.findByRole('radio', { name: /^Fair/ }))
    expect(readProfile().credit).toBe('fair')
    writeProfile(defaultProfile)
  })

  it('say that they are being updated, without leaving the page', () => {
    setUp({ ...linked, cards: { ...linked.cards, status: 'pending', isQuiet: true } })
    const panel = screen.getByRole('region', { name: 'What we assume about you' })
    expect(panel.getAttribute('aria-busy')).toBe('true')
    expect(within(panel).getByRole('status').textContent).toBe('Updating results')
  })

  it('list the cards out of reach below all others, with what they need', async () => {
    const found = { ...smallFound, details: smallFound.expand({ ...defaultProfile, credit: 'fair' }) }
    const { events, user } = setUp({
      ...visitorWithResults,
      cards: { ...visitorWithResults.cards, found },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Cardsight tested 3 credit cards/)
    await user.click(screen.getByRole('button', { name: '3 more cards need a higher credit score' }))
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
    setUp(visitorWithResults)
    const section = (name: string) => within(screen.getByRole('region', { name }))
    const toggle = (name: string) => section(name).getByRole('switch', { name: 'Include intro bonus' })
    const recommended = 'Recommended cards based on your spending'
    const byCategory = 'Recommended cards by your spending category'
    expect(toggle(recommended)).toHaveProperty('checked', true)
    // Ferry: $160 of rewards + $200 of bonus - $95 of fee.
    expect(section(recommended).getAllByText('$265.00').length).toBeGreaterThan(0)
    expect(toggle(byCategory)).toHaveProperty('checked', false)
    // Ferry on travel: $120 of rewards - $95 of fee, without the bonus.
    expect(section(byCategory).getAllByText('$25.00').length).toBeGreaterThan(0)
  })

  it('S-DASH1-49: the list of all cards has its own projection tabs and filters', async () => {
    const { events, user } = setUp({
      ...visitorWithResults,
      resultSetting: { ...visitorWithResults.resultSetting, isAllCardsOpen: true },
    })
    const list = within(screen.getByRole('region', { name: 'All cards' }))
    await user.click(list.getByRole('tab', { name: '2-Year' }))
    await user.click(list.getByRole('button', { name: 'Overall' }))
    await user.click(screen.getByRole('checkbox', { name: 'Student' }))
    expect(events[0]).toEqual({ type: 'projection-chosen', list: 'all', projection: '2' })
    expect(events.at(-1)).toEqual({ type: 'filters-chosen', list: 'all', filters: ['Student'] })
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

  it('are followed by the wallet, which is not a step', () => {
    expect(show(1, true).getByRole('link', { name: 'Your wallet' }).getAttribute('href')).toBe('/your-wallet')
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
