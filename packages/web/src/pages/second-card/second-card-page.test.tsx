import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import type { Explored } from './explore.ts'
import { type ExplorerQuery, readExplorerQuery } from './explorer-query.ts'
import { SecondCardPage } from './second-card-page.tsx'

const ferry = {
  ...sampleCard({ money: 900, annualFee: 285, totalMoney: 615, totalMoneyPerYear: 205 }),
  added: 145,
}
const ranked: Explored = { state: 'ranked', carriedMoney: 60, cards: [ferry] }

function Page() {
  const { query, explored } = useLoaderData<{ query: ExplorerQuery; explored: Explored }>()
  return <SecondCardPage query={query} explored={explored} />
}

async function open() {
  const routes = [
    {
      path: '*',
      Component: Page,
      loader: ({ request }: { request: Request }) => {
        const query = readExplorerQuery(new URL(request.url).searchParams)
        return { query, explored: query.amount === '' ? { state: 'nothing-typed' } : ranked }
      },
      HydrateFallback: () => null,
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/find-your-second-card'] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

it('S-SECOND-01: has the three value props', async () => {
  await open()
  const list = screen.getByRole('heading', { level: 3, name: 'Get Bigger Rewards' }).closest('ul, ol')
  expect([...(list?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Get Bigger Rewards',
    'Boost Your Credit Score',
    'Unlock Premium Perks',
  ])
  expect(screen.getByText(/uses less of it/).textContent).toMatch(/total limit.*utilization/)
  expect(screen.getByText(/lounge access/).textContent).toMatch(/rental car insurance, extended warranties/)
})

it('S-SECOND-02: updates in place for another category, amount and card', async () => {
  const router = await open()
  expect(screen.getByText(/would have earned the most: \$205 a year/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Gas' }))
  await expect.poll(() => router.state.location.search).toBe('?category=gas&amount=220&carried=1')
  await userEvent.selectOptions(screen.getByRole('combobox'), '2')
  await expect.poll(() => router.state.location.search).toBe('?category=gas&amount=220&carried=2')
  await userEvent.clear(screen.getByRole('textbox'))
  await screen.findByText('Enter an amount above 0 to see cards.')
  expect(router.state.historyAction).toBe('REPLACE')
})

it('S-SECOND-02: carries the amount over to the dashboard', async () => {
  await open()
  const onward = screen.getByRole('link', { name: 'See all cards for this spending' })
  expect(onward.getAttribute('href')).toBe('/find-best-card-for-your-spend?grocery=519')
})

it('S-SECOND-03: has a find-card banner that leads to the dashboard', async () => {
  await open()
  const banner = screen.getByRole('region', { name: 'Find the best credit card for you' })
  expect(banner.querySelector('a')?.getAttribute('href')).toBe('/find-best-card-for-your-spend')
})
