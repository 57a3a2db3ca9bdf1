import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { useSite } from '../site.ts'

const site = useSite()
const refused = /^Against the policy|Content Security Policy/

describe('a script that the page does not allow', () => {
  it('is blocked, and the browser reports it to the server', async () => {
    await site.visit({ expectedMessages: refused }, async (page) => {
      await page.goto(pagePaths.about)
      const answer = page.waitForResponse((response) => response.url().endsWith(apiPaths.cspReports))
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.title = "changed"'
        document.body.append(script)
      })
      expect((await answer).status()).toBe(200)
      expect(await page.title()).not.toBe('changed')
    })
  })
})
