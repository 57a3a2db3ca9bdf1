/** Both commands on amounts that no run can count: a sentence, and not a stack of calls. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorTable } from '@cardsight/contract/errors'
import { MAX_CENTS_PER_YEAR } from '@cardsight/engine/money'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-too-much-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { sentence } = errorTable['too-much-spending']
const million = { amount: 1_000_000, category: 'dining' }
const days = Array.from({ length: 11 }, (_, index) => `2025-03-${10 + index}`)
const list = file('list.json', JSON.stringify(days.map((day) => ({ day, ...million }))))
const csv = file(
  'card.csv',
  [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    ...days.map((day) => `${day},${day},CHIPOTLE 1221,Food & Drink,Sale,-1000000.00,`),
  ].join('\n'),
)

describe('spending of more than a run can count', () => {
  it.each([
    ['backtest', [list]],
    ['backtest', [csv]],
    ['wallet', ['--size', '1', list]],
    ['wallet', ['--size', '1', csv]],
  ])('is refused by %s with a sentence: %s', async (command, given) => {
    expect(await runCommand(command, given)).toEqual({ code: 1, out: '', said: `${sentence}\n` })
  })

  it.each([1e300, 10_000_000.01])('is refused for one amount of %d', async (amount) => {
    const path = file('one.json', JSON.stringify([{ day: '2025-03-01', amount, category: 'dining' }]))
    expect(await runCommand('backtest', [path])).toEqual({
      code: 1,
      out: '',
      said: `${path}: purchase 1: amount must be at most 10000000 dollars\n`,
    })
  })

  it("states the engine's limit", () => {
    expect(sentence).toContain(`$${MAX_CENTS_PER_YEAR / 100 / 1_000_000} million`)
  })
})

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
