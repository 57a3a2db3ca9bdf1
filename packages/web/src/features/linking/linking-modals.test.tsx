import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { InvitationModal, type InvitationModalProps } from './invitation-modal.tsx'
import { PlaidInvitation } from './linking-facts.tsx'
import {
  BankErrorModal,
  ManualInfoModal,
  NoCardsModal,
  RemoveBankModal,
  UnlinkModal,
} from './linking-modals.tsx'

const nothing = () => {}
const show = (node: ReactNode) => render(<MemoryRouter>{node}</MemoryRouter>)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.getByRole('dialog', { name })

const affects = { affected: 'First Platypus Bank (2 accounts)', endsAccessAt: null }

const readOnly = 'Shared with us, read-only: account names, their last digits and transactions.'

const invite = (props: Partial<InvitationModalProps> = {}) =>
  show(
    <InvitationModal
      open
      onOpenChange={nothing}
      isNewUser
      canLink
      onShare={nothing}
      onManual={nothing}
      signInPath="/signin"
      {...props}
    />,
  )

describe('the invitation', () => {
  it.each([
    [true, "Let's get started!"],
    [false, 'Share how you spend to see results'],
  ])('S-INVITE-01 for a new user (%s) is titled %s', (isNewUser, title) => {
    invite({ isNewUser })
    expect(dialog(title).dataset.width).toBe('500')
  })

  it('S-INVITE-03 S-INVITE-04 shares using Plaid, or leads to manual entry', async () => {
    const onShare = vi.fn()
    const onManual = vi.fn()
    invite({ onShare, onManual })
    await press('Share Using Plaid')
    expect(onShare).toHaveBeenCalledOnce()
    await press('here')
    expect(onManual).toHaveBeenCalledOnce()
  })

  it('S-INVITE-05 has three slides in the given order', () => {
    invite()
    const slides = within(screen.getByRole('region', { name: 'What you’ll see' })).getAllByRole('listitem')
    expect(slides.map((slide) => slide.textContent)).toEqual([
      'Breakdown of your spending',
      'Personalized Recommendation based on your spending',
      'Breakdown of your spending by reward categories',
    ])
  })

  it('says before linking what is shared, what cannot happen and how to undo it', () => {
    invite()
    for (const fact of [
      readOnly,
      'We can’t move your money.',
      'You log in to your bank through Plaid. We never see your bank login.',
      'You can unlink your accounts anytime.',
    ]) {
      expect(screen.getByText(fact)).toBeDefined()
    }
  })

  it('asks a visitor to sign in first', () => {
    invite({ canLink: false })
    expect(screen.getByRole('link', { name: 'Sign in to share your spending' }).getAttribute('href')).toBe(
      '/signin',
    )
    expect(screen.queryByRole('button', { name: 'Share Using Plaid' })).toBeNull()
  })
})

describe('unlinking', () => {
  it('B-LINK-6 S-MODAL-06 asks in 400 px; Cancel closes and unlinks nothing', async () => {
    const onUnlink = vi.fn()
    const onOpenChange = vi.fn()
    show(<UnlinkModal {...affects} open onOpenChange={onOpenChange} onUnlink={onUnlink} isBusy={false} />)
    expect(dialog('Unlink Accounts').dataset.width).toBe('400')
    expect(screen.getByText('Are you sure you want to unlink all the accounts?')).toBeDefined()
    await press('Cancel')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(onUnlink).not.toHaveBeenCalled()
  })

  it('S-ACCTS-06 B-LINK-6 unlinks on confirmation', async () => {
    const onUnlink = vi.fn()
    show(<UnlinkModal {...affects} open onOpenChange={nothing} onUnlink={onUnlink} isBusy={false} />)
    await press('Unlink')
    expect(onUnlink).not.toHaveBeenCalled()
    await press('Undo')
    await press('Unlink')
    await press('Unlink now')
    expect(onUnlink).toHaveBeenCalledOnce()
  })

  it('B-LINK-7 shows that the call is running and ignores a second click', async () => {
    const onUnlink = vi.fn()
    show(<UnlinkModal {...affects} open onOpenChange={nothing} onUnlink={onUnlink} isBusy />)
    expect(screen.getByRole('button', { name: 'Unlink' }).getAttribute('aria-busy')).toBe('true')
    await press('Unlink')
    expect(onUnlink).not.toHaveBeenCalled()
  })
})

