import type { CatalogCard } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { MembershipOption } from '@cardsight/contract/profile-schemas'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../testing/tiny-catalog.ts'
import { reachProblemsOf, walletCandidates } from './wallet-candidates.ts'

const asks = (eligibility: CatalogCard['eligibility']) => ({ eligibility })
const memberOf = (id: string, kind: MembershipOption['kind']): MembershipOption => ({
  id,
  name: id.toUpperCase(),
  kind,
  yearlyCost: null,
  who: 'Anyone',
  implies: [],
  changesRates: false,
})
const options = { memberships: [memberOf('club', 'paid'), memberOf('list', 'free')] }
const cards = [
  makeCard('top', 'Top', asks({ credit: { from: 'excellent', to: 'excellent' } })),
  makeCard('usual', 'Usual'),
  makeCard('members', 'Members', asks({ requires: ['club'] })),
  makeCard('readers', 'Readers', asks({ requires: ['list'] })),
  makeCard('student', 'Usual Student', { variantOf: 'usual', ...asks({ newToCredit: true }) }),
  makeCard('gone', 'Gone', { engine: { isOpen: false } }),
]

const candidates = (
  credit: Parameters<typeof walletCandidates>[2]['profile']['credit'],
  memberships: readonly string[] = [],
  owned: readonly string[] = [],
) => [...walletCandidates(cards, owned, { profile: { ...defaultProfile, credit, memberships }, options })]

describe('the cards that a wallet may add', () => {
  it('are open, within reach, and one variant of each product', () => {
    expect(candidates('good')).toEqual(['usual', 'readers'])
    expect(candidates('excellent', ['club'])).toEqual(['top', 'usual', 'members', 'readers'])
  })

  it('include the variant that the person can get', () => {
    expect(candidates('none')).toEqual(['student'])
  })

  it('include no other variant of a product that the person has', () => {
    expect(candidates('good', [], ['student'])).toEqual(['readers'])
    expect(candidates('none', [], ['usual'])).toEqual([])
  })
})

it('says what keeps a card out of reach', () => {
  const person = { profile: defaultProfile, options }
  expect(cards.map((card) => reachProblemsOf(card, person))).toEqual([
    [{ kind: 'credit', level: 'excellent' }],
    [],
    [{ kind: 'membership', id: 'club' }],
    [],
    [],
    [],
  ])
})
