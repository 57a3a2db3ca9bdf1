import { expect, it } from 'vitest'
import { findApplyWithoutTerms } from './apply-terms.ts'
import { filesBelow, readText } from './repo-files.ts'

const WEB = 'packages/web/src'

it('S-GEN-08: every Apply has bonus, credit range, date of the terms and advertiser disclosure beside it', () => {
  const pages = filesBelow(WEB).filter((path) => path.endsWith('.tsx'))
  const uses = pages.filter((path) => readText(path).includes('<ApplyLink'))
  // Results, wallet, plan, comparison, second card, card page, dialogs, best cards, and a carried balance.
  expect(uses.length).toBeGreaterThan(10)
  expect(pages.flatMap((path) => findApplyWithoutTerms(path, readText(path)))).toEqual([])
})

it.each([
  ['<ApplyLink card={a} />', 1],
  ['<ApplyLink card={a} /><ApplyTerms {...a} />', 0],
  ['<ApplyLink card={a} /><ApplyLink card={b} /><ApplyTerms {...a} />', 1],
  ['<ApplyLink card={a} /><CardTerms card={a} />', 1],
  ['<ApplyLink card={a} /><ApplyDisclosure card={a} />', 1],
  ['<ApplyLink card={a} /><CardTerms card={a} /><ApplyDisclosure card={a} />', 0],
])('%s', (code, count) => {
  expect(findApplyWithoutTerms(`${WEB}/example.tsx`, code)).toHaveLength(count)
})
