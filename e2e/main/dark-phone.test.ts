import { it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('results fit a phone, and have no axe violations in the dark theme, nor have two of their modals', async () => {
  await site.visit(
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' },
    async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await dashboard.settled()
      await soon(() => excessWidth(page)).toBe(0)
      await soon(() => findViolations(page)).toEqual([])
      for (const name of [/: why\?$/, /^Details of/]) {
        await dashboard.throughDialog(page.getByRole('button', { name }).first(), async () => {
          await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
        })
      }
    },
  )
})
