import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { sampleCard } from '../testing/sample-card.ts'
import { CardPanel, type CardPanelProps } from './card-panel.tsx'

const show = (changes: Partial<CardPanelProps> = {}) =>
  render(<CardPanel card={sampleCard()} projection="1" spending={70_726.31} {...changes} />, {
    wrapper: MemoryRouter,
  })

const rowOf = (name: RegExp) => screen.getByRole('row', { name }).textContent

it('S-DASH1-28 S-GEN-08 shows name, picture, and an Apply link to the issuer', () => {
  const { container } = show()
  expect(screen.getByRole('heading', { level: 3, name: 'Ferry Miles' })).toBeDefined()
  expect(container.querySelector('svg[data-kind="travel"]')).not.toBeNull()
  const apply = screen.getByRole('link', {
    name: 'Apply for Ferry Miles at Example Bank (opens in a new tab)',
  })
  expect(apply.textContent).toBe('Apply')
  expect(apply.getAttribute('href')).toBe('https://bank.example/ferry')
  expect(apply.getAttribute('target')).toBe('_blank')
  expect(apply.getAttribute('rel')).toBe('noopener nofollow')
})

it('has no Apply link for a closed card', () => {
  show({ card: sampleCard({ status: 'closed' }) })
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  expect(screen.getByText('Closed to new applicants')).toBeDefined()
})

it('S-DASH1-29 B-DATA-13 B-CALC-11 S-GEN-10 sums reward, bonus and fee in dollars and cents', () => {
  show({ card: sampleCard({ annualFee: 95, totalMoney: 1419.5 }) })
  expect(rowOf(/^Reward from Transactions/)).toBe('Reward from Transactions88,179 miles $1,234.50')
  expect(rowOf(/^Intro Bonus/)).toBe('Intro BonusYou’d earn this bonus. $280.00')
  expect(rowOf(/^Annual Fee/)).toBe('Annual Fee−$95.00')
  // 1,234.50 + 280 - 95
  expect(rowOf(/^Total Reward/)).toBe('Total Reward$1,419.50')
})

it('says what the total is without the bonus, when the offer was confirmed, and which parts don’t count', () => {
  const offerParts = [
    { text: '20,000 miles after $1,000 in 3 months', reason: null },
    { text: '$300 as a credit', reason: 'portal' as const },
  ]
  const sample = sampleCard({ annualFee: 95, totalMoney: 1419.5, offerParts })
  const card = { ...sample, offer: { ...sample.offer, seen: '2026-10-15' } }
  const { rerender } = show({ card })
  // 1,419.50 − 280, in whole dollars
  expect(screen.getByText(/without the bonus/).textContent).toBe(
    '$1,140 without the bonus · terms last confirmed Oct 1, 2026 (bonus Oct 15)',
  )
  expect(screen.getAllByText(/We left out \$300 as a credit: it’s for bookings/)).toHaveLength(1)
  const isIntro = { ...card.calculation, isIntro: false }
  rerender(<CardPanel card={{ ...card, calculation: isIntro }} projection="1" spending={70_726.31} />)
  expect(screen.queryByText(/without the bonus/)).toBeNull()
})

it('says that the offer is far below the best one, if bonuses count', () => {
  const note = /^This offer is well below the best we’ve seen: 40,000 miles in Mar 2026\.$/
  const { offer } = sampleCard()
  const card = sampleCard({ offer: { ...offer, bestSeen: { text: '40,000 miles', month: '2026-03' } } })
  const { rerender } = show({ card })
  expect(screen.getByText(note)).toBeDefined()
  rerender(<CardPanel card={card} projection="1" spending={70_726.31} isBonusCounted={false} />)
  expect(screen.queryByText(note)).toBeNull()
})

it('S-DASH1-35 B-CALC-10 shows the rewards rate', () => {
  show()
  // 1,514.50 / 70,726.31 = 2.1413%
  expect(rowOf(/^Rewards Rate/)).toBe('Rewards Rate2.14%')
})

it('B-CONST-1 S-DASH1-27 has no label for one year, and no value per year', () => {
  show()
  expect(screen.queryByText('1-Year Projection')).toBeNull()
  expect(screen.queryByText(/per year/)).toBeNull()
})

it.each(['2', '3'] as const)(
  'S-DASH1-27 S-DASH1-30 labels %s years and shows the value per year',
  (years) => {
    show({ projection: years, card: sampleCard({ totalMoneyPerYear: 712.33 }) })
    expect(screen.getByText(`${years}-Year Projection`)).toBeDefined()
    expect(rowOf(/^Total Reward/)).toBe('Total Reward$712.33 per year$1,514.50')
  },
)

it('B-DATA-22 marks a part that is explicitly switched off, and no other', () => {
  show({ card: sampleCard({ calculation: { isAnnual: false } }) })
  expect(rowOf(/^Annual Fee/)).toContain('Not counted, as you chose')
  expect(rowOf(/^Reward from Transactions/)).not.toContain('Not counted')
  expect(rowOf(/^Intro Bonus/)).not.toContain('Not counted')
})

