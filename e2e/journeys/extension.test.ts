/** The browser extension in a real Chromium. */
import { answerHere, createRunCatalog, prepareYourCards } from '@cardsight/answers'
import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { apiPaths } from '@cardsight/contract/api-paths'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCard } from '@cardsight/contract/your-cards'
import type { Leaf } from '@cardsight/engine/categories'
import { dayOfMoment } from '@cardsight/engine/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { type OpenExtension, openExtension } from '../pages/extension.ts'
import { Identity } from '../pages/identity.ts'
import { findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
let extension: OpenExtension

const yourCards = ['american-express-gold-card', 'citi-double-cash', 'wells-fargo-autograph']

beforeAll(async () => {
  extension = await openExtension(site.url())
})
afterAll(() => extension.close())

describe('the extension', () => {
  it('asks for cards first, and adds them with the keyboard alone', async () => {
    const popup = await extension.popupAt('https://www.target.com/')
    await popup.getByRole('heading', { name: 'Add your cards' }).waitFor()
    await popup.close()
    const options = await extension.options()
    const names = yourCards.map(nameOf)
    for (const name of names) {
      await options.getByRole('searchbox', { name: 'Add a card' }).focus()
      await options.keyboard.type(name)
      await options.getByRole('button', { name, exact: false }).first().waitFor()
      await options.keyboard.press('Enter')
      await options.getByRole('button', { name: `Remove ${name}` }).waitFor()
    }
    await expectAccessible(options)
    await options.close()
  })

  const shops: readonly [address: string, leaf: Leaf, merchant: string | null][] = [
    ['https://www.amazon.com/cart', 'online-shopping', 'amazon'],
    ['https://www.wholefoodsmarket.com/', 'supermarket', 'whole-foods'],
    ['https://www.costco.com/', 'wholesale-club', 'costco-com'],
    ['https://sameday.costco.com/', 'online-grocery', 'instacart'],
    ['https://www.doordash.com/', 'food-delivery', 'doordash'],
    ['https://www.giftcards.com/', 'other-shop', null],
    ['https://www.expedia.com/', 'travel-agency', 'expedia'],
    ['https://www.delta.com/', 'flights', 'delta'],
    ['https://www.netflix.com/', 'streaming', null],
    ['https://www.homedepot.com/', 'home-improvement', null],
  ]
  it.each(shops)(
    'answers like the site, in the popup and in the toolbar: %s',
    async (address, leaf, merchant) => {
      const [best] = answersOnSite(leaf, merchant).filter(({ isRefused }) => !isRefused)
      const popup = await extension.popupAt(address)
      await popup.getByRole('heading', { name: `Use ${best?.name}`, exact: true }).waitFor()
      const rate = `${(best?.totalCents ?? 0) / 100}%`
      await popup
        .getByRole('status', { name: 'Best card' })
        .getByText(rate, { exact: true })
        .first()
        .waitFor()
      await soon(() => extension.badge()).toBe(rate)
      await popup.close()
    },
  )

  it('doesn’t offer a card that the store doesn’t take, and says why', async () => {
    const popup = await extension.popupAt('https://www.costco.com/')
    const refused = popup.getByRole('listitem').filter({ hasText: 'Not taken here' })
    await refused.getByText('American Express Gold Card').waitFor()
    await refused.getByText('Only Visa, Mastercard and Discover cards work at Costco.com.').waitFor()
    await popup.close()
  })

  it('says what a card that you don’t have would add', async () => {
    const popup = await extension.popupAt('https://www.wholefoodsmarket.com/')
    const other = popup.getByRole('listitem').filter({ hasText: 'A card you don’t have' })
    await other.getByText(/\d%? more\./).waitFor()
    await expectAccessible(popup)
    await popup.close()
  })

  it('guesses an unknown site from its title, and believes the person after one press', async () => {
    const address = 'https://www.luigis-corner.example.com/'
    const popup = await extension.popupAt(address, 'Luigi’s Pizzeria | Order online')
    const kind = popup.getByRole('region', { name: 'Kind of store' })
    await kind.getByText('Our guess from the page’s title: Dining.').waitFor()
    await kind.getByRole('button', { name: 'Clothing' }).click()
    await kind.getByText('Clothing, as you said.').waitFor()
    await popup.close()
    const again = await extension.popupAt(address, 'Luigi’s Pizzeria | Order online')
    await again.getByText('Clothing, as you said.').waitFor()
    await again.close()
  })

  it('asks for newer terms once a day, with the ETag of the last answer', async () => {
    await extension.leaveStores()
    await aDayLater()
    const before = extension.statuses.length
    const popup = await extension.popup()
    await soon(() => extension.statuses.slice(before)).toEqual([304])
    await popup.close()
  })

  it('takes them, and no more that day', async () => {
    await aDayLater()
    extension.answerWith(withRate('citi-double-cash', 9))
    const popup = await extension.popup()
    await popup.getByText('9% cash back on everything.').waitFor()
    await popup.close()
    const asked = extension.statuses.length
    const again = await extension.popup()
    await again.getByText('9% cash back on everything.').waitFor()
    await again.close()
    expect(extension.statuses).toHaveLength(asked)
  })

  it('answers without a connection', async () => {
    extension.answerWith(null)
    await aDayLater()
    const popup = await extension.popup()
    await popup.getByRole('heading', { name: /^Use / }).waitFor()
    await popup.close()
  })

  it('has sent nothing but the question for the catalog', () => {
    expect(new Set(extension.sent())).toEqual(new Set([`GET ${site.url('/api/cards')}`]))
  })
})

describe('the strip', () => {
  const shop = 'https://www.wholefoodsmarket.com'
  const isOn = async () => (await extension.strip())?.text ?? null

  beforeAll(() => extension.returnToStores())

  it('is off until a person switches it on for the site, in the popup', async () => {
    const popup = await extension.popupAt(`${shop}/checkout`)
    const toggle = popup.getByRole('checkbox', { name: 'Show my best card at its checkout' })
    expect(await toggle.isChecked()).toBe(false)
    expect(await isOn()).toBeNull()
    await toggle.click()
    await soon(() => toggle.isChecked()).toBe(true)
    await soon(isOn).toMatch(/^Use .+: \d.*%/)
    await popup.close()
  })

  it('is at checkouts of that site only', async () => {
    for (const [page, hasStrip] of [
      [`${shop}/products`, false],
      ['https://www.target.com/checkout', false],
      [`${shop}/cart`, true],
    ] as const) {
      await extension.shop().goto(page)
      await soon(async () => (await isOn()) !== null, page).toBe(hasStrip)
    }
    // Without a new page.
    await extension.shop().evaluate(() => history.pushState(null, '', '/products'))
    await soon(isOn).toBeNull()
  })

  it('stays closed at the site', async () => {
    await extension.shop().goto(`${shop}/cart`)
    await soon(isOn).not.toBeNull()
    await (await extension.strip())?.close()
    await soon(isOn).toBeNull()
    await extension.shop().goto(`${shop}/checkout`)
    await soon(isOn).toBeNull()
  })

  it('is switched off in the options', async () => {
    const options = await extension.options()
    await options.getByRole('button', { name: 'Switch off wholefoodsmarket.com' }).click()
    await soon(() =>
      extension.background.evaluate(() => chrome.scripting.getRegisteredContentScripts()),
    ).toEqual([])
    await options.close()
  })
})

describe('an account', () => {
  it('shares its cards by a code, and takes them back', async () => {
    const { token, storageState } = await site.signIn({}, { createdAt: new Date() })
    const cards = [{ id: 'mine', cardId: 'wells-fargo-active-cash', nickname: 'Cash' }]
    await fetch(site.url(apiPaths.yourCards), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, cards }),
    })
    extension.answerWith(undefined)
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const identity = new Identity(page)
      await identity.open('/account')
      const section = identity.region('Browser extension')
      await section.getByRole('button', { name: 'Connect the browser extension' }).click()
      const code = await section.getByLabel('Your code').inputValue()
      await soon(() => identity.violations()).toEqual([])

      const options = await extension.options()
      await options.getByLabel('Code').fill('aaaa-aaaa-aaaa-aaaa')
      await options.getByRole('button', { name: 'Connect' }).click()
      await options.getByText('This code is wrong, expired or used.').waitFor()
      await options.getByLabel('Code').fill(code)
      await options.getByRole('button', { name: 'Connect' }).click()
      await options.getByText('From your Cardsight account, as of').waitFor()
      await section.getByText(/Connected .+ Expires /).waitFor()
      expect(await options.getByRole('list', { name: 'Your cards' }).innerText()).toBe('Cash')
      await expectAccessible(options)
      await options.close()

      await soon(() => identity.violations()).toEqual([])
      const popup = await extension.popupAt('https://www.target.com/')
      await popup.getByRole('heading', { name: 'Use Cash', exact: true }).waitFor()
      await popup.close()

      await section.getByRole('button', { name: /^Revoke / }).click()
      await identity.dialog.getByRole('button', { name: 'Revoke' }).click()
      await identity.toast('That extension no longer reads your cards.').waitFor()
      await aDayLater()
      const again = await extension.popupAt('https://www.target.com/')
      await again.getByText('Your account no longer shares its cards.').waitFor()
      await again.getByRole('heading', { name: /^Use (?!Cash)/ }).waitFor()
      await expectAccessible(again)
      await again.close()
    })
  })

  it('has sent nothing but the questions for the catalog and the account’s cards', () => {
    const extensionPath = site.url(apiPaths.extension)
    expect(new Set(extension.sent())).toEqual(
      new Set([
        `GET ${site.url(apiPaths.cards)}`,
        ...['POST', 'GET'].map((method) => `${method} ${extensionPath}`),
      ]),
    )
  })
})

