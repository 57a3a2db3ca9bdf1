// Draws the icons of the app from our mark: npm run icons. The files are checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from '../e2e/find-browser.ts'

const PUBLIC = new URL('../packages/web/public/', import.meta.url)
const mark = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
const tokens = readFileSync(new URL('../packages/web/src/styles/tokens.css', import.meta.url), 'utf8')
const paper = /--color-paper: (#\w+);/.exec(tokens)?.[1]

/**
 * A launcher may crop a maskable icon to a circle of four fifths; an iPhone paints transparent areas black.
 */
const icons = [
  { file: 'icon-192.png', size: 192, background: 'none', markShare: 1 },
  { file: 'icon-512.png', size: 512, background: 'none', markShare: 1 },
  { file: 'maskable-512.png', size: 512, background: paper, markShare: 0.6 },
  { file: 'apple-touch-icon.png', size: 180, background: paper, markShare: 0.7 },
]

/** For browsers and feed readers that request `/favicon.ico` without reading the page. */
const FAVICON_SIZES = [16, 32, 48]

const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false })
for (const { file, ...icon } of icons) {
  writeFileSync(new URL(`icons/${file}`, PUBLIC), await draw(icon))
}
const pictures = []
for (const size of FAVICON_SIZES) {
  pictures.push({ size, png: await draw({ size, background: 'none', markShare: 1 }) })
}
writeFileSync(new URL('favicon.ico', PUBLIC), toIco(pictures))
await browser.close()

/** A PNG of the mark, centered on its background. */
async function draw({ size, background, markShare }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const box = `width:${size * markShare}px;height:${size * markShare}px;margin:${(size * (1 - markShare)) / 2}px`
  await page.setContent(
    `<body style="margin:0;display:flex;background:${background}">${mark.replace('<svg', `<svg style="${box}"`)}</body>`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An icon file: a header of 6 bytes, an entry of 16 bytes for each picture, then the pictures. */
function toIco(pictures) {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    // One color plane, 32 bits for each pixel.
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
