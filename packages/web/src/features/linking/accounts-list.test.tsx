import type { Account, InstitutionStatus } from '@cardsight/contract/banking'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AccountsList, type AccountsListProps } from './accounts-list.tsx'
import { type Banks, emptyBanks, toBanks } from './banks.ts'

const checking: Account = {
  account_id: 'a-1',
  name: 'Everyday',
  official_name: 'Everyday Checking',
  mask: '0017',
  institutionLogo: null,
  institutionName: 'Example Harbor Bank',
  subtype: 'checking',
  enabled: true,
}
const card: Account = {
  ...checking,
  account_id: 'a-2',
  name: 'Harbor Card',
  official_name: '',
  mask: '4410',
  institutionLogo: '/logos/harbor.png',
  subtype: 'credit card',
}
const secondCard: Account = { ...card, account_id: 'a-3', name: 'Mill Card', mask: '2093', enabled: false }
const banks = toBanks([checking, card, secondCard])
const institute = { institutionName: 'Example Old Mill Credit Union', access_token: 'handle-1' }

const show = (props: Partial<AccountsListProps> = {}) =>
  render(
    <AccountsList
      banks={banks}
      institutes={[]}
      onToggle={() => {}}
      onRemove={() => {}}
      onRenew={() => {}}
      onUnlink={() => {}}
      isBusy={false}
      {...props}
    />,
  )

const groups = () => screen.getAllByRole('group')

describe('the groups', () => {
  it('S-ACCTS-01 are two, with different icons, open, and can be closed', async () => {
    const { container } = show()
    const icons = [...container.querySelectorAll('summary [data-icon]')].map((icon) => icon.innerHTML)
    expect(new Set(icons).size).toBe(2)
    const [debit] = [...container.querySelectorAll('details')]
    expect(debit?.open).toBe(true)
    await userEvent.click(screen.getByText('Debit Cards'))
    expect(debit?.open).toBe(false)
  })

  it('S-ACCTS-02 show name, mask and how many of their accounts are included', () => {
    show()
    expect(groups().map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Debit CardsChecking Acct.Include Spending Data: 1/1',
      'Credit CardsCredit Card Acct.Include Spending Data: 1/2',
    ])
  })

  it('say so if nothing is linked', () => {
    show({ banks: toBanks([card]) })
    expect(screen.getByText('None linked.')).toBeDefined()
  })
})

function Live() {
  const [shown, setShown] = useState<Banks>(banks)
  const toggle = (accountId: string, enabled: boolean) => {
    const list = shown.flatMap((group) => group.accounts)
    setShown(
      toBanks(list.map((account) => (account.account_id === accountId ? { ...account, enabled } : account))),
    )
  }
  return (
    <AccountsList
      banks={shown}
      institutes={[]}
      onToggle={toggle}
      onRemove={() => {}}
      onRenew={() => {}}
      onUnlink={() => {}}
      isBusy={false}
    />
  )
}

describe('an account', () => {
  it('S-ACCTS-03 has a toggle that changes the number in the header', async () => {
    render(<Live />)
    await userEvent.click(screen.getByRole('switch', { name: /Mill Card/ }))
    expect(screen.getByText('Include Spending Data: 2/2')).toBeDefined()
    await userEvent.click(screen.getByRole('switch', { name: /Everyday Checking/ }))
    expect(screen.getByText('Include Spending Data: 0/1')).toBeDefined()
  })

  it('says that its purchases already count, and can count them anyway', () => {
    const onToggle = vi.fn()
    const repeated: Account = { ...secondCard, alreadyCounted: true }
    show({ banks: toBanks([checking, card, repeated]), onToggle })
    fireEvent.click(screen.getByRole('switch', { name: /Mill Card.*Already counted\./ }))
    expect(onToggle).toHaveBeenCalledWith('a-3', true)
    expect(screen.getAllByText(/Already counted/)).toHaveLength(1)
  })

  it('S-ACCTS-04 shows its official name, or its name and last digits', () => {
    show()
    expect(screen.getByText('Everyday Checking')).toBeDefined()
    expect(screen.getByText('Harbor Card ••4410')).toBeDefined()
  })

  it('shows the logo of its institution, or the initial if there is none or it does not load', () => {
    const { container } = show()
    const rows = screen.getAllByRole('listitem')
    expect(within(rows[0] ?? container).getByText('E')).toBeDefined()
    const logo = rows[1]?.querySelector('img')
    expect(logo?.getAttribute('src')).toBe('/logos/harbor.png')
    fireEvent.error(logo ?? container)
    expect(within(rows[1] ?? container).getByText('E')).toBeDefined()
  })
})

describe('a disconnected institution', () => {
  it('shows what to do about it, and offers no renewal of a link that is gone', () => {
    const gone: InstitutionStatus = {
      handle: institute.access_token,
      institutionName: institute.institutionName,
      source: 'provider',
      state: 'gone',
      advice: 'Please remove it here and link it again.',
      isImporting: false,
      linkedAt: '2026-11-15T09:00:00Z',
      syncedAt: null,
      freshAt: null,
      accountCount: 1,
      skippedRows: 0,
      leftOut: [],
      hasNewAccounts: false,
    }
    show({ institutes: [institute], statuses: [gone] })
    expect(screen.getByText(/^Please remove it here and link it again\. Until then/)).toBeDefined()
    expect(screen.getByRole('button', { name: /^Remove/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Renew Access/ })).toBeNull()
  })

  it('S-ACCTS-05 is shown as Disconnected, with Remove and Renew Access', async () => {
    const onRemove = vi.fn()
    const onRenew = vi.fn()
    show({ institutes: [institute], onRemove, onRenew })
    expect(screen.getByText('Disconnected')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Example Old Mill Credit Union' }))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(institute)
    await userEvent.click(
      screen.getByRole('button', { name: 'Renew Access to Example Old Mill Credit Union' }),
    )
    expect(onRenew).toHaveBeenCalledExactlyOnceWith(institute)
  })

  it('ignores a second click while a call is running', async () => {
    const onRemove = vi.fn()
    show({ institutes: [institute], onRemove, isBusy: true })
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('is shown without groups if nothing else is linked', () => {
    show({ banks: emptyBanks, institutes: [institute] })
    expect(screen.queryAllByRole('group')).toEqual([])
    expect(screen.getByText('Disconnected')).toBeDefined()
  })
})

describe('the list', () => {
  it('S-ACCTS-06 opens unlinking with its link', async () => {
    const onUnlink = vi.fn()
    show({ onUnlink })
    await userEvent.click(screen.getByRole('button', { name: 'Unlink Accounts' }))
    expect(onUnlink).toHaveBeenCalledOnce()
  })

  it('says what to do if nothing is linked', () => {
    show({ banks: emptyBanks })
    expect(screen.getByText('No accounts linked yet')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that accounts could not be loaded, not that none are linked, and tries again', async () => {
    const onRetry = vi.fn()
    show({ banks: emptyBanks, onRetry })
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your accounts')
    expect(screen.queryByText('No accounts linked yet')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('shows a skeleton while the first accounts are loading', () => {
    show({ banks: emptyBanks, isBusy: true })
    expect(screen.getByRole('region', { name: 'Linked accounts' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No accounts linked yet')).toBeNull()
  })
})
