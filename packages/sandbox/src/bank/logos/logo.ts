/** Logos of the fictional banks: the fabric that a bank is named after, or a disc, in the bank's color. */
import { encodePng, type Rgb } from './png.ts'

/** Size of the logos that the provider returns. */
const LOGO_SIZE = 152

export type LogoPattern = keyof typeof patterns

/** Returns a base64 PNG of 152 x 152 pixels. `color` is a hexadecimal color such as #1f3a5f. */
export function drawLogo(color: string, pattern: LogoPattern): string {
  const isColored = patterns[pattern]
  return encodePng(LOGO_SIZE, shadesOf(color), (x, y) => countSamples(x, y, isColored)).toString('base64')
}

/** Each pixel is the average of 4 x 4 samples, so that round edges look smooth. */
const SAMPLES = 4
const CELL = LOGO_SIZE / 4
const CENTER = LOGO_SIZE / 2

/** For each pattern: whether a point has the bank's color. All other points are white. */
const patterns = {
  disc: (x: number, y: number) => distance(x, y) < CENTER * 0.9,
  ring: (x: number, y: number) => distance(x, y) < CENTER * 0.9 && distance(x, y) > CENTER * 0.5,
  gingham: (x: number, y: number) => isEven(x / CELL) !== isEven(y / CELL),
  tattersall: (x: number, y: number) => x % CELL < CELL / 4 || y % CELL < CELL / 4,
  tartan: (x: number, y: number) => x % (CELL * 2) < CELL || y % CELL < CELL / 4,
  houndstooth: (x: number, y: number) => isEven((x + y) / CELL) && isEven(x / CELL) !== isEven(y / CELL),
} as const

/** Returns how many of a pixel's samples have the bank's color. */
function countSamples(x: number, y: number, isColored: (x: number, y: number) => boolean): number {
  let count = 0
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const dx = ((sample % SAMPLES) + 0.5) / SAMPLES
    const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
    count += isColored(x + dx, y + dy) ? 1 : 0
  }
  return count
}

function distance(x: number, y: number): number {
  return Math.hypot(x - CENTER, y - CENTER)
}

function isEven(value: number): boolean {
  return Math.floor(value) % 2 === 0
}

/** Returns the shades from white to the color, one for each number of colored samples. */
function shadesOf(color: string): Rgb[] {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const steps = SAMPLES * SAMPLES
  return Array.from({ length: steps + 1 }, (_, step): Rgb => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
      Math.round(255 + ((channel - 255) * step) / steps),
    )
    return [red, green, blue]
  })
}
