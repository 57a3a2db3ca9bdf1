import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { noChanges } from '../../lib/change-corrections.ts'
import { CorrectionList } from './correction-list.tsx'

it('names merchants as the ledger does, although rules have their names in lowercase', async () => {
  const onChange = vi.fn()
  render(
    <CorrectionList
      stored={{
        merchants: [{ merchant: 'cvs', to: 'drugstore' }],
        wordings: [],
        rows: [],
        names: [{ scope: 'merchant', key: 'the ups store', name: 'Parcels' }],
      }}
      onChange={onChange}
    />,
  )
  screen.getByText('CVS')
  screen.getByText('The UPS Store')
  await userEvent.selectOptions(screen.getByLabelText('Category for CVS'), 'Not a purchase')
  expect(onChange).toHaveBeenCalledWith(
    { ...noChanges, merchants: [{ merchant: 'cvs', to: 'excluded' }] },
    'CVS: no longer counted as a purchase.',
  )
})

it('lists the parts of a split purchase', () => {
  const row = { account: 'a', day: parseDay('2026-11-05'), cents: toCents(90_00), text: 'QWRTK', nth: 0 }
  const split = [{ to: 'excluded' as const, cents: toCents(25_00) }]
  render(
    <CorrectionList
      stored={{ merchants: [], wordings: [], rows: [{ ...row, to: 'gym', split }], names: [] }}
      onChange={vi.fn()}
    />,
  )
  screen.getByText(/Gyms and Fitness Centers \$65\.00, not a purchase \$25\.00/)
})
