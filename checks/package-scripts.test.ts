import { expect, it } from 'vitest'
import { readText } from './repo-files.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'))

it('a command doesn’t run Node in the shell that installs it: shells remember where they found the old one', () => {
  const both = Object.entries(scripts).filter(([, command]) => /bootstrap\.mjs.*&&/.test(command))
  expect(both).toEqual([])
})

it('a command that needs what is installed or built prepares it first', () => {
  for (const name of [
    'start',
    'test',
    'test:all',
    'bench',
    'backtest',
    'plan',
    'wallet',
    'your-cards',
    'release',
  ]) {
    expect(scripts[`pre${name}`], name).toMatch(/^node scripts\/bootstrap\.mjs/)
  }
})
