import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, assert, describe, expect, it } from 'vitest'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { bring, fileCalled, openStatements, understood } from '../../testing/statements.tsx'
import { createImportCalculator } from '../../worker/import-calculator.ts'
import type { ImportedFile, ImportSummary } from '../../worker/imports.ts'
import { findObstacles } from './before-results.tsx'

afterEach(() => localStorage.clear())

const heading = 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo'

const cardFile = (rows: readonly string[], name = 'card.csv') =>
  new File([[heading, ...rows].join('\n')], name)

/** Twelve merchants that no rule knows, $31 to $20, and $300 at a supermarket: 306 of 606 dollars are unknown. */
const unknownNames = Array.from({ length: 12 }, (_, index) => `QXV${'BCDFGHJKLMNP'.charAt(index)}Z`)
const halfUnknown = [
  '03/02/2026,03/03/2026,SAFEWAY #1234,Groceries,Sale,-300.00,',
  ...unknownNames.map((name, index) => `03/04/2026,03/05/2026,${name},,Sale,-${31 - index}.00,`),
]

const find = () => screen.queryByRole('button', { name: 'Find Your Perfect Card' })
const unknown = () => within(screen.getByRole('list', { name: 'Merchants to check' }))
const listedNames = () =>
  unknown()
    .getAllByRole('combobox')
    .map((select) => select.getAttribute('aria-label')?.replace('All categories for ', '').toUpperCase())

describe('too much spending at unknown merchants', () => {
  it('lists the ten largest with one-click categories, and reports progress', async () => {
    const { user } = await openStatements()
    await bring(cardFile(halfUnknown))
    expect(find()).toBeNull()
    expect(listedNames()).toEqual(unknownNames.slice(0, 10))
    // 300 of 606 dollars are known: 49.5 percent.
    const progress = screen.getByText(/of your spending is categorized/)
    expect(progress.textContent).toBe(
      '49% of your spending is categorized. Fix the merchants below to reach 75%.',
    )
    expect(progress.getAttribute('role')).toBe('status')
    for (const name of listedNames().slice(0, 6)) {
      await user.click(unknown().getByRole('button', { name: new RegExp(`^Restaurants for ${name}$`, 'i') }))
    }
    // 31 + 30 + 29 + 28 + 27 + 26 = 171 more: 471 of 606 are 77.7 percent.
    await waitFor(() =>
      expect(progress.textContent).toBe('77% of your spending is categorized. That’s enough to rank cards.'),
    )
    expect(find()).not.toBeNull()
    // The rows stay where they were, and so does the focus.
    expect(listedNames()).toEqual(unknownNames.slice(0, 10))
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  })

  it('is undone by another click, and can have any category', async () => {
    const { user } = await openStatements()
    await bring(cardFile(halfUnknown))
    const [first = ''] = unknownNames
    const restaurants = () =>
      unknown().getByRole('button', { name: new RegExp(`^Restaurants for ${first}$`, 'i') })
    await user.click(restaurants())
    await waitFor(() => expect(restaurants().getAttribute('aria-pressed')).toBe('true'))
    await user.click(restaurants())
    await waitFor(() => expect(restaurants().getAttribute('aria-pressed')).toBe('false'))
    await user.selectOptions(
      unknown().getByRole('combobox', { name: new RegExp(`^All categories for ${first}$`, 'i') }),
      'hotels',
    )
    expect(await unknown().findByText('1 line · counts as Travel')).toBeTruthy()
  })

  it('can be ignored', async () => {
    const { user } = await openStatements()
    await bring(cardFile(halfUnknown))
    await user.click(screen.getByRole('button', { name: 'Show results anyway' }))
    await screen.findByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ })
    expect(await screen.findByText('We guessed the category of 12 merchants ($306)')).toBeTruthy()
  })

  it('stays fixed at the next visit, also in another file, for all lines of a merchant', async () => {
    const { user, unmount } = await openStatements()
    const line = (day: string, cents: string) => `03/${day}/2026,03/${day}/2026,QXVBZ 4471,,Sale,-${cents},`
    await bring(cardFile([line('02', '40.00'), line('09', '60.00')]))
    await user.click(unknown().getByRole('button', { name: /^Supermarkets & Groceries for QXVBZ/i }))
    await waitFor(() => expect(find()).not.toBeNull())
    unmount()

    await openStatements()
    await bring(cardFile([line('20', '80.00'), line('21', '5.00')], 'next.csv'))
    expect(screen.queryByRole('list', { name: 'Merchants to check' })).toBeNull()
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Category of QXVBZ/i })
    expect(select.value).toBe('supermarket')
  })

  it('can be suggested to us with names and categories only, and nothing is sent', async () => {
    const { user } = await openStatements()
    await bring(cardFile(halfUnknown))
    expect(screen.queryByText(/Help other people/)).toBeNull()
    await user.click(unknown().getByRole('button', { name: /^Restaurants for QXVBZ$/i }))
    await user.click(await screen.findByText('Help other people: suggest this fix'))
    expect(screen.getByText(/^QXVBZ: Restaurants \(dining\)$/i)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy the text' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/^QXVBZ: Restaurants \(dining\)$/i)
  })
})

