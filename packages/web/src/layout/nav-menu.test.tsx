import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Menu } from '../content/menus.ts'
import { NavMenu } from './nav-menu.tsx'

const menu: Menu = {
  label: 'Credit Cards',
  groups: [
    {
      title: 'Cards by Spend',
      links: [
        { label: 'Groceries', path: '/groceries' },
        { label: 'Travel', path: '/travel' },
      ],
    },
  ],
}

function open() {
  const page = (
    <>
      <NavMenu menu={menu} />
      <button type="button">elsewhere</button>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  return router
}

const trigger = () => screen.getByRole('button', { name: 'Credit Cards' })
const link = (name: string) => screen.getByRole('link', { name, hidden: true })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'
const passTime = () => act(() => vi.runAllTimers())

const mouse = { pointerType: 'mouse' }
const enter = () => fireEvent.pointerEnter(trigger(), mouse)
const leave = () => fireEvent.pointerLeave(trigger(), mouse)

afterEach(() => {
  vi.useRealTimers()
})

describe('by mouse, the menu', () => {
  it('S-HEAD-04: opens when the mouse rests on it, and closes when it has left', () => {
    vi.useFakeTimers()
    open()
    enter()
    expect(isOpen()).toBe(false)
    passTime()
    expect(isOpen()).toBe(true)
    leave()
    expect(isOpen()).toBe(true)
    passTime()
    expect(isOpen()).toBe(false)
  })

  it('does not flicker when the mouse only passes over it', () => {
    vi.useFakeTimers()
    open()
    enter()
    leave()
    passTime()
    expect(isOpen()).toBe(false)
  })

  it('stays open when the mouse comes back in time', () => {
    vi.useFakeTimers()
    open()
    enter()
    passTime()
    leave()
    enter()
    passTime()
    expect(isOpen()).toBe(true)
  })

  it('stays open on a click after hover opened it, and closes on the next one', () => {
    vi.useFakeTimers()
    open()
    enter()
    passTime()
    fireEvent.click(trigger())
    leave()
    passTime()
    expect(isOpen()).toBe(true)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape wherever the focus is', () => {
    vi.useFakeTimers()
    open()
    enter()
    passTime()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(document.body)
  })

  it('closes on a click elsewhere', () => {
    open()
    fireEvent.click(trigger())
    fireEvent.pointerDown(screen.getByText('elsewhere'))
    expect(isOpen()).toBe(false)
  })
})

describe('by touch, the menu', () => {
  it('does not open before the tap, which would then close it', () => {
    vi.useFakeTimers()
    open()
    fireEvent.pointerEnter(trigger(), { pointerType: 'touch' })
    passTime()
    expect(isOpen()).toBe(false)
  })

  it('opens on the first tap and closes on the second', async () => {
    open()
    const finger = userEvent.setup()
    await finger.pointer({ keys: '[TouchA]', target: trigger() })
    expect(isOpen()).toBe(true)
    await finger.pointer({ keys: '[TouchA]', target: trigger() })
    expect(isOpen()).toBe(false)
  })
})

describe('by keyboard, the menu', () => {
  it.each(['{Enter}', ' '])('opens with %j, and Escape closes it and returns the focus', async (key) => {
    open()
    const keyboard = userEvent.setup()
    await keyboard.tab()
    await keyboard.keyboard(key)
    expect(isOpen()).toBe(true)
    act(() => link('Groceries').focus())
    await keyboard.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })

  it('opens with the down arrow; arrows, Home and End move through it', () => {
    vi.useFakeTimers()
    open()
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      passTime()
      return document.activeElement?.textContent
    }
    trigger().focus()
    expect(press('ArrowDown')).toBe('Groceries')
    expect(isOpen()).toBe(true)
    expect(press('ArrowDown')).toBe('Travel')
    expect(press('ArrowDown')).toBe('Travel')
    expect(press('ArrowUp')).toBe('Groceries')
    expect(press('End')).toBe('Travel')
    expect(press('Home')).toBe('Credit Cards')
  })

  it('closes when the focus leaves it', () => {
    open()
    fireEvent.click(trigger())
    act(() => screen.getByText('elsewhere').focus())
    expect(isOpen()).toBe(false)
  })
})

it('closes when an entry is chosen', async () => {
  const router = open()
  const person = userEvent.setup()
  await person.click(trigger())
  await person.click(link('Travel'))
  expect(router.state.location.pathname).toBe('/travel')
  expect(isOpen()).toBe(false)
})
