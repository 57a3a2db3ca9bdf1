import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysNamedByCards, keysWithSeveralCodes, knownMerchants } from './lookup.ts'
import { atGasStation, recognizeMerchant } from './merchant.ts'

describe('a merchant', () => {
  it.each([
    ['SQ *BLUE BOTTLE 0423', 'Blue Bottle'],
    ['SQ *JOES PLUMBING LLC OAKLAND CA', 'Joes Plumbing'],
    ['TST* THE LOCAL TAP', 'The Local Tap'],
    ['AplPay TST* CAFE ROUGE NEW YORK NY', 'Cafe Rouge'],
    ['SP BROOKLINEN', 'Brooklinen'],
    ['PURCHASE AUTHORIZED ON 04/23 CORNER BAKE SHOP #12 SAN FRANCISCO CA', 'Corner Bake Shop'],
    ['CHECKCARD 0423 CORNER BAKE SHOP', 'Corner Bake Shop'],
    ['POS PURCHASE CORNER BAKE SHOP 55 X1234', 'Corner Bake Shop 55'],
    ['CORNER BAKE SHOP        BERKELEY      CA', 'Corner Bake Shop'],
    ['SMITH DENTAL GROUP 415-555-1234 CA', 'Smith Dental Group'],
    ['BIKES ON MAIN 04/23/26', 'Bikes on Main'],
    ['LOCAL GAS CO DES:PAYMENT ID:8839201', 'Local Gas Co'],
    ['XYZ*REAL SHOP', 'Real Shop'],
    ['REAL SHOP*A1B2C3', 'Real Shop'],
    ["O'MALLEY'S PUB 4432", "O'Malley's Pub"],
    ['CAFÉ NOIR', 'Café Noir'],
    ['GOSQ.COM JANES BAGELS OAKLAND CA', 'Janes Bagels'],
    ['PY *JANES BAGELS', 'Janes Bagels'],
    ['CKE*JANES BAGELS', 'Janes Bagels'],
    ['WPY*JANES BAGELS', 'Janes Bagels'],
    ['LS JANES BAGELS', 'Janes Bagels'],
    ['POS DEBIT 1234 JANES BAGELS OAKLAND CA', 'Janes Bagels'],
    ['DEBIT CARD PURCHASE XXXXX1234 JANES BAGELS OAKLAND CA', 'Janes Bagels'],
    ['PURCHASE AUTHORIZED ON 10/12 JANES BAGELS OAKLAND CA S123456789 CARD 1234', 'Janes Bagels'],
    ['CHECKCARD 1012 JANES BAGELS OAKLAND CA 24692166', 'Janes Bagels'],
    ['DBT CRD 1012 1234 JANES BAGELS', 'Janes Bagels'],
    ['WITHDRAWAL DEBIT CARD JANES BAGELS', 'Janes Bagels'],
    ['JANES BAGELS BERKELEYCA', 'Janes Bagels'],
    ['JANES CAFE AND BAGELSAN FRANCISCO CA', 'Janes Cafe and Bagel'],
    ['JANES BAGELS 94110 CA USA', 'Janes Bagels'],
    ['JANES BAGELS HTTPSJANES.COM CA', 'Janes Bagels'],
    ['JANES BAGELS EUR 12,50 @ 1.08', 'Janes Bagels'],
    ['JANES BAGELS 12.50 CAD', 'Janes Bagels'],
    ['JJ BBQ', 'JJ BBQ'],
    ['Corner Bake Shop', 'Corner Bake Shop'],
    ['99 THINGS AND MORE', '99 Things and More'],
    ['SMITH & CO', 'Smith & Co'],
    ['COME ON IN', 'Come on in'],
    ['SQ *', 'SQ'],
    ['0423', '0423'],
    ['***', '***'],
    ['', ''],
  ])('in %j is named %j', (text, name) => {
    expect(recognizeMerchant(text).name).toBe(name)
  })

  it.each([
    ['AMZN Mktp US*2K4AB1', 'amazon', 'online-shopping'],
    ['AMAZON.COM*MK1 SEATTLE WA', 'amazon', 'online-shopping'],
    ['Prime Video *AB12', 'amazon', 'streaming'],
    ['AMAZON FRESH', 'amazon', 'online-grocery'],
    ['WHOLEFDS OAK 10234', 'whole-foods', 'supermarket'],
    ['Amazon Web Services', 'aws', 'professional-service'],
    ['COSTCO WHSE #0123', 'costco', 'wholesale-club'],
    ['COSTCO GAS #0123', 'costco-gas', 'gas'],
    ['Costco.com', 'costco-com', 'wholesale-club'],
    ['COSTCO.COM 800-955-2292 WA', 'costco-com', 'wholesale-club'],
    ['WWW COSTCO COM', 'costco-com', 'wholesale-club'],
    ['WWW.COSTCO.COM ISSAQUAH WA', 'costco-com', 'wholesale-club'],
    ['COSTCO *ONLINE', 'costco-com', 'wholesale-club'],
    ['Costco Wholesale', 'costco', 'wholesale-club'],
    ['SAMSCLUB #8147 GAS', 'sams-club', 'gas'],
    ['KROGER FUEL CTR #7', 'kroger', 'gas'],
    ['KROGERFUEL CTR #7', 'kroger', 'gas'],
    ['AVIS.COM PREPAY RESERV', 'avis', 'car-rental'],
    ['POS PUR 11/02 ALBERTSONS #0381', 'albertsons', 'supermarket'],
    ['POS DEBIT VISA CHECK CARD 4412 KROGER', 'kroger', 'supermarket'],
    ['RALPHS #0123', 'kroger', 'supermarket'],
    ['UBER   *TRIP HELP.UBER.COM', 'uber', 'rideshare'],
    ['UBER   *EATS PENDING', 'uber-eats', 'food-delivery'],
    ['DD *WINGSTOP', 'doordash', 'food-delivery'],
    ['TRYCAVIAR.COM SAN FRANCISCO CA', 'caviar', 'food-delivery'],
    ['APPLE.COM/BILL', 'apple', 'digital-media'],
    ['APPLE STORE #R123', 'apple', 'electronics'],
    ['GOOGLE *YouTubePremium', 'youtube', 'streaming'],
    ['GOOGLE *Fi ABC', 'google-fi', 'phone'],
    ['TARGET        00012345 PLANO TX', 'target', 'superstore'],
    ['TARGET T-1234', 'target', 'superstore'],
    ['TARGET.COM * 800-591', 'target', 'superstore'],
    ['SPROUTS FARMELOS ANGELES CA', 'sprouts', 'supermarket'],
    ['DELTA AIR 0062345', 'delta', 'flights'],
    ['FLYLEVEL.COM BARCELONA', 'level', 'flights'],
    ['LEVEL AIRLINES 0756', 'level', 'flights'],
    ['SOUTHWES 5262412345', 'southwest', 'flights'],
    ['HILTON GARDEN INN', 'hilton', 'hotels'],
    ['DISNEY PLUS', 'disney-plus', 'streaming'],
    ['MTA*NYCT PAYGO', 'mta', 'transit'],
    ['SP PLUS PARKING 123', 'sp-plus', 'parking-tolls'],
    ['BP#9442', 'bp', 'gas'],
    ['AT&T', 'att', 'phone'],
  ])('in %j has the key %s and the leaf %s', (text, key, leaf) => {
    expect(recognizeMerchant(text)).toMatchObject({ key, leaf })
  })

  it.each([
    'TARGET SHOOTING RANGE',
    'SHELL BEACH INN',
    'SHELLFISH SHACK',
    'DELTA 8 EMPORIUM',
    'DELTA DENTAL',
    'HILTON HEAD BREWING',
    'SOUTHWEST GAS',
    'LEVEL 200 CLIMBING',
    'LEVEL AIR CONDITIONING',
    'UNITED HEALTHCARE',
    'ACME CORP',
    'AAA PLUMBING',
    'HOME OF THE BRAVE',
    'GIANT BICYCLES',
    'SONIC BOOM RECORDS',
    'SUBWAY STATION ART',
    'GAP YEAR TRAVEL',
    'MEGASTORE TARGET',
  ])("isn't confused with a merchant whose name is an ordinary word: %s", (text) => {
    expect(recognizeMerchant(text)).toMatchObject({ key: null, leaf: null })
  })

  it('paid through PayPal has its own key only if cards name it', () => {
    expect(recognizeMerchant('PAYPAL *UBER')).toMatchObject({ name: 'Uber', key: 'uber', leaf: 'rideshare' })
    expect(recognizeMerchant('PAYPAL *DOORDASH')).toMatchObject({ key: 'doordash', leaf: 'food-delivery' })
    expect(recognizeMerchant('PAYPAL *AUDIBLE')).toMatchObject({ name: 'Audible', key: 'audible' })
    expect(recognizeMerchant('PAYPAL *NETFLIX')).toMatchObject({
      name: 'Netflix',
      key: 'paypal',
      leaf: 'streaming',
    })
    expect(recognizeMerchant('PP*TINY SHOP')).toMatchObject({ name: 'Tiny Shop', key: 'paypal', leaf: null })
    expect(recognizeMerchant('PayPal')).toMatchObject({ name: 'PayPal', key: 'paypal', leaf: null })
  })

  it('has a hint if its processor serves one kind of merchant', () => {
    expect(recognizeMerchant('TST* THE LOCAL TAP').hint).toBe('dining')
    expect(recognizeMerchant('PAS*CITY LOT').hint).toBe('parking-tolls')
    expect(recognizeMerchant('SP BROOKLINEN').hint).toBeNull()
    expect(recognizeMerchant('SQ *SOMEONE').hint).toBeNull()
  })

  it('is found after up to three prefixes', () => {
    expect(recognizeMerchant('APLPAY POS PURCHASE SQ *NETFLIX').key).toBe('netflix')
    expect(recognizeMerchant('TST* SQ *NETFLIX')).toMatchObject({ key: 'netflix', hint: 'dining' })
    expect(recognizeMerchant('  TST* THE LOCAL TAP').hint).toBe('dining')
    expect(recognizeMerchant('SQ *SQ *SQ *SQ *NETFLIX').key).toBeNull()
  })

  it('loses a date before its name and keeps a number within it', () => {
    expect(recognizeMerchant('CHECKCARD 0423 NETFLIX').key).toBe('netflix')
    expect(recognizeMerchant('CHECKCARD 04/23  SQ *NETFLIX').key).toBe('netflix')
    expect(recognizeMerchant('POS CORNER SHOP 0423 NORTH').name).toBe('Corner Shop')
  })

  it.each(['XYZ *NETFLIX', 'BIG SQ *NETFLIX', 'SP 9 NETFLIX'])(
    'is not looked for behind what is no mark of a processor: %s',
    (text) => {
      expect(recognizeMerchant(text)).toMatchObject({ key: null, hint: null })
    },
  )

  it("may start with a processor's letters before a single letter or a number", () => {
    expect(recognizeMerchant('SP A LIVES')).toMatchObject({ name: 'SP A Lives', hint: null })
    expect(recognizeMerchant('SP 9 LIVES')).toMatchObject({ name: 'SP 9 Lives', hint: null })
  })

  it('is found in the first 200 characters only', () => {
    expect(recognizeMerchant('Y'.repeat(300)).name).toHaveLength(200)
  })

  it('is a gas station if its name contains the whole word', () => {
    expect(recognizeMerchant('KROGER FUEL7')).toMatchObject({ key: 'kroger', leaf: 'gas' })
    expect(recognizeMerchant('KROGER GASKETS')).toMatchObject({ key: 'kroger', leaf: 'supermarket' })
  })

  it('becomes its gas station for fuel only if it is a store with one', () => {
    expect(atGasStation(recognizeMerchant('Costco'))).toMatchObject({ key: 'costco-gas', leaf: 'gas' })
    expect(atGasStation(recognizeMerchant('Walmart'))).toMatchObject({ key: 'walmart', leaf: 'gas' })
    expect(atGasStation(recognizeMerchant('Netflix'))).toMatchObject({ key: 'netflix', leaf: 'streaming' })
    expect(atGasStation(recognizeMerchant('Nobody'))).toMatchObject({ key: null, leaf: null })
  })

  it('in the tables is found by its name alone', () => {
    const lost = knownMerchants.filter(({ name, key }) => recognizeMerchant(name).key !== key)
    expect(lost).toEqual([])
  })

  it('in the tables is named by a card or common', () => {
    const keys = new Set(knownMerchants.map(({ key }) => key))
    expect(keysNamedByCards.size).toBe(131)
    expect(keys.size - keysNamedByCards.size).toBeLessThanOrEqual(400)
    expect([...keysWithSeveralCodes].filter((key) => !keys.has(key))).toEqual([])
  })

  it('always has a name', () => {
    const words = fc.constantFrom(
      'SQ *',
      'BLUE',
      'SHOP',
      '#12',
      '0423',
      'CA',
      'US',
      'LLC',
      ' ',
      '*',
      'é',
      '-',
      'OF',
    )
    const anyText = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const { name } = recognizeMerchant(text)
        expect(name === '').toBe(text.trim() === '')
        expect(name.length).toBeLessThanOrEqual(Math.max(text.length, 40))
      }),
    )
  })
})
