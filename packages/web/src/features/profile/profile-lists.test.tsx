import { defaultProfile } from '@cardsight/contract/profile'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../testing/profile-page.tsx'

const PROGRAMS = 'Programs you use'
const MEMBERSHIPS = 'Memberships and banks'
const CREDITS = 'Credits you’d use'

const checkbox = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const search = (name: string) => screen.findByRole<HTMLInputElement>('searchbox', { name })
const shown = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
const groups = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.matches('fieldset') && within(group).queryAllByRole('checkbox').length > 0)
    .map((group) => group.querySelector('legend')?.textContent)

describe('programs', () => {
  it('are brands, in four groups', async () => {
    await openProfile({}, PROGRAMS)
    await checkbox(/^Delta SkyMiles/)
    expect(groups()).toEqual(['Airlines', 'Hotels', 'Rail and cruises', 'Stores'])
    expect(shown()).toEqual([
      'Delta SkyMiles',
      'United MileagePlus',
      'World of Hyatt',
      'Amtrak Guest Rewards',
      'Carnival FunPoints',
      'Macy’s Star Money',
    ])
  })

  it('are added, get an amount and are removed', async () => {
    const { last } = await openProfile({ programs: { united: 300 } }, PROGRAMS)
    await userEvent.click(await checkbox(/^Delta SkyMiles/))
    expect(last()?.programs).toEqual({ united: 300, delta: null })
    const spending = () => screen.getByRole('textbox', { name: /^About how much a year with Delta\?/ })
    await userEvent.type(spending(), '600{Enter}')
    expect(last()?.programs).toEqual({ united: 300, delta: 600 })
    await userEvent.clear(spending())
    await userEvent.tab()
    expect(last()?.programs).toEqual({ united: 300, delta: null })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Delta SkyMiles' }))
    expect(last()?.programs).toEqual({ united: 300 })
    expect(document.activeElement).toBe(await search('Search programs'))
    await userEvent.click(await checkbox(/^United/))
    expect(last()?.programs).toEqual({})
  })

  it('keep an amount that is typed just before another program is ticked', async () => {
    const { last } = await openProfile({ programs: { united: null } }, PROGRAMS)
    await userEvent.type(await screen.findByRole('textbox', { name: /^United/ }), '45')
    await userEvent.click(await checkbox(/^World of Hyatt/))
    expect(last()?.programs).toEqual({ united: 45, hyatt: null })
  })

  it('are searched; Escape clears the search first, then closes the editor', async () => {
    await openProfile({}, PROGRAMS)
    const box = await search('Search programs')
    await userEvent.type(box, 'macys')
    expect(shown()).toEqual(['Macy’s Star Money'])
    expect(screen.getByText('1 result')).toBeDefined()
    await userEvent.type(box, 'x')
    expect(screen.getByText('No matching programs.')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect([box.value, shown().length]).toEqual(['', 6])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('are counted in the title', async () => {
    await openProfile({ programs: { united: null, 'left-the-catalog': null } })
    expect(screen.getByText('1 selected')).toBeDefined()
    expect(screen.getAllByText('None')).toHaveLength(2)
  })
})

describe('memberships', () => {
  it('of a club ask how much the person spends there, and forget it with the club', async () => {
    const { last } = await openProfile({ memberships: ['aaa'] }, MEMBERSHIPS)
    expect(screen.queryByRole('textbox', { name: /^About how much/ })).toBeNull()
    await userEvent.click(await checkbox(/^Costco membership/))
    const spending = () =>
      screen.getByRole<HTMLInputElement>('textbox', { name: /^About how much a year at Costco\?/ })
    expect(spending().placeholder).toBe('All of warehouse clubs')
    await userEvent.type(spending(), '4800{Enter}')
    expect(last()).toMatchObject({ memberships: ['aaa', 'costco'], memberSpending: { costco: 4800 } })
    await userEvent.click(await checkbox(/^Costco membership/))
    expect(last()).toMatchObject({ memberships: ['aaa'], memberSpending: {} })
  })

  it('are grouped, with cost or who can join, and without free ones that change no rate', async () => {
    await openProfile({}, MEMBERSHIPS)
    await checkbox(/^Costco/)
    expect(groups()).toEqual([
      'Clubs and subscriptions',
      'Military',
      'Banks and brokerages',
      'Status',
      'Student, phone and others',
    ])
    expect(shown()).toEqual([
      'Costco membership $65 a year',
      'Coinbase One $49.99 a year',
      'AAA membership Dues vary by club.',
      'Sam’s Club $50 a year',
      'Sam’s Club Plus $110 a year',
      'USAA membership Military families.',
      'Fidelity account Anyone can join.',
      'Macy’s Gold status Anyone can join.',
      'College enrollment Anyone can join.',
      'iPhone or iPad Anyone can join.',
      'PayPal account Anyone can join.',
    ])
  })

  it('are added and removed by keyboard', async () => {
    const { onChange } = await openProfile({ memberships: ['usaa'] }, MEMBERSHIPS)
    ;(await checkbox(/^Costco/)).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls.map(([profile]) => profile.memberships)).toEqual([
      ['usaa', 'costco'],
      ['usaa'],
    ])
  })

  it('include what comes with them', async () => {
    const { last } = await openProfile({}, MEMBERSHIPS)
    await userEvent.click(await checkbox(/^Sam’s Club Plus/))
    const included = await checkbox(/^Sam’s Club Comes with Sam’s Club Plus/)
    expect([included.checked, included.disabled]).toEqual([true, true])
    expect(last()?.memberships).toEqual(['sams-plus'])
  })
})

describe('statement credits', () => {
  it('show what counts, largest first, and are added and removed', async () => {
    const { last } = await openProfile({}, CREDITS)
    await checkbox(/^Uber Cash/)
    expect(shown()).toEqual([
      'Travel Credit Counted at up to $270 of $300 a year',
      'Uber Cash Counted at up to $120 of $240 a year',
      'Walmart+ Credit Counted at up to $77.70 of $155.40 a year',
    ])
    await userEvent.click(await checkbox(/^Uber Cash/))
    expect(last()).toEqual({ ...defaultProfile, credits: ['uber'] })
    await userEvent.click(await checkbox(/^Uber Cash/))
    expect(last()).toEqual(defaultProfile)
  })
})

describe('points', () => {
  const chase = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Chase Ultimate Rewards/ })

  it.each([
    ['Cash out', 'cash'],
    ['I transfer points', 'transfers'],
    ['My own values', 'own'],
  ])('%j is reported', async (name, points) => {
    const { onChange } = await openProfile()
    await userEvent.click(screen.getByRole('radio', { name }))
    expect(onChange.mock.calls).toEqual([[{ ...defaultProfile, points }]])
  })

  it('have values of their own for all programs but cash', async () => {
    await openProfile({ points: 'own', pointValues: { chase: 150 } })
    expect(chase().value).toBe('1.50')
    expect(screen.queryByRole('textbox', { name: /^Cash back/ })).toBeNull()
    expect(screen.getAllByRole('textbox', { name: /cents per point$/ })).toHaveLength(7)
  })

  it('get a value, and lose it when the field is emptied', async () => {
    const { last } = await openProfile({ points: 'own', pointValues: { delta: 90 } })
    await userEvent.type(chase(), '1.5{Enter}')
    expect(last()?.pointValues).toEqual({ delta: 90, chase: 150 })
    expect(chase().value).toBe('1.5')
    await userEvent.tab()
    expect(chase().value).toBe('1.50')
    await userEvent.clear(chase())
    await userEvent.tab()
    expect(last()?.pointValues).toEqual({ delta: 90 })
  })

  it.each(['10.01', '-1', 'a lot', '1.234'])('refuse %j with a reason', async (typed) => {
    const { onChange } = await openProfile({ points: 'own' })
    // Pasted: a slow machine could pause between two keys, and "10" is valid.
    await userEvent.click(chase())
    await userEvent.paste(typed)
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(chase().value).toBe(typed)
    expect(chase().getAttribute('aria-invalid')).toBe('true')
    const reason = document.getElementById(chase().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Enter 0 to 10 cents.')
    await userEvent.clear(chase())
    await userEvent.tab()
    expect(chase().getAttribute('aria-invalid')).toBeNull()
  })

  it('commit after a pause, and leave the text alone', async () => {
    const { last } = await openProfile({ points: 'own' })
    await userEvent.type(chase(), '.9')
    await expect.poll(() => last()?.pointValues).toEqual({ chase: 90 })
    expect([chase().value, chase().getAttribute('aria-invalid')]).toEqual(['.9', null])
  })

  it('are searched', async () => {
    await openProfile({ points: 'own' })
    await userEvent.type(await search('Search point programs'), 'hotels')
    expect(screen.getAllByRole('textbox', { name: /cents per point$/ })).toHaveLength(1)
  })
})
