/** `npm run categorizer -- measure`: prints how often each layer is right on sources that the model wasn't trained on. */
import { weigh } from './fit-calibration.ts'
import { type HeldOutLine, holdOut, scoreHeldOut } from './held-out.ts'
import { readTrainingData } from './training-data.ts'

type Weighed = HeldOutLine & Readonly<{ weight: number }>

/**
 * Sources that know several kinds of business. In a list of restaurants, a gas station that sells coffee is a restaurant,
 * and our own list of well-known names is also the source of the brand index.
 */
const manyKinds = /^(?:pcard|ppp|lic)/

export function measure(): number {
  const lines: Weighed[] = weigh(scoreHeldOut(holdOut(readTrainingData())))
  const judged = lines.filter(({ line }) => manyKinds.test(line.source))
  const sure = judged.filter(isSure)
  print('by source', lines, ({ line }) => line.source)
  print('by layer', judged, layerOf)
  print('sure, by layer', sure, layerOf)
  print('sure, by category found', sure, ({ category }) => category)
  print('by stated certainty', judged.filter(isPurchase), (line) =>
    (Math.min(4, Math.floor(confidenceOf(line) * 5)) / 5).toFixed(1),
  )
  print('guesses, by category', judged.filter(isGuess), ({ category }) => category)
  print('guesses, by stated certainty', judged.filter(isGuess), (line) =>
    (Math.floor(confidenceOf(line) * 5) / 5).toFixed(1),
  )
  return 0
}

function isPurchase({ found }: Weighed): boolean {
  return found.kind === 'purchase' && found.layer !== 'unknown'
}

function isSure({ found }: Weighed): boolean {
  return found.kind === 'left-out' || found.certainty === 'sure'
}

function isGuess({ found }: Weighed): boolean {
  return found.layer === 'model'
}

function layerOf({ found }: Weighed): string {
  return found.kind === 'left-out' ? 'left out' : found.layer
}

function confidenceOf({ found }: Weighed): number {
  return found.kind === 'purchase' ? found.confidence : 1
}

/** Each line once, and with categories at their shares on statements. */
function print(title: string, lines: readonly Weighed[], keyOf: (line: Weighed) => string): void {
  console.log(
    `\n${title.padEnd(28)} lines   right  other  wrong  surely wrong | at shares on statements: stated  right`,
  )
  const groups = Map.groupBy(lines, keyOf)
  const rows = [['all', lines] as const, ...[...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))]
  for (const [key, group] of rows) {
    const share = (test: (line: Weighed) => boolean) => group.filter(test).length / group.length
    const right = share(({ outcome }) => outcome === 'right')
    const other = share(({ outcome }) => outcome === 'other')
    const surelyWrong = share((line) => isSure(line) && line.outcome === 'wrong')
    const weighedRight = mean(group, ({ outcome }) => (outcome === 'right' ? 1 : 0))
    console.log(
      `${key.padEnd(28)} ${String(group.length).padStart(5)} ${[right, other, 1 - right - other].map(percent).join('')}${percent(surelyWrong)}        |                         ${percent(mean(group, confidenceOf))}${percent(weighedRight)}`,
    )
  }
}

function mean(lines: readonly Weighed[], value: (line: Weighed) => number): number {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0)
  return lines.reduce((sum, line) => sum + line.weight * value(line), 0) / total
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(7)
}