describe('open signs', () => {
  it('are asked about with a line of the file, and nothing is ranked before the answer', async () => {
    const { user } = await openStatements()
    await bring(
      new File(
        ['Date,Description,Amount\n2026-03-14,SAFEWAY 12,15.00\n2026-03-16,CHIPOTLE 9,-3.00\n'],
        'open.csv',
      ),
    )
    const question = within(screen.getByRole('region', { name: 'Purchases and refunds in open.csv' }))
    expect(question.getByText('SAFEWAY 12')).toBeTruthy()
    expect(question.getByText('$15.00')).toBeTruthy()
    expect(find()).toBeNull()
    await user.click(question.getByRole('button', { name: 'This was a purchase' }))
    await waitFor(() => expect(find()).not.toBeNull())
    expect(understood('1 purchase')).toBe('$15.00')
  })
})

describe('a statement whose totals do not match', () => {
  const text = [
    'Credit card statement, account ending in 4321',
    'Purchases',
    '03/02/2026  SAFEWAY #1234   84.17',
    '03/05/2026  SHELL OIL 5512   41.20',
    'Total purchases for this period  $225.37',
  ].join('\n')

  it('says which amount is missing, and counts only if the user wants it to', async () => {
    const { user } = await openStatements()
    await bring(new File([text], 'statement.txt'))
    const totals = within(screen.getByRole('region', { name: 'Totals of statement.txt' }))
    // 84.17 + 41.20 = 125.37
    expect(totals.getByText(/\$225\.37.*\$125\.37/)).toBeTruthy()
    expect(find()).toBeNull()
    await user.click(totals.getByRole('button', { name: 'Continue anyway with statement.txt' }))
    await user.click(await screen.findByRole('button', { name: 'Find Your Perfect Card' }))
    await screen.findByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ })
    expect(
      screen.getByText('The totals of statement.txt don’t match, so purchases may be missing.'),
    ).toBeTruthy()
    // The question isn't asked again.
    await user.click(screen.getByRole('button', { name: 'Back to your spending' }))
    expect(screen.queryByRole('region', { name: 'Totals of statement.txt' })).toBeNull()
  })

  it('can be removed', async () => {
    const { user } = await openStatements()
    await bring(new File([text], 'statement.txt'))
    await user.click(screen.getByRole('button', { name: 'Remove this file: statement.txt' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'statement.txt' })).toBeNull())
  })
})

