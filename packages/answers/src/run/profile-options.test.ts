import { release } from '@cardsight/catalog'
import { profileOptionsSchema } from '@cardsight/contract/profile-schemas'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { profileOptionsOf } from './profile-options.ts'

const ruleFor = (kind: 'membership' | 'tier', id: string) => ({
  id: 'more',
  rate: 2000,
  target: { kind: 'where' as const, where: { isEverything: true as const } },
  condition: { kind, id },
})
const closed = { isOpen: false }

describe('the programs of a profile', () => {
  it('are those of all cards, also of closed ones, in order of name', () => {
    const cards = [
      makeCard('far', 'Far', { program: 'miles' }),
      makeCard('plain', 'Plain'),
      makeCard('old', 'Old', { program: 'nights', engine: closed }),
    ]
    const tiny = makeRelease(cards)
    const nights = { name: 'A Night', kind: 'hotel', unit: 'points' } as const
    const { programs } = profileOptionsOf({ ...tiny, programs: { ...tiny.programs, nights } })
    expect(programs.map(({ id }) => id)).toEqual(['nights', 'cash', 'miles'])
  })

  it('have their values in hundredths of a cent, at the floor for easy use if they need use', () => {
    const asOf = parseDay('2026-10-01')
    const cents = (amount: number) => ({ cents: amount, by: 'Nobody', asOf })
    const values = { floor: cents(0.2), usual: cents(1.25), high: cents(2) }
    const miles = { name: 'Miles', kind: 'airline', unit: 'miles', needsUse: true, values } as const
    const tiny = makeRelease([makeCard('far', 'Far', { program: 'miles' })])
    expect(profileOptionsOf({ ...tiny, programs: { miles } }).programs).toEqual([
      {
        id: 'miles',
        name: 'Miles',
        kind: 'airline',
        unit: 'miles',
        needsUse: true,
        values: { floor: 20, easy: 20, usual: 125 },
      },
    ])
  })
})

describe('the memberships of a profile', () => {
  const { seen } = makeCard('any', 'Any')
  const membership = { kind: 'paid', who: 'Anyone.', seen } as const
  const memberships = {
    club: { ...membership, name: 'Club', yearlyCost: 50 },
    'club-plus': { ...membership, name: 'Club Plus', implies: ['club', 'app'] },
    'club-gold': { ...membership, name: 'Club Gold', implies: ['club-plus'] },
    app: { ...membership, name: 'App' },
    old: { ...membership, name: 'Old' },
  }
  const optionsOf = (...cards: Parameters<typeof makeRelease>[0]) =>
    profileOptionsOf({ ...makeRelease(cards), memberships }).memberships

  it('are those that an open card requires or a rule of it names', () => {
    const options = optionsOf(
      makeCard('club-card', 'Club Card', { eligibility: { requires: ['club'] } }),
      makeCard('app-card', 'App Card', { engine: { rules: [ruleFor('membership', 'app')] } }),
      makeCard('old-card', 'Old Card', { eligibility: { requires: ['old'] }, engine: closed }),
    )
    expect(options.map(({ id }) => id)).toEqual(['app', 'club'])
    expect(options[1]).toEqual({
      id: 'club',
      name: 'Club',
      kind: 'paid',
      yearlyCost: 50,
      who: 'Anyone.',
      implies: [],
      changesRates: false,
    })
  })

  it('change rates if a rule names them, or one that comes with them', () => {
    const options = optionsOf(
      makeCard('tier-card', 'Tier Card', { engine: { rules: [ruleFor('tier', 'app')] } }),
      makeCard('gold-card', 'Gold Card', { eligibility: { requires: ['club-gold', 'club'] } }),
    )
    expect(options.map(({ id, changesRates }) => [id, changesRates])).toEqual([
      ['app', true],
      ['club', false],
      ['club-gold', true],
    ])
    expect(options[2]).toMatchObject({ yearlyCost: null, implies: ['club-plus', 'club', 'app'] })
  })
})

describe('the credits of a profile', () => {
  const credit = (id: string, dollars: number) => ({
    id,
    yearlyCents: toCents(dollars * 100),
    per: 'month' as const,
    breadth: 'brand' as const,
  })

  it('are one option per id, with the highest value and all of its open cards', () => {
    const rides = [{ name: 'Rides Credit', worth: 0, every: 'month' as const }]
    const { credits } = profileOptionsOf(
      makeRelease([
        makeCard('a', 'A', { credits: rides, engine: { credits: [credit('rides', 120)] } }),
        makeCard('b', 'B', { credits: rides, engine: { credits: [credit('rides', 200)] } }),
        makeCard('c', 'C', { credits: rides, engine: { credits: [credit('rides', 150)] } }),
        makeCard('d', 'D', { credits: rides, engine: { ...closed, credits: [credit('rides', 900)] } }),
      ]),
    )
    expect(credits).toEqual([
      {
        id: 'rides',
        name: 'Rides Credit',
        cardIds: ['a', 'b', 'c'],
        yearlyCents: 200_00,
        // Half of it, because it's for a brand and by month.
        countedCents: 100_00,
        isDefault: false,
      },
    ])
  })

  it('have the name of the product if the credit is generic', () => {
    const credits = [{ name: 'Hotel Credit', worth: 100, every: 'year' as const }]
    const engine = { credits: [credit('base-hotel-credit', 100)] }
    const options = profileOptionsOf(
      makeRelease([
        makeCard('a-variant', 'Variant', { variantOf: 'base', credits, engine }),
        makeCard('base', 'Base Card', { credits, engine }),
      ]),
    )
    expect(options.credits).toMatchObject([
      { name: 'Hotel Credit (Base Card)', cardIds: ['a-variant', 'base'] },
    ])
  })
})

describe('the profile options of the catalog', () => {
  const options = profileOptionsOf(release)

  it('are valid, and have no two credits of the same name', () => {
    expect(profileOptionsSchema.parse(options)).toEqual(options)
    const names = options.credits.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have everything that comes with a membership', () => {
    const impliedBy = new Map(options.memberships.map(({ id, implies }) => [id, implies]))
    expect(impliedBy.get('bofa-rewards-premier')).toEqual(['bofa-checking', 'bofa-account'])
    expect(impliedBy.get('amazon-prime')).toEqual(['amazon-account'])
  })
})
