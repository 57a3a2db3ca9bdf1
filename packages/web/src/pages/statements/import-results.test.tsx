import { errorTable } from '@cardsight/contract/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, assert, describe, expect, it } from 'vitest'
import { bring, chaseFile, openStatements } from '../../testing/statements.tsx'

afterEach(() => localStorage.clear())

/** Two percent of 280 dollars in 350 days: December 1 to November 15. */
async function openResults(...files: readonly File[]) {
  const { user } = await openStatements()
  await bring(...(files.length === 0 ? [chaseFile()] : files))
  await user.click(screen.getByRole('button', { name: /^(?:Find Your Perfect Card|Show results anyway)$/ }))
  await screen.findByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ })
  // The sections below the answer follow it.
  await user.click(await screen.findByRole('button', { name: 'Your spending' }))
  return user
}

const checking = new File(
  ['Date,Description,Debit,Credit\n2026-05-02,TRADER JOE S 12,12.00,'],
  'checking.csv',
)
const spent = () => screen.getByText('Total spending').nextElementSibling?.textContent

describe('the results of statements', () => {
  it('are based on the dates that the files cover, and show them', async () => {
    const user = await openResults()
    expect(
      screen.getByText(/Based on your 12\/01\/25 - 11\/15\/26 of spending data for Chase credit card/),
    ).toBeTruthy()
    expect(spent()).toBe('$280.00')
    await user.click(screen.getByRole('button', { name: 'Back to your spending' }))
    expect(screen.getByRole('heading', { name: 'Your files' })).toBeTruthy()
  })

  it('of more than a year start with the latest one', async () => {
    const rows = ['Date,Description,Amount', '2024-01-05,SAFEWAY 1,-10.00', '2026-01-04,SAFEWAY 1,-20.00']
    const older = new File([rows.join('\n')], 'older.csv')
    await openResults(older)
    expect(screen.getByText(/Based on your 01\/05\/25 - 01\/04\/26/)).toBeTruthy()
    expect(spent()).toBe('$20.00')
  })

  it('can use other dates, counted back from the last day in the files', async () => {
    const user = await openResults()
    await user.click(screen.getByRole('button', { name: 'Change Settings' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change Settings' }))
    expect(dialog.queryByRole('button', { name: /Unlink/ })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: /Last 6 months/ }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/Based on your 6 Months/)).toBeTruthy()
    // Only the purchase of November 15.
    await waitFor(() => expect(spent()).toBe('$100.00'))
  })

  it('can use some of the accounts', async () => {
    const user = await openResults(chaseFile(), checking)
    expect(spent()).toBe('$292.00')
    await user.click(screen.getByRole('button', { name: 'Change Settings' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change Settings' }))
    await user.click(dialog.getByRole('switch', { name: /Chase credit card/ }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(spent()).toBe('$12.00'))
  })

  it('say so if there are no purchases between the dates', async () => {
    const user = await openResults(chaseFile(), checking)
    await user.click(screen.getByRole('button', { name: 'Change Settings' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change Settings' }))
    await user.click(dialog.getByRole('switch', { name: /Chase credit card/ }))
    await user.click(dialog.getByRole('radio', { name: /Last 1 month/ }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(
      await screen.findByText(/There are no purchases in these accounts between these dates/),
    ).toBeTruthy()
  })

  it('say so if the files add up to more than a run can count', async () => {
    const { user } = await openStatements()
    const rows = Array.from({ length: 11 }, (_, index) => `2026-05-${10 + index},TRADER JOE S 12,-1000000.00`)
    await bring(new File([['Date,Description,Amount', ...rows].join('\n')], 'checking.csv'))
    await user.click(screen.getByRole('button', { name: 'Find Your Perfect Card' }))
    expect(await screen.findByText(errorTable['too-much-spending'].sentence)).toBeTruthy()
  })

  it('update when a merchant is corrected, and the files do too', async () => {
    const user = await openResults()
    await user.click(screen.getByRole('tab', { name: 'Top Merchants' }))
    await user.click(screen.getByRole('button', { name: 'Transactions at Qxvbz Hldngs 99' }))
    await user.selectOptions(await screen.findByLabelText('Counts as'), 'Gyms and Fitness Centers')
    expect(await screen.findByText('You corrected this.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Back to your spending' }))
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category of Qxvbz Hldngs 99' }).value,
    ).toBe('gym')
  })

  it('explain a number', async () => {
    const user = await openResults()
    const [why] = screen.getAllByRole('button', { name: /: why\?$/ })
    assert(why !== undefined)
    await user.click(why)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.queryByText(/Loading the details/)).toBeNull())
    expect(dialog.queryByText(/couldn’t load the details/)).toBeNull()
    expect(dialog.getAllByText(/Supermarkets/).length).toBeGreaterThan(0)
  })
})
