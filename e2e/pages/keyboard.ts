/** Moves through a page as someone without a mouse. */
import type { Locator, Page } from 'playwright-core'
import { soon } from '../browser.ts'

/** More stops than any page has before its main action. */
const MOST_STOPS = 80

/** Presses Tab until the focus is on the element, or on one of several. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await target.first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement))) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not within ${MOST_STOPS} stops`)
}

/** Presses a key on the element, once Tab has reached it. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Closes a dialog with Escape. Presses again if the dialog doesn't listen yet: it's visible a moment before. */
export async function dismiss(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await soon(async () => {
    await dialog.page().keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined)
    return dialog.count()
  }).toBe(0)
}

/** Waits until the focus is on something: after an action, it must not start again at the top of the page. */
export async function keepsFocus(page: Page): Promise<void> {
  await soon(() =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
  ).toBe(true)
}
