import type { CardInfo } from '@cardsight/contract/backtest'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { describe, expect, it } from 'vitest'
import { outOfReachTitle } from '../../cards/missing-text.ts'
import { profileOptions } from '../../testing/profile-page.tsx'
import { smallFound } from '../../testing/small-found.ts'
import type { BriefRow } from './card-row.tsx'
import { OutOfReach, reachTextOf } from './out-of-reach.tsx'

type Problems = CardInfo['outOfReach']
const credit: Problems = [{ kind: 'credit', level: 'excellent' }]
const costco: Problems = [{ kind: 'membership', id: 'costco' }]

function rowOf(cardId: string, outOfReach: Problems): BriefRow {
  const entry = smallFound.details.results[1].find((row) => row.cardId === cardId)
  const info = smallFound.details.cards[cardId]
  if (entry === undefined || info === undefined) {
    throw new Error(`the sample has no ${cardId} card`)
  }
  return { ...entry, brief: { ...info, outOfReach } }
}

const rows = [rowOf('ferry', [...credit, ...costco]), rowOf('bistro', credit)]

function show(list: readonly BriefRow[]) {
  const asked: string[] = []
  render(
    <OutOfReach
      rows={list}
      memberships={profileOptions.memberships}
      projection="1"
      onDetails={(cardId) => asked.push(`details of ${cardId}`)}
      onWhy={(cardId, focus) => asked.push(`why ${cardId} ${JSON.stringify(focus)}`)}
    />,
  )
  return { asked, user: userEvent.setup() }
}

describe('the second list', () => {
  it('opens with its first rows, and adds the others after the press', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...rowOf('ferry', credit),
      cardId: `card-${index}`,
    }))
    const counts: number[] = []
    const count = () => counts.push(screen.queryAllByRole('heading', { level: 4 }).length)
    render(
      <Profiler id="list" onRender={count}>
        <OutOfReach
          rows={many}
          memberships={profileOptions.memberships}
          projection="1"
          onDetails={() => undefined}
          onWhy={() => undefined}
        />
      </Profiler>,
    )
    await userEvent.setup().click(screen.getByRole('button', { name: outOfReachTitle(12) }))
    // Closed, then opened with few rows, then all of them.
    expect(counts).toEqual([0, 4, 12])
  })

  it.each([
    [1, '1 card you may not qualify for'],
    [49, '49 cards you may not qualify for'],
  ])('is named after its count: %d', (count, title) => {
    expect(outOfReachTitle(count)).toBe(title)
  })

  it('is missing if every card is within reach', () => {
    show([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('opens and closes by keyboard, and lists what each card needs and would have earned', async () => {
    const { user, asked } = show(rows)
    expect(screen.queryByRole('list')).toBeNull()
    await user.tab()
    const button = screen.getByRole('button', { expanded: false })
    expect(document.activeElement).toBe(button)
    await user.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const ferry = within(screen.getByRole('heading', { name: 'Ferry' }).closest('li') ?? document.body)
    expect(ferry.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Usually needs excellent credit (740+)',
      'Needs a Costco membership ($65 a year)',
    ])
    await user.click(ferry.getByRole('button', { name: '$265.00, Total Reward of Ferry: why?' }))
    await user.click(screen.getByRole('button', { name: 'Details of Bistro' }))
    expect(asked).toEqual(['why ferry "total"', 'details of bistro'])
    await user.click(button)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

it.each([
  [{ kind: 'membership', id: 'costco' }, 'Needs a Costco membership ($65 a year)'],
  [{ kind: 'membership', id: 'coinbase' }, 'Needs Coinbase One ($49.99 a year)'],
  [{ kind: 'membership', id: 'aaa' }, 'Needs an AAA membership'],
  [{ kind: 'membership', id: 'usaa' }, 'Needs a USAA membership'],
  [{ kind: 'membership', id: 'iphone' }, 'Needs an iPhone or iPad'],
  [{ kind: 'membership', id: 'student' }, 'Needs college enrollment'],
  [{ kind: 'membership', id: 'gone' }, 'Needs a membership'],
  [{ kind: 'credit', level: 'excellent' }, 'Usually needs excellent credit (740+)'],
  [{ kind: 'credit', level: 'poor' }, 'Usually needs a credit history'],
] as const)('%j: %s', (problem, text) => {
  expect(reachTextOf(problem, profileOptions.memberships)).toBe(text)
})
