import { apiPaths } from '@cardsight/contract/api-paths'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const READER = 'reader@letters.example'

describe('the blog', () => {
  it('works without JavaScript: the list, and every post with its figures', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/blog')
      const links = await page
        .locator('main li h2 a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(links.length).toBeGreaterThanOrEqual(6)
      for (const link of links) {
        await page.goto(link ?? '')
        await soon(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
        const text = await page.getByRole('article').innerText()
        expect(text.split(/\s+/).length).toBeGreaterThan(800)
        expect(text).not.toMatch(/\{\{|not available right now/)
        expect(text).toMatch(/\$\d/)
      }
    })
  })

  it('navigates from the list to a post and back, in place', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/blog')
      const before = await page.evaluate(() => performance.timeOrigin)
      await page.getByRole('link', { name: 'What’s a point worth?' }).click()
      await page.getByRole('heading', { level: 1, name: /What’s a point worth/ }).waitFor()
      await soon(() => page.title()).toBe('What’s a point worth? | Cardsight')
      await page.getByRole('article').getByRole('link', { name: 'Blog' }).click()
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
    })
  })

  it('answers an unknown post with 404', async () => {
    expect((await fetch(site.url('/blog/no-such-post'))).status).toBe(404)
  })

  it('shows its three newest posts on the home page', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/blog')
      const newest = (await page.locator('main li h2').allInnerTexts()).slice(0, 3)
      await page.goto('/')
      const posts = page
        .getByRole('region', { name: 'From the blog' })
        .locator('a[href^="/blog/"] > :first-child')
      await soon(() => posts.allInnerTexts()).toEqual(newest)
    })
  })
})

describe('the newsletter', () => {
  it('is confirmed by a link in an email, and canceled by another', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/')
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
      await form.scrollIntoViewIfNeeded()
      await form.getByRole('textbox').fill(READER)
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await page.getByText('Open the email we just sent you').waitFor()

      await shell.open(await site.outbox.link(READER, 'newsletter/confirm'))
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
      await page.getByText("You're subscribed.").waitFor()

      // A second subscription gets an email with the unsubscribe link.
      await page.request.post(apiPaths.newsletter, { data: { email: READER } })
      await shell.open(await site.outbox.link(READER, 'newsletter/unsubscribe'))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByText("You're unsubscribed.").waitFor()
    })
  })
})
