import { noCosts } from '@cardsight/contract/costs'
import { type Household, householdSentences, type SharedData } from '@cardsight/contract/household'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError, readFailure } from '../../../api/api-error.ts'
import type { HouseholdCalls } from '../../../api/users.ts'
import { HouseholdAccount } from './household-account.tsx'
import { useHousehold } from './use-household.ts'

const apart: Household = { isEmailVerified: true, sent: null, received: [], together: null }
const person = (firstName: string) => ({
  firstName,
  lastName: 'Quill',
  email: `${firstName.toLowerCase()}@example.com`,
})
const expiresAt = '2026-11-24T12:00:00.000Z'
const invitation = { id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001', from: person('Ada'), expiresAt }
const monthly = { ...noCosts, grocery: 500, gas: 100, restaurant: 300, recreation: 50, other: 700 }
const nothing: SharedData = { spending: null, cards: [] }
const together: Household = {
  ...apart,
  together: {
    partner: person('Bo'),
    theirs: {
      spending: { source: 'linked', monthly },
      cards: [{ cardId: 'gold', opened: '2024-03', closed: null, bonusReceived: '2024-06' }],
    },
    yours: nothing,
  },
}
const failure = (status: number, code: string, error: string) =>
  new ApiError(readFailure(status, { error, errors: [{ code, msg: error }] }))

/** A server with one household, and the calls that it got. */
function fakeServer(
  first: Household,
  answers: Partial<Record<keyof HouseholdCalls, Household | ApiError>> = {},
) {
  const log: unknown[][] = []
  const call =
    (name: keyof HouseholdCalls) =>
    async (...inputs: unknown[]): Promise<Household> => {
      log.push([name, ...inputs])
      const answer = name === 'get' ? (answers.get ?? first) : answers[name]
      if (answer instanceof ApiError || answer === undefined) {
        throw answer ?? new Error(`nobody expected ${name}`)
      }
      return answer
    }
  const calls: HouseholdCalls = {
    get: call('get'),
    invite: call('invite'),
    withdraw: call('withdraw'),
    read: async () => invitation,
    accept: call('accept'),
    decline: call('decline'),
    share: call('share'),
    end: call('end'),
  }
  return { calls, changes: () => log.filter(([name]) => name !== 'get') }
}

type ShownProps = { calls: HouseholdCalls | null; typed: typeof monthly | null; isForTwo: boolean }

function Shown({ calls, typed, isForTwo }: ShownProps) {
  const state = useHousehold(calls)
  const nameOf = (cardId: string) => (cardId === 'gold' ? 'American Express Gold' : cardId)
  return (
    <HouseholdAccount {...{ state, nameOf, typed, isForTwo }}>
      <p>Their pace</p>
    </HouseholdAccount>
  )
}

const textOf = (element: Element) => element.textContent
const typedIn = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.value : null)

