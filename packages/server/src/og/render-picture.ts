/**
 * Renders text to PNG. The renderer and its fonts are loaded on first use, because most starts never need
 * them.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SatoriOptions } from 'satori'
import { drawPicture, HEIGHT, type PictureText, SANS, SERIF, WIDTH } from './picture.ts'

export async function renderPicture(text: PictureText): Promise<Buffer> {
  loading ??= load()
  const { satori, renderAsync, fonts } = await loading
  const svg = await satori(drawPicture(text), { width: WIDTH, height: HEIGHT, fonts })
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return picture.asPng()
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    readFonts(),
  ])
  return { satori, renderAsync, fonts }
}

function readFonts(): Promise<SatoriOptions['fonts']> {
  return Promise.all([
    readFont(SANS, 400, import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
    readFont(SANS, 600, import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')),
    readFont(SERIF, 500, import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff')),
  ])
}

async function readFont(name: string, weight: 400 | 500 | 600, address: string) {
  return { name, weight, style: 'normal' as const, data: await readFile(fileURLToPath(address)) }
}
