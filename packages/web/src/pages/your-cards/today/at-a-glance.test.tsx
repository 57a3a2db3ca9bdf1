import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { browserStorage } from '../../../dashboard/effects/browser-storage.ts'
import { createSaver } from '../../../dashboard/effects/save-state.ts'
import { writeLastAnswers } from '../../../features/results/last-answers.ts'
import { clearAll } from '../../../lib/storage.ts'
import { visitorWithResults } from '../../../testing/dashboard-states.ts'
import { AtAGlance } from './at-a-glance.tsx'

afterEach(clearAll)

function open() {
  render(
    <MemoryRouter>
      <AtAGlance
        advice={null}
        nameOf={(cardId) => cardId}
        month={null}
        hasSource
        today="2026-11-15"
        cardCount={0}
      />
    </MemoryRouter>,
  )
}

const line = (name: RegExp) => screen.getByRole('link', { name }).textContent

it('invites to rank and to combine cards before there are results', () => {
  open()
  expect(line(/^Best card/)).toBe('Best cardRank every cardon what you spend')
  expect(line(/^Wallet/)).toContain('Your best combination')
})

it('has the winner and the wallet that this browser found last, until they’re forgotten', () => {
  // As the dashboard stores the results that it shows: Ferry with 160 + 200 − 95.
  const ports = { storage: browserStorage, after: () => () => undefined }
  const saver = createSaver(ports, () => visitorWithResults)
  saver.performers.save({ kind: 'save' })
  saver.flush()
  writeLastAnswers({ wallet: { headline: 'Get two cards', dollars: 2197, period: 'in your first year' } })
  open()
  expect(line(/^Best card/)).toBe('Best cardFerry earns $265in its first year, in your last results')
  expect(line(/^Wallet/)).toContain('Get two cards: $2,197 in your first year')
})

it('forgets both with the results', () => {
  writeLastAnswers({ best: { name: 'Ferry', dollars: 265 } })
  browserStorage.removeTyped()
  open()
  expect(line(/^Best card/)).toContain('Rank every card')
})
