import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

const costs = { grocery: 500, gas: 200, restaurant: 450, travel: 500, recreation: 200, other: 900 }
const family = { grocery: 300, gas: 350, restaurant: 300, travel: 200, recreation: 150, other: 1400 }
const keeping = { years: 3, bonus: false } as const

/** Credit cards with 2% on everything that Costco's warehouses take. */
const flatVisas = [
  'fidelity-rewards-visa-signature',
  'pnc-cash-unlimited',
  'td-double-up',
  'us-bank-smartly-visa-signature',
  'wells-fargo-active-cash',
]

/** People who say how much they spend with an airline, a hotel group, a store or a club. */
export const brandLoyal: readonly Person[] = [
  {
    name: 'Delta flyer with $9,600 a year on Delta',
    advice:
      'Flyers with status take Platinum or Reserve for perks. By points alone, r/CreditCards prefers a bank card with 3 or 4 points on flights.',
    judgment:
      'Credible: the first four differ by $41, Delta Gold is fifth, and the page says that bags and lounges aren’t counted.',
    profile: { programs: { 'delta-skymiles': 9600 } },
    costs: { ...costs, travel: 1200, details: { flights: 1000 } },
    rules: [
      {
        within: 5,
        some: { ids: ['delta-skymiles-gold-american-express-card'] },
        why: 'Gold has no fee in the first year, a bonus, and 2 miles on every Delta ticket.',
      },
      {
        above: ['delta-skymiles-platinum-american-express-card', 'delta-skymiles-blue-american-express-card'],
        why: 'At $9,600 a year, 3 miles and the larger bonus pay for the fee of the first year.',
      },
      {
        within: 3,
        some: { ids: ['us-bank-altitude-connect', 'wells-fargo-autograph', 'citi-strata-premier'] },
        ...keeping,
        why: 'Without perks, 3 or 4 cents on any airline beat 2 miles on one.',
      },
      { within: 10, none: { programs: ['united-mileageplus', 'jetblue-trueblue'] }, why: 'They fly Delta.' },
    ],
  },
  {
    name: 'United flyer with $6,000 a year on United',
    advice: 'Explorer or Quest, and guides agree.',
    judgment:
      'Credible: Explorer is first and Quest third; without bonuses a 4-point travel card is the one to keep.',
    profile: { credit: 'excellent', programs: { 'united-mileageplus': 6000 } },
    costs: { ...costs, travel: 800, details: { flights: 600 } },
    rules: [
      {
        within: 3,
        some: { ids: ['united-explorer', 'united-quest'] },
        why: 'Explorer and Quest are what every guide names for people who fly United often.',
      },
      {
        gainOf: 'united-quest',
        over: { programs: { 'united-mileageplus': 1000 } },
        bonus: false,
        atLeast: 100,
        why: 'The airline pays its miles on its own tickets.',
      },
    ],
  },
  {
    name: 'Hilton guest with $8,000 a year at Hilton',
    advice: 'Surpass for most, Aspire for people who use its credits.',
    judgment: 'Credible: in exactly this order.',
    profile: { credit: 'excellent', programs: { 'hilton-honors': 8000 } },
    costs: { ...costs, travel: 900, details: { hotels: 700 } },
    rules: [
      {
        within: 3,
        some: { programs: ['hilton-honors'] },
        why: '12 or 14 points per dollar at Hilton are worth more than 5% there.',
      },
      {
        first: { ids: ['hilton-honors-american-express-surpass-card'] },
        ...keeping,
        why: 'Surpass is the card to keep: 12 points at Hilton and 6 on food for $150.',
      },
      {
        within: 10,
        none: { programs: ['marriott-bonvoy', 'world-of-hyatt'] },
        why: 'They stay with Hilton.',
      },
    ],
  },
  {
    name: 'Marriott guest with $6,000 a year at Marriott',
    advice: 'Boundless is the standard card, and Brilliant is for people who use the dining credit.',
    judgment: 'Credible: Boundless is $32 behind in year one and first in later years.',
    profile: { programs: { 'marriott-bonvoy': 6000 } },
    costs: { ...costs, travel: 800, details: { hotels: 500 } },
    rules: [
      {
        within: 5,
        some: { ids: ['marriott-bonvoy-boundless-credit-card'] },
        why: 'Boundless is the standard card for Marriott guests.',
      },
      {
        within: 5,
        none: { feeAbove: 300 },
        why: 'Brilliant’s $650 fee is for people who use its dining credit, which isn’t ticked.',
      },
    ],
  },
  {
    name: 'Hyatt guest with $5,000 a year at Hyatt',
    advice: 'The World of Hyatt card, because its points are worth the most.',
    judgment: 'Credible: it wins in every list.',
    profile: { programs: { 'world-of-hyatt': 5000 } },
    costs: { ...costs, travel: 700, details: { hotels: 450 } },
    rules: [
      {
        within: 3,
        some: { ids: ['world-of-hyatt-credit-card'] },
        why: '4 points at Hyatt, at the highest value of all hotel points.',
      },
      { first: { ids: ['world-of-hyatt-credit-card'] }, years: 3, why: 'Loyal guests keep it for years.' },
    ],
  },
  {
    name: 'Southwest flyer who states no amount',
    advice: 'A Southwest card for the bonus, or Sapphire Preferred, which transfers to Southwest.',
    judgment: 'Credible: both are in the top six.',
    profile: { programs: { 'southwest-rapid-rewards': null } },
    costs: { ...costs, travel: 600, details: { flights: 400 } },
    rules: [
      {
        within: 10,
        some: { programs: ['southwest-rapid-rewards'] },
        why: 'Half of the flights with Southwest is enough to use a bonus of one trip.',
      },
    ],
  },
  {
    name: 'Costco family with $7,200 a year there',
    advice: 'Costco’s own Visa for gas, or any 2% Visa, because warehouses take nothing else.',
    judgment: 'Credible: Visas lead, and cards that Costco refuses earn nothing on $7,200.',
    profile: { memberships: ['costco'], memberSpending: { costco: 7200 } },
    costs: family,
    rules: [
      {
        within: 7,
        some: { ids: ['costco-anywhere-visa-card-by-citi'] },
        ...keeping,
        why: '4% on gas and 2% at Costco, where few cards pay more.',
      },
      {
        within: 5,
        none: { ids: ['bread-cashback-american-express-card', 'citi-double-cash', 'discover-it-cash-back'] },
        ...keeping,
        why: 'Costco’s warehouses take only Visa, so they earn nothing on $7,200.',
      },
      { within: 5, some: { ids: flatVisas }, ...keeping, why: 'A 2% Visa is the other sound choice.' },
      { listed: 'out-of-reach', ids: ['sams-club-mastercard'], why: 'Sam’s Club is another club.' },
    ],
  },
  {
    name: 'Family with $600 a month at clubs and no membership named',
    advice: 'Grocery rates exclude clubs, so a 2% card is the advice.',
    judgment: 'Credible: club cards are listed as out of reach, with the membership they need.',
    profile: {},
    costs: { ...family, details: { warehouseClubs: 600 } },
    rules: [
      {
        listed: 'out-of-reach',
        ids: ['costco-anywhere-visa-card-by-citi', 'sams-club-mastercard', 'bjs-one-mastercard'],
        why: 'Club cards are for members.',
      },
      {
        within: 5,
        some: { ids: flatTwoPercent },
        ...keeping,
        why: 'Grocery rates exclude clubs; 2% doesn’t.',
      },
    ],
  },
  {
    name: 'Sam’s Club Plus family with $6,000 a year there',
    advice: 'Plus members get 5% on gas and 3% in the club, which Doctor of Credit calls underrated.',
    judgment: 'Credible: the Sam’s Club card is the card to keep, and bonuses lead year one.',
    profile: {
      memberships: ['sams-club', 'sams-club-plus'],
      memberSpending: { 'sams-club-plus': 6000 },
      programs: { 'sams-cash': 6000 },
    },
    costs: { ...family, gas: 400, other: 1300 },
    rules: [
      {
        first: { ids: ['sams-club-mastercard'] },
        ...keeping,
        why: '5% on gas and 3% in the club without a fee.',
      },
      { listed: 'out-of-reach', ids: ['costco-anywhere-visa-card-by-citi'], why: 'Costco is another club.' },
    ],
  },
  {
    name: 'Sam’s Club family without Plus',
    advice: 'Without Plus, the card pays 1% in the club, so nobody recommends it.',
    judgment: 'Credible: it isn’t near the top.',
    profile: {
      memberships: ['sams-club'],
      memberSpending: { 'sams-club': 6000 },
      programs: { 'sams-cash': 6000 },
    },
    costs: { ...family, gas: 150, other: 1300 },
    rules: [
      {
        within: 5,
        none: { ids: ['sams-club-mastercard'] },
        ...keeping,
        why: 'Without Plus, the club earns 1%, less than any 2% card.',
      },
    ],
  },
  {
    name: 'Prime family with $4,800 a year at Amazon',
    advice: 'Prime Visa, for 5% without a fee.',
    judgment: 'Credible: it’s the card to keep, and bonuses lead year one.',
    profile: { memberships: ['amazon-prime'], memberSpending: { 'amazon-prime': 4800 } },
    costs: { ...family, grocery: 200, gas: 150, other: 1000 },
    rules: [
      {
        within: 5,
        some: { ids: ['amazon-prime-rewards-visa-signature-card'] },
        ...keeping,
        why: '5% at Amazon on a third of all spending, without a fee.',
      },
      {
        gainOf: 'amazon-prime-rewards-visa-signature-card',
        over: { memberships: ['amazon-account'], memberSpending: { 'amazon-account': 4800 } },
        bonus: false,
        atLeast: 96,
        atMost: 96,
        why: 'Prime adds 2% of $4,800.',
      },
    ],
  },
  {
    name: 'Amazon shopper without Prime',
    advice: '3% on $2,400 isn’t enough for a store card; 2% on everything is simpler.',
    judgment: 'Credible: neither Amazon card is near the top.',
    profile: { memberships: ['amazon-account'], memberSpending: { 'amazon-account': 2400 } },
    costs: { ...family, other: 1000 },
    rules: [
      {
        within: 5,
        none: { ids: ['amazon-prime-rewards-visa-signature-card', 'amazon-visa-non-prime'] },
        ...keeping,
        why: '3% on $2,400 doesn’t make up for 1% on most other purchases.',
      },
    ],
  },
]
