import { defaultProfile } from '@cardsight/contract/profile'
import { expect, it } from 'vitest'
import { sampleCards } from '../../testing/sample-card.ts'
import { landingMeta } from './landing-meta.ts'
import type { SentAnswer } from './sent-answer.ts'

const publicUrl = 'https://cardsight.example'
const answer: SentAnswer = {
  ...{
    state: 'ranked',
    profile: defaultProfile,
    assumes: '',
    spending: 0,
    top: sampleCards.slice(0, 2),
    lists: '{}',
  },
  ...{ ties: [], gainOverPlain: 0, leaders: { withoutBonus: null, overThreeYears: null } },
}

it('S-BEST-17: is titled by region and year, or by the context’s own title and description', () => {
  const plain = landingMeta({ slug: null, publicUrl, answer, year: 2026 })
  expect(plain).toContainEqual({ title: 'Best Credit Cards - United States 2026' })
  const dining = landingMeta({ slug: 'dining-and-entertainment-spend', publicUrl, answer, year: 2026 })
  expect(dining).toContainEqual({ title: 'Best Credit Cards for Dining | Cardsight' })
  expect(dining).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://cardsight.example/best-credit-cards/dining-and-entertainment-spend',
  })
})

it('has structured data for breadcrumbs and top cards', () => {
  const meta = landingMeta({ slug: 'travel-spend', publicUrl, answer, year: 2026 })
  const data = meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
  expect(data).toMatchObject([
    {
      itemListElement: [
        { name: 'Home' },
        { name: 'Best Credit Cards', item: 'https://cardsight.example/current-best-cards' },
        { name: 'Best Credit Cards for Travel' },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'Ferry Miles', url: 'https://cardsight.example/cards/ferry' },
        { position: 2, name: 'Anchor Cash', url: 'https://cardsight.example/cards/anchor' },
      ],
    },
  ])
})

it('has no list if the run failed', () => {
  const meta = landingMeta({ slug: null, publicUrl, answer: { state: 'failed' }, year: 2026 })
  expect(JSON.stringify(meta)).not.toContain('ItemList')
})
