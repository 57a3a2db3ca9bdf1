/** A file of each public source in the shape of its repository, with public facts on two or three cards. */
type SampleFile = Readonly<{ path: string; content: unknown }>

const chaseFee = { annual_fee: 95, annualFee: 95 }

const churningCard = {
  id: 'chase-sapphire-preferred',
  name: 'Chase Sapphire Preferred',
  issuer: 'chase',
  kind: 'personal',
  recommendable: true,
  annualFee: chaseFee.annualFee,
  reportsToPersonal: true,
  welcomeBonus: { points: 75000 },
  typicalMinSpend: { amount: 5000, months: 3 },
  sourceUrl: 'https://creditcards.chase.com/rewards-credit-cards/sapphire/preferred',
  verifiedOn: '2026-09-22',
}

const churningOffer = {
  cardId: 'chase-aeroplan',
  name: 'Air Canada Aeroplan Card',
  issuer: 'chase',
  cardKind: 'personal',
  hasWelcomeOffer: true,
  seenOn: '2026-09-26',
  parsed: {
    points: 75000,
    cashBack: null,
    freeNightAwards: 0,
    minSpend: 4000,
    windowMonths: 3,
    additionalTiers: [{ points: 40000, cashBack: null, minSpend: 20000, windowMonths: 12 }],
    ceiling: false,
  },
  needsReview: false,
}

const caddyCard = {
  id: 'chase-sapphire-preferred',
  issuer: 'chase',
  network: 'visa',
  currency: 'ur',
  name: 'Chase Sapphire Preferred',
  annual_fee: chaseFee.annual_fee,
  base_rate: 1,
  verified: true,
  last_verified: '2026-09-28',
  source_url: churningCard.sourceUrl,
  rules: [
    { category: 'dining', rate: 3 },
    { category: 'groceries', rate: 3, cap: { amount: 6000, period: 'year', then_rate: 1 } },
    { category: 'travel_ground', rate: 5, merchant_allowlist: ['lyft.com'], window: { end: '2027-09-30' } },
    { category: 'travel_portal', rate: 5, portal_only: true, portal: 'Chase Travel' },
    { category: 'advertising', rate: 3 },
  ],
}

const researchCard = {
  id: 'us-bank-altitude-go',
  name: 'U.S. Bank Altitude® Go Visa Signature® Card',
  group: 'personal-rewards',
  network: 'Visa',
  openToNewApplicants: true,
  annualFee: '$0',
  rewardsSummary: [
    { category: 'Dining, takeout and restaurant delivery', rate: '4X', ruleType: 'category' },
    { category: '"All other eligible purchases"', rate: '1X', ruleType: 'flat' },
  ],
  sources: [
    { url: 'https://www.usbank.com/credit-cards.html', type: 'official', checkedOn: '2026-10-02' },
    { url: 'https://example.com/news', type: 'secondary', checkedOn: '2026-10-05' },
  ],
}

export const sampleSources = {
  churningCards: {
    path: 'data/cards.json',
    content: [
      churningCard,
      {
        ...churningCard,
        id: 'united-explorer',
        name: 'United Explorer Card',
        annualFee: 150,
        firstYearFeeWaived: true,
      },
      { ...churningCard, id: 'ink', name: 'Ink Business Cash', kind: 'business' },
      { ...churningCard, id: 'chase-freedom-rise', name: 'Chase Freedom Rise', annualFee: undefined },
    ],
  },
  churningOffers: {
    path: 'data/parsed-offers.json',
    content: [
      churningOffer,
      {
        ...churningOffer,
        cardId: 'marriott-boundless',
        name: 'Marriott Bonvoy Boundless Credit Card',
        parsed: {
          ...churningOffer.parsed,
          points: null,
          freeNightAwards: 3,
          minSpend: 3000,
          additionalTiers: [],
        },
      },
      { ...churningOffer, cardId: 'in-review', needsReview: true },
      {
        ...churningOffer,
        cardId: 'rise',
        name: 'Chase Freedom Rise',
        hasWelcomeOffer: false,
        parsed: undefined,
      },
    ],
  },
  planCards: {
    path: 'card_templates/chase/sapphire_preferred/card.yaml',
    content: {
      name: 'Chase Sapphire Preferred',
      issuer: 'Chase',
      network: 'Visa',
      annual_fee: chaseFee.annual_fee,
      version_id: 'chase_sapphire_preferred_2025_1',
      benefits: {
        bonus_categories: [
          { category: 'Restaurants', multiplier: '3x' },
          { category: 'Hotels & Flights (Chase Travel)', multiplier: '5x', portal_only: true },
          { category: 'All Other Purchases', multiplier: '1x' },
        ],
      },
      notes: 'Reviewed 2026-10-02 against the page of the issuer.',
      tags: ['travel'],
    },
  },
  caddy: {
    path: 'data/cards.json',
    content: {
      _comment: 'Verified against issuer sources.',
      'chase-sapphire-preferred': caddyCard,
      'chase-aeroplan': {
        ...caddyCard,
        id: 'chase-aeroplan',
        network: 'mastercard',
        name: 'Chase Aeroplan',
        annual_fee: 195,
        rules: [
          { category: 'dining', rate: 3, window: { end: '2026-12-31' } },
          { category: 'dining', rate: 2 },
          { category: 'gas', rate: 2 },
        ],
      },
      'chase-ink-cash': { ...caddyCard, id: 'chase-ink-cash', business: true },
      'target-circle': {
        ...caddyCard,
        id: 'target-circle',
        name: 'Target Circle Card',
        issuer: 'TD Bank',
        annual_fee: 0,
        base_rate: 5,
        only_at: ['target.com'],
        rules: [],
      },
    },
  },
  aiCheckout: {
    path: 'docs/research/cards-2026/us-bank.json',
    content: {
      issuer: 'U.S. Bank',
      researchedOn: '2026-10-01',
      cards: [
        researchCard,
        { ...researchCard, id: 'us-bank-business', group: 'small-business' },
        {
          ...researchCard,
          id: 'us-bank-shield',
          annualFee: '$0 the first year, then $95',
          rewardsSummary: [],
          sources: [],
        },
        {
          ...researchCard,
          id: 'us-bank-flat',
          rewardsSummary: [
            { category: "All net purchases ('Unlimited 2% on purchases')", rate: '2%', ruleType: 'flat' },
          ],
        },
        {
          ...researchCard,
          id: 'us-bank-plain',
          rewardsSummary: [{ category: 'All purchases (no rewards program)', rate: '0%', ruleType: 'flat' }],
        },
      ],
    },
  },
} satisfies Readonly<Record<string, SampleFile>>
