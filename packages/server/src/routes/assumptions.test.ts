import { release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { savedProfileSchema } from '@cardsight/contract/profile-schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAssumptions, saveAssumptions } from '../repositories/assumptions.ts'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

const path = '/users/assumptions'
const profile = {
  ...defaultProfile,
  credit: 'fair',
  programs: { 'delta-skymiles': 600, 'world-of-hyatt': null },
  memberships: ['costco', 'aaa'],
  points: 'own',
  pointValues: { 'chase-ultimate-rewards': 150 },
  credits: ['uber-cash'],
  activatesCategories: false,
  rent: 1500,
} as const

describe.each(databases)('the profile in an account on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const get = async (token: string) =>
    savedProfileSchema.parse((await test.call('GET', path, { token })).json()).profile
  const put = (token: string, body: object) => test.call('PUT', path, { token, body })

  it('is null until it is saved, and can be replaced', async () => {
    const { token } = await test.signUp()
    expect(await get(token)).toBeNull()
    const answer = await put(token, profile)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ profile })
    expect(await get(token)).toEqual(profile)
    await put(token, defaultProfile)
    expect(await get(token)).toEqual(defaultProfile)
  })

  it("is nobody else's", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    await put(ada.token, profile)
    await put(eve.token, { ...defaultProfile, credit: 'none' })
    expect(await get(ada.token)).toEqual(profile)
    expect(await get(eve.token)).toEqual({ ...defaultProfile, credit: 'none' })
  })

  it.each([
    [{ credit: 'great' }, 'credit', 'credit: must be one of none, poor, fair, good, excellent'],
    [
      { programs: { 'delta-skymiles': -1 } },
      'programs.delta-skymiles',
      'programs.delta-skymiles: must be a whole number from 0 to 99,999',
    ],
    [{ rent: 100_000 }, 'rent', 'rent: must be a whole number from 0 to 99,999'],
  ])('returns 400 for %j, and saves nothing', async (change, param, msg) => {
    const { token } = await test.signUp()
    const answer = await put(token, { ...defaultProfile, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: msg, errors: [{ code: 'bad-input', param, msg }] })
    expect(await get(token)).toBeNull()
  })

  it('returns 400 with the ids to choose from for unknown ones', async () => {
    const { token } = await test.signUp()
    const answer = await put(token, {
      ...defaultProfile,
      memberships: ['blockbuster'],
      credits: ['toString'],
    })
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json()
    expect(errors).toMatchObject([{ param: 'memberships' }, { param: 'credits' }])
    expect(errors[0].msg).toMatch(/^memberships: must be one of aaa, .*costco.*; there's no blockbuster$/)
  })

  it('rejects a body over 64 KB', async () => {
    const { token } = await test.signUp()
    const answer = await put(token, { ...defaultProfile, memberships: ['x'.repeat(64 * 1024)] })
    expect(answer.statusCode).toBe(413)
  })

  it('loses ids that the catalog no longer has, and is null if this version cannot read it', async () => {
    const { token, id } = await test.signUp()
    const { db } = test.deps.database
    const savedAt = test.deps.clock()
    const older = { ...profile, memberships: ['blockbuster', 'aaa'], programs: { 'pan-am': 5 } }
    await saveAssumptions(db, id, { profile: older, savedAt })
    expect(release.programs['pan-am']).toBeUndefined()
    expect(await get(token)).toEqual({ ...profile, memberships: ['aaa'], programs: {} })
    await saveAssumptions(db, id, { profile: { shape: 'of another version' }, savedAt })
    expect(await get(token)).toBeNull()
  })

  it('upgrades the former formats of open tabs and of the database', async () => {
    const { token, id } = await test.signUp()
    const { debt: _, thinFile: _thin, deposit: _deposit, memberSpending: _spending, ...former } = profile
    const upgraded = { ...former, thinFile: false, deposit: 500, memberSpending: {} }
    const owing = { ...upgraded, debt: { balance: 5000, payment: 250 } }
    const answer = await put(token, { ...former, carriesBalance: true })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ profile: owing })
    expect(await get(token)).toEqual(owing)
    await put(token, { ...former, carriesBalance: false })
    expect(await get(token)).toEqual({ ...upgraded, debt: null })
    const stored = { ...former, carriesBalance: true }
    await saveAssumptions(test.deps.database.db, id, { profile: stored, savedAt: test.deps.clock() })
    expect(await get(token)).toEqual(owing)
  })

  it('is in the export, and deleted with the account', async () => {
    const { token, id } = await test.signUp()
    const { db } = test.deps.database
    const exported = async () =>
      (await test.call('GET', `/users/${id}/export`, { token })).json().data.assumptions
    expect(await exported()).toBeNull()
    await put(token, profile)
    expect(await exported()).toEqual({ profile, savedAt: test.deps.clock().toISOString() })
    expect(await findAssumptions(db, id)).toEqual({ profile, savedAt: test.deps.clock() })
    const answer = await test.call('DELETE', `/users/${id}`, { token, body: { password: GOOD_PASSWORD } })
    expect(answer.statusCode).toBe(204)
    expect(await findAssumptions(db, id)).toBeNull()
  })
})
