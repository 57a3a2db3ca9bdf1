import { describe, expect, it } from 'vitest'
import { Fault } from '../faults.ts'
import { institutions } from '../institutions.ts'
import { getInstitutions } from './institutions.ts'

const good = { count: 500, offset: 0, country_codes: ['US'] }

function namesFor(request: object) {
  return getInstitutions(null, { ...good, ...request }).institutions.map(({ name }) => name)
}

function faultOf(request: object) {
  try {
    getInstitutions(null, request)
    return null
  } catch (error) {
    return error instanceof Fault ? `${error.code}: ${error.message}` : error
  }
}

describe('/institutions/get', () => {
  it('lists the US test institutions with every required key and no optional one', () => {
    const { institutions: listed, total } = getInstitutions(null, good)
    expect(total).toBe(11)
    expect(listed).toHaveLength(11)
    expect(listed[0]).toEqual({
      institution_id: 'ins_109508',
      name: 'First Platypus Bank',
      products: ['transactions'],
      country_codes: ['US'],
      routing_numbers: [],
      oauth: false,
    })
    expect(new Set(institutions.map(({ id }) => id)).size).toBe(institutions.length)
  })

  it('returns a page by count and offset, and the total across pages', () => {
    const page = getInstitutions(null, { ...good, count: 2, offset: 3 })
    expect(page.institutions.map(({ institution_id }) => institution_id)).toEqual([
      'ins_109511',
      'ins_109512',
    ])
    expect(page.total).toBe(11)
    expect(getInstitutions(null, { ...good, offset: 11 })).toEqual({ institutions: [], total: 11 })
  })

  it('filters by country, products, routing numbers and OAuth', () => {
    expect(getInstitutions(null, { ...good, country_codes: ['GB', 'CA'] }).total).toBe(0)
    expect(getInstitutions(null, { ...good, country_codes: ['GB', 'US'] }).total).toBe(11)
    expect(getInstitutions(null, { ...good, options: { products: ['transactions'] } }).total).toBe(11)
    expect(getInstitutions(null, { ...good, options: { products: ['transactions', 'auth'] } }).total).toBe(0)
    expect(getInstitutions(null, { ...good, options: { routing_numbers: ['021000021'] } }).total).toBe(0)
    expect(namesFor({ options: { oauth: true } })).toEqual([
      'Platypus OAuth Bank',
      'First Platypus OAuth App2App Bank',
    ])
    expect(namesFor({ options: { oauth: false } })).toHaveLength(9)
  })

  it('ignores filters that are null', () => {
    expect(namesFor({ options: { products: null, routing_numbers: null, oauth: null } })).toHaveLength(11)
  })

  it('adds url, primary_color and a logo of its own to each institution on request', () => {
    const { institutions: listed } = getInstitutions(null, {
      ...good,
      options: { include_optional_metadata: true },
    })
    expect(listed[0]).toMatchObject({ url: null, primary_color: '#1b4d5c' })
    expect(new Set(listed.map(({ logo }) => logo)).size).toBe(11)
  })

  it.each([
    [{}, 'MISSING_FIELDS: the following required fields are missing: count, offset, country_codes'],
    [{ ...good, count: null }, 'MISSING_FIELDS: the following required fields are missing: count'],
    [{ ...good, count: 0 }, 'INVALID_FIELD: count must be an integer from 1 to 500'],
    [{ ...good, count: 501 }, 'INVALID_FIELD: count must be an integer from 1 to 500'],
    [{ ...good, count: '10' }, 'INVALID_FIELD: count must be an integer from 1 to 500'],
    [{ ...good, count: 1.5 }, 'INVALID_FIELD: count must be an integer from 1 to 500'],
    [{ ...good, offset: -1 }, 'INVALID_FIELD: offset must be an integer from 0 to 9007199254740991'],
    [{ ...good, country_codes: [] }, 'INVALID_FIELD: country_codes must be a non-empty array'],
    [{ ...good, country_codes: 'US' }, 'INVALID_FIELD: country_codes must be a non-empty array'],
    [{ ...good, country_codes: [1] }, 'INVALID_FIELD: country_codes[0] must be a non-empty string'],
    [{ ...good, options: 1 }, 'INVALID_FIELD: options must be an object'],
    [{ ...good, options: { oauth: 'yes' } }, 'INVALID_FIELD: options.oauth must be a boolean'],
    [
      { ...good, page: 1, options: {}, toString: 1 },
      'UNKNOWN_FIELDS: the following fields are not recognized by this endpoint: page, toString',
    ],
    [
      { ...good, options: { logo: true } },
      'UNKNOWN_FIELDS: the following fields are not recognized by this endpoint: options.logo',
    ],
  ])('rejects %j', (request, fault) => {
    expect(faultOf(request)).toBe(fault)
  })

  it('rejects values that the provider does not define', () => {
    expect(faultOf({ ...good, country_codes: ['us'] })).toMatch(
      /^INVALID_FIELD: country_codes\[0\] must be one of: AT, BE, /,
    )
    expect(faultOf({ ...good, options: { products: ['loans'] } })).toMatch(
      /^INVALID_FIELD: options\.products\[0\] must be one of: assets, auth, /,
    )
  })
})
