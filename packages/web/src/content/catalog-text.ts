/** Text of the pages about the catalog: all cards, and what changed. */

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

/** The same for every search and filter: they're views of one page. */
export const directoryText = {
  path: pagePaths.cards,
  heading: 'All credit cards',
  title: 'All credit cards: search, filter and compare | Cardsight',
  description:
    'Search every card in our catalog. See its welcome bonus, annual fee and what it would have earned on average American spending.',
} satisfies PageText & { heading: string }
