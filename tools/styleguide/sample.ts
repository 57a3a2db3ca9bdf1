import type {
  CreditOption,
  MembershipOption,
  ProfileOptions,
  ProgramOption,
} from '@cardsight/contract/profile-schemas'
import { sliceColor } from '../../packages/web/src/ui/charts/palette.ts'

/** Made-up figures and cards: they show the design, not the product. */
export const sampleSpending = [
  { label: 'Groceries', value: 504, color: sliceColor(0) },
  { label: 'Recreation', value: 487.25, color: sliceColor(7) },
  { label: 'Travel', value: 400, color: sliceColor(8) },
  { label: 'Gas', value: 179.4, color: sliceColor(1) },
  { label: 'Restaurants', value: 166, color: sliceColor(3) },
  { label: 'Other', value: 100, color: sliceColor(4) },
]

const merchantNames = [
  'Corner Market',
  'Hilltop Fuel',
  'Noodle House',
  'Night Train',
  'Paper & Pencil',
  'Orchard Stand',
  'The Extraordinarily Long Name of a Shop at the Harbor',
  'Bike Shed',
  'Other',
]

export const sampleMerchants = merchantNames.map((label, index) => ({
  label,
  value: 312.5 - index * 36.25,
  color: sliceColor(index),
}))

export const sampleMonths = [
  { key: '2026-05', label: 'May', value: 1840 },
  { key: '2026-06', label: 'Jun', value: 2215 },
  { key: '2026-07', label: 'Jul', value: 1410 },
  { key: '2026-08', label: 'Aug', value: 2790 },
  { key: '2026-09', label: 'Sep', value: 1655 },
  { key: '2026-10', label: 'Oct', value: 1990 },
]

// (1840 + 2215 + 1410 + 2790 + 1655 + 1990) / 6 = 11900 / 6
export const sampleAverage = 1983.33

const faces = {
  green: { colors: ['#0e5b4a', '#11755f'], ink: '#ffffff', finish: 'gloss', isVertical: false },
  navy: { colors: ['#103048', '#104060'], ink: '#ffffff', finish: 'metal', isVertical: false },
  gold: { colors: ['#c8b868', '#b0a050'], ink: '#14181f', finish: 'metal', isVertical: false },
  white: { colors: ['#f0f0f0'], ink: '#14181f', finish: 'matte', isVertical: true },
} as const

export const sampleCards = [
  { name: 'Everyday Cash', issuer: 'First Example', network: 'visa', face: faces.green, kind: 'cash-back' },
  { name: 'Wayfarer Miles', issuer: 'Harbor Bank', network: 'mastercard', face: faces.navy, kind: 'travel' },
  { name: 'Campus Start', issuer: 'Old Mill', network: 'discover', face: faces.gold, kind: 'student' },
  {
    name: 'Building Block Secured',
    issuer: 'Old Mill',
    network: 'discover',
    face: faces.white,
    kind: 'secured',
  },
  { name: 'Market Hall Rewards', issuer: 'Market Hall', network: 'visa', face: faces.green, kind: 'store' },
  { name: 'Rosette Reserve', issuer: 'First Example', network: 'amex', face: faces.navy, kind: 'premium' },
  { name: 'Clean Slate', issuer: 'Harbor Bank', network: 'visa', face: faces.gold, kind: 'balance-transfer' },
  {
    name: 'The Remarkably Long Name of a Customized Cash Rewards Credit Card for Students and Friends',
    issuer: 'Cooperative of the Seven Valleys',
    network: 'amex',
    face: faces.navy,
    kind: 'cash-back',
  },
] as const