/** In both themes. A tab in the background doesn't draw, which axe waits for. */
async function expectAccessible(page: Page) {
  await page.bringToFront()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
}

function nameOf(cardId: string): string {
  return release.cards.find(({ id }) => id === cardId)?.name ?? cardId
}

/** The last questions to the server are long ago. */
function aDayLater(): Promise<void> {
  return extension.background.evaluate(async () => {
    const { news, account } = await chrome.storage.local.get<Record<string, object>>(['news', 'account'])
    const earlier = { checkedAt: 0 }
    await chrome.storage.local.set({ news: { ...news, ...earlier } })
    if (account) {
      await chrome.storage.local.set({ account: { ...account, ...earlier } })
    }
  })
}

function withRate(cardId: string, rate: number) {
  return (text: string): string => {
    const published = JSON.parse(text)
    const card = published.cards.find((each: { cardId: string }) => each.cardId === cardId)
    card.facts.earns = [{ rate, on: ['everything'] }]
    return JSON.stringify({ ...published, version: 'abcdefabcdef' })
  }
}

/** What "Which card here?" says on the site. */
function answersOnSite(leaf: Leaf, merchant: string | null) {
  const today = dayOfMoment(new Date())
  const cards = yourCards.map(
    (cardId): YourCard => ({
      ...{ id: cardId, cardId, choices: [], credits: [], ticks: [], activated: [], accountIds: [] },
    }),
  )
  const catalog = createRunCatalog(release, today)
  const prepared = prepareYourCards({
    ...{ catalog, purchases: [], profile: defaultProfile },
    yourCards: { version: 1, cards },
  })
  const place = { kind: 'known', name: '', leaf, merchant, isSure: true } as const
  const answer = answerHere(prepared, place, { cents: 100_00, isAbroad: false })
  return answer.kind === 'choices' ? answer.choices : []
}
