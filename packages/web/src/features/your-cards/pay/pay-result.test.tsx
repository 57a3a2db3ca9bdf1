import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import { noYourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createYourCardsCalculator } from '../../../worker/your-cards/your-cards-calculator.ts'
import { yourCardsCatalogOf } from '../../../worker/your-cards/your-cards-catalog.ts'
import { PayResult } from './pay-result.tsx'

const refusedBy = ['costco']
const release = makeRelease([
  makeCard('visa-one', 'Visa One'),
  makeCard('amex-one', 'Amex One', { network: 'amex', engine: { refusedBy } }),
  makeCard('master-one', 'Master One', { network: 'mastercard', engine: { refusedBy } }),
])
const catalog = yourCardsCatalogOf(release)

function payAt(text: string, cardIds: readonly string[]): void {
  const calculator = createYourCardsCalculator(() => release)
  const nothing = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
  calculator.load({
    yourCards: { ...noYourCards, cards: cardIds.map((cardId) => ({ id: cardId, cardId, ...nothing })) },
    purchases: [],
    profile: defaultProfile,
    today: parseDay('2026-11-17'),
  })
  const answer = calculator.here({ text, leaf: null, cents: 200_00, isAbroad: false })
  if (answer.kind === 'empty') {
    throw new Error(`${text} is no place`)
  }
  render(<PayResult {...{ answer, catalog }} cents={200_00} onKind={() => undefined} />)
}

const best = () => screen.getByRole('status', { name: 'Best card' }).textContent

it('names the card that the store takes, and no refused card as the next best', async () => {
  payAt('COSTCO WHSE #0431', ['amex-one', 'visa-one'])
  expect(best()).toContain('Use Visa One')
  expect(screen.queryByRole('region', { name: 'Next best' })).toBeNull()
  await userEvent.click(screen.getByText('Compare your other card'))
  expect(screen.getByRole('list', { name: 'Other cards' }).textContent).toContain(
    'Only Visa cards work at Costco.',
  )
})

it('says so if the store takes none of your cards', () => {
  payAt('COSTCO WHSE #0431', ['amex-one', 'master-one'])
  expect(best()).toBe('None of your cards works hereOnly Visa cards work at Costco.')
  expect(screen.queryByText(/^Use /)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Next best' })).toBeNull()
})
