/** Whether a page fits its window, and what in it doesn't. */
import type { Page } from 'playwright-core'

type Reading = Readonly<{ width: number; textPercent: number }>

/** A small phone, a phone with large text, and a desktop with large text. */
const readings: readonly Reading[] = [
  { width: 320, textPercent: 100 },
  { width: 390, textPercent: 200 },
  { width: 1280, textPercent: 200 },
]

const HEIGHT = 844

/** What is too wide for the window, in each reading; empty if the page never scrolls sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const reading of readings) {
    await setReading(page, reading)
    const excess = await excessAtRest(page)
    if (excess > 0) {
      const parts = await partsOutside(page)
      found.push(`${excess} px at ${reading.width} px, ${reading.textPercent} % text: ${parts.join(' | ')}`)
    }
  }
  await setReading(page, { width: 1280, textPercent: 100 })
  return found
}

async function setReading(page: Page, { width, textPercent }: Reading): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, textPercent)
}

/** Waits for two frames, so that what measures itself has drawn again, and until sizes no longer change step by step. */
function excessAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some((animation) => animation instanceof CSSTransition)
    for (let frame = 0; frame < 2 || isMoving(); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return scrollWidth - Math.min(clientWidth, innerWidth)
  })
}

/** The innermost elements beyond the right edge that no scrolling or clipping parent contains. */
function partsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5
    const isContained = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement))
    const isOutside = (element: Element) =>
      element.getBoundingClientRect().right > edge && !isContained(element.parentElement)
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge,
    )
    const innermost = beyond.filter((element) => isOutside(element) && ![...element.children].some(isOutside))
    // Without a culprit, the page scrolls because of something absolute in a part that scrolls by itself.
    return (innermost.length > 0 ? innermost : beyond).slice(0, 6).map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const text = (element.textContent ?? '').trim().slice(0, 40)
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${text}” ${Math.round(left)}–${Math.round(right)}`
    })
  })
}