it('explains every number on click', async () => {
  const asked: unknown[] = []
  show({ onWhy: (focus) => asked.push(focus) })
  for (const name of [
    '$1,234.50, Reward from Transactions: why?',
    '$280.00, Intro Bonus: why?',
    '$0.00, Annual Fee: why?',
    '$1,514.50, Total Reward: why?',
    'Travel $366.50: why?',
  ]) {
    await userEvent.click(screen.getByRole('button', { name }))
  }
  expect(asked).toEqual(['reward', 'bonus', 'fee', 'total', { category: 'Travel' }])
})

it('shows plain numbers if there is no explanation', () => {
  show()
  expect(screen.queryByRole('button', { name: /why/ })).toBeNull()
})

it('S-DASH1-31 B-DATA-21 draws the reward by category, with the same figures as a table', () => {
  show()
  const chart = screen.getByRole('figure')
  expect(chart.querySelector('figcaption')?.textContent).toBe('Reward by category')
  const rows = within(within(chart).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'CategorySpendingReward',
    'Travel$8,726.31$366.50',
    'Restaurants$2,000.00$28.00',
    'Other$60,000.00$840.00',
  ])
})

it('S-DASH1-32 B-CONST-14 B-DATA-12 B-DATA-17 shows features, tags and other rewards with their explanations', () => {
  show()
  for (const tag of ['No Foreign Transaction Fees', 'Travel Benefits', 'Building Credit']) {
    expect(screen.getByText(tag)).toBeDefined()
  }
  expect(screen.getByText('Lounge').nextElementSibling?.textContent).toBe('Two visits a year.')
})

it('S-DASH1-33 B-DATA-14 B-DATA-15 B-DATA-16 shows a Quick Take of fee, credit, rate and offer', async () => {
  show()
  expect(screen.getByText('Quick Take')).toBeDefined()
  const taken = ['Annual fee', 'Recommended credit score range', 'Reward rate', 'Intro offer'].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  )
  expect(taken).toEqual([
    '$0 in the first year, $95 after',
    'Good–Excellent',
    '1x - 3x miles',
    '20,000 miles after $1,000 in 3 months.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'More about Annual fee' }))
  expect(screen.getByRole('tooltip').textContent).toContain('Older sources say $80.')
})

it('S-DASH1-34 B-DATA-18 B-DATA-19 shows notes with thumbs, and more details with bold labels', () => {
  const { container } = show()
  const tones = [...container.querySelectorAll('[data-tone]')].map((icon) => [
    icon.getAttribute('data-tone'),
    icon.nextElementSibling?.textContent,
  ])
  expect(tones).toEqual([
    ['good', 'Pro: Ferries earn three times as much.'],
    ['bad', 'Con: The annual fee starts in the second year.'],
  ])
  expect(screen.getByText('See More Details')).toBeDefined()
  expect(screen.getByText('Issuer:').tagName).toBe('B')
})

it('S-GEN-09 B-DATA-41 shows the date of its facts and where to check them', () => {
  show({ isBonusCounted: false })
  const confirmed = screen.getByText(/^Terms last confirmed/, { selector: 'p' })
  expect(confirmed.querySelector('time')?.getAttribute('datetime')).toBe('2026-10-01')
  expect(screen.getByRole('link', { name: /^Check at Example Bank/ }).getAttribute('href')).toBe(
    'https://bank.example/ferry',
  )
  expect(screen.getByRole('link', { name: 'Sources' }).getAttribute('href')).toBe('/cards/ferry')
})

it('S-DASH1-56 has the sections Total Rewards and Features & Details, with staged fade-ins', () => {
  const { container } = show()
  const sections = [...container.querySelectorAll('details')].filter((section) =>
    ['Total Rewards', 'Features & Details'].includes(section.querySelector('summary')?.textContent ?? ''),
  )
  expect(sections.map(({ open }) => open)).toEqual([true, false])
  const delays = [...(sections[1]?.querySelectorAll(':scope > div > div') ?? [])].map(
    (part) => /animation-delay:([^\]]+)/.exec(part.className)?.[1],
  )
  expect(delays).toEqual([
    undefined,
    'var(--default-transition-duration)',
    'calc(2*var(--default-transition-duration))',
  ])
})

it('S-DASH1-56 is collapsed in its compact form, and renders its content when opened', () => {
  const { container } = show({ variant: 'compact' })
  const sections = [...container.querySelectorAll('details')]
  expect(sections.map((section) => [section.open, section.textContent])).toEqual([
    [false, 'Total Rewards'],
    [false, 'Features & Details'],
  ])
  const [rewards] = sections
  act(() => {
    if (rewards) {
      rewards.open = true
      rewards.dispatchEvent(new Event('toggle'))
    }
  })
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Reward by category')
})
