import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { noCorrections } from '@cardsight/engine/spending'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { correctLines } from './list-purchases.ts'
import { SplitForm } from './split-form.tsx'

const [one] = correctLines(
  [
    {
      day: parseDay('2026-11-05'),
      account: 'a',
      cents: toCents(90_00),
      text: 'QWRTK',
      merchant: 'Qwrtk',
      merchantKey: null,
      kind: 'gym',
      certainty: 'sure',
      isAbroad: false,
    },
  ],
  noCorrections,
)

it.each([
  ['Category of part 1', 'gym', 'excluded'],
  ['Category of the rest', 'excluded', 'dining'],
] as const)('a part can be no purchase: %s', async (label, rest, part) => {
  const onSplit = vi.fn()
  render(one && <SplitForm one={one} onSplit={onSplit} onCancel={vi.fn()} />)
  await userEvent.type(screen.getByLabelText('Amount of part 1'), '25')
  await userEvent.selectOptions(screen.getByLabelText('Category of part 1'), 'dining')
  await userEvent.selectOptions(screen.getByLabelText(label), 'Not a purchase')
  await userEvent.click(screen.getByRole('button', { name: 'Split into 2' }))
  expect(onSplit).toHaveBeenCalledWith(rest, [{ to: part, cents: 2500 }])
})

it('keeps the focus where the next amount is typed', async () => {
  render(one && <SplitForm one={one} onSplit={vi.fn()} onCancel={vi.fn()} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Amount of part 1'))
  await userEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Amount of part 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove part 2' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Split into 2' }))
})
