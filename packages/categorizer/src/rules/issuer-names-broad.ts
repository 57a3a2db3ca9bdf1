/**
 * Category names of issuers and apps that cover several kinds of stores. `leaf` counts if nothing else is known. 'Health'
 * covers doctors and drugstores. Cards pay for drugstores only, so its leaf is 'healthcare'.
 */
import type { CategoryKey, Leaf } from '@cardsight/engine/categories'

type BroadNames = Readonly<{ leaf: Leaf; covers: readonly CategoryKey[]; names: string }>

const stores = ['shops', 'online-shopping', 'department-store', 'warehouse', 'pharmacy', 'grocery'] as const

export const broadNames: readonly BroadNames[] = [
  {
    leaf: 'other-shop',
    covers: stores,
    names: `
      Shopping, Merchandise, General Merchandise, Shops, Retail, Shopping & Retail, Hobbies, Toys, Baby Supplies, Household,
      Home Supplies, Kids, Electronics/General Merchandise, Merchandise & Supplies, General Purchases,
      Merchandise & Supplies-General Retail, Merchandise & Supplies-Arts & Jewelry, General Purchases-General Retail
    `,
  },
  {
    leaf: 'online-shopping',
    covers: ['online-shopping', 'shops', 'department-store', 'grocery', 'media', 'service'],
    names: `
      Merchandise & Supplies-Internet Purchase, Merchandise & Supplies-Mail Order, General Purchases-Online Purchases,
      General Purchases-Mail Order
    `,
  },
  { leaf: 'other-shop', covers: ['shops', 'restaurant', 'grocery'], names: 'Alcohol, Liquor, Beer & Wine' },
  {
    leaf: 'dining',
    covers: ['restaurant', 'grocery', 'shops'],
    names: 'Food & Dining, Food, Food & Beverage',
  },
  {
    leaf: 'other-travel',
    covers: ['travel', 'flights', 'transportation', 'recreation'],
    names: `
      Travel, Other Travel, Travel & Vacation, Vacation, Vacations, Travel/ Entertainment, Travel & Entertainment,
      Travel & Lifestyle, Business Travel, Business Travel & Meals, Travel-Other Travel
    `,
  },
  {
    leaf: 'entertainment',
    covers: ['recreation', 'media', 'gym'],
    names: `
      Entertainment, Entertainment & Rec., Entertainment & Recreation, Entertainment/Recreation, Recreation, Fun,
      Entertainment-Other Entertainment, Entertainment-Associations, Entertainment-Clubs, Kids Activities,
      Child Activities
    `,
  },
  {
    leaf: 'healthcare',
    covers: ['service', 'pharmacy', 'gym', 'shops'],
    names: `
      Health & Wellness, Health, Health & Fitness, Health/Medical, Healthcare & Pharmacy, Wellness, Personal Care & Fitness
    `,
  },
  {
    leaf: 'home-improvement',
    covers: ['shops', 'service', 'online-shopping'],
    names: 'Home, Home & Garden, Home & Utilities',
  },
  {
    leaf: 'utilities',
    covers: ['service', 'media'],
    names: 'Bills & Utilities, Bills, Bill, Business Utilities & Communication',
  },
  { leaf: 'phone', covers: ['service', 'media'], names: 'Communications' },
  {
    leaf: 'gas',
    covers: ['gas', 'service', 'shops'],
    names: 'Gas/Automotive, Automotive/Fuel, Automotive & Gas',
  },
  {
    leaf: 'auto-service',
    covers: ['service', 'gas', 'shops', 'transportation'],
    names: 'Automotive, Auto, Car, Auto & Transport, Auto & Transportation, Automotive Expenses',
  },
  {
    leaf: 'transit',
    covers: ['transportation', 'travel', 'gas'],
    names: 'Transportation, Transport, Transportation-Other Transportation',
  },
  {
    leaf: 'personal-care',
    covers: ['service', 'shops', 'recreation', 'online-shopping'],
    names: 'Personal, Personal/Family',
  },
  {
    leaf: 'pets',
    covers: ['shops', 'service', 'online-shopping'],
    names: 'Pets, Pet Care, Pet, Pets/Pet Care, Pet Grooming',
  },
  {
    leaf: 'digital-media',
    covers: ['media', 'service', 'online-shopping', 'shops', 'recreation'],
    names: `
      Subscriptions, Subscriptions/Renewals, Dues & Subscriptions, Software, Software & Tech, Software Subscriptions,
      Monthly Software Subscriptions, Annual Software Subscriptions, Memberships & Subscriptions
    `,
  },
  {
    leaf: 'professional-service',
    covers: ['service', 'transportation', 'online-shopping'],
    names: `
      Services, Other Services, Services/Supplies, Business Services, Business Services-Other Services,
      Govt-services-parking, Office Expenses
    `,
  },
]

/** Names that say nothing about a purchase. */
export const tooGeneralNames = `
  Other, Miscellaneous, Misc, Misc., Misc Expenses, Uncategorized, Unknown, None, General, Expenses,
  Other Expenses, Other-Miscellaneous, Gifts, Gift, Gifts & Donations, Gifts/Donations, Fun Money, Celebrations,
  Christmas, Birthdays, Stuff I Forgot to Budget For, Business, Business Miscellaneous, Installment, Debit, Financial,
  Allowance, Child Support, Returned Purchase, Refunds/Adjustments, Employee Wages & Contract Labor, Everyday,
  Everyday Expenses, Immediate Obligations, True Expenses, Quality of Life Goals, Just for Fun, Wants, Needs, Split
`
