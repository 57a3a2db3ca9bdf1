import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { inProcess } from '../../testing/stand-ins.ts'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
import { SecondCardTool } from './second-card-tool.tsx'

async function openTool() {
  render(
    <MemoryRouter>
      <SecondCardTool
        open={(report) =>
          inProcess(createWalletCalculator(() => tinyRelease, parseDay('2026-10-31'), report))
        }
      />
    </MemoryRouter>,
  )
  await screen.findByRole('searchbox', { name: 'My card' })
  return userEvent.setup()
}

it('S-SECOND-02: finds the card that adds the most to the one the user has', async () => {
  const user = await openTool()
  const find = screen.getByRole<HTMLButtonElement>('button', { name: 'Find my second card' })
  await user.type(screen.getByRole('searchbox'), 'two{Enter}')
  expect(find.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Try an example' }))
  await user.click(find)
  // 10,000 points at one cent in the second and the third year. Capped Dining: 1,500 × 3% more × 3 years = 135.
  await screen.findByText('Beside Two Percent, Anniversary would have added the most: $200 in three years.')
  const rows = within(await screen.findByRole('table', { name: 'The best next card' })).getAllByRole('row')
  expect(rows.slice(1, 3).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Anniversary.*\$200\.00$/),
    expect.stringMatching(/Capped Dining.*\$135\.00$/),
  ])
  const onward = screen.getByRole('link', { name: 'Your whole wallet' })
  expect(onward.getAttribute('href')).toMatch(/^\/your-wallet\?.*grocery=504.*held=two-percent/)
})

it('says so if no card would add anything', async () => {
  const user = await openTool()
  for (const name of ['two', 'anniversary', 'capped']) {
    await user.type(screen.getByRole('searchbox'), `${name}{Enter}`)
  }
  await user.click(screen.getByRole('button', { name: 'Try an example' }))
  await user.click(screen.getByRole('button', { name: 'Find my second card' }))
  await screen.findByText('No second card would add anything to the card you have.')
})
