import { describe, expect, it } from 'vitest'
import { findBrand } from './brand-index.ts'

describe('a brand', () => {
  it.each([
    ['JIFFY LUBE 1123 OAKLAND', 'Jiffy Lube', 'auto-service'],
    ['THE GREAT CLIPS', 'Great Clips', 'personal-care'],
    ['PUBLIC STORAGE 2211', 'Public Storage', 'home-service'],
    ['DUKE ENERGY', 'Duke Energy', 'utilities'],
    ['SEPTA', 'Septa', 'transit'],
    ['MAYO CLINIC', 'Mayo Clinic', 'healthcare'],
  ])('is found at the start of the text: %s is %s, %s', (text, name, leaf) => {
    expect(findBrand(text)).toEqual({ name, leaf })
  })

  it.each(['MANGO', 'MANGO 1123', 'NEXT'])(
    'with an ordinary word as its name can stand alone: %s',
    (text) => {
      expect(findBrand(text)?.leaf).toBe('clothing')
    },
  )

  it.each([
    'NEXT LEVEL PLUMBING',
    'MANGO TREE THAI',
    'TARGET SHOOTING RANGE',
    'GATE CITY HEATING',
    'ATLANTIC FISH MARKET',
    'HOLIDAY LIGHTS INC',
    'LIBERTY BELL TOURS',
    'PILOT PROJECT BREWING',
    'EXPRESS LAUNDRY',
    'COSTA MESA GLASS',
    'HILTON HEAD BREWING',
    'BATH ANIMAL CLINIC',
    'SOMEONES JIFFY LUBE',
    'COMMUNITY CHOICE',
    'PIZZA DEPOT',
    'THE BUTCHER SHOP',
    'REI VARIETY COM',
    'MARKET STREET OWNER',
    'SCHNEIDER ELECTRIC',
    'HUDSON',
  ])("isn't seen in another merchant's name: %s", (text) => {
    expect(findBrand(text)).toBeNull()
  })

  it('matches without its apostrophe, "and" or ampersand', () => {
    const names = ['BARNES AND NOBLE 12', 'BARNES NOBLE 12', 'WENDY S 12', 'WENDYS 12']
    expect(names.map((name) => findBrand(name)?.name)).toEqual([
      'Barnes & Noble',
      'Barnes & Noble',
      "Wendy's",
      "Wendy's",
    ])
  })

  it('is found if a bank cut off the end of its name', () => {
    expect(findBrand('BUFFALO WILD WIN')?.leaf).toBe('dining')
    expect(findBrand('BUFFALO WIL')).toBeNull()
  })
})
