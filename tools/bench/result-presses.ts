/** Presses on the results and in their modals, in an order that ends where it began. */
import type { Locator, Page } from 'playwright-core'
import type { Press } from './press-timer.ts'

export type PressList = Readonly<{ presses: readonly Press[]; viewport: { width: number; height: number } }>

const top = (page: Page) => page.getByRole('region', { name: 'Recommended cards based on your spending' })
const byCategory = (page: Page) =>
  page.getByRole('region', { name: 'Recommended cards by your spending category' })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary of your results' })
const all = (page: Page) => page.getByRole('region', { name: 'All cards', exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first()
const noAnnualFee = (page: Page) => page.getByRole('checkbox', { name: 'No Annual Fee' })

const closeButton = (what: string): Press => ({
  name: `close ${what}`,
  at: (page) => button(dialog(page), 'Close'),
})
const opening = (title: string): Press => ({ name: `open: ${title}`, at: (page) => button(page, title) })
const byEscape = (what: string): Press => ({ name: `close ${what} with Escape`, at: dialog, key: 'Escape' })

function years(where: string, section: (page: Page) => Locator): Press[] {
  return ['2-Year', '3-Year', '1-Year'].map((name) => ({
    name: `${where}: years`,
    at: (page) => section(page).getByRole('tab', { name }),
  }))
}

function bonus(where: string, section: (page: Page) => Locator): Press[] {
  return [1, 2].map(() => ({ name: `${where}: bonus`, at: (page) => section(page).getByRole('switch') }))
}

/** Opens each explanation of the first recommended card. */
const whys: readonly Press[] = [
  { name: 'answer: why', at: (page) => button(page, 'Why?') },
  closeButton('why of the answer'),
  ...['Reward from Transactions', 'Intro Bonus', 'Annual Fee', 'Total Reward'].flatMap((figure) => [
    {
      name: `top cards: why of ${figure}`,
      at: (page: Page) => button(top(page), new RegExp(`, ${figure}: why`)),
    },
    figure === 'Total Reward' ? byEscape('why') : closeButton(`why of ${figure}`),
  ]),
]

const details: readonly Press[] = [
  { name: 'top cards: details', at: (page) => button(top(page), /^Details of/) },
  { name: 'why inside details', at: (page) => button(dialog(page), /: why\?$/) },
  byEscape('why inside details'),
  { name: 'details: tab', at: (page) => dialog(page).getByRole('tab', { name: 'Card Details' }) },
  { name: 'details: tab', at: (page) => dialog(page).getByRole('tab', { name: 'APR' }) },
  closeButton('details'),
]

const answer: readonly Press[] = [
  { name: 'answer: over 3 years', at: (page) => summary(page).getByRole('tab', { name: '3-Year' }) },
  { name: 'answer: back to 1 year', at: (page) => summary(page).getByRole('tab', { name: '1-Year' }) },
  { name: 'answer: points at cash value', at: (page) => button(page, /^If you only take cash/) },
  { name: 'answer: points without transfers', at: (page) => button(page, /^If you don’t transfer points/) },
  { name: 'start over: more detail', at: (page) => button(page, /^modify your estimates/) },
  closeButton('amounts modal'),
]

const trays: readonly Press[] = [
  { name: 'summary: edit spending', at: (page) => button(summary(page), /Edit your spending/) },
  { name: 'summary: type an amount', at: amount, key: '5' },
  { name: 'summary: delete a digit', at: amount, key: 'Backspace' },
  { name: 'summary: close spending', at: (page) => button(summary(page), 'Done') },
  { name: 'summary: menu', at: (page) => button(summary(page), /Compare, share, export/) },
  { name: 'summary: share', at: (page) => page.getByRole('menuitem', { name: 'Share a link' }) },
  { name: 'summary: close share', at: (page) => button(summary(page), 'Done') },
]

function amount(page: Page): Locator {
  return summary(page).getByRole('textbox').first()
}

const profile: readonly Press[] = [
  { name: 'profile: open', at: (page) => button(summary(page), /^Credit /) },
  { name: 'profile: credit', at: (page) => creditLevel(page, 'Excellent') },
  { name: 'profile: credit', at: (page) => creditLevel(page, 'Good') },
  { name: 'profile: points', at: (page) => page.getByRole('radio', { name: 'Cash out' }).first() },
  { name: 'profile: points', at: (page) => page.getByRole('radio', { name: 'Travel portal' }).first() },
  { name: 'profile: close', at: (page) => button(summary(page), /^Credit /) },
]

/** Labels, because the inputs themselves are invisible. */
function creditLevel(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Your credit' }).locator('label', { hasText: name }).first()
}

const filters = (where: string, label: string, section: (page: Page) => Locator): Press[] => [
  { name: `${where}: open filters`, at: (page) => button(section(page), label) },
  { name: `${where}: filter`, at: noAnnualFee },
  { name: `${where}: filter`, at: noAnnualFee },
  { name: `${where}: close filters`, at: noAnnualFee, key: 'Escape' },
]

const carousels: readonly Press[] = [
  { name: 'top cards: next', at: (page) => button(top(page), 'Recommended cards: next') },
  { name: 'top cards: previous', at: (page) => button(top(page), 'Recommended cards: previous') },
  opening('Recommended cards by your spending category'),
  { name: 'by category: next', at: (page) => button(byCategory(page), /: next$/) },
  { name: 'by category: previous', at: (page) => button(byCategory(page), /: previous$/) },
]

const breakdown: readonly Press[] = [
  opening('Your spending'),
  { name: 'breakdown: merchants', at: (page) => page.getByRole('tab', { name: 'Top Merchants' }) },
  closeButton('invitation'),
  { name: 'breakdown: over time', at: (page) => button(page, 'Spending over time') },
  closeButton('invitation'),
]

const allCards: readonly Press[] = [
  { name: 'all cards: open', at: (page) => button(all(page), 'View All Cards') },
  ...filters('all cards', 'Overall', all),
  ...['c', 'a'].map((key) => ({
    name: 'all cards: type in search',
    at: (page: Page) => all(page).getByRole('searchbox'),
    key,
  })),
  ...['Backspace', 'Backspace'].map((key) => ({
    name: 'all cards: clear search',
    at: (page: Page) => all(page).getByRole('searchbox'),
    key,
  })),
]

const table: readonly Press[] = [
  ...['Annual Fee', 'Intro Bonus', 'Total Reward'].map((name) => ({
    name: 'all cards: sort',
    at: (page: Page) => button(all(page).getByRole('columnheader', { name }), /./),
  })),
  {
    name: 'all cards: open a card',
    at: (page) => all(page).getByRole('rowheader').first().getByRole('button'),
  },
  { name: 'all cards: details', at: (page) => button(all(page), /^Details of/) },
  closeButton('details from all cards'),
  { name: 'all cards: why', at: (page) => button(all(page), /, Total Reward: why/) },
  closeButton('why from all cards'),
]

const phoneList: readonly Press[] = [
  { name: 'all cards: as a list', at: (page) => all(page).getByText('List', { exact: true }) },
  {
    name: 'all cards: open a card of the list',
    at: (page) => all(page).getByRole('listitem').getByRole('button').first(),
  },
  { name: 'all cards: one at a time', at: (page) => all(page).getByText('One by one', { exact: true }) },
]

const ending: readonly Press[] = [
  { name: 'out of reach: open', at: (page) => button(page, /^\d+ more cards? needs? /) },
  { name: 'out of reach: close', at: (page) => button(page, /^\d+ more cards? needs? /) },
  { name: 'all cards: close', at: (page) => button(all(page), 'Hide All Cards') },
  { name: 'to the form', at: (page) => button(page, 'Back to your spending') },
  { name: 'back to the results', at: (page) => button(page, /Personalized Results/) },
]

const shared: readonly Press[] = [
  ...whys,
  ...details,
  ...years('summary', summary),
  ...bonus('summary', summary),
  ...answer,
  ...trays,
  ...carousels,
  ...breakdown,
  ...years('by category', byCategory),
  ...bonus('by category', byCategory),
  ...allCards,
]

export const wideResults: PressList = {
  viewport: { width: 1440, height: 900 },
  presses: [...filters('summary', 'Customize Settings', summary), ...profile, ...shared, ...table, ...ending],
}

export const phoneResults: PressList = {
  viewport: { width: 390, height: 844 },
  presses: [...shared, ...phoneList, ...ending],
}
