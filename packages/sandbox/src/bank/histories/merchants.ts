/** Merchants by category, each with the text that statements show for it. */

export type Channel = 'in store' | 'online' | 'other'

type Group = {
  /** The provider's detailed category, version 2. */
  readonly detailed: string
  /** The card networks' merchant category code. Null if cards aren't accepted. */
  readonly mcc: string | null
  readonly channel: Channel
  /** ISO code. Defaults to the United States. */
  readonly country?: string
  /** Statement text by merchant name; alternatives are separated by `|`. */
  readonly names: Readonly<Record<string, string>>
}

export const merchantGroups: readonly Group[] = [
  {
    detailed: 'FOOD_AND_DRINK_GROCERIES',
    mcc: '5411',
    channel: 'in store',
    names: {
      Kroger: 'KROGER',
      Safeway: 'SAFEWAY',
      Publix: 'PUBLIX',
      'H-E-B': 'H-E-B|HEB',
      'Whole Foods Market': 'WHOLEFDS|WHOLE FOODS',
      "Trader Joe's": 'TRADER JOE S|TRADER JOES',
      Aldi: 'ALDI',
      Wegmans: 'WEGMANS',
      'Stop & Shop': 'STOP & SHOP|STOP AND SHOP',
      Albertsons: 'ALBERTSONS',
      'Sprouts Farmers Market': 'SPROUTS',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_GROCERIES',
    mcc: '5411',
    channel: 'online',
    names: { Instacart: 'INSTACART', FreshDirect: 'FRESHDIRECT' },
  },
  {
    detailed: 'TRANSPORTATION_GAS',
    mcc: '5541',
    channel: 'in store',
    names: {
      Shell: 'SHELL OIL|SHELL SERVICE STATION|SHELL',
      Chevron: 'CHEVRON',
      Exxon: 'EXXON|EXXONMOBIL',
      BP: 'BP',
      Sunoco: 'SUNOCO',
      Valero: 'VALERO',
      Mobil: 'MOBIL',
      'Circle K': 'CIRCLE K',
      Wawa: 'WAWA',
      'Costco Gas': 'COSTCO GAS',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    mcc: '5812',
    channel: 'in store',
    names: {
      'Olive Garden': 'OLIVE GARDEN',
      'The Cheesecake Factory': 'CHEESECAKE FACTORY|CHEESECAKE',
      'Texas Roadhouse': 'TEXAS ROADHOUSE',
      IHOP: 'IHOP',
      Applebees: 'APPLEBEES',
      'Blue Door Kitchen': 'TST* BLUE DOOR KITCHEN',
      'Harbor Noodle House': 'SQ *HARBOR NOODLE HOUSE',
      'Casa Marigold': 'CASA MARIGOLD',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_FAST_FOOD',
    mcc: '5814',
    channel: 'in store',
    names: {
      "McDonald's": "MCDONALD'S",
      Chipotle: 'CHIPOTLE',
      'Chick-fil-A': 'CHICK-FIL-A',
      'Taco Bell': 'TACO BELL',
      Wendys: "WENDY'S",
      'Panera Bread': 'PANERA BREAD|PANERA',
      Subway: 'SUBWAY',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    mcc: '5812',
    channel: 'online',
    names: { DoorDash: 'DOORDASH', 'Uber Eats': 'UBER EATS', Grubhub: 'GRUBHUB' },
  },
  {
    detailed: 'FOOD_AND_DRINK_COFFEE',
    mcc: '5814',
    channel: 'in store',
    names: { Starbucks: 'STARBUCKS', Dunkin: "DUNKIN'|DUNKIN", "Peet's Coffee": "PEET'S" },
  },
  {
    detailed: 'FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR',
    mcc: '5921',
    channel: 'in store',
    names: { 'Total Wine & More': 'TOTAL WINE' },
  },
  {
    detailed: 'TRAVEL_FLIGHTS',
    mcc: '4511',
    channel: 'online',
    names: {
      'United Airlines': 'UNITED AIRLINES|UNITED',
      'Delta Air Lines': 'DELTA AIR LINES|DELTA AIR',
      'American Airlines': 'AMERICAN AIRLINES|AMERICAN AIR',
      'Southwest Airlines': 'SOUTHWES|SOUTHWEST AIRLINES|SOUTHWEST',
      'JetBlue Airways': 'JETBLUE',
      'Alaska Airlines': 'ALASKA AIRLINES|ALASKA AIR',
    },
  },
  {
    detailed: 'TRAVEL_LODGING',
    mcc: '7011',
    channel: 'in store',
    names: {
      Marriott: 'MARRIOTT',
      Hilton: 'HILTON',
      Hyatt: 'HYATT',
      'Holiday Inn': 'HOLIDAY INN',
      'Best Western': 'BEST WESTERN',
    },
  },
  {
    detailed: 'TRAVEL_LODGING',
    mcc: '7011',
    channel: 'online',
    names: { Airbnb: 'AIRBNB', 'Booking.com': 'BOOKING.COM', Expedia: 'EXPEDIA' },
  },
  {
    detailed: 'TRAVEL_RENTAL_CARS',
    mcc: '7512',
    channel: 'in store',
    names: { Hertz: 'HERTZ', Avis: 'AVIS', 'Enterprise Rent-A-Car': 'ENTERPRISE RENT-A-CAR|ENTERPRISE RENT' },
  },
  {
    detailed: 'TRANSPORTATION_TAXIS_AND_RIDE_SHARES',
    mcc: '4121',
    channel: 'online',
    names: { Uber: 'UBER TRIP|UBER', Lyft: 'LYFT' },
  },
  {
    detailed: 'TRANSPORTATION_PUBLIC_TRANSIT',
    mcc: '4111',
    channel: 'in store',
    names: { MTA: 'MTA', 'BART Clipper': 'CLIPPER', Amtrak: 'AMTRAK' },
  },
  {
    detailed: 'TRANSPORTATION_PARKING',
    mcc: '7523',
    channel: 'in store',
    names: { ParkMobile: 'PARKMOBILE', SpotHero: 'SPOTHERO' },
  },
  {
    detailed: 'TRANSPORTATION_TOLLS',
    mcc: '4784',
    channel: 'other',
    names: { 'E-ZPass': 'E-ZPASS|EZPASS' },
  },
]
