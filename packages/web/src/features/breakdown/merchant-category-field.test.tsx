import { linkedRun } from '@cardsight/answers/testing'
import type { Insights } from '@cardsight/contract/backtest'
import { categories } from '@cardsight/engine/categories'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MerchantCorrections } from './merchant-category-field.tsx'
import { SpendingPie } from './spending-pie.tsx'

const insights: Insights = linkedRun().details
const merchant = insights.topSpendings[0]?.name ?? ''

/** Insights in which every category is sure, except for this one. */
const withReview = (certainty: 'probable' | 'unknown'): Insights => ({
  ...insights,
  merchantReview: {
    ...insights.merchantReview,
    merchants: [{ name: merchant, leaf: 'online-grocery', certainty, confidence: 0.5, sum: 10, count: 1 }],
  },
})

async function openMerchant(given: Partial<MerchantCorrections> = {}, shown = insights) {
  const asked: unknown[] = []
  const corrections: MerchantCorrections = {
    list: [],
    busyWith: null,
    onCorrect: (...correction) => asked.push(correction),
    ...given,
  }
  render(<SpendingPie insights={shown} tab="merchants" isCustomRange={false} corrections={corrections} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Transactions at ${merchant}` }))
  return { asked, user, dialog: within(screen.getByRole('dialog')) }
}

describe('the category of a merchant', () => {
  it('is shown, and can be corrected', async () => {
    const { asked, user, dialog } = await openMerchant()
    const field = dialog.getByRole('combobox', { name: 'Counts as' })
    const [counted] = insights.transactions_statistics.filter(({ transactions }) =>
      transactions.some(({ name }) => name === merchant),
    )
    expect(categories.find(({ name }) => name === counted?.category)?.key).toBe('grocery')
    expect(field).toHaveProperty('value', 'grocery')
    expect(within(field).getAllByRole('option')).toHaveLength(16)
    expect(dialog.queryByRole('button', { name: 'Undo my correction' })).toBeNull()
    await user.selectOptions(field, 'Pharmacies')
    expect(asked).toEqual([[merchant, 'pharmacy']])
  })

  it('shows a correction, and can undo it', async () => {
    const list = [{ merchant: merchant.toUpperCase(), category: 'pharmacy' }]
    const { asked, user, dialog } = await openMerchant({ list })
    expect(dialog.getByText('You corrected this.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Undo my correction' }))
    expect(asked).toEqual([[merchant, null]])
  })

  it('ignores a second correction while the first is being saved', async () => {
    const { asked, user, dialog } = await openMerchant({ busyWith: merchant })
    await user.selectOptions(dialog.getByRole('combobox'), 'Pharmacies')
    expect(asked).toEqual([])
    expect(dialog.getByText('Saving your correction')).toBeTruthy()
  })

  it('is marked as a guess, which one click confirms without another category', async () => {
    const { asked, user, dialog } = await openMerchant({}, withReview('probable'))
    expect(dialog.getByText('This is probably Supermarkets & Groceries.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: `Confirm Supermarkets & Groceries for ${merchant}` }))
    expect(asked).toEqual([[merchant, 'online-grocery']])
  })

  it('is marked as unknown, with nothing to confirm', async () => {
    const { dialog } = await openMerchant({}, withReview('unknown'))
    expect(dialog.getByText('We don’t know this merchant, so it counts as Other.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  })
})