function show(calls: HouseholdCalls | null, typed: typeof monthly | null = null, isForTwo = true) {
  const router = createMemoryRouter([{ path: '*', element: <Shown {...{ calls, typed, isForTwo }} /> }])
  return render(<RouterProvider router={router} />)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a household that nobody started', () => {
  it('shows nothing to a visitor', () => {
    expect(show(null).container.textContent).toBe('')
  })

  it('invites nobody in a plan for one, but shows invitations', async () => {
    show(fakeServer({ ...apart, received: [invitation] }).calls, null, false)
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
    expect(screen.queryByText('Invite them to plan from their own account')).toBeNull()
  })

  it('says what is shared before it invites, then can be withdrawn', async () => {
    const sent = { ...apart, sent: { email: 'bo@example.com', expiresAt } }
    const { calls, changes } = fakeServer(apart, { invite: sent, withdraw: apart })
    show(calls)
    await userEvent.click(await screen.findByText('Invite them to plan from their own account'))
    expect(screen.getByText(/You never see each other’s transactions/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Their email address'), 'bo@example.com')
    await press('Send invitation')
    expect(textOf(await screen.findByText(/works until Nov 24, 2026/))).toContain(
      'You invited bo@example.com.',
    )
    await press('Withdraw invitation')
    expect(typedIn(await screen.findByLabelText('Their email address'))).toBe('')
    expect(changes()).toEqual([['invite', 'bo@example.com'], ['withdraw']])
  })

  it('keeps the typed address and shows the sentence if the server refuses it', async () => {
    const refusal = failure(400, 'bad-input', householdSentences.ownEmail)
    show(fakeServer(apart, { invite: refusal }).calls)
    await userEvent.click(await screen.findByText('Invite them to plan from their own account'))
    await userEvent.type(screen.getByLabelText('Their email address'), 'me@example.com')
    await press('Send invitation')
    expect(await screen.findByText(householdSentences.ownEmail)).toBeTruthy()
    expect(typedIn(screen.getByLabelText('Their email address'))).toBe('me@example.com')
  })

  it('asks for a confirmed email first', async () => {
    show(fakeServer({ ...apart, isEmailVerified: false }).calls)
    expect(await screen.findByText(/Confirm your email address before you invite someone/)).toBeTruthy()
    expect(screen.queryByLabelText('Their email address')).toBeNull()
  })

  it('offers to try again if it could not be loaded', async () => {
    const answers: { get?: Household | ApiError } = { get: failure(503, 'unavailable', 'Not now.') }
    show(fakeServer(apart, answers).calls)
    expect(textOf(await screen.findByRole('alert'))).toContain('We couldn’t load your household.')
    answers.get = apart
    await press('Try again')
    expect(await screen.findByText('Invite them to plan from their own account')).toBeTruthy()
  })
})

describe('an invitation', () => {
  it('says who invites and what would be shared, and is accepted with a press', async () => {
    const { calls, changes } = fakeServer({ ...apart, received: [invitation] }, { accept: together })
    show(calls)
    const panel = await screen.findByRole('region', { name: 'Your household' })
    expect(textOf(panel)).toContain('Ada Quill (ada@example.com) invites you to plan your cards together.')
    expect(textOf(panel)).toContain('Issuers’ rules depend on them.')
    await press('Accept')
    expect(await screen.findByText(/This plan is for you and/)).toBeTruthy()
    expect(changes()).toEqual([['accept', { id: invitation.id }]])
  })

  it('can be declined', async () => {
    const { calls } = fakeServer({ ...apart, received: [invitation] }, { decline: apart })
    show(calls)
    await press('Decline')
    await waitFor(() => expect(screen.queryByText(/invites you/)).toBeNull())
  })

  it('says that it was withdrawn meanwhile', async () => {
    const gone = failure(400, 'link-expired', householdSentences.invitationGone)
    show(fakeServer({ ...apart, received: [invitation] }, { accept: gone }).calls)
    await press('Accept')
    expect(await screen.findByText(householdSentences.invitationGone)).toBeTruthy()
  })
})

describe('a household of two', () => {
  it('shows what each sees, and how the other wants to plan', async () => {
    show(fakeServer(together).calls)
    await userEvent.click(await screen.findByText('What each of you sees'))
    const theirs = screen.getByRole('region', { name: 'What you see of Bo' })
    expect(within(theirs).getByText('$500 a month')).toBeTruthy()
    expect(textOf(theirs)).toContain('American Express Gold: opened Mar 2024, bonus by Jun 2024')
    expect(textOf(screen.getByRole('region', { name: 'What Bo sees of you' }))).toContain('No amounts yet.')
    expect(screen.getByText('Their pace')).toBeTruthy()
  })

  it('shares typed amounts only when asked to', async () => {
    const shared: Household = {
      ...together,
      together: together.together && {
        ...together.together,
        yours: { spending: { source: 'typed', monthly }, cards: [] },
      },
    }
    const { calls, changes } = fakeServer(together, { share: shared })
    show(calls, monthly)
    // 500 + 100 + 300 + 0 + 50 + 700.
    expect(await screen.findByText(/Bo doesn’t see the amounts you entered: \$1,650 a month/)).toBeTruthy()
    expect(changes()).toEqual([])
    await press('Share these amounts')
    await waitFor(() => expect(screen.queryByText(/doesn’t see the amounts/)).toBeNull())
    expect(changes()).toEqual([['share', monthly]])
  })

  it('is ended only after a clear question', async () => {
    const { calls, changes } = fakeServer(together, { end: apart })
    show(calls)
    await press('End household')
    const dialog = await screen.findByRole('dialog', { name: 'End your household with Bo?' })
    expect(textOf(dialog)).toContain('You’ll both stop seeing each other’s totals and cards right away')
    expect(changes()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'End household' }))
    expect(await screen.findByText('Invite them to plan from their own account')).toBeTruthy()
    expect(changes()).toEqual([['end']])
  })
})

describe('the focus', () => {
  const sent = { ...apart, sent: { email: 'bo@example.com', expiresAt } }
  const invite = async () => {
    await userEvent.click(await screen.findByText('Invite them to plan from their own account'))
    await userEvent.type(screen.getByLabelText('Their email address'), 'bo@example.com')
    await press('Send invitation')
  }

  it('moves to the group when a change has replaced the pressed button', async () => {
    show(fakeServer(apart, { invite: sent }).calls)
    await invite()
    await screen.findByText(/You invited/)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Plan for two' }))
  })

  it('stays where it is when the other person changes something after a refused change', async () => {
    const answers = { get: apart, invite: failure(400, 'bad-input', householdSentences.ownEmail) }
    show(fakeServer(apart, answers).calls)
    await invite()
    await screen.findByText(householdSentences.ownEmail)
    screen.getByRole('button', { name: 'Send invitation' }).blur()
    answers.get = sent
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(/You invited/)
    expect(document.activeElement).toBe(document.body)
  })
})
