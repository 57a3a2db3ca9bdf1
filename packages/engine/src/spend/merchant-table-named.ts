/**
 * Merchants that cards in the catalog name, by the catalog's keys. A key may have several rows: a chain's brands, or
 * different leaves for parts of the business. Names that are ordinary words, such as Target, Shell or Delta, match the
 * word only at the end of the text or before a number; other text after it means another merchant.
 */
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'

/**
 * By leaf: the key, the display name, and phrases that the merchant's statement lines start with, in the syntax of a
 * phrase table. The name alone or before a number always matches.
 */
export type MerchantRows = Readonly<
  Partial<Record<Leaf, readonly (readonly [key: MerchantKey, name: string, ...patterns: string[]])[]>>
>

export const namedMerchants: MerchantRows = {
  supermarket: [
    ['kroger', 'Kroger', 'KROGER*'],
    ['kroger', 'Ralphs', 'RALPHS'],
    ['kroger', 'King Soopers', 'KING SOOP*'],
    ['kroger', 'Fred Meyer', 'FRED MEYER*', 'FREDMEYER*', 'FRED M FUEL*'],
    ['kroger', "Fry's", 'FRYS FOOD*', 'FRYS MKT*', 'FRYS MARKETPLACE*'],
    ['kroger', "Smith's", 'SMITHS FOOD*', 'SMITHS MARKETPLACE*', 'SMITHS MRKTPL*'],
    ['kroger', 'QFC', 'QFC', 'QUALITY FOOD CENTER*'],
    ['kroger', 'Harris Teeter', 'HARRIS TEET*'],
    ['kroger', 'Dillons', 'DILLONS#', 'DILLON STORES*'],
    ['kroger', 'City Market', 'CITY MARKET#'],
    ['kroger', 'Food 4 Less', 'FOOD 4 LESS*', 'FOOD4LESS*'],
    ['kroger', "Mariano's", 'MARIANOS*'],
    ['kroger', "Pick 'n Save", 'PICK N SAVE*'],
    ['kroger', 'Metro Market', 'METRO MARKET#'],
    ['whole-foods', 'Whole Foods Market', 'WHOLE FOODS*', 'WHOLEFDS*', 'WHOLEFOODS*', 'WFM#'],
  ],
  'online-grocery': [
    ['amazon', 'Amazon Fresh', 'AMAZON FRESH*', 'AMAZONFRESH*', 'AMAZON GROC*', 'AMZN FRESH*'],
    ['instacart', 'Instacart', 'INSTACART*', 'IC INSTACART*'],
  ],
  'wholesale-club': [
    ['bjs', "BJ's Wholesale", 'BJS WHOLESALE*', 'BJS COM', 'BJ S WHOLESALE*'],
    ['costco', 'Costco', 'COSTCO*', 'WWW COSTCO*'],
    ['sams-club', "Sam's Club", 'SAMS CLUB*', 'SAMSCLUB*', 'SAM S CLUB*'],
  ],
  superstore: [
    ['target', 'Target', 'TARGET T', 'TARGET COM', 'TARGET STORE*', 'TARGET SUPER*', 'SUPERTARGET*'],
    ['walmart', 'Walmart', 'WALMART*', 'WAL MART*', 'WM SUPERCENTER*', 'WM SUPERC*', 'WMT*'],
  ],
  gas: [
    ['costco-gas', 'Costco Gas', 'COSTCO GAS*', 'COSTCO FUEL*'],
    ['exxon-mobil', 'Exxon', 'EXXON*', 'EXXON MOBIL*', 'EXXONMOBIL*'],
    ['exxon-mobil', 'Mobil', 'MOBIL OIL*', 'MOBIL GAS*', 'MOBIL MART*', 'MOBIL ON THE RUN*'],
  ],
  'ev-charging': [['chargepoint', 'ChargePoint', 'CHARGEPOINT*', 'CHARGE POINT*']],
  dining: [['rakuten-dining', 'Rakuten Dining', 'RAKUTEN DINING*']],
  'food-delivery': [
    ['caviar', 'Caviar', 'TRYCAVIAR*', 'CAVIAR ORDER*', 'DD CAVIAR*'],
    ['doordash', 'DoorDash', 'DOORDASH*', 'DD DOORDASH*', 'DD DASHPASS*'],
    ['favor', 'Favor', 'FAVOR DELIV*', 'FAVOR TX*'],
  ],
  streaming: [
    ['amazon', 'Prime Video', 'PRIME VIDEO*', 'AMAZON VIDEO*', 'AMAZON PRIME VIDEO*', 'AMAZON MUSIC*'],
    ['apple', 'Apple TV', 'APPLE TV*', 'APPLETV*'],
    ['apple', 'Apple Music', 'APPLE MUSIC*'],
    ['disney-plus', 'Disney+', 'DISNEY PLUS*', 'DISNEYPLUS*'],
    ['espn-plus', 'ESPN+', 'ESPN PLUS*', 'ESPNPLUS*', 'ESPN#'],
    ['hulu', 'Hulu', 'HULU*', 'HLU HULU*'],
  ],
  'digital-media': [
    ['amazon', 'Kindle', 'KINDLE*', 'AMAZON KINDLE*', 'AMAZON DIGI*', 'AMZN DIGI*'],
    [
      'apple',
      'Apple Services',
      'APPLE COM BILL*',
      'APL ITUNES*',
      'APL APPLE*',
      'ITUNES*',
      'APPLE SERVICES*',
      'APPLE ONE',
    ],
    ['audible', 'Audible', 'AUDIBLE*'],
    ['playstation', 'PlayStation', 'PLAYSTATION*', 'SONY PLAYSTATION*', 'PS PLUS*'],
  ],
  rideshare: [
    ['lyft', 'Lyft', 'LYFT*'],
    ['uber', 'Uber', 'UBER', 'UBERBV*', 'UBER TRIP*', 'UBERTRIP*'],
  ],
  rail: [['amtrak', 'Amtrak', 'AMTRAK*']],
  entertainment: [
    [
      'disney',
      'Disney',
      'DISNEYLAND*',
      'DISNEY WORLD*',
      'WALT DISNEY*',
      'WDW*',
      'DISNEY RESORT*',
      'DISNEY TICKET*',
    ],
  ],
  flights: [
    ['aer-lingus', 'Aer Lingus', 'AER LINGUS*'],
    ['aeromexico', 'Aeromexico', 'AEROMEXICO*', 'AERO MEXICO*'],
    ['air-canada', 'Air Canada', 'AIR CANADA*', 'AIRCANADA*'],
    ['air-europa', 'Air Europa', 'AIR EUROPA*', 'AIREUROPA*'],
    ['air-france', 'Air France', 'AIR FRANCE*', 'AIRFRANCE*'],
    ['alaska-airlines', 'Alaska Airlines', 'ALASKA AIR*', 'ALASKAAIR*'],
    ['american-airlines', 'American Airlines', 'AMERICAN AIR*', 'AMERICAN AI', 'AMERICAN 001*'],
    ['british-airways', 'British Airways', 'BRITISH AIR*', 'BRITISH AWYS*', 'BRITISHAIR*'],
    ['delta', 'Delta', 'DELTA AIR*', 'DELTA COM', 'DELTAAIR*'],
    ['hawaiian-airlines', 'Hawaiian Airlines', 'HAWAIIAN AIR*', 'HAWAIIAN 173*'],
    ['iberia', 'Iberia', 'IBERIA AIR*', 'IBERIA LINEAS*', 'IBERIA LAE*'],
    ['jetblue', 'JetBlue', 'JETBLUE*', 'JET BLUE*'],
    ['klm', 'KLM', 'KLM*'],
    ['korean-air', 'Korean Air', 'KOREAN AIR*'],
    ['sas', 'SAS', 'SAS AIR*', 'SAS SCANDI*', 'SCANDINAVIAN AIR*'],
    ['southwest', 'Southwest', 'SOUTHWEST AIR*', 'SOUTHWES#', 'SWA INFLIGHT*', 'SWA EARLYBRD*'],
    ['spirit-airlines', 'Spirit Airlines', 'SPIRIT AIR*', 'SPIRIT 487*', 'SPIRIT COM'],
    ['united-airlines', 'United', 'UNITED AIR*', 'UNITED COM'],
    ['virgin-atlantic', 'Virgin Atlantic', 'VIRGIN ATL*'],
  ],
  hotels: [
    ['choice-hotels', 'Choice Hotels', 'CHOICE HOTELS*', 'COMFORT INN*', 'COMFORT SUITES*', 'QUALITY INN*'],
    [
      'choice-hotels',
      'Choice Hotels',
      'ECONO LODGE*',
      'ECONOLODGE*',
      'RODEWAY INN*',
      'CLARION INN*',
      'CLARION HOTEL*',
      'SLEEP INN*',
    ],
    ['choice-hotels', 'Choice Hotels', 'CAMBRIA HOTEL*', 'MAINSTAY SUITES*'],
    ['hilton', 'Hilton', 'HILTON*', 'HAMPTON INN*', 'DOUBLETREE*', 'EMBASSY SUITES*', 'HOMEWOOD SUITES*'],
    [
      'hilton',
      'Hilton',
      'HOME2 SUITES*',
      'TRU BY HILTON*',
      'WALDORF ASTORIA*',
      'CONRAD HOTEL*',
      'CANOPY BY*',
    ],
    ['hyatt', 'Hyatt', 'HYATT*', 'ANDAZ*', 'PARK HYATT*', 'GRAND HYATT*', 'THOMPSON HOTEL*'],
    ['ihg', 'IHG', 'IHG*', 'HOLIDAY INN*', 'HOLIDAYINN*', 'CROWNE PLAZA*', 'INTERCONTINENTAL HOTEL*'],
    ['ihg', 'IHG', 'CANDLEWOOD SUITES*', 'STAYBRIDGE*', 'KIMPTON*', 'HOTEL INDIGO*', 'AVID HOTEL*'],
    ['marriott', 'Marriott', 'MARRIOTT*', 'JW MARRIOTT*', 'COURTYARD BY*', 'COURTYARD#', 'RESIDENCE INN*'],
    ['marriott', 'Marriott', 'FAIRFIELD INN*', 'SPRINGHILL SUITES*', 'TOWNEPLACE*', 'SHERATON*', 'WESTIN'],
    [
      'marriott',
      'Marriott',
      'W HOTEL*',
      'RITZ CARLTON*',
      'ST REGIS*',
      'ALOFT*',
      'RENAISSANCE HOTEL*',
      'LE MERIDIEN*',
    ],
    [
      'marriott',
      'Marriott',
      'FOUR POINTS*',
      'GAYLORD OPRY*',
      'GAYLORD RESORT*',
      'MOXY*',
      'AC HOTEL*',
      'DELTA HOTELS*',
      'AUTOGRAPH COLL*',
    ],
    [
      'wyndham',
      'Wyndham',
      'WYNDHAM*',
      'DAYS INN*',
      'SUPER 8',
      'RAMADA*',
      'LA QUINTA*',
      'TRAVELODGE*',
      'MICROTEL*',
    ],
    ['wyndham', 'Wyndham', 'BAYMONT*', 'WINGATE BY*', 'HOWARD JOHNSON*', 'HAWTHORN SUITES*', 'AMERICINN*'],
  ],
  'vacation-rental': [
    ['airbnb', 'Airbnb', 'AIRBNB*'],
    ['vacasa', 'Vacasa', 'VACASA*'],
    ['vrbo', 'Vrbo', 'VRBO*', 'HOMEAWAY*'],
  ],
  'car-rental': [['hertz', 'Hertz', 'HERTZ*']],
  cruise: [
    ['disney', 'Disney Cruise Line', 'DISNEY CRUISE*'],
    ['norwegian-cruise-line', 'Norwegian Cruise Line', 'NORWEGIAN CRUISE*', 'NCL CRUISE*', 'NCL NORWEGIAN*'],
    ['princess-cruises', 'Princess Cruises', 'PRINCESS CRUISE*'],
  ],
  'travel-agency': [
    ['booking', 'Booking.com', 'BOOKING COM', 'BKG BOOKING*', 'HOTEL AT BOOKING*'],
    ['expedia', 'Expedia', 'EXPEDIA*'],
    ['hotels-com', 'Hotels.com', 'HOTELS COM', 'HOTELSCOM*'],
  ],
  drugstore: [
    ['duane-reade', 'Duane Reade', 'DUANE READE*', 'DUANEREADE*'],
    ['walgreens', 'Walgreens', 'WALGREEN*'],
  ],
  gym: [['peloton', 'Peloton', 'PELOTON*', 'ONEPELOTON*']],
  clothing: [
    ['nike', 'Nike', 'NIKE COM', 'NIKE FACTORY*', 'NIKE STORE*', 'NIKEPOS*'],
    ['old-navy', 'Old Navy', 'OLD NAVY*', 'OLDNAVY*'],
  ],
  electronics: [
    ['apple', 'Apple', 'APPLE STORE*', 'APPLE COM US', 'APPLE ONLINE*', 'APPLE COM'],
    ['best-buy', 'Best Buy', 'BESTBUY*', 'BEST BUY COM', 'BEST BUY MHT*', 'BEST BUY GEEK*'],
    ['samsung', 'Samsung', 'SAMSUNG ELECTR*', 'SAMSUNG COM'],
  ],
  'home-improvement': [['ace-hardware', 'Ace Hardware', 'ACE HARDWARE*', 'ACE HDWE*', 'ACE HDW*']],
  'sporting-goods': [['rei', 'REI', 'REI COM', 'REI STORE*']],
  'other-shop': [['disney', 'Disney Store', 'DISNEY STORE*', 'SHOPDISNEY*', 'SHOP DISNEY*', 'DISNEYSTORE*']],
  phone: [
    ['att', 'AT&T', 'AT T', 'ATT BILL*', 'ATT MOB*', 'ATT PAYMENT*', 'ATT WIRELESS*', 'ATT#'],
    ['t-mobile', 'T-Mobile', 'T MOBILE*', 'TMOBILE*', 'TMO'],
    ['verizon', 'Verizon', 'VERIZON*', 'VZWRLSS*', 'VZ WIRELESS*', 'VZW*'],
  ],
  'internet-tv': [['att', 'AT&T Internet', 'AT T INTERNET*', 'AT T FIBER*', 'ATT UVERSE*', 'ATT INTERNET*']],
  'auto-service': [
    ['aaa', 'AAA', 'AAA MEMBERSHIP*', 'AAA CLUB*', 'AAA AUTO CLUB*', 'AAA NORTHEAST*', 'AAA CAROLINAS*'],
  ],
  charity: [
    ['american-heart-association', 'American Heart Association', 'AMERICAN HEART A*', 'AMER HEART*'],
    ['american-red-cross', 'American Red Cross', 'AMERICAN RED CROSS*', 'AMER RED CROSS*', 'RED CROSS#'],
    ['feeding-america', 'Feeding America', 'FEEDING AMERICA*'],
    ['united-way', 'United Way', 'UNITED WAY*'],
  ],
  'online-shopping': [
    ['amazon', 'Amazon', 'AMAZON*', 'AMZN*', 'WWW AMAZON*'],
    ['rakuten', 'Rakuten', 'RAKUTEN*'],
    ['shopbop', 'Shopbop', 'SHOPBOP*'],
  ],
  other: [['paypal', 'PayPal']],
}
