import type { InstitutionStatus } from '@cardsight/contract/banking'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { InstitutionStatusList } from './institution-status-list.tsx'
import { ImportNotice } from './linking-notices.tsx'

function bank(handle: string, changes: Partial<InstitutionStatus> = {}): InstitutionStatus {
  return {
    handle,
    institutionName: `Bank ${handle}`,
    source: 'provider',
    state: 'ready',
    advice: null,
    isImporting: false,
    linkedAt: '2026-11-15T09:00:00Z',
    syncedAt: null,
    freshAt: null,
    accountCount: 1,
    skippedRows: 0,
    leftOut: [],
    hasNewAccounts: false,
    ...changes,
  }
}

it('offers to renew a login that ends soon, and has a menu to renew or remove each bank or file', async () => {
  const asked: string[] = []
  const institutions = [bank('1'), bank('2', { state: 'expiring' }), bank('3', { source: 'import' })]
  render(
    <InstitutionStatusList
      institutions={institutions}
      onRenew={(handle) => asked.push(`renew ${handle}`)}
      onRemove={(handle) => asked.push(`remove ${handle}`)}
    />,
  )
  expect(screen.getAllByRole('button')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Renew Access to Bank 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Manage Bank 3' }))
  // Nothing to renew about a file.
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Remove'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Manage Bank 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renew Access' }))
  expect(asked).toEqual(['renew 2', 'remove 3', 'renew 1'])
})

it('offers to add accounts of a bank that has new ones', async () => {
  const asked: string[] = []
  const institutions = [bank('1', { hasNewAccounts: true }), bank('2')]
  render(<InstitutionStatusList institutions={institutions} onRenew={(handle) => asked.push(handle)} />)
  expect(screen.getAllByText('This bank has accounts you haven’t shared yet.')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Add Accounts from Bank 1' }))
  expect(asked).toEqual(['1'])
})

it('says which transactions in other currencies are left out', () => {
  render(<InstitutionStatusList institutions={[bank('1', { leftOut: [{ currency: 'EUR', count: 3 }] })]} />)
  expect(screen.getByText('3 transactions in euros aren’t included.')).toBeTruthy()
})

it("says how many transactions we couldn't read", () => {
  render(
    <InstitutionStatusList institutions={[bank('1', { skippedRows: 1 }), bank('2', { skippedRows: 2 })]} />,
  )
  const [one, two] = screen.getAllByRole('listitem')
  expect(one?.textContent).toContain('1 account, without 1 transaction we couldn’t read')
  expect(two?.textContent).toContain('without 2 transactions we couldn’t read')
})

it.each([
  [['One'], 'One'],
  [['One', 'Two'], 'One and Two'],
  [['One', 'Two', 'Three', 'One'], 'One, Two and Three'],
])('names the banks %j that are still importing as %s', (names, list) => {
  render(<ImportNotice names={names} />)
  expect(screen.getByRole('status').textContent).toContain(`Still importing from ${list}.`)
})
