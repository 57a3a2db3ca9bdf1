// Draws the icons of the installed app from our mark: node scripts/draw-icons.mjs. Its pictures are checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from '../e2e/find-browser.ts'

const PUBLIC = new URL('../packages/web/public/', import.meta.url)
const mark = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
const tokens = readFileSync(new URL('../packages/web/src/styles/tokens.css', import.meta.url), 'utf8')
const paper = /--color-paper: (#\w+);/.exec(tokens)?.[1]

/** A launcher may cut a maskable icon down to the circle of four fifths; an iPhone paints what is see-through black. */
const icons = [
  { file: 'icon-192.png', size: 192, ground: 'none', markShare: 1 },
  { file: 'icon-512.png', size: 512, ground: 'none', markShare: 1 },
  { file: 'maskable-512.png', size: 512, ground: paper, markShare: 0.6 },
  { file: 'apple-touch-icon.png', size: 180, ground: paper, markShare: 0.7 },
]

const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false })
for (const { file, size, ground, markShare } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const place = `width:${size * markShare}px;height:${size * markShare}px;margin:${(size * (1 - markShare)) / 2}px`
  await page.setContent(
    `<body style="margin:0;display:flex;background:${ground}">${mark.replace('<svg', `<svg style="${place}"`)}</body>`,
  )
  writeFileSync(new URL(`icons/${file}`, PUBLIC), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
