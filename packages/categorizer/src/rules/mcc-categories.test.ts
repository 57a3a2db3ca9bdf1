import { categoryOfLeaf } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import { ruleByMcc } from './mcc-categories.ts'
import { isLeftOut, type Ruling } from './ruling.ts'

/** Every code from 1 to 9999, by display category or kind of payment. */
const expected: Readonly<Record<string, string>> = {
  grocery: '5411 5422 5441 5451 5462 5499',
  gas: '5541-5542 5552',
  warehouse: '5300',
  restaurant: '5811-5814',
  other: '8398 8651 8661',
  media: '2741 4899 5735 5815 5817-5818 5994 7841',
  transportation:
    '4000-4213 4216-4224 4226-4410 4412-4456 4458-4467 4469-4510 4512-4581 4583-4721 4724-4799 7523',
  recreation: '4457 4468 5816 7032 7700-7828 7830-7840 7842-7996 7998-7999',
  travel: '3351-3999 4411 4582 4722-4723 5962 7000-7031 7033-7099 7512-7513 7519',
  flights: '3000-3350 4511',
  pharmacy: '5122 5912',
  'department-store': '5311',
  gym: '7997',
  shops:
    '5000-5121 5123-5261 5263-5299 5301-5310 5312-5410 5412-5421 5423-5440 5442-5450 5452-5461 5463-5498 ' +
    '5500-5540 5543-5551 5553-5734 5736-5810 5819-5911 5913-5959 5961 5963 5970-5993 5995-5999',
  service:
    '1-2740 2742-2999 4214-4215 4225 4800-4828 4830-4898 4900-4999 5960 6300-6499 7100-7511 7514-7518 ' +
    '7520-7522 7524-7699 7829 8000-8397 8399-8650 8652-8660 8662-9310 9312-9404 9406-9999',
  'online-shopping': '5262 5964-5969',
  cash: '6010-6011',
  'cash-like': '6050-6051',
  'loan-payment': '6012',
  rent: '6513',
  tax: '9311',
  transfer: '4829 6000-6009 6013-6049 6052-6299 6500-6512 6514-6999 9405',
}

/** Codes whose leaf is more specific than the display category, or more accurate. */
const exceptions: readonly { codes: string; is: string; because: string }[] = [
  { codes: '4119', is: 'service', because: 'an ambulance is healthcare and no transit' },
  { codes: '4733', is: 'recreation', because: 'sights are visited, not ridden' },
  { codes: '4899', is: 'service', because: 'streaming services match by name, so the rest is cable' },
  { codes: '5816', is: 'media', because: 'no card pays for a downloaded game as for entertainment' },
  { codes: '5961', is: 'online-shopping', because: 'mail order is bought at a distance, as 5964 is' },
  { codes: '7013', is: 'service', because: 'an estate agent among the hotels' },
  { codes: '7511', is: 'gas', because: 'a truck stop sells fuel' },
  { codes: '7800-7802 7995 9406', is: 'cash-like', because: 'bets and lotteries are cash to issuers' },
  { codes: '8398 8651 8661', is: 'service', because: 'charity has its own leaf among the services' },
]

describe('merchant category codes', () => {
  it('map to a leaf of the expected display category, or to the kind of payment', () => {
    const wanted = new Map(Object.entries(expected).flatMap(([is, codes]) => pairs(codes, is)))
    expect(wanted.size).toBe(9999)
    for (const { codes, is } of exceptions) {
      for (const [code] of pairs(codes, is)) {
        expect(wanted.get(code), `${code} needs no exception`).not.toBe(is)
        wanted.set(code, is)
      }
    }
    const wrong = [...wanted].filter(([code, is]) => shownAs(ruleByMcc(String(code))) !== is)
    expect(wrong).toEqual([])
  })

  it.each([
    ['5411', 'supermarket'],
    ['5462', 'specialty-food'],
    ['5300', 'wholesale-club'],
    ['5310', 'superstore'],
    ['5311', 'department-store'],
    ['5541', 'gas'],
    ['5542', 'gas'],
    ['5552', 'ev-charging'],
    ['5812', 'dining'],
    ['5814', 'fast-food'],
    ['4111', 'transit'],
    ['4131', 'transit'],
    ['4112', 'rail'],
    ['4121', 'rideshare'],
    ['4784', 'parking-tolls'],
    ['7523', 'parking-tolls'],
    ['3000', 'flights'],
    ['3299', 'flights'],
    ['4511', 'flights'],
    ['3351', 'car-rental'],
    ['3441', 'car-rental'],
    ['7512', 'car-rental'],
    ['3501', 'hotels'],
    ['3999', 'hotels'],
    ['7011', 'hotels'],
    ['4411', 'cruise'],
    ['4722', 'travel-agency'],
    ['5912', 'drugstore'],
    ['5815', 'digital-media'],
    ['4812', 'phone'],
    ['4814', 'phone'],
    ['4899', 'internet-tv'],
    ['4900', 'utilities'],
    ['7997', 'gym'],
    ['7832', 'movie-theater'],
    ['7922', 'entertainment'],
    ['7996', 'entertainment'],
    ['7230', 'personal-care'],
    ['5977', 'beauty'],
    ['5995', 'pets'],
    ['5941', 'sporting-goods'],
    ['5200', 'home-improvement'],
    ['5261', 'gardening'],
    ['5732', 'electronics'],
    ['5712', 'furniture'],
    ['5651', 'clothing'],
    ['5931', 'secondhand'],
    ['5943', 'office-supplies'],
    ['8011', 'healthcare'],
    ['8220', 'education'],
    ['6300', 'insurance'],
  ])('%s is %s', (code, leaf) => {
    expect(ruleByMcc(code)).toBe(leaf)
  })

  it('may omit leading zeros or have an extra one', () => {
    expect(['780', '0780', '00780'].map(ruleByMcc)).toEqual(['home-service', 'home-service', 'home-service'])
    expect(ruleByMcc('05814')).toBe('fast-food')
  })

  it('are invalid unless they are four-digit numbers', () => {
    expect(['', '0', '0000', 'abcd', '54 11', '-5411', '54111', '5411.0'].map(ruleByMcc)).toEqual(
      new Array(8).fill(null),
    )
  })
})

function shownAs(ruling: Ruling | null): string | null {
  return ruling === null || isLeftOut(ruling) ? ruling : categoryOfLeaf(ruling)
}

/** '1-3 7' means the codes 1, 2, 3 and 7. */
function pairs(codes: string, is: string): [number, string][] {
  return codes
    .trim()
    .split(' ')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index): [number, string] => [first + index, is])
    })
}
