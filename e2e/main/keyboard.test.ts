import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { pressAt, tabTo } from '../pages/keyboard.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

it.each([390, 1440])('leads by keyboard alone from the home page to Apply at %d px', async (width) => {
  await site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
    const shell = new Shell(page)
    await shell.open('/')
    // The first stop skips the header.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Groceries/ }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('700')
    await pressAt(page.getByRole('link', { name: 'Find Your Best Card & Earn More!' }))
    await page.getByText(/found a card with \$[\d,.]+ of reward/).waitFor()
    await soon(() => shell.path()).toBe('/find-best-card-for-your-spend?step=results')
    await tabTo(page.getByRole('link', { name: /^Apply\b/ }))
    const apply = page.locator(':focus')
    await soon(() => apply.getAttribute('target')).toBe('_blank')
    await soon(() => apply.getAttribute('rel')).toContain('noopener')
    const outline = await apply.evaluate((link) => getComputedStyle(link).outlineStyle)
    expect(outline).not.toBe('none')
  })
})
