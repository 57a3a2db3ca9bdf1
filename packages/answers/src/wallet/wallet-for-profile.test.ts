import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { spendFrom } from '@cardsight/engine/spending'
import { findBestWallet } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { walletForProfile } from './wallet-for-profile.ts'

const today = parseDay('2026-10-31')
const everything = { kind: 'where', where: { isEverything: true } } as const
const earning = (rate: number) => [{ id: 'all', rate, target: everything }]
const miles = (id: string) =>
  makeCard(id, id, { program: 'miles', engine: { program: 'miles', rules: earning(2000) } })
const base = makeRelease([miles('air'), makeCard('cash', 'Cash', { engine: { rules: earning(1000) } })])
const value = (cents: number) => ({ cents, by: 'Nobody', asOf: today })
const release = {
  ...base,
  programs: {
    ...base.programs,
    miles: {
      name: 'Example Miles',
      kind: 'airline' as const,
      unit: 'miles',
      needsUse: true as const,
      values: { floor: value(0), easy: value(0), usual: value(1.5), high: value(2) },
    },
  },
}
const spend = spendFrom(
  [
    { day: parseDay('2025-03-01'), cents: toCents(900_000), leaf: 'other', merchant: null, account: null },
    { day: parseDay('2025-03-02'), cents: toCents(100_000), leaf: 'flights', merchant: null, account: null },
  ],
  dayRange(parseDay('2025-01-01'), parseDay('2025-12-31')),
)

function best(changes: Partial<Profile>) {
  const catalog = createRunCatalog(release, today)
  const personal = walletForProfile(catalog, spend, [], { ...defaultProfile, ...changes })
  return findBestWallet({ ...personal, size: 1, years: 1, isIntro: true, obstacles: [] })?.best
}

describe('a wallet for the person of a profile', () => {
  it('counts nothing for points of a program that the person doesn’t use', () => {
    // 10,000 × 1%
    expect(best({})).toMatchObject({ total: 10_000, cards: [{ cardId: 'cash' }] })
  })

  it('counts points of a program that they use, at most up to what they spend there', () => {
    // 20,000 miles at 1.5 cents are 300.00. Flights cost 1,000.00, so all of them count.
    expect(best({ programs: { miles: null } })).toMatchObject({ total: 30_000, unusablePoints: [] })
    // They say that they spend 150 there.
    expect(best({ programs: { miles: 150 } })).toMatchObject({
      total: 15_000,
      unusablePoints: [{ program: 'miles', usable: 15_000, deducted: 15_000 }],
    })
    expect(best({ programs: { miles: 90 } })).toMatchObject({ total: 10_000, cards: [{ cardId: 'cash' }] })
  })

  it('values points as the person does', () => {
    expect(best({ points: 'own', pointValues: { miles: 120 } })?.total).toBe(24_000)
  })
})