const programs: readonly ProgramOption[] = [
  bank('chase-ultimate-rewards', 'Chase Ultimate Rewards', 100, 170),
  bank('amex-membership-rewards', 'American Express Membership Rewards', 60, 170),
  bank('capital-one-miles', 'Capital One miles', 50, 170),
  bank('us-bank-points', 'U.S. Bank points', 100, 100),
  { ...bank('cash', 'Cash back', 100, 100), kind: 'cash' },
  brand('airline', 'aadvantage', 'American Airlines AAdvantage', 150),
  brand('airline', 'atmos-rewards', 'Atmos Rewards (Alaska and Hawaiian)', 150),
  brand('airline', 'delta-skymiles', 'Delta SkyMiles', 120),
  brand('airline', 'jetblue-trueblue', 'JetBlue TrueBlue', 130),
  brand('airline', 'southwest-rapid-rewards', 'Southwest Rapid Rewards', 130),
  brand('airline', 'united-mileageplus', 'United MileagePlus', 120),
  brand('airline', 'virgin-points', 'Virgin Points (Virgin Atlantic, Virgin Red)', 135),
  brand('hotel', 'hilton-honors', 'Hilton Honors', 50),
  brand('hotel', 'ihg-one-rewards', 'IHG One Rewards', 55),
  brand('hotel', 'marriott-bonvoy', 'Marriott Bonvoy', 72),
  brand('hotel', 'world-of-hyatt', 'World of Hyatt', 150),
  brand('rail', 'amtrak-guest-rewards', 'Amtrak Guest Rewards', 250),
  brand('cruise', 'royal-caribbean-points', 'Royal Caribbean and Celebrity MyCruise points', 100),
  brand('store', 'macys-star-money', 'Macy’s Star Money', 100),
  brand('store', 'rei-rewards', 'Co-op Member Rewards', 100),
  brand('store', 'key-rewards', 'Key Rewards (Williams-Sonoma, Pottery Barn, West Elm)', 100),
]

const memberships: readonly MembershipOption[] = [
  membership(
    'paid',
    'aaa',
    'AAA membership',
    'Anyone can join a regional AAA club. Dues vary by club.',
    null,
  ),
  membership('paid', 'amazon-prime', 'Amazon Prime', 'Anyone can join.', 139),
  membership('paid', 'coinbase-one', 'Coinbase One', 'Anyone in the United States can join.', 49.99),
  membership('paid', 'costco', 'Costco membership', 'Anyone can join.', 65),
  membership('paid', 'sams-club', 'Sam’s Club membership', 'Anyone can join.', 50),
  {
    ...membership('paid', 'sams-club-plus', 'Sam’s Club Plus', 'Anyone can join.', 110),
    implies: ['sams-club'],
  },
  membership(
    'military',
    'usaa',
    'USAA membership',
    'Military members, veterans, and their spouses and children.',
  ),
  membership('bank', 'fidelity', 'Fidelity account', 'Anyone can open one.'),
  membership(
    'bank',
    'bofa-rewards-preferred-honors',
    'BofA Rewards Preferred Honors',
    'Clients with $100,000 or more in Bank of America deposits and Merrill investments.',
  ),
  membership('status', 'macys-gold', 'Macy’s Gold status', 'Cardholders who spend $500 a year at Macy’s.'),
  membership('student', 'student', 'College enrollment', 'Students who are enrolled at a college.'),
  membership('device', 'apple-device', 'iPhone or iPad', 'Owners with an Apple account.'),
  membership('free', 'venmo', 'Venmo account', 'Anyone can open one.'),
]

const credits: readonly CreditOption[] = [
  credit('uber-cash', 'Uber Cash', 200, 100),
  credit('hotel-credit', 'Hotel Credit', 600, 390),
  credit('travel-credit', 'Travel Credit', 300, 270),
  credit('digital-entertainment', 'Digital Entertainment Credit', 300, 150),
  credit('global-entry', 'Global Entry / TSA PreCheck Credit', 30, 27),
]

/** Some options of each kind, with long names. */
export const sampleProfileOptions: ProfileOptions = {
  programs: [...programs],
  memberships: [...memberships],
  credits: [...credits],
}

function bank(id: string, name: string, floor: number, usual: number): ProgramOption {
  return { id, name, kind: 'bank', unit: 'points', needsUse: false, values: { floor, easy: 100, usual } }
}

function brand(kind: ProgramOption['kind'], id: string, name: string, usual: number): ProgramOption {
  return { id, name, kind, unit: 'points', needsUse: true, values: { floor: 0, easy: 0, usual } }
}

function membership(
  kind: MembershipOption['kind'],
  id: string,
  name: string,
  who: string,
  yearlyCost: number | null = 0,
): MembershipOption {
  return { id, name, kind, who, yearlyCost, implies: [], changesRates: false }
}

function credit(id: string, name: string, yearly: number, counted: number): CreditOption {
  return { id, name, cardIds: [], yearlyCents: yearly * 100, countedCents: counted * 100, isDefault: false }
}
