/** `npm run your-cards` as somebody starts it: cards and purchases in, answers or a sentence out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runCommand, startCommand } from './testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-your-cards-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const cards = file('cards.json', {
  version: 1,
  cards: [
    {
      id: 'gold',
      cardId: 'american-express-gold-card',
      nickname: 'Gold',
      opened: '2024-09-20',
      credits: ['dunkin'],
      accountIds: ['a'],
    },
    { id: 'double', cardId: 'citi-double-cash', nickname: 'Double', accountIds: ['b'] },
  ],
})
const purchases = file('purchases.json', [
  { day: '2026-10-10', amount: 100, category: 'dining', account: 'b' },
  { day: '2026-11-02', amount: 5, name: "DUNKIN' #3312 BOSTON MA", account: 'a' },
])

const yourCards = (...given: readonly string[]) =>
  runCommand('your-cards', ['--today', '2026-11-17', ...given])

it('names the best card for a merchant and asks about an unknown one', async () => {
  const known = await yourCards('--here', 'Starbucks', '--amount', '50', cards, purchases)
  // Four points at one cent each, and 2%.
  expect(known.out).toContain('1. Gold earns 200 points, worth $2: 4x points on dining')
  expect(known.out).toContain('2. Double earns $1')
  const unknown = await yourCards('--here', 'zzqx unknown', cards)
  expect(unknown.code).toBe(1)
  expect(unknown.said).toContain("We don't know zzqx unknown. Say what kind of shop it is with --kind")
})

it('prints credits, what was missed, and a calendar', async () => {
  const { out } = await yourCards(cards, purchases)
  expect(out).toContain("You've used $5 of $7 of the Gold Dunkin' Credit. $2 expires on Nov 30, 2026.")
  // 4 points instead of 2% of $100.
  expect(out).toContain('Use Gold instead of Double for Restaurants: $2.')
  // A reminder comes 14 days before the credit expires.
  const calendar = await runCommand('your-cards', ['--today', '2026-11-16', '--calendar', cards, purchases])
  // Of credit.gold.dunkin.2026-11-30, without an account.
  expect(calendar.out).toContain('UID:eba65797-3d81-8de6-841f-0cc73e8fc981\r\n')
})

it('says what is wrong with a list of cards', async () => {
  const bad = file('bad.json', {
    version: 1,
    cards: [{ id: 'a', cardId: 'citi-double-cash', opened: '2026-02-30' }],
  })
  const { code, said } = await startCommand('your-cards', ['--today', '2026-11-17', bad])
  expect(code).toBe(1)
  expect(said).toContain('card 1, opened: Enter a real opening date')
})
