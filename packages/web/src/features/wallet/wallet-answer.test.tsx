import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-answer.ts'
import { CardRow } from './wallet-answer.tsx'

const LOSS = 'costs more than it earns'

it.each([
  [-62_700, 1],
  [62_700, 0],
])('says in words if a card loses money: %i cents', (cents, times) => {
  const row = {
    info: walletCard('a'),
    use: 'Everything else',
    rates: '2% everywhere',
    verdict: 'keep',
    advice: '',
    dollars: cents / 100,
  } as const
  render(
    <MemoryRouter>
      <CardRow row={row} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByText(LOSS, { exact: false })).toHaveLength(times)
})
