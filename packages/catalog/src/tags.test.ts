import { describe, expect, it } from 'vitest'
import { releaseWithBusiness } from './business.ts'
import { release } from './index.ts'
import { type CategoryTag, categoryTags, type FeatureTag, featureTags } from './tags.ts'
import { type Changes, sampleCard } from './testing/sample-card.ts'

function tagsWith(changes: Changes) {
  const { categories, features } = sampleCard(changes).card.tags
  return [...categories, ...features]
}

describe('tagsOf', () => {
  it.each<[CategoryTag | FeatureTag, Changes, Changes]>([
    ['No Annual Fee', { fee: '{ yearly: 0 }' }, { fee: '{ yearly: 95, firstYear: 0 }' }],
    ['Intro Bonus', { offer: '{ tiers: [{ cash: 1, spend: 1, months: 1 }] }' }, { offer: '{ tiers: [] }' }],
    ['Cash Back', {}, { program: 'avios' }],
    ['Rewards', {}, { earns: '[]' }],
    ['Travel', { program: 'avios' }, {}],
    [
      'Travel',
      { program: 'citi-thankyou', earns: '[{ rate: 3, on: [hotels] }]' },
      { program: 'citi-thankyou' },
    ],
    [
      'Balance Transfer',
      { apr: '{ regular: [9, 9], transfers: { rate: 3, months: 6 } }' },
      { apr: '{ regular: [9, 9], purchases: { rate: 0, months: 6 } }' },
    ],
    [
      '0% Intro APR',
      { apr: '{ regular: [9, 9], purchases: { rate: 0, months: 6 } }' },
      { apr: '{ regular: [9, 9], purchases: { rate: 1.99, months: 6 } }' },
    ],
    [
      'Fair Credit',
      { eligibility: '{ credit: { from: fair, to: good } }' },
      { eligibility: '{ credit: { from: good, to: excellent } }' },
    ],
    [
      'Low & No Credit',
      { eligibility: '{ credit: { from: none, to: fair } }' },
      { eligibility: '{ credit: { from: fair, to: good } }' },
    ],
    ['Good to Excellent Credit', {}, { eligibility: '{ credit: { from: fair, to: good } }' }],
    ['Secured', { kind: 'secured' }, {}],
    ['Student', { kind: 'student' }, {}],
    ['Building Credit', { kind: 'student' }, {}],
    ['No Foreign Transaction Fees', { foreignFee: '{ percent: 0 }' }, { foreignFee: '{ charged: true }' }],
    ['Flat Rate Cash Back', {}, { earns: '[{ rate: 2, on: [gas] }, { rate: 1, on: [everything] }]' }],
    [
      'Category Cash Back',
      { earns: '[{ rate: 2, on: [gas] }]' },
      { earns: '[{ rate: 5, rotating: discover-it }]' },
    ],
    ['Rotating Categories', { earns: '[{ rate: 5, rotating: discover-it }]' }, {}],
    [
      'Travel Benefits',
      { perks: '{ Priority Pass: Lounges. }' },
      { perks: '{ Cell Phone Protection: A phone. }' },
    ],
  ])('derives %s', (tag, withTag, withoutTag) => {
    expect(tagsWith(withTag)).toContain(tag)
    expect(tagsWith(withoutTag)).not.toContain(tag)
  })

  it('does not tag a card as a category card for portal rates', () => {
    const earns = '[{ rate: 5, on: [hotels], when: portal }, { rate: 1.5, on: [everything] }]'
    expect(tagsWith({ earns })).toContain('Flat Rate Cash Back')
    expect(tagsWith({ earns })).not.toContain('Category Cash Back')
  })

  it('does not tag a closed card with Intro Bonus', () => {
    const offer = { offer: '{ tiers: [{ cash: 1, spend: 1, months: 1 }] }' }
    expect(tagsWith({ ...offer, status: '{ state: closed }' })).not.toContain('Intro Bonus')
  })
})

describe('the whole catalog', () => {
  const all = (tag: string) =>
    releaseWithBusiness.cards.filter(({ tags }) =>
      [...tags.categories, ...tags.features].some((own) => own === tag),
    )

  it.each([...categoryTags, ...featureTags])('B-CONST-13: has a card with the tag %s', (tag) => {
    expect(all(tag).length).toBeGreaterThan(0)
  })

  it('tags every card with Good to Excellent Credit unless it has a lower level', () => {
    for (const { id, tags } of release.cards) {
      const isLow = tags.categories.includes('Fair Credit') || tags.categories.includes('Low & No Credit')
      expect(tags.categories.includes('Good to Excellent Credit'), id).toBe(!isLow)
    }
  })

  it('has no card that is both flat-rate and by category', () => {
    const both = all('Flat Rate Cash Back').filter(({ tags }) => tags.features.includes('Category Cash Back'))
    expect(both.map(({ id }) => id)).toEqual([])
  })
})