describe('removing one bank', () => {
  const bank = {
    name: 'Tartan Bank',
    affected: 'Tartan Bank (1 account)',
    isImport: false,
    endsAccessAt: 'SimpleFIN Bridge',
  }

  it('names the bank, what is deleted and what changes, and where else to end access', () => {
    show(<RemoveBankModal open onOpenChange={nothing} bank={bank} onRemove={nothing} />)
    expect(screen.getByText('Are you sure you want to remove Tartan Bank?')).toBeDefined()
    expect(
      screen.getByText(/^We’ll disconnect Tartan Bank \(1 account\) and delete its/).textContent,
    ).toContain('Your results will change')
    expect(screen.getByText(/^Also end our access at SimpleFIN Bridge/)).toBeDefined()
  })

  it('can be undone before anything is called, and closing it undoes it too', async () => {
    const onRemove = vi.fn()
    const onOpenChange = vi.fn()
    show(<RemoveBankModal open onOpenChange={onOpenChange} bank={bank} onRemove={onRemove} />)
    await press('Remove')
    expect(screen.getByRole('status').textContent).toContain('in 10 seconds')
    await press('Undo')
    await press('Remove')
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(onRemove).not.toHaveBeenCalled()
    await press('Remove')
    await press('Remove now')
    expect(onRemove).toHaveBeenCalledOnce()
  })
})

type Ways = { onGoBack: () => void; onManual: () => void }

const deadEnds: [string, string, (ways: Ways) => ReactNode][] = [
  [
    'S-DASH0-07 S-MODAL-07 B-ERR-17 B-ERR-18 the bank error',
    'Error',
    (ways) => <BankErrorModal open institution="Example Harbor Bank" message={null} {...ways} />,
  ],
  [
    'S-DASH0-08 S-MODAL-07 B-ERR-19 no cards found',
    'No Credit or Debit Cards Found',
    (ways) => <NoCardsModal open institution="Example Harbor Bank" {...ways} />,
  ],
]

describe('a bank that could not be linked', () => {
  it.each(deadEnds)('%s offers going back and manual entry, in 500 px', async (_id, title, modal) => {
    const ways = { onGoBack: vi.fn(), onManual: vi.fn() }
    show(modal(ways))
    expect(dialog(title).dataset.width).toBe('500')
    expect(
      screen.getByText(/Try a different bank, or enter your spending estimates manually\./),
    ).toBeDefined()
    await press('Go Back')
    await press('Close')
    expect(ways.onGoBack).toHaveBeenCalledTimes(2)
    await press('Enter manually')
    expect(ways.onManual).toHaveBeenCalledOnce()
  })

  it.each([
    ['Please log in to Example Harbor Bank again.', 'Please log in to Example Harbor Bank again.'],
    ['Please log in again.', 'Example Harbor Bank: Please log in again.'],
    [null, 'Plaid is experiencing connectivity issues with Example Harbor Bank.'],
    ['', 'Plaid is experiencing connectivity issues with Example Harbor Bank.'],
  ])('B-ERR-16 for the server message %o says: %s', (message, said) => {
    show(
      <BankErrorModal
        open
        institution="Example Harbor Bank"
        message={message}
        onGoBack={nothing}
        onManual={nothing}
      />,
    )
    expect(screen.getByText(said)).toBeDefined()
  })

  it('says nothing about a bank if a setup token was refused', () => {
    const message = 'We couldn’t use this setup token. If you never used it, disable it at SimpleFIN.'
    show(
      <BankErrorModal open institution="SimpleFIN" message={message} onGoBack={nothing} onManual={nothing} />,
    )
    expect(screen.getByText(message)).toBeDefined()
  })

  it('B-ERR-19 names the institution without cards', () => {
    show(<NoCardsModal open institution="Example Harbor Bank" onGoBack={nothing} onManual={nothing} />)
    expect(
      screen.getByText('No credit or debit cards were found in your Example Harbor Bank account'),
    ).toBeDefined()
  })
})

describe('the info modal of manual mode', () => {
  it('S-DASH1-17 invites to share through Plaid and lists the benefits', async () => {
    const onShare = vi.fn()
    show(<ManualInfoModal open onOpenChange={nothing} onShare={onShare} />)
    expect(screen.getByText('Share your spending through Plaid and get:')).toBeDefined()
    const [benefits] = screen.getAllByRole('list')
    expect(
      within(benefits ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Top merchants and recurring expenses',
      'Last 6 months analysis',
      'Last 6 weeks analysis',
      'Analysis by transactions and category',
    ])
    await press('Share Using Plaid')
    expect(onShare).toHaveBeenCalledOnce()
  })
})

describe('the Plaid tab of a visitor', () => {
  it('S-DASH0-06 says to sign up, with links to sign in and up', () => {
    show(<PlaidInvitation signInPath="/signin" signUpPath="/signup" />)
    expect(screen.getByRole('heading', { name: 'Sign up to use this feature' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup')
    expect(screen.getByText(readOnly)).toBeDefined()
  })
})
