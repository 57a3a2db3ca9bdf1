import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { averageCosts } from '../../content/average-spending.ts'
import { filledInOf, type HomeCard, type HomeFace } from './answer.ts'
import { HomePage, type HomePageProps } from './home-page.tsx'
import { NewsletterIntro } from './reading.tsx'

const face: HomeFace = {
  cardId: 'one',
  name: 'Plain One',
  issuer: 'First Bank',
  network: 'visa',
  kind: 'cash-back',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
}
const card: HomeCard = { ...face, total: '$812' }
const whole: HomePageProps = {
  filledIn: filledInOf(averageCosts),
  answer: {
    kind: 'top-cards',
    cards: [card],
    label: 'Net value in year one',
    sum: '$812 in rewards, with no annual fee.',
    gain: '$237 more than a plain 2% card',
    others: [],
    confirmed: 'Terms last confirmed Aug 18, 2026.',
    assumes: 'Good credit · points redeemed without transfers',
    path: '/current-best-cards?grocery=519',
  },
  facts: {
    bars: [
      { name: 'Plain One', amount: '$812', percent: 100 },
      { name: 'A plain 2% card', amount: '$575', percent: 71 },
    ],
    leaders: [{ ...card, when: 'In year one' }],
    benefitCounts: [84],
    contexts: { 'travel-spend': { ...card, total: '$61' } },
    households: [card, card, card],
  },
  posts: [
    {
      title: 'A bonus counts once',
      path: '/blog/a-bonus-counts-once',
      day: 'November 2, 2026',
    },
  ],
  newsletter: { embedUrl: null },
}

// The next page is loaded ahead in a browser only: it needs the framework's own root.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  return () => vi.unstubAllGlobals()
})

async function open(props: Partial<HomePageProps> = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <HomePage {...whole} {...props} /> },
    { path: '*', element: <p>another page</p> },
  ])
  await act(async () => render(<RouterProvider router={router} />))
  // On a busy machine lazy-loaded parts can take longer than a query waits.
  await screen.findByRole('heading', { level: 1 })
  return { router }
}

