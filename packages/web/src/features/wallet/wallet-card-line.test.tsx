import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { walletOf } from '../../testing/wallet-answer.ts'
import { walletCard } from '../../testing/wallet-card.ts'
import { WalletCardLine } from './wallet-card-line.tsx'

const LOSS = 'costs more than it earns'

it.each([
  [-62_700, 1],
  [62_700, 0],
])('says in words if a card loses money: %i cents', (cents, times) => {
  const [card] = walletOf({ a: cents }).cards
  if (card === undefined) {
    throw new Error('the wallet has no card')
  }
  render(
    <MemoryRouter>
      <WalletCardLine card={card} info={walletCard('a')} use="Everything else" />
    </MemoryRouter>,
  )
  expect(screen.queryAllByText(LOSS, { exact: false })).toHaveLength(times)
})
