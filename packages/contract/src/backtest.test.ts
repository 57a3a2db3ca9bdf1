import { describe, expect, it } from 'vitest'
import { manualRunQuerySchema } from './backtest.ts'
import { costsOf, costsQuery, totalOfTypedCosts } from './typed-costs.ts'

const sample = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }

function problems(changes: Record<string, unknown>) {
  const { error } = manualRunQuerySchema.safeParse({ ...sample, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('the query of a run on typed costs', () => {
  it('B-DATA-4, B-DATA-5, B-CALL-19: names the six amounts by their category ids', () => {
    const costs = costsOf(manualRunQuerySchema.parse(sample))
    expect(costs).toEqual({
      grocery: 504,
      gas: 179,
      restaurant: 166,
      other: 100,
      recreation: 487,
      travel: 400,
    })
    expect(totalOfTypedCosts(costs)).toBe(1836)
  })

  it.each([
    ['0', 0],
    ['99999', 99_999],
    ['99,999', 99_999],
    ['1,200', 1200],
    ['007', 7],
  ])('B-DATA-2, B-DATA-3: reads %s as %i dollars', (text, dollars) => {
    expect(costsOf(manualRunQuerySchema.parse({ ...sample, 4: text })).restaurant).toBe(dollars)
  })

  const digits = 'restaurant must be whole dollars in digits, from 0 to 99,999'
  it.each([
    ['missing', undefined, 'restaurant is missing'],
    ['given twice', ['1', '2'], 'restaurant must be given exactly once'],
    ['empty', '', digits],
    ['negative', '-5', digits],
    ['with a sign', '+5', digits],
    ['with cents', '12.50', digits],
    ['in words', 'ten', digits],
    ['in other digits', '١٢', digits],
    ['with a space', ' 5', digits],
    ['with an exponent', '1e3', digits],
    ['hexadecimal', '0x10', digits],
    ['with a comma in the wrong place', '12,00', digits],
    ['over 99,999', '100000', digits],
    ['over 99,999 with a comma', '100,000', digits],
  ])('rejects an amount that is %s, and names it', (_, value, message) => {
    expect(problems({ 4: value })).toEqual([['4', message]])
  })

  it.each([
    ['startDate', '2026-02-30', 'must be an existing day as YYYY-MM-DD'],
    ['startDate', '11/15/2025', 'must be an existing day as YYYY-MM-DD'],
    ['endDate', '2026-13-01', 'must be an existing day as YYYY-MM-DD'],
    ['endDate', ['2026-01-01', '2026-01-02'], 'must be given exactly once'],
    ['nMonths', '6', 'must be 12: typed costs are projected for a year'],
    ['nMonths', ['12', '12'], 'must be 12: typed costs are projected for a year'],
    ['form', 'xml', 'must be numbers or omitted'],
  ])('rejects %s as %s, and names it', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]])
  })

  it('reports every invalid field, not only the first', () => {
    expect(problems({ 1: 'x', 9: undefined, nMonths: '0' }).map(([field]) => field)).toEqual([
      '1',
      '9',
      'nMonths',
    ])
  })

  it('takes finer amounts, and leaves out those that are not stated', () => {
    const costs = costsOf(
      manualRunQuerySchema.parse({ ...sample, flights: '120', phone: '0', utilities: '1,200' }),
    )
    expect(costs.details).toEqual({ flights: 120, phone: 0, utilities: 1200 })
    expect(costsOf(manualRunQuerySchema.parse(Object.fromEntries(costsQuery(costs))))).toEqual(costs)
    expect(costsOf(manualRunQuerySchema.parse(sample))).not.toHaveProperty('details')
  })

  it('rejects finer amounts that are no whole dollars, and names them', () => {
    const message = 'flights must be whole dollars in digits, from 0 to 99,999'
    expect(problems({ flights: '12.50' })).toEqual([['flights', message]])
    expect(problems({ flights: ['1', '2'] })).toEqual([['flights', 'flights must be given exactly once']])
  })

  it('reports an invalid amount once, and compares no parts with it', () => {
    expect(problems({ 2: 'lots' }).map(([field]) => field)).toEqual(['2'])
    expect(problems({ 9: '5', flights: '12.50' }).map(([field]) => field)).toEqual(['flights'])
  })

  it('rejects parts that exceed their amount with a sentence that lists them', () => {
    expect(problems({ flights: '300', hotels: '101' })).toEqual([
      [
        '',
        'The parts of travel (flights, hotels, carRentals, transit) add up to 401, more than its 400 dollars.',
      ],
    ])
    expect(problems({ flights: '300', hotels: '100' })).toEqual([])
  })

  it('accepts six zeros with an amount on top of them', () => {
    const zeros = { 1: '0', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }
    expect(problems({ ...zeros, utilities: '5' })).toEqual([])
    expect(problems({ ...zeros, taxes: '5' })).toHaveLength(1)
  })

  it('rejects six zeros with a sentence', () => {
    const zeros = { 1: '0', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }
    expect(problems(zeros)).toEqual([['', 'At least one of the six amounts must be above 0.']])
  })
})
