import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { faqData, faqs } from '../../content/faq.ts'
import { AboutPage } from './about-page.tsx'
import { SupportPage } from './support-page.tsx'

function open(page: React.ReactNode): string {
  const { container } = render(<MemoryRouter>{page}</MemoryRouter>)
  return container.textContent
}

const stats = '260 open cards, last updated October 10, 2026.'
const support = <SupportPage supportEmail="support@cardsight.example" />

describe('Support', () => {
  it('S-INFO-01: has about ten questions, and each opens to its answer and closes again', async () => {
    open(support)
    const items = screen.getAllByRole('group')
    expect(items).toHaveLength(11)
    for (const item of items) {
      const summary = item.querySelector('summary') ?? item
      expect(item.hasAttribute('open')).toBe(false)
      await userEvent.click(summary)
      expect(item.hasAttribute('open')).toBe(true)
      await userEvent.click(summary)
      expect(item.hasAttribute('open')).toBe(false)
    }
  })

  it('has the same questions and answers as structured data', () => {
    expect(faqData()).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: expect.stringContaining(answer[0] ?? '') },
      })),
    })
  })
})

describe.each([
  ['FAQ', support],
  ['about page', <AboutPage key="about" stats={stats} />],
])('the %s', (_, page) => {
  it('S-INFO-04: states that affiliate compensation is earned and does not affect recommendations', () => {
    expect(open(page)).toMatch(
      /earns affiliate compensation from card partners.*does not affect recommendations/,
    )
  })

  it('S-INFO-05, S-INFO-06: states what is never done, and 256-bit encryption', () => {
    const text = open(page)
    expect(text).toMatch(/not sell personal information/)
    expect(text).toMatch(/not see your bank login credentials/)
    expect(text).toMatch(/cannot move money/)
    expect(text).toMatch(/256-bit encryption/)
  })
})

it('S-INFO-02, S-INFO-03: About states the mission and links to how the ranking is calculated', () => {
  expect(open(<AboutPage stats={stats} />)).toContain('To save users money and time')
  const link = screen.getByRole('link', { name: /how we rank/ })
  expect(link.getAttribute('href')).toBe('/methodology')
})

it('About says how many cards there are, and that their facts come from data sets and not from banks', () => {
  const text = open(<AboutPage stats={stats} />)
  expect(text).toContain(stats)
  expect(text).toContain('Our card facts come from open data sets, not from the banks.')
})
