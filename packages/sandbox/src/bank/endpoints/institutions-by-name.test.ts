import { CountryCode, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'

const country_codes = [CountryCode.Us]

describe('/institutions/get_by_id', () => {
  it('returns one institution, with metadata and status only on request', async () => {
    const { plaid } = await openTestBank()
    const institution_id = 'ins_132363'
    const bare = (await plaid.institutionsGetById({ institution_id, country_codes })).data.institution
    expect(bare).toEqual({
      institution_id,
      name: 'Unhealthy Platypus Bank - Degraded',
      products: ['transactions'],
      country_codes: ['US'],
      routing_numbers: [],
      oauth: false,
    })
    const options = { include_optional_metadata: true, include_status: true }
    const full = (await plaid.institutionsGetById({ institution_id, country_codes, options })).data
      .institution
    expect(full).toMatchObject({
      url: null,
      primary_color: '#8a6d1f',
      logo: expect.stringMatching(/^iVBORw0KGgo/),
    })
    expect(full.status?.item_logins).toEqual({
      status: 'DEGRADED',
      last_status_change: '2026-11-15T12:00:00Z',
      breakdown: { success: 0.6, error_plaid: 0, error_institution: 0.4 },
    })
  })

  it('rejects unknown institutions and other countries', async () => {
    const { plaid } = await openTestBank()
    const calls = [
      plaid.institutionsGetById({ institution_id: 'ins_1', country_codes }),
      plaid.institutionsGetById({ institution_id: 'ins_109508', country_codes: [CountryCode.Gb] }),
    ]
    for (const call of calls) {
      expect(await errorOf(call)).toMatchObject({
        error_code: 'INVALID_INSTITUTION',
        error_message: 'invalid institution_id provided',
      })
    }
  })
})

describe('/institutions/search', () => {
  it('matches part of the name, ignoring case, and filters by products and OAuth', async () => {
    const { plaid } = await openTestBank()
    const search = async (query: string, more: object = {}) => {
      const { institutions } = (await plaid.institutionsSearch({ query, country_codes, ...more })).data
      return institutions.map(({ institution_id }) => institution_id)
    }
    expect(await search('tar')).toEqual(['ins_109511'])
    expect(await search('OAUTH')).toEqual(['ins_127287', 'ins_132241'])
    expect(await search('platypus', { options: { oauth: true } })).toHaveLength(2)
    expect(await search('a')).toHaveLength(10)
    expect(await search('tartan', { products: [Products.Auth] })).toEqual([])
    expect(await search('tartan', { products: null })).toEqual(['ins_109511'])
    expect(await search('tartan', { country_codes: [CountryCode.Gb] })).toEqual([])
  })
})
