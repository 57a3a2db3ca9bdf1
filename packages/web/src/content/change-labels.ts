import type { ChangeField } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

/** What a change of a card's terms is about. */
export const changeLabels: Readonly<Record<ChangeField, string>> = {
  fee: 'Annual fee',
  rates: 'Earn rates',
  offer: 'Welcome offer',
  status: 'Availability',
  'foreign-fee': 'Foreign transaction fee',
  credits: 'Credits',
  name: 'Name',
  issuer: 'Issuer',
  other: 'Other',
}

/** The same for every year and field: they're views of one page. */
export const changesText = {
  path: pagePaths.cardChanges,
  title: 'Credit card changes: fees, rates and offers | Cardsight',
  heading: 'Credit card changes',
  description:
    'Every change we know of to annual fees, earn rates, welcome offers and other terms of US credit cards, newest first, with its source.',
} satisfies PageText & { heading: string }
