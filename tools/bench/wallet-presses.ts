/** Presses on the wallet page, in an order that ends where it began. */
import type { Locator, Page } from 'playwright-core'
import type { Press } from './press-timer.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Opens and closes a part of the result. */
function part(title: RegExp, inside: readonly Press[] = []): Press[] {
  const at = (page: Page) => button(page, title)
  const name = title.source.slice(1)
  return [{ name: `open: ${name}`, at }, ...inside, { name: `close: ${name}`, at }]
}

/** Keys choose the next and the previous option of a select. */
function select(label: string): Press[] {
  const at = (page: Page) => page.getByLabel(label)
  return [
    { name: `next: ${label}`, at, key: 'ArrowDown' },
    { name: `previous: ${label}`, at, key: 'ArrowUp' },
  ]
}

function travel(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Travel/ })
}

const bonus: Press = {
  name: 'bonus',
  at: (page) => page.getByRole('switch', { name: 'Include intro bonus' }),
}

export const walletPresses: readonly Press[] = [
  ...part(/^Why (this|these)/),
  ...part(/^Which card where/),
  ...part(/^What would change this/, select('What changes')),
  ...part(/^Save or share/),
  { name: 'profile: open', at: (page) => button(page, 'Change what we assume') },
  { name: 'profile: points', at: (page) => page.getByRole('radio', { name: 'Cash out' }).first() },
  { name: 'profile: points', at: (page) => page.getByRole('radio', { name: 'Travel portal' }).first() },
  { name: 'profile: close', at: (page) => button(page, 'Change what we assume') },
  ...select('Total cards'),
  ...select('Time frame'),
  bonus,
  bonus,
  { name: 'type an amount', at: travel, key: '5' },
  { name: 'delete a digit', at: travel, key: 'Backspace' },
]
