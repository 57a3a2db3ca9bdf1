/** Profiles on the command line of `npm run backtest` and `npm run wallet`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-profile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const purchases = join(folder, 'purchases.json')
writeFileSync(
  purchases,
  JSON.stringify(
    Array.from({ length: 12 }, (_, month) => ({
      day: `2025-${String(month + 1).padStart(2, '0')}-15`,
      amount: 500,
      category: 'hotels',
    })),
  ),
)

type Command = 'backtest' | 'wallet'
const run = (command: Command, ...given: readonly string[]) => runCommand(command, given)

const rewardOf = async (cardId: string, ...profile: readonly string[]) => {
  const { out, said } = await run('backtest', '--json', ...profile, purchases)
  expect(said).toBe('')
  const results: { cardId: string; money: number }[] = JSON.parse(out).results[1]
  return results.find((result) => result.cardId === cardId)?.money
}

async function expectRefusal(command: Command, given: readonly string[], sentence: RegExp) {
  const { code, out, said } = await run(command, ...given, purchases)
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n\s+at /)
  expect({ code, out }).toEqual({ code: 1, out: '' })
}

describe('a profile on the command line', () => {
  it.each([
    ['--credit', 'great', /^--credit must be one of none, poor, fair, good, excellent\n$/],
    ['--points', 'luck', /^--points must be one of cash, easy, transfers, own\n$/],
    ['--rotating', 'maybe', /^--rotating must be one of yes, no\n$/],
    ['--rent', 'lots', /^--rent must be whole dollars in digits, from 0 to 99,999\n$/],
    ['--programs', 'pan-am:5', /^--programs must be one of .*delta-skymiles.*; there's no pan-am\n$/],
    ['--memberships', 'blockbuster', /^--memberships must be one of aaa, .*; there's no blockbuster\n$/],
    ['--point-values', 'pan-am:5', /^--point-values must be one of .*; there's no pan-am\n$/],
    ['--credits', 'free-lunch', /^--credits must be one of .*; there's no free-lunch\n$/],
    ['--creditt', 'good', /Unknown option '--creditt'(?:.|\n)*Usage: (?:.|\n)*--credit none\|poor/],
  ])('exits with 1 and the allowed values for %s %s', (option, value, sentence) =>
    expectRefusal('backtest', [option, value], sentence),
  )

  it('is checked by the wallet too', async () => {
    await expectRefusal('wallet', ['--credit', 'great'], /^--credit must be one of none, poor/)
    await expectRefusal('wallet', ['--memberships', 'blockbuster'], /^--memberships must be one of aaa, /)
  })

  it.each(['backtest', 'wallet'] as const)('can have every option in `npm run %s`', async (command) => {
    const profile = [
      ...['--credit', 'excellent', '--programs', 'delta-skymiles:600,world-of-hyatt', '--rent', '1,500'],
      ...['--memberships', 'aaa,costco', '--credits', 'uber-cash', '--rotating', 'no', '--portals', 'yes'],
      ...['--points', 'own', '--point-values', 'chase-ultimate-rewards:150'],
      ...['--balance', '500', '--payment', '50'],
    ]
    const { code, said } = await run(command, ...profile, purchases)
    expect({ code, said }).toEqual({ code: 0, said: '' })
  })
})

describe('portals on the command line', () => {
  it('change what cards earn', async () => {
    // Venture X: 10x on hotels in the portal instead of 2x everywhere.
    const [direct, portal] = [
      await rewardOf('capital-one-venture-x', '--credit', 'excellent'),
      await rewardOf('capital-one-venture-x', '--credit', 'excellent', '--portals', 'yes'),
    ]
    expect(direct).toBeGreaterThan(0)
    expect((portal ?? 0) / (direct ?? 1)).toBeGreaterThan(2)
  })
})
