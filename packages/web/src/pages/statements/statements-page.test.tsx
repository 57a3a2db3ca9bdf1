import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  allRead,
  bring,
  chaseCsv,
  chaseFile,
  fileCalled,
  memoryImportStorage,
  openStatements,
  understood,
} from '../../testing/statements.tsx'

afterEach(() => localStorage.clear())

/** The date order, the signs and the account type are ambiguous. */
const openCsv = [
  'Date,Description,Amount',
  '03/04/2026,MISTY POND,15.00',
  '05/06/2026,OLD QUARRY,-3.00',
  '07/08/2026,MISTY POND,45.00',
].join('\n')

/** The merchants' names are in the notes column. */
const oddCsv = (merchant: string) =>
  [
    'Date,Description,Notes,Amount',
    `2026-03-14,POS DEBIT,${merchant},-40.00`,
    `2026-03-20,POS DEBIT,${merchant},-2.50`,
  ].join('\n')

const merchantNames = () =>
  within(screen.getByRole('list', { name: 'Merchants' }))
    .getAllByRole('combobox')
    .map((select) => select.getAttribute('aria-label')?.replace('Category of ', ''))

const category = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Category of ${name}` })

describe('statements', () => {
  it('can be dropped anywhere on the page, several at once, and are summarized before they count', async () => {
    await openStatements()
    await bring(
      chaseFile(),
      new File(['Date,Description,Amount\n2026-05-02,TRADER JOE S,-12.00'], 'other.csv'),
    )
    expect(understood('4 purchases')).toBe('$312.00')
    expect(understood('1 refund')).toBe('−$20.00')
    expect(understood('Credit card payments')).toBe('1')
    expect(screen.getByText(/December 1, 2025 to November 15, 2026/, { selector: 'p.mt-1' })).toBeTruthy()
    expect(fileCalled('card.csv').getByText('5 lines: 3 purchases, 1 refund, 1 skipped')).toBeTruthy()
  })

  it('can be picked', async () => {
    const { user } = await openStatements()
    await user.upload(screen.getByLabelText('Statement files'), chaseFile())
    await allRead(1)
    expect(understood('3 purchases')).toBe('$300.00')
  })

  it('can be pasted, with a shortcut anywhere or into a box', async () => {
    const { user } = await openStatements()
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => chaseCsv } })
    await allRead(1)
    await user.click(screen.getByText('Or paste rows'))
    const box = screen.getByLabelText(/Rows of a table/)
    fireEvent.paste(box, { clipboardData: { files: [], getData: () => 'not taken from a box' } })
    fireEvent.change(box, { target: { value: 'Date,Description,Amount\n2026-05-02,TRADER JOE S,-12.00' } })
    await user.click(screen.getByRole('button', { name: 'Read these rows' }))
    await allRead(2)
    expect(understood('4 purchases')).toBe('$312.00')
  })

  it('that cannot be read are rejected with a message, and the others are read', async () => {
    const folder = new File(['x'], 'folder')
    folder.arrayBuffer = () => Promise.reject(new DOMException('not a file', 'NotFoundError'))
    const huge = new File(['x'], 'huge.csv')
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 })
    huge.arrayBuffer = () => Promise.reject(new Error('must not be read at all'))
    await openStatements()
    await bring(new File([], 'empty.csv'), folder, huge, chaseFile())
    expect(fileCalled('empty.csv').getByText('This file is empty.')).toBeTruthy()
    expect(fileCalled('folder').getByText(/If it’s a folder, drop the files inside it/)).toBeTruthy()
    expect(fileCalled('huge.csv').getByText(/larger than 25 MB/)).toBeTruthy()
    expect(understood('3 purchases')).toBe('$300.00')
  })

  it('count a transaction once that is also in an earlier file, and say so', async () => {
    const { user } = await openStatements()
    await bring(chaseFile(), chaseFile('again.csv'))
    expect(understood('In an earlier file too')).toBe('5')
    expect(
      fileCalled('again.csv').getByText('5 lines: 0 purchases, 5 skipped (5 in an earlier file too)'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove card.csv' }))
    await allRead(1)
    expect(document.activeElement?.textContent).toBe('Your files')
    expect(fileCalled('again.csv').getByText('5 lines: 3 purchases, 1 refund, 1 skipped')).toBeTruthy()
  })

  it('ask about ambiguities, and are read as answered', async () => {
    const { user } = await openStatements()
    await bring(new File([openCsv], 'open.csv'))
    const file = fileCalled('open.csv')
    expect(screen.getByText(/1 file has unanswered questions/)).toBeTruthy()
    expect(file.getByText(/March 4, 2026 to July 8, 2026/)).toBeTruthy()
    await user.click(file.getByRole('button', { name: 'Day first (31/12)' }))
    await waitFor(() => expect(file.getByText(/April 3, 2026 to August 7, 2026/)).toBeTruthy())
    await user.click(file.getByRole('button', { name: 'Credit card' }))
    await waitFor(() => expect(screen.queryByText(/has unanswered questions/)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'This was a purchase' }))
    await waitFor(() => expect(screen.queryByText('Before we rank cards')).toBeNull())
    expect(understood('2 purchases')).toBe('$60.00')
    expect(understood('1 refund')).toBe('−$3.00')
  })

  it('can have their columns corrected, which applies to the next file with that layout', async () => {
    const { user } = await openStatements()
    await bring(new File([oddCsv('SAFEWAY 12')], 'odd.csv'))
    const file = fileCalled('odd.csv')
    await user.selectOptions(file.getByLabelText('Notes'), 'Description')
    await waitFor(() => expect(merchantNames()).toEqual(['Safeway']))
    expect(file.getByLabelText<HTMLSelectElement>('Description').value).toBe('ignored')
    await bring(new File([oddCsv('CHIPOTLE 9')], 'next.csv'))
    expect(merchantNames()).toEqual(['Safeway', 'Chipotle'])
  })

  it('can have a merchant corrected, undone, and remembered at the next visit', async () => {
    const { user, unmount } = await openStatements()
    await bring(chaseFile())
    const [unknown = ''] = merchantNames().filter((name) => name?.startsWith('Qxvbz'))
    expect(category(unknown).value).toBe('other')
    expect(within(screen.getByRole('list', { name: 'Merchants' })).getByText('Unknown')).toBeTruthy()
    await user.selectOptions(category(unknown), 'gym')
    await user.click(await screen.findByRole('button', { name: `Undo your category for ${unknown}` }))
    await waitFor(() => expect(category(unknown).value).toBe('other'))
    await user.selectOptions(category(unknown), 'gym')
    await screen.findByRole('button', { name: `Undo your category for ${unknown}` })
    unmount()

    await openStatements()
    await bring(chaseFile())
    expect(category(unknown).value).toBe('gym')
  })

  it('can have a line or a merchant that is no purchase, undone, and remembered', async () => {
    const { user, unmount } = await openStatements()
    await bring(chaseFile())
    const merchants = within(screen.getByRole('list', { name: 'Merchants' }))
    await user.click(merchants.getByRole('button', { name: '2 lines at Safeway' }))
    const lines = within(await merchants.findByRole('list', { name: 'Lines at Safeway' }))
    const notBought = await lines.findByRole('button', { name: /^Not a purchase: \$150\.00/ })
    await user.click(notBought)
    // Of 150 + 50 + 100 dollars, 150 no longer count.
    await waitFor(() => expect(understood('2 purchases')).toBe('$150.00'))
    await waitFor(() => expect(notBought.getAttribute('aria-pressed')).toBe('true'))
    await user.click(notBought)
    await waitFor(() => expect(understood('3 purchases')).toBe('$300.00'))

    await user.click(merchants.getByRole('button', { name: '1 line at Chipotle' }))
    await user.click(await merchants.findByRole('button', { name: 'Nothing at Chipotle is a purchase' }))
    await waitFor(() => expect(understood('2 purchases')).toBe('$250.00'))
    expect(merchants.getByText('Not a purchase', { selector: 'p' })).toBeTruthy()
    unmount()

    const again = await openStatements()
    await bring(chaseFile())
    expect(understood('2 purchases')).toBe('$250.00')
    await again.user.click(screen.getByRole('button', { name: 'Undo your category for Chipotle' }))
    await waitFor(() => expect(understood('3 purchases')).toBe('$300.00'))
  })

  it('are stored in the browser only on request, and then restored', async () => {
    const storage = memoryImportStorage()
    const { user, unmount } = await openStatements({ storage })
    await bring(chaseFile())
    expect(storage.stored()).toBeNull()
    expect(localStorage.length).toBe(0)
    await user.click(screen.getByRole('checkbox', { name: /Save these files/ }))
    await waitFor(() => expect(storage.stored()).not.toBeNull())
    unmount()

    const again = await openStatements({ storage })
    await allRead(1)
    expect(understood('3 purchases')).toBe('$300.00')
    await again.user.click(screen.getByRole('checkbox', { name: /Save these files/ }))
    await waitFor(() => expect(storage.stored()).toBeNull())
  })

  it('say so if the browser stores nothing', async () => {
    const { user } = await openStatements({ storage: { ...memoryImportStorage(), write: async () => false } })
    await bring(chaseFile())
    await user.click(screen.getByRole('checkbox', { name: /Save these files/ }))
    expect(await screen.findByText(/This browser doesn’t store files for websites/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Save these files/ }).checked).toBe(false)
  })

  it('are removed together with all corrections on request', async () => {
    const storage = memoryImportStorage()
    const { user } = await openStatements({ storage })
    await bring(chaseFile())
    await user.click(screen.getByRole('checkbox', { name: /Save these files/ }))
    await user.selectOptions(category('Safeway'), 'gym')
    await waitFor(() => expect(localStorage.length).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Forget everything' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'card.csv' })).toBeNull())
    expect([storage.stored(), localStorage.length]).toEqual([null, 0])
    await bring(chaseFile())
    expect(category('Safeway').value).toBe('supermarket')
  })
})
