/** Spending of the fictional user in the linked year: monthly bills, occasional habits and one-off events. */

export type AccountType = 'credit' | 'checking'

type LineText = Readonly<{
  name: string
  cents: number
  account: string
  accountType: AccountType
  plaidPrimary?: string
}>

export type Habit = Readonly<{
  names: readonly string[]
  everyDays: number
  dollars: readonly [number, number]
  account: string
  plaidPrimary?: string
}>

const everyday = { account: 'card-1', accountType: 'credit' } as const
const travel = { account: 'card-2', accountType: 'credit' } as const
const bank = { account: 'checking-1', accountType: 'checking' } as const

export const bills: readonly (LineText & { onDay: number })[] = [
  { name: 'NETFLIX.COM', cents: 1799, onDay: 14, ...everyday },
  { name: 'SPOTIFY USA', cents: 1199, onDay: 3, ...everyday },
  { name: 'HULU 877-8244858 CA', cents: 1899, onDay: 21, ...everyday },
  { name: 'COMCAST CABLE COMM', cents: 7900, onDay: 18, ...everyday },
  { name: 'VERIZON WRLS', cents: 9240, onDay: 24, ...everyday },
  { name: 'PACIFIC GAS AND ELECTRIC', cents: 13_450, onDay: 12, ...everyday },
  { name: 'GEICO *AUTO', cents: 11_825, onDay: 6, ...everyday },
  { name: 'PLANET FITNESS', cents: 2499, onDay: 17, ...everyday },
  { name: 'ONLINE TRANSFER TO SAVINGS', cents: 40_000, onDay: 15, ...bank, plaidPrimary: 'TRANSFER_OUT' },
  {
    name: 'CREDIT CARD PAYMENT THANK YOU',
    cents: 180_000,
    onDay: 20,
    ...bank,
    plaidPrimary: 'LOAN_PAYMENTS',
  },
  { name: 'RENT PAYMENT', cents: 185_000, onDay: 11, ...bank, plaidPrimary: 'RENT_AND_UTILITIES' },
  { name: 'PAYROLL DIRECT DEP', cents: -320_000, onDay: 13, ...bank, plaidPrimary: 'INCOME' },
]

export const habits: readonly Habit[] = [
  {
    names: ["TRADER JOE'S #0142", 'SAFEWAY #1711', 'WHOLEFDS MKT 10233'],
    everyDays: 3.6,
    dollars: [18, 165],
    account: 'card-1',
  },
  { names: ['COSTCO WHSE #0431'], everyDays: 24, dollars: [85, 260], account: 'card-1' },
  { names: ['SHELL OIL 57444', 'CHEVRON 0093'], everyDays: 9, dollars: [32, 68], account: 'card-1' },
  {
    names: ['STARBUCKS STORE 0321', 'SQ *BLUE HERON COFFEE'],
    everyDays: 3.4,
    dollars: [4, 14],
    account: 'card-1',
    plaidPrimary: 'FOOD_AND_DRINK',
  },
  {
    names: ['CHIPOTLE 1129', 'TST* ALDER STREET KITCHEN', 'SQ *LITTLE FINCH NOODLES', 'PANERA BREAD #204'],
    everyDays: 4,
    dollars: [13, 96],
    account: 'card-1',
    plaidPrimary: 'FOOD_AND_DRINK',
  },
  { names: ['DOORDASH*THAI GARDEN'], everyDays: 15, dollars: [24, 58], account: 'card-1' },
  { names: ['AMZN Mktp US*2K4TR', 'AMAZON.COM*RT4'], everyDays: 8, dollars: [9, 140], account: 'card-1' },
  { names: ['LYFT *RIDE', 'UBER *TRIP'], everyDays: 10, dollars: [9, 42], account: 'card-2' },
  {
    names: ['CLIPPER TRANSIT FARE'],
    everyDays: 11,
    dollars: [20, 40],
    account: 'card-2',
    plaidPrimary: 'TRANSPORTATION',
  },
  {
    names: ['TARGET 00012', 'THE HOME DEPOT #0634', 'PETCO 1193'],
    everyDays: 12,
    dollars: [14, 150],
    account: 'card-1',
  },
  { names: ["MACY'S 0188"], everyDays: 60, dollars: [35, 160], account: 'card-1' },
  { names: ['CVS/PHARMACY #04512'], everyDays: 19, dollars: [8, 46], account: 'card-1' },
  { names: ['AMC 0417 METRO', 'TICKETMASTER'], everyDays: 30, dollars: [18, 130], account: 'card-2' },
  { names: ['QXV 4471', 'ZZQ KJX'], everyDays: 26, dollars: [15, 90], account: 'card-1' },
  {
    names: ['ATM WITHDRAWAL 0042'],
    everyDays: 45,
    dollars: [60, 100],
    account: 'checking-1',
    plaidPrimary: 'TRANSFER_OUT',
  },
]

export const oneOffs: readonly (LineText & { on: string; isAbroad?: true })[] = [
  { name: 'DELTA AIR 0062341', cents: 38_640, on: '2026-02-02', ...travel },
  { name: 'MARRIOTT PORTLAND', cents: 51_275, on: '2026-02-21', ...travel },
  { name: 'HERTZ RENT-A-CAR', cents: 18_930, on: '2026-02-22', ...travel },
  { name: 'DELTA AIR 0062377', cents: 124_880, on: '2026-04-11', ...travel },
  { name: 'DELTA AIR 0062377', cents: -21_400, on: '2026-05-06', ...travel },
  {
    name: 'HOTEL RIBEIRA LISBOA',
    cents: 88_200,
    on: '2026-06-19',
    isAbroad: true,
    ...travel,
    plaidPrimary: 'TRAVEL',
  },
  {
    name: 'TASCA DO ROSSIO LISBOA',
    cents: 7430,
    on: '2026-06-20',
    isAbroad: true,
    ...travel,
    plaidPrimary: 'FOOD_AND_DRINK',
  },
  {
    name: 'CAFE DA GRACA LISBOA',
    cents: 1865,
    on: '2026-06-21',
    isAbroad: true,
    ...travel,
    plaidPrimary: 'FOOD_AND_DRINK',
  },
  { name: 'AMZN Mktp US*2K4TR', cents: -4399, on: '2026-03-18', ...everyday },
  { name: "MACY'S 0188", cents: -6250, on: '2026-08-09', ...everyday },
  { name: 'BEST BUY 00241', cents: 64_999, on: '2025-11-28', ...everyday },
  { name: 'AMAZON PRIME*1Y', cents: 13_900, on: '2025-11-12', ...everyday },
  { name: 'AMAZON PRIME*1Y', cents: 13_900, on: '2026-11-09', ...everyday },
  { name: 'SIERRA DENTAL GROUP', cents: 24_000, on: '2026-09-15', ...everyday, plaidPrimary: 'MEDICAL' },
]