describe('refunds that are larger than purchases', () => {
  it('can be read as purchases, file by file', async () => {
    const { user } = await openStatements()
    const rows = ['2026-03-14,SAFEWAY 12,90.00', '2026-03-16,CHIPOTLE 9,-3.00']
    await bring(new File([['Date,Description,Amount', ...rows].join('\n')], 'turned.csv'))
    // The wrong answer leaves $3 of purchases and $90 of refunds.
    await user.click(screen.getByRole('button', { name: 'This was a refund or payment' }))
    const swap = await screen.findByRole('button', { name: 'Swap purchases and refunds in turned.csv' })
    expect(find()).toBeNull()
    await user.click(swap)
    await waitFor(() => expect(find()).not.toBeNull())
    expect(understood('1 purchase')).toBe('$90.00')
  })
})

describe('foreign money', () => {
  it('is refused with a sentence, and the other files count', async () => {
    await openStatements()
    const euros = 'Date,Description,Amount,Currency\n2026-03-14,EDEKA,-40.00,EUR\n2026-03-15,EDEKA,-4.00,EUR'
    await bring(
      new File([euros], 'euros.csv'),
      cardFile(['03/02/2026,03/03/2026,SAFEWAY #1234,Groceries,Sale,-300.00,']),
    )
    expect(
      fileCalled('euros.csv').getByText(/^This statement is in .*it needs statements in US dollars\.$/),
    ).toBeTruthy()
    expect(screen.getByText(/1 file couldn’t be used and isn’t in the results/)).toBeTruthy()
    expect(understood('1 purchase')).toBe('$300.00')
    expect(find()).not.toBeNull()
  })
})

describe('probable categories', () => {
  /** The classifier is retrained now and then: it always finds some of these probable, whichever they are. */
  const guessable = [
    'PELICAN BAY TACKLE',
    'NONNAS TABLE',
    'RIVERSIDE SUPPLY CO',
    'THE RUSTY ANCHOR',
    'COPPER KETTLE',
    'LAKEVIEW PROVISIONS',
    'NORTHSIDE COLLECTIVE',
    'GOLDEN LOTUS',
  ]

  it('are marked, counted, and confirmed with one click', async () => {
    const { user } = await openStatements()
    await bring(
      cardFile([
        '03/02/2026,03/03/2026,SAFEWAY #1234,Groceries,Sale,-5000.00,',
        ...guessable.map((name) => `03/02/2026,03/03/2026,${name},,Sale,-30.00,`),
      ]),
    )
    expect(find()).not.toBeNull()
    const merchants = within(screen.getByRole('list', { name: 'Merchants' }))
    const [confirm] = merchants.getAllByRole('button', { name: /^Confirm / })
    const [, category, merchant] =
      /^Confirm (.+) for (.+)$/.exec(confirm?.getAttribute('aria-label') ?? '') ?? []
    assert(confirm !== undefined && category !== undefined && merchant !== undefined)
    const row = within(merchants.getByText(merchant).closest('li') ?? document.body)
    expect(row.getByRole('button', { name: `1 line · probably ${category} at ${merchant}` })).toBeTruthy()
    await user.click(confirm)
    expect(await row.findByRole('button', { name: `Undo your category for ${merchant}` })).toBeTruthy()
    expect(row.queryByText(/probably/)).toBeNull()
  })
})

