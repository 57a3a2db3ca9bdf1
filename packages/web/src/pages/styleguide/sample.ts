import { sliceColor } from '../../ui/charts/palette.ts'

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
