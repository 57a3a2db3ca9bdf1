import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('results fit a phone, and have no axe violations in the dark theme, nor have two of their modals', async () => {
  await site.visit(
    { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark', reducedMotion: 'reduce' },
    async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await dashboard.settled()
      await soon(() => excessWidth(page)).toBe(0)
      await soon(() => findViolations(page)).toEqual([])
      // A text link looks 20 px high, and can be pressed on 44.
      const details = page.getByRole('button', { name: /^Details of/ }).first()
      expect(
        await details.evaluate((link) => {
          link.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = link.getBoundingClientRect()
          const at = (fromCenter: number) =>
            document.elementFromPoint(x + width / 2, y + height / 2 + fromCenter) === link
          return [at(-21), at(21), at(-24), at(24)]
        }),
      ).toEqual([true, true, false, false])
      for (const name of [/: why\?$/, /^Details of/]) {
        await dashboard.throughDialog(page.getByRole('button', { name }).first(), async () => {
          await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
        })
      }
    },
  )
})
