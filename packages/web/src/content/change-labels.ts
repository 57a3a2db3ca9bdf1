import type { ChangeField } from '@cardsight/contract/schemas'

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
