import { defaultProfile } from '@cardsight/contract/profile'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { changeButton, findEditor, openProfile, ProfilePage } from '../../testing/profile-page.tsx'

const line = () => panel().textContent.replaceAll('\u00a0', ' ')
const panel = () => screen.getByRole('region', { name: 'What we assume about you' })
const rent = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Rent you pay by card/ })
const isOpen = () => screen.queryByRole('group', { name: 'Your credit' }) !== null

describe('the line', () => {
  it('says what is assumed, and changes with it', async () => {
    await openProfile()
    expect(line()).toContain(
      'Assumes: Good credit · points redeemed without transfers · no airline or hotel programs',
    )
    await userEvent.click(screen.getByRole('radio', { name: /^Fair/ }))
    expect(line()).toContain('Assumes: Fair credit')
  })

  it('is busy while results are on their way', () => {
    const { rerender } = render(<ProfilePage isBusy />)
    expect(panel().getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Updating results')
    rerender(<ProfilePage />)
    expect(panel().getAttribute('aria-busy')).toBe('false')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('the editor', () => {
  it('opens and closes in place by keyboard, and the focus stays', async () => {
    render(<ProfilePage />)
    await userEvent.tab()
    expect(document.activeElement).toBe(changeButton())
    expect([changeButton().getAttribute('aria-expanded'), isOpen()]).toEqual(['false', false])
    await userEvent.keyboard('{Enter}')
    await findEditor()
    expect(document.activeElement).toBe(changeButton())
    expect(changeButton().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect([changeButton().getAttribute('aria-expanded'), isOpen()]).toEqual(['false', false])
    expect(document.activeElement).toBe(changeButton())
  })

  it('closes on Escape from inside and with Done, and moves the focus to the button', async () => {
    await openProfile()
    screen.getByRole('radio', { name: /^Fair/ }).focus()
    await userEvent.keyboard('{Escape}')
    expect([isOpen(), document.activeElement === changeButton()]).toEqual([false, true])
    await userEvent.click(changeButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    expect([isOpen(), document.activeElement === changeButton()]).toEqual([false, true])
  })

  it('names every control', async () => {
    const parts = ['Programs you use', 'Memberships and banks', 'Credits you’d use']
    await openProfile({ points: 'own', programs: { delta: 5 } }, ...parts)
    await screen.findByRole('checkbox', { name: /^Uber Cash/ })
    const controls = [...panel().querySelectorAll<HTMLElement>('input, button')]
    expect(controls.length).toBeGreaterThan(40)
    expect(controls.filter((control) => nameOf(control) === '')).toEqual([])
  })

  it('resets everything, and keeps the focus', async () => {
    const { onChange, last } = await openProfile({ credit: 'poor', memberships: ['costco'], rent: 900 })
    const reset = screen.getByRole('button', { name: 'Reset to defaults' })
    await userEvent.click(reset)
    expect(last()).toEqual(defaultProfile)
    expect(rent().value).toBe('')
    expect(document.activeElement).toBe(reset)
    expect(screen.getByText('Defaults restored.')).toBeDefined()
    await userEvent.click(reset)
    expect(onChange).toHaveBeenCalledOnce()
  })
})

describe('credit', () => {
  it('has five levels, with Good–Excellent as the default', async () => {
    await openProfile()
    const group = within(screen.getByRole('group', { name: 'Your credit' }))
    expect(group.getAllByRole('radio').map(nameOf)).toEqual([
      'New to credit No score',
      'Poor Under 580',
      'Fair 580–669',
      'Good–Excellent 670+',
      'Excellent 740+',
    ])
    expect(group.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent).toContain(
      'Good–Excellent',
    )
  })

  it.each([
    [/^New to credit/, 'none'],
    [/^Poor/, 'poor'],
    [/^Fair/, 'fair'],
    [/^Excellent/, 'excellent'],
  ])('reports %s with the whole profile', async (name, credit) => {
    const { onChange } = await openProfile({ rent: 700 })
    await userEvent.click(screen.getByRole('radio', { name }))
    expect(onChange.mock.calls).toEqual([[{ ...defaultProfile, rent: 700, credit }]])
  })
})

describe('habits', () => {
  it.each([
    ['I activate rotating categories', { activatesCategories: false }],
    ['I book travel in issuers’ portals', { booksInPortals: true }],
    ['I carry a balance', { debt: { balance: 5000, payment: 250 } }],
  ])('reports %j, by keyboard', async (name, changes) => {
    const { onChange } = await openProfile()
    screen.getByRole('switch', { name }).focus()
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[{ ...defaultProfile, ...changes }]])
  })

  it('says that interest costs more than rewards earn', async () => {
    await openProfile()
    expect(panel().textContent).not.toContain('Interest costs more than rewards earn')
    await userEvent.click(screen.getByRole('switch', { name: 'I carry a balance' }))
    expect(panel().textContent).toContain('Interest costs more than rewards earn')
  })
})

describe('rent', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['blur', '{Tab}'],
    ['Escape, which closes the editor', '{Escape}'],
  ])('commits once, on %s', async (_, key) => {
    const { onChange } = await openProfile()
    await userEvent.click(rent())
    await userEvent.paste('1500')
    await userEvent.keyboard(key)
    expect(onChange.mock.calls).toEqual([[{ ...defaultProfile, rent: 1500 }]])
  })

  it('commits after a pause, while the focus is still in the field', async () => {
    const { last } = await openProfile()
    await userEvent.type(rent(), '1500')
    await expect.poll(() => last()?.rent).toBe(1500)
    expect(document.activeElement).toBe(rent())
    expect(rent().value).toBe('1,500')
  })

  it('takes at most five digits, and nothing but digits', async () => {
    const { last } = await openProfile()
    await userEvent.type(rent(), '-99x9999{Enter}')
    expect(last()?.rent).toBe(99_999)
  })

  it('is 0 when it is emptied', async () => {
    const { last } = await openProfile({ rent: 1500 })
    await userEvent.clear(rent())
    await userEvent.tab()
    expect(last()).toEqual(defaultProfile)
  })
})

/** Accessible name of a control, without its description. */
function nameOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-labelledby')
  const labeled = id === null ? null : document.getElementById(id)
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : control
  return (control.getAttribute('aria-label') ?? (labeled ?? label)?.textContent ?? '').trim()
}
