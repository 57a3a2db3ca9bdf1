import { pagePaths } from '@cardsight/contract/paths'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { averageCosts } from '../../content/average-spending.ts'
import { sampleCosts } from '../../features/spending-form/costs.ts'
import { setOwnAside } from '../../lib/own-data.ts'
import { readOwnCosts, writeOwnCosts } from '../../own-reports/own-costs.ts'
import { sampleCards } from '../../testing/sample-card.ts'
import { filledInOf, homeAnswerOf } from './answer.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AmountFields } from './hero.tsx'
import { TryIt } from './try-it.tsx'

const ranking = {
  assumes: 'Good credit',
  top: sampleCards,
  ties: [],
  gainOverPlain: 99.6,
  leaders: { withoutBonus: null, overThreeYears: null },
  debts: { own: null, byFilter: {} },
}
const answer = homeAnswerOf(ranking, averageCosts)

/**
 * Answers with the second sample card as the pick, and records what was asked. Questions without the awaited part stay
 * open, as on a slow connection.
 */
function serve(awaited = '') {
  const asked: { query: URLSearchParams; signal: AbortSignal }[] = []
  const fail = { isOn: false }
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    // What another test left may still ask for something else.
    if (path.split('?')[0] !== pagePaths.topCards) {
      return Response.json({})
    }
    asked.push({ query: new URLSearchParams(path.split('?')[1]), signal })
    if (!path.replace('%2C', '').includes(awaited)) {
      await new Promise((_, reject) => signal.addEventListener('abort', reject))
    }
    if (fail.isOn) {
      throw new TypeError('no network')
    }
    const [first, second, third] = sampleCards
    const top = [second, first, third].filter((card) => card !== undefined)
    return Response.json({ ...homeAnswerOf({ ...ranking, top }, averageCosts), results: top, profile: {} })
  })
  return { asked, fail }
}

// The next page is loaded ahead in a browser only: it needs the framework's own root.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  return () => {
    vi.unstubAllGlobals()
    localStorage.clear()
  }
})

async function open() {
  const page = (
    <TryIt
      filledIn={filledInOf(averageCosts)}
      answer={answer}
      findPathRef={{ current: '' }}
      fields={<AmountFields costs={averageCosts} />}
    >
      <AnswerPanel answer={answer} />
    </TryIt>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: <p>another page</p> },
  ])
  await act(async () => render(<RouterProvider router={router} />))
  const field = (name: string) => screen.getByRole('textbox', { name: `${name} in dollars a month` })
  const winner = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent
  return { router, field, winner }
}

describe('the form on the home page', () => {
  it('asks nothing until an amount changes, then ranks for the newest amounts', async () => {
    const { asked } = serve('grocery=1250')
    const { field, winner } = await open()
    await userEvent.click(field('Groceries'))
    expect(asked).toEqual([])
    await userEvent.clear(field('Groceries'))
    await userEvent.type(field('Groceries'), '1250')
    await waitFor(() => expect(winner()).toBe(sampleCards[1]?.name))
    // Every request but the last was canceled.
    expect(asked.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true)
    // 2395 - 519 + 1250 = 3126
    expect(screen.getByText('$3,126 a month, your amounts.')).toBeDefined()
    expect(field('Groceries')).toHaveProperty('value', '1,250')
  })

  it('reads amounts like every money field: pasted with any separators, typed without cents', async () => {
    serve()
    const { field } = await open()
    await userEvent.click(field('Groceries'))
    // The code that formats is loaded with the first touch.
    await act(async () => void (await import('./live-answer.tsx')))
    await userEvent.clear(field('Groceries'))
    await userEvent.paste('1.234,56')
    expect(field('Groceries')).toHaveProperty('value', '1,235')
    await userEvent.clear(field('Gas'))
    await userEvent.type(field('Gas'), '450.00')
    expect(field('Gas')).toHaveProperty('value', '450')
  })

  it('fills in the amounts again after a reload, and when the visitor comes back', async () => {
    serve()
    const { field } = await open()
    await userEvent.clear(field('Groceries'))
    await userEvent.type(field('Groceries'), '1250')
    await waitFor(() => expect(readOwnCosts()?.grocery).toBe('1250'))
    cleanup()
    const again = await open()
    await waitFor(() => expect(again.field('Groceries')).toHaveProperty('value', '1,250'))
    expect(again.field('Gas')).toHaveProperty('value', '220')
    expect(screen.getByText('$3,126 a month, your amounts.')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Find Your Best Card & Earn More!' })
    await waitFor(() => expect(link.getAttribute('href')).toContain('grocery=1%2C250'))
  })

  it('doesn’t take the amounts of a shared link for the visitor’s', async () => {
    serve()
    setOwnAside()
    writeOwnCosts({ ...sampleCosts, grocery: '77' })
    const { field } = await open()
    await userEvent.type(field('Other'), '1')
    await waitFor(() => expect(screen.getByText(/your amounts/)).toBeDefined())
    expect(field('Groceries')).toHaveProperty('value', '519')
    expect(readOwnCosts()?.grocery).toBe('77')
  })

  it('continues with the amounts, by link and by Enter', async () => {
    serve()
    const { router, field } = await open()
    await userEvent.clear(field('Gas'))
    await userEvent.type(field('Gas'), '90')
    const link = screen.getByRole('link', { name: 'Find Your Best Card & Earn More!' })
    await waitFor(() => expect(link.getAttribute('href')).toContain('gas=90'))
    expect(link.getAttribute('href')).toContain('/find-best-card-for-your-spend?step=results&grocery=519')
    await userEvent.type(field('Gas'), '{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/find-best-card-for-your-spend'))
  })

  it('keeps the last answer if ranking fails, says so, and tries again', async () => {
    const { fail } = serve()
    fail.isOn = true
    const { field, winner } = await open()
    await userEvent.type(field('Other'), '1')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/previous amounts/)).toBeDefined()
    expect(winner()).toBe(sampleCards[0]?.name)
    fail.isOn = false
    await userEvent.click(again)
    await waitFor(() => expect(winner()).toBe(sampleCards[1]?.name))
    expect(screen.queryByText(/previous amounts/)).toBeNull()
  })

  it('asks for an amount if there is none', async () => {
    const { asked } = serve()
    const { field } = await open()
    for (const name of ['Groceries', 'Restaurants', 'Gas', 'Travel', 'Recreation', 'Other']) {
      await userEvent.clear(field(name))
    }
    expect(await screen.findByText('Enter at least one amount to rank the cards.')).toBeDefined()
    expect(asked.at(-1)?.query.get('grocery')).not.toBe('519')
  })

  it('announces the new winner', async () => {
    serve()
    const { field } = await open()
    await userEvent.type(field('Travel'), '5')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^Best card: .+ in year one\. /),
    )
  })

  it('is a plain form without a script', async () => {
    serve()
    await open()
    const form = document.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/current-best-cards'])
    expect(new FormData(form ?? undefined).get('other')).toBe('856')
  })
})
