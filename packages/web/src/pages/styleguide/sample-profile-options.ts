import type {
  CreditOption,
  MembershipOption,
  ProfileOptions,
  ProgramOption,
} from '@cardsight/contract/schemas'

const programs: readonly ProgramOption[] = [
  bank('chase-ultimate-rewards', 'Chase Ultimate Rewards', 100, 170),
  bank('amex-membership-rewards', 'American Express Membership Rewards', 60, 170),
  bank('capital-one-miles', 'Capital One miles', 50, 170),
  bank('us-bank-points', 'U.S. Bank points', 100, 100),
  { ...bank('cash', 'Cash back', 100, 100), kind: 'cash' },
  brand('airline', 'aadvantage', 'American Airlines AAdvantage', 150),
  brand('airline', 'atmos-rewards', 'Atmos Rewards (Alaska and Hawaiian)', 150),
  brand('airline', 'delta-skymiles', 'Delta SkyMiles', 120),
  brand('airline', 'jetblue-trueblue', 'JetBlue TrueBlue', 130),
  brand('airline', 'southwest-rapid-rewards', 'Southwest Rapid Rewards', 130),
  brand('airline', 'united-mileageplus', 'United MileagePlus', 120),
  brand('airline', 'virgin-points', 'Virgin Points (Virgin Atlantic, Virgin Red)', 135),
  brand('hotel', 'hilton-honors', 'Hilton Honors', 50),
  brand('hotel', 'ihg-one-rewards', 'IHG One Rewards', 55),
  brand('hotel', 'marriott-bonvoy', 'Marriott Bonvoy', 72),
  brand('hotel', 'world-of-hyatt', 'World of Hyatt', 150),
  brand('rail', 'amtrak-guest-rewards', 'Amtrak Guest Rewards', 250),
  brand('cruise', 'royal-caribbean-points', 'Royal Caribbean and Celebrity MyCruise points', 100),
  brand('store', 'macys-star-money', 'Macy’s Star Money', 100),
  brand('store', 'rei-rewards', 'Co-op Member Rewards', 100),
  brand('store', 'key-rewards', 'Key Rewards (Williams-Sonoma, Pottery Barn, West Elm)', 100),
]

const memberships: readonly MembershipOption[] = [
  membership(
    'paid',
    'aaa',
    'AAA membership',
    'Anyone can join a regional AAA club. Dues vary by club.',
    null,
  ),
  membership('paid', 'amazon-prime', 'Amazon Prime', 'Anyone can join.', 139),
  membership('paid', 'coinbase-one', 'Coinbase One', 'Anyone in the United States can join.', 49.99),
  membership('paid', 'costco', 'Costco membership', 'Anyone can join.', 65),
  membership('paid', 'sams-club', 'Sam’s Club membership', 'Anyone can join.', 50),
  {
    ...membership('paid', 'sams-club-plus', 'Sam’s Club Plus', 'Anyone can join.', 110),
    implies: ['sams-club'],
  },
  membership(
    'military',
    'usaa',
    'USAA membership',
    'Military members, veterans, and their spouses and children.',
  ),
  membership('bank', 'fidelity', 'Fidelity account', 'Anyone can open one.'),
  membership(
    'bank',
    'bofa-rewards-preferred-honors',
    'BofA Rewards Preferred Honors',
    'Clients with $100,000 or more in Bank of America deposits and Merrill investments.',
  ),
  membership('status', 'macys-gold', 'Macy’s Gold status', 'Cardholders who spend $500 a year at Macy’s.'),
  membership('student', 'student', 'College enrollment', 'Students who are enrolled at a college.'),
  membership('device', 'apple-device', 'iPhone or iPad', 'Owners with an Apple account.'),
  membership('free', 'venmo', 'Venmo account', 'Anyone can open one.'),
]

const credits: readonly CreditOption[] = [
  credit('uber-cash', 'Uber Cash', 200, 100),
  credit('hotel-credit', 'Hotel Credit', 600, 390),
  credit('travel-credit', 'Travel Credit', 300, 270),
  credit('digital-entertainment', 'Digital Entertainment Credit', 300, 150),
  credit('global-entry', 'Global Entry / TSA PreCheck Credit', 30, 27),
]

/** Some options of each kind, with long names. */
export const sampleProfileOptions: ProfileOptions = {
  programs: [...programs],
  memberships: [...memberships],
  credits: [...credits],
}

function bank(id: string, name: string, floor: number, usual: number): ProgramOption {
  return { id, name, kind: 'bank', unit: 'points', needsUse: false, values: { floor, easy: 100, usual } }
}

function brand(kind: ProgramOption['kind'], id: string, name: string, usual: number): ProgramOption {
  return { id, name, kind, unit: 'points', needsUse: true, values: { floor: 0, easy: 0, usual } }
}

function membership(
  kind: MembershipOption['kind'],
  id: string,
  name: string,
  who: string,
  yearlyCost: number | null = 0,
): MembershipOption {
  return { id, name, kind, who, yearlyCost, implies: [], changesRates: false }
}

function credit(id: string, name: string, yearly: number, counted: number): CreditOption {
  return { id, name, cardIds: [], yearlyCents: yearly * 100, countedCents: counted * 100 }
}
