import type { Account } from '@cardsight/contract/banking'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { smallFound } from '../../testing/small-found.ts'
// Loaded up front: on a busy machine it would come too late for a test.
import '../../cards/card-picker.tsx'
import { OwnedCardsPanel, type OwnedCardsPanelProps } from './owned-cards-panel.tsx'
import { noOwnedCards } from './stored-owned-cards.ts'

const { cards } = smallFound.texts
const [first, second] = cards
const account: Account = {
  account_id: 'one',
  name: 'CREDIT CARD',
  official_name: 'Example Rewards',
  mask: '1234',
  institutionLogo: null,
  institutionName: 'Example Bank',
  subtype: 'credit card',
  enabled: true,
}

function setUp(props: Partial<OwnedCardsPanelProps> = {}) {
  const onChange = vi.fn()
  render(
    <OwnedCardsPanel
      {...{ cards, onChange, accountCards: [], owned: [], stored: noOwnedCards, sentence: null, ...props }}
    />,
  )
  return { onChange, user: userEvent.setup() }
}

it('lets the user name a card', async () => {
  const { onChange, user } = setUp()
  await user.click(screen.getByRole('button', { name: 'Add a card' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Find your card' }), `${first?.name}{Enter}`)
  expect(onChange).toHaveBeenCalledWith({ named: [first?.cardId], accounts: {} })
})

it('asks whether an account is the card we guess', async () => {
  const { onChange, user } = setUp({
    accountCards: [{ account, state: 'open', cardId: first?.cardId ?? '' }],
  })
  expect(
    screen.getByRole('group', { name: new RegExp(`^Is Example Rewards ••1234 your ${first?.name}`) }),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(onChange).toHaveBeenLastCalledWith({ named: [], accounts: { one: first?.cardId } })
  await user.click(screen.getByRole('button', { name: 'It’s another card' }))
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search cards for Example Rewards ••1234' }),
    `${second?.name}{Enter}`,
  )
  expect(onChange).toHaveBeenLastCalledWith({ named: [], accounts: { one: second?.cardId } })
  await user.click(screen.getByRole('button', { name: 'Not listed' }))
  expect(onChange).toHaveBeenLastCalledWith({ named: [], accounts: { one: null } })
})

it('asks which card an account is, without a guess', () => {
  setUp({ accountCards: [{ account, state: 'open', cardId: null }] })
  expect(screen.getByRole('group', { name: /^Which card is Example Rewards ••1234/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
})

it('says what the cards earn, and asks nothing about known accounts until the user wants to change them', async () => {
  const cardId = first?.cardId ?? ''
  const { user } = setUp({
    accountCards: [{ account, state: 'known', cardId }],
    owned: [{ cardId, accountIds: ['one'] }],
    sentence: 'You earned about $412.',
  })
  expect(screen.getByText('You earned about $412.')).toBeDefined()
  expect(screen.getByText(`${first?.name}.`, { exact: false })).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByRole('button', { name: 'It’s another card' })).toBeDefined()
})
