import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import type { PageText } from './page-meta.ts'

export const aboutText: PageText = {
  path: pagePaths.about,
  title: 'About us | Cardsight',
  description: 'Why we built Cardsight, how we rank cards, how we make money, and what we never do.',
}

export const mission = sentences.mission

export const aboutParagraphs = [
  'Most card advice starts with the card. Cardsight starts with your spending. It looks at what you actually spent and calculates what each card would have paid you for it.',
  'It does the math for every card at once, and shows its work.',
] as const

export type FormulaLine = Readonly<{ sign: '' | '+' | '−'; name: string; meaning: string }>

/** The ranking formula, shown as a sum. */
export const formula: readonly FormulaLine[] = [
  {
    sign: '',
    name: 'Reward from transactions',
    meaning: 'Every purchase at the card’s earn rate, including caps, quarterly categories and dates.',
  },
  {
    sign: '+',
    name: 'Intro bonus',
    meaning: 'Counted once, and only if you’d have spent enough to earn it.',
  },
  { sign: '−', name: 'Annual fee', meaning: 'For each year you have the card.' },
]

export const formulaTotal = 'What the card would have earned you. The highest total comes first.'

export const afterFormula =
  'We run the same calculation for every card, in whole cents, for one, two or three years.'

export const independence = [
  'Cardsight earns affiliate compensation from card partners. This does not affect recommendations: the software that ranks the cards doesn’t know who pays us.',
  'Banks can’t pay to rank higher, and no card is left out because its bank doesn’t pay us.',
] as const

/** Promises that apply to everything we build. */
export const promises = [
  'We do not sell personal information.',
  'We do not see your bank login credentials: you give them to your bank through Plaid, never to us.',
  'We cannot move money.',
  'We protect data with 256-bit encryption, and store no more of it than we need.',
] as const

/** How we make money: shown in the disclosure modal and on the about page. */
export const advertiserDisclosure = [
  'Cardsight is free to use. Some of the banks whose cards we show pay us when someone applies through our link and is approved. Others pay us nothing.',
  'That money can’t change a ranking. We measure every card the same way: the rewards your spending would have earned, plus the intro bonus, minus the annual fee. Whether a bank pays us is not an input.',
  'We don’t list every card on the market. Each card shows the date of its newest source, and the bank’s own page always has the final word.',
] as const