const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('the home page', () => {
  it('S-HOME-01, S-ROUTE-01: has the pitch, and its three steps in order at the anchor of how it works', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maximize your rewards')
    const section = screen.getByRole('region', { name: 'How it works' })
    expect(section.id).toBe('HowItWorks')
    const [steps] = within(section).getAllByRole('list')
    expect(
      within(steps ?? section)
        .getAllByRole('listitem')
        .map((step) => step.querySelector('h3')?.textContent),
    ).toEqual(['Securely share your spending', 'Let Cardsight calculate', 'Maximize your rewards'])
  })

  it('says what linking shares, and what it doesn’t', async () => {
    await open()
    const section = screen.getByRole('region', { name: 'How it works' })
    expect(within(section).getByText('We see date, merchant and amount')).toBeDefined()
    expect(within(section).getByText('We never see your bank password')).toBeDefined()
  })

  it('continues with the amounts in the hero from the sections further down, too', async () => {
    const { router } = await open()
    const groceries = document.querySelector('input[name=grocery]')
    await userEvent.clear(groceries ?? document.body)
    await userEvent.type(groceries ?? document.body, '700')
    const links = screen.getAllByRole('link', { name: 'Find Your Best Card & Earn More!' })
    await userEvent.click(links.at(-1) ?? document.body)
    expect(router.state.location.pathname).toBe('/find-best-card-for-your-spend')
    expect(new URLSearchParams(router.state.location.search).get('grocery')).toBe('700')
  })

  it('S-HOME-02: each of five sections links to the dashboard, and only the first with a filled button', async () => {
    await open()
    const main = document.querySelectorAll('section[aria-labelledby]')
    const sections = [...main].filter((section) => section.parentElement?.closest('section') === null)
    expect(sections).toHaveLength(5)
    for (const section of sections) {
      const links = [...section.querySelectorAll('a')].filter(
        ({ textContent }) => textContent === 'Find Your Best Card & Earn More!',
      )
      expect(links).toHaveLength(1)
      expect(links[0]?.getAttribute('href')?.split('?')[0]).toBe('/find-best-card-for-your-spend')
    }
    const filled = screen
      .getAllByRole('link', { name: 'Find Your Best Card & Earn More!' })
      .map((link) => link.classList.contains('button'))
    expect(filled).toEqual([true, false, false, false, false])
  })

  it('S-HOME-03: the hero has exactly 3 quotes, marked as illustrative, without full names', async () => {
    await open()
    const carousel = within(screen.getByRole('region', { name: 'Maximize your rewards' })).getByRole(
      'region',
      {
        name: 'What Cardsight is for',
      },
    )
    expect(within(carousel).getAllByRole('listitem')).toHaveLength(3)
    expect(carousel.textContent).toContain('Illustrative quotes, written by us')
    expect(within(carousel).getAllByText(/Plain One would have earned (us|me) \$812/)).toHaveLength(3)
    expect(
      namesOf(
        within(carousel)
          .getAllByRole('figure')
          .flatMap((figure) => figure.querySelector('figcaption') ?? []),
      ),
    ).toEqual(['A family of four', 'A first-time applicant', 'A weekly commuter'])
  })

  it('S-HOME-04: two panels link to the context pages', async () => {
    await open()
    const pathsIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(pathsIn('Cards by Category')).toEqual([
      '/best-credit-cards/college-students',
      '/best-credit-cards/limited-credit',
      '/best-credit-cards/frequent-travelers',
      '/best-credit-cards/business-owners',
      '/current-best-cards',
    ])
    expect(pathsIn('Cards by Spend')).toEqual([
      '/best-credit-cards/grocery-shopping-spend',
      '/best-credit-cards/entertainment-and-recreation-spend',
      '/best-credit-cards/travel-spend',
      '/best-credit-cards/gas-and-fuel-spend',
      '/best-credit-cards/dining-and-entertainment-spend',
    ])
  })

  it('S-HOME-05: an external newsletter replaces the form', async () => {
    const options = { embedUrl: 'https://letters.example/embed' }
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <NewsletterIntro options={options} />
      </MemoryRouter>,
    )
    expect(html).toContain('<iframe src="https://letters.example/embed"')
  })

  it('shows no form while subscriptions are closed, and says so', async () => {
    await open({ newsletter: null })
    expect(screen.getByText(/closed right now/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
  })

  it('S-HOME-06: shows the latest posts', async () => {
    await open()
    const post = screen.getByRole('link', { name: /^A bonus counts once/ })
    expect(post.getAttribute('href')).toBe('/blog/a-bonus-counts-once')
    expect(post.closest('li')?.textContent).toContain('November 2, 2026')
  })

  it('S-HOME-06, B-ERR-27: shows nothing at all if there are no posts', async () => {
    await open({ posts: [] })
    expect(screen.queryByRole('region', { name: 'From the blog' })).toBeNull()
  })

  it('S-HOME-07: invites to install, as text, and with a button if the browser offers it', async () => {
    await open()
    const advert = screen.getByRole('region', { name: 'Add Cardsight to your phone' })
    expect(advert.textContent).toContain('Add to Home Screen')
    expect(within(advert).queryByRole('button')).toBeNull()
    const prompt = vi.fn(async () => {})
    act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
    await userEvent.click(within(advert).getByRole('button', { name: 'Install Cardsight' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(within(advert).queryByRole('button')).toBeNull()
  })

  it('S-HOME-10: both rotations have a pause button', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Pause the pictures' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Pause the steps' })).toBeDefined()
  })

  it('S-HOME-11: lists the benefits in order, each linking to its filtered cards', async () => {
    await open()
    const links = within(screen.getByRole('navigation', { name: 'By feature' })).getAllByRole('link')
    expect(links.map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])).toEqual(
      [
        ['No Annual Fee', '/current-best-cards?filter=No+Annual+Fee'],
        [
          'Cash Back',
          '/current-best-cards?filter=Flat+Rate+Cash+Back&filter=Rotating+Categories&filter=Category+Cash+Back',
        ],
        ['Intro Bonus', '/current-best-cards?filter=Intro+Bonus'],
        ['Building Credit', '/current-best-cards?filter=Low+%26+No+Credit'],
        ['Balance Transfer', '/current-best-cards?filter=Balance+Transfer'],
        ['0% Intro APR', '/current-best-cards?filter=0%25+Intro+APR'],
        ['Travel', '/current-best-cards?filter=Travel'],
      ],
    )
  })

  it('shows real figures in its sections', async () => {
    await open()
    expect(screen.getByRole('region', { name: 'How it works' }).textContent).toContain('A plain 2% card$575')
    expect(screen.getByRole('link', { name: 'No Annual Fee 84 cards' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Travel Plain One $61' })).toBeDefined()
  })

  it('shows the best cards for the amounts that are filled in, with the assumptions', async () => {
    await open()
    expect(screen.getByRole('textbox', { name: 'Groceries in dollars a month' })).toHaveProperty(
      'value',
      '519',
    )
    // 519 + 220 + 329 + 856 + 301 + 170 = 2395
    expect(screen.getByText('$2,395 a month, a typical U.S. household. Change any amount.')).toBeDefined()
    const answer = document.querySelector('#your-best-cards')?.textContent
    expect(answer).toContain(" Cardsight's pick$812Plain One$237 more than a plain 2% card")
    expect(answer).toContain('Terms last confirmed Aug 18, 2026.')
    expect(answer).toContain('Assumed: Good credit · points redeemed without transfers.')
    expect(answer).toContain('Banks can’t pay to rank higher.')
  })

  it('renders if no ranking can be loaded', async () => {
    await open({ answer: null, facts: null })
    expect(screen.getByRole('textbox', { name: 'Groceries in dollars a month' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Why/ })).toBeNull()
    expect(screen.getAllByRole('figure')).toHaveLength(3)
  })
})