describe('rent', () => {
  it('is shown apart from spending, and can be added to the profile', async () => {
    const { user } = await openStatements()
    const rows = [
      'Date,Description,Debit,Credit',
      '2026-03-01,RENT PAYMENT MARCH,1900.00,',
      '2026-04-01,RENT PAYMENT APRIL,1900.00,',
      '2026-04-02,SAFEWAY 12,50.00,',
    ]
    await bring(new File([rows.join('\n')], 'checking.csv'))
    expect(understood('1 purchase')).toBe('$50.00')
    expect(screen.getByText(/^We found \$1,900 a month in rent and left it out\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add it to my profile as rent paid by card' }))
    expect(readProfile().rent).toBe(1900)
    await user.click(screen.getByRole('button', { name: 'Take it out of my profile' }))
    expect(readProfile().rent).toBe(0)
  })
})

const nothingAccepted: ReadonlySet<number> = new Set()

async function summaryOf(...rows: readonly string[]): Promise<ImportSummary> {
  const calculator = createImportCalculator(() => tinyRelease, parseDay('2026-10-31'))
  return calculator.addFile({ name: 'card.csv', text: [heading, ...rows].join('\n') })
}

const kindsOf = (summary: ImportSummary, accepted = nothingAccepted) =>
  findObstacles(summary, accepted).map(({ kind }) => kind)

/** The summary with changes to its only file. */
function withFile(summary: ImportSummary, changes: Partial<ImportedFile>): ImportSummary {
  return { ...summary, files: summary.files.map((file) => ({ ...file, ...changes })) }
}

const known = '03/02/2026,03/03/2026,SAFEWAY #1234,Groceries,Sale,-75.00,'

describe('obstacles before results', () => {
  it('are unknown merchants with more than a quarter of the dollars', async () => {
    // 25 of 100 dollars
    expect(kindsOf(await summaryOf(known, '03/04/2026,03/04/2026,QXV 4471,,Sale,-25.00,'))).toEqual([])
    // 25.01 of 100.01 dollars
    expect(kindsOf(await summaryOf(known, '03/04/2026,03/04/2026,QXV 4471,,Sale,-25.01,'))).toEqual([
      'merchants',
    ])
  })

  it('do not count refunds as known spending', async () => {
    const refund = '03/05/2026,03/05/2026,SAFEWAY #1234,Groceries,Return,70.00,'
    // Still 20 of 95 dollars of purchases, although only 25 dollars are left.
    expect(kindsOf(await summaryOf(known, refund, '03/04/2026,03/04/2026,QXV 4471,,Sale,-20.00,'))).toEqual(
      [],
    )
  })

  it('are refunds larger than purchases, once the signs are settled', async () => {
    const summary = await summaryOf(known)
    const back = toCents(7501)
    const turned = { ...withFile(summary, { refundedCents: back }), refundedCents: back }
    expect(findObstacles(turned, nothingAccepted)).toEqual([
      { kind: 'refunds', spentCents: 7500, refundedCents: 7501, files: turned.files },
    ])
    expect(kindsOf({ ...summary, refundedCents: toCents(7500) })).toEqual([])
  })

  it('are open signs, with a line to ask about, before anything else', async () => {
    const calculator = createImportCalculator(() => tinyRelease, parseDay('2026-10-31'))
    const text =
      'Date,Description,Amount\n03/04/2026,MISTY POND,15.00\n05/06/2026,OLD QUARRY,-3.00\n07/08/2026,MISTY POND,45.00'
    const summary = await calculator.addFile({ name: 'open.csv', text })
    const [obstacle, ...others] = findObstacles(summary, nothingAccepted)
    expect(obstacle).toMatchObject({
      kind: 'sign',
      file: { name: 'open.csv' },
      example: { text: 'MISTY POND' },
    })
    expect(others).toEqual([])
  })

  it('are printed totals that do not match, until the user accepts them', async () => {
    const summary = await summaryOf(known)
    const reconciliation = { status: 'mismatch', differences: [], unreadLines: [] } as const
    const mismatched = withFile(summary, { reconciliation })
    const id = summary.files[0]?.id ?? 0
    expect(kindsOf(mismatched)).toEqual(['totals'])
    expect(kindsOf(mismatched, new Set([id]))).toEqual([])
    expect(kindsOf(mismatched, new Set([id + 1]))).toEqual(['totals'])
    expect(kindsOf(withFile(summary, { reconciliation: { ...reconciliation, status: 'matched' } }))).toEqual(
      [],
    )
  })

  it('are not found in a file that is refused anyway', async () => {
    const summary = await summaryOf(known)
    const reconciliation = { status: 'mismatch', differences: [], unreadLines: [] } as const
    expect(kindsOf(withFile(summary, { reconciliation, refused: 'Its amounts are in EUR.' }))).toEqual([])
  })
})
