/** A catalog of fictional cards, simple enough to calculate by hand. */
import { type CardId, type CatalogCard, release as publishedRelease, type Release } from '@cardsight/catalog'
import type { Card, Selector } from '@cardsight/engine/cards'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'

const asOf = parseDay('2026-10-01')
const everything: Selector = { isEverything: true }
const restaurants: Selector = { leaves: ['dining', 'fast-food', 'food-delivery'] }

/** The catalog compiler owns these brands; a fictional card has to apply them by hand. */
const brandId = (text: string) => text as CardId
const seen = { source: 'example', date: asOf }
const seenText = `example ${asOf}` as CatalogCard['seen']

type Changes = Partial<Omit<CatalogCard, 'id' | 'engine'>> & { engine?: Partial<Card> }

/** Builds an open card with no fee that earns 1% on everything, except for the given overrides. */
export function makeCard(id: string, name: string, { engine, ...changes }: Changes = {}): CatalogCard {
  const rules: Card['rules'] = engine?.rules ?? [
    { id: 'all', rate: 1000, target: { kind: 'where', where: everything } },
  ]
  return {
    id: brandId(id),
    name,
    issuer: 'Example Bank',
    network: 'visa',
    kind: 'cash-back',
    link: `https://bank.example/${id}`,
    seen: seenText,
    status: { state: engine?.isOpen === false ? 'closed' : 'open' },
    program: 'cash',
    fee: { yearly: (engine?.fee?.later ?? 0) / 100 },
    earns: rules.map(({ rate }) => ({ rate: rate / 1000, on: ['everything'] })),
    summary: 'Fictional, for a test.',
    perkTexts: {},
    provenance: {
      card: seen,
      status: seen,
      fee: seen,
      earns: rules.map(() => seen),
      offer: null,
      firstYearMatch: null,
      eligibility: null,
      business: null,
      apr: null,
      transferFee: null,
      foreignFee: null,
      credits: [],
      perks: {},
    },
    asOf,
    offerState: 'unknown',
    face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
    annualFeeCents: toCents(engine?.fee?.later ?? 0),
    tags: { categories: ['Cash Back'], features: [] },
    ...changes,
    engine: {
      id,
      name,
      isOpen: true,
      program: changes.program ?? 'cash',
      caps: {},
      fee: { firstYear: toCents(0), later: toCents(0) },
      bonus: [],
      isFirstYearMatched: false,
      anniversary: [],
      credits: [],
      ...engine,
      rules,
    },
  }
}

const value = { cents: 1.5, by: 'Nobody', asOf }

export function makeRelease(cards: readonly CatalogCard[], version = 'tiny'): Release {
  return {
    version,
    cards: cards.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id)),
    programs: {
      cash: { name: 'Cash', kind: 'cash', unit: 'cash back', values: 'face' },
      miles: {
        name: 'Example Miles',
        kind: 'airline',
        unit: 'miles',
        values: { floor: value, usual: value, high: value },
      },
      stays: {
        name: 'Example Stays',
        kind: 'hotel',
        unit: 'points',
        needsUse: true,
        values: { floor: { ...value, cents: 0.2 }, usual: { ...value, cents: 1 }, high: value },
      },
    },
    memberships: {},
    pairs: {},
    issuerRules: {},
    boosts: {},
    lending: {
      averageApr: { percent: 20, seen: seenText },
      transferFee: { percent: 5, least: 5, seen: seenText },
      foreignFee: { percent: 3, seen: seenText },
    },
    vocabulary: {
      categories: {},
      merchants: { costco: 'Costco', 'costco-com': 'Costco.com' },
      networksByMerchant: { costco: ['visa'], 'costco-com': ['visa', 'mastercard', 'discover'] },
      onlineStores: { costco: 'costco-com' },
      memberships: {},
      sources: {},
      sourcePages: {},
      calendars: {},
    },
  }
}

/** One card for each structure that a run has to handle differently. */
export const tinyRelease = makeRelease([
  makeCard('two-percent', 'Two Percent', {
    engine: { rules: [{ id: 'all', rate: 2000, target: { kind: 'where', where: everything } }] },
  }),
  makeCard('first-year-match', 'First Year Match', { engine: { isFirstYearMatched: true } }),
  makeCard('far-miles', 'Far Miles', {
    program: 'miles',
    engine: {
      fee: { firstYear: toCents(0), later: toCents(95_00) },
      bonus: [{ points: 50_000, spend: toCents(4000_00), days: 90 }],
    },
  }),
  makeCard('capped-dining', 'Capped Dining', {
    engine: {
      rules: [
        { id: 'dining', rate: 5000, target: { kind: 'where', where: restaurants }, cap: 'dining' },
        { id: 'all', rate: 1000, target: { kind: 'where', where: everything } },
      ],
      caps: { dining: { on: 'spend', amount: 1500_00, per: 'year' } },
    },
  }),
  makeCard('anniversary', 'Anniversary', { engine: { anniversary: [{ points: 10_000, fromYear: 2 }] } }),
  makeCard('closed-ten', 'Closed Ten', {
    engine: {
      isOpen: false,
      rules: [{ id: 'all', rate: 10_000, target: { kind: 'where', where: everything } }],
    },
  }),
])

/** A rule that lets people change these cards into one another. */
export function changeRule(cards: readonly string[]): Release['issuerRules'][string] {
  const published = Object.values(publishedRelease.issuerRules).find(({ kind }) => kind === 'change')
  if (published === undefined) {
    throw new Error('the catalog has no product change')
  }
  return { ...published, issuers: [], cards }
}
