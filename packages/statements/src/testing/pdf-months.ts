/** Invented months of a card and of a bank account. The first one crosses the end of a year. */
import type { FixtureEntry, FixtureMonth } from './pdf-statement.ts'

type EntryLine = readonly [
  kind: FixtureEntry['kind'],
  day: string,
  posted: string,
  text: string,
  city: string,
  cents: number,
  more?: Pick<FixtureEntry, 'foreign' | 'checkNumber'>,
]

function entriesOf(lines: readonly EntryLine[]): FixtureEntry[] {
  return lines.map(([kind, day, posted, text, city, cents, more]) => ({
    kind,
    day,
    posted,
    text,
    city,
    cents,
    ...more,
  }))
}

export const cardMonths: readonly FixtureMonth[] = [
  {
    from: '2025-12-15',
    to: '2026-01-14',
    openingCents: 61_233,
    entries: entriesOf([
      ['payment', '2025-12-20', '2025-12-20', 'ELECTRONIC PAYMENT - THANK YOU', '', 45_000],
      ['payment', '2026-01-08', '2026-01-08', 'MOBILE PAYMENT RECEIVED', '', 16_233],
      ['credit', '2026-01-05', '2026-01-06', 'NORDSTROM #0123', 'SEATTLE WA', 2599],
      ['purchase', '2025-12-16', '2025-12-17', 'WHOLEFDS SPR 10157', 'SPRINGFIELD IL', 8417],
      ['purchase', '2025-12-18', '2025-12-19', 'SHELL OIL 57444212', 'DECATUR IL', 4120],
      ['purchase', '2025-12-24', '2025-12-26', 'TST* MAPLE STREET DINER', 'CHICAGO IL', 6_350],
      [
        'purchase',
        '2025-12-28',
        '2025-12-29',
        'HOTEL LUMIERE',
        'PARIS FR',
        21_840,
        { foreign: { amount: '186.40', currency: 'Euros' } },
      ],
      ['purchase', '2025-12-30', '2025-12-31', 'STARBUCKS STORE 00991', 'SPRINGFIELD IL', 625],
      ['purchase', '2025-12-30', '2025-12-31', 'STARBUCKS STORE 00991', 'SPRINGFIELD IL', 625],
      ['purchase', '2026-01-02', '2026-01-03', 'BESTBUYCOM806543210', 'RICHFIELD MN', 120_411],
      ['purchase', '2026-01-09', '2026-01-10', 'PARKING METER 12', 'CHICAGO IL', 50],
      ['purchase', '2026-01-12', '2026-01-13', 'UNITED 0162345678901', 'HOUSTON TX', 31_260],
      ['cash-advance', '2026-01-04', '2026-01-04', 'ATM CASH FIRST SPRINGFIELD', 'SPRINGFIELD IL', 10_000],
      ['fee', '2026-01-04', '2026-01-04', 'CASH ADVANCE FEE', '', 1000],
      ['fee', '2026-01-14', '2026-01-14', 'LATE FEE', '', 2900],
      ['interest', '2026-01-14', '2026-01-14', 'INTEREST CHARGE ON PURCHASES', '', 1234],
    ]),
  },
  {
    from: '2026-01-15',
    to: '2026-02-14',
    openingCents: 250,
    entries: entriesOf([
      ['payment', '2026-02-01', '2026-02-01', 'AUTOPAY 900012345 PAYMENT', '', 250],
      ['credit', '2026-01-20', '2026-01-21', 'TARGET 00012345', 'PEORIA IL', 1999],
      ['credit', '2026-02-03', '2026-02-04', 'DELTA AIR 0067654321098', 'ATLANTA GA', 20_450],
      ...longList(),
      ['fee', '2026-02-14', '2026-02-14', 'ANNUAL MEMBERSHIP FEE', '', 9500],
    ]),
  },
]

/** Enough purchases for three pages. */
function longList(): EntryLine[] {
  const merchants = [
    'KROGER #412',
    'CHEVRON 0098765',
    'NETFLIX.COM',
    'TRADER JOE S #688',
    'LYFT *RIDE',
    'CVS/PHARMACY #04512',
  ]
  return Array.from({ length: 48 }, (_, index): EntryLine => {
    const date = 15 + Math.floor(index / 2)
    const day = date <= 31 ? `2026-01-${date}` : `2026-02-${String(date - 31).padStart(2, '0')}`
    const merchant = merchants[index % merchants.length] ?? ''
    return ['purchase', day, day, merchant, 'SPRINGFIELD IL', 399 + 1357 * (index % 11)]
  })
}

export const bankMonths: readonly FixtureMonth[] = [
  {
    from: '2025-12-13',
    to: '2026-01-13',
    openingCents: 182_355,
    entries: entriesOf([
      ['deposit', '2025-12-15', '2025-12-15', 'ACME CORP PAYROLL PPD', 'DIRECT DEP', 215_000],
      ['card-purchase', '2025-12-17', '2025-12-17', 'WHOLEFDS SPR 10157', 'SPRINGFIELD IL', 8417],
      ['withdrawal', '2025-12-18', '2025-12-18', 'CITY POWER UTILITY BILL', 'WEB ID 998877', 14_230],
      ['check', '2025-12-22', '2025-12-22', '', '', 20_000, { checkNumber: '1021' }],
      ['card-purchase', '2025-12-29', '2025-12-29', 'SHELL OIL 57444212', 'DECATUR IL', 3755],
      ['deposit', '2025-12-31', '2025-12-31', 'ACME CORP PAYROLL PPD', 'DIRECT DEP', 215_000],
      ['check', '2026-01-02', '2026-01-02', '', '', 7_525, { checkNumber: '1022' }],
      ['check', '2026-01-03', '2026-01-03', '', '', 1_250, { checkNumber: '1024' }],
      ['withdrawal', '2026-01-05', '2026-01-05', 'BIG CARD ONLINE PAYMENT', 'CONF 5512', 61_233],
      ['deposit', '2026-01-06', '2026-01-06', 'MOBILE DEPOSIT REF 0042', '', 4_000],
      ['card-purchase', '2026-01-09', '2026-01-09', 'TST* MAPLE STREET DINER', 'CHICAGO IL', 6350],
      ['service-fee', '2026-01-13', '2026-01-13', 'MONTHLY SERVICE FEE', '', 1200],
    ]),
  },
  {
    from: '2026-01-14',
    to: '2026-02-12',
    openingCents: 90_010,
    entries: entriesOf([
      ['deposit', '2026-01-15', '2026-01-15', 'ACME CORP PAYROLL PPD', 'DIRECT DEP', 215_000],
      ...Array.from({ length: 44 }, (_, index): EntryLine => {
        const date = 15 + Math.floor(index / 2)
        const day = date <= 31 ? `2026-01-${date}` : `2026-02-${String(date - 31).padStart(2, '0')}`
        return index % 4 === 3
          ? ['withdrawal', day, day, 'INSURANCE PREMIUM WEB', 'SPRINGFIELD IL', 2150 + index]
          : ['card-purchase', day, day, 'KROGER #412', 'SPRINGFIELD IL', 875 + 613 * (index % 7)]
      }),
      ['check', '2026-02-09', '2026-02-09', '', '', 45_000, { checkNumber: '1025' }],
      ['deposit', '2026-02-10', '2026-02-10', 'REFUND NORDSTROM', 'SEATTLE WA', 2599],
    ]),
  },
]
