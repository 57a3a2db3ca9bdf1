/** `npm run categorizer -- measure`: prints how often each layer is right on sources that the model wasn't trained on. */
import type { CategoryKey, Leaf } from '@cardsight/engine/categories'
import { evidenceOf, intervalOf, isMissed } from './evidence.ts'
import { weigh } from './fit-calibration.ts'
import { type HeldOutLine, holdOut, scoreHeldOut } from './held-out.ts'
import { createReview, readReviewedLabels } from './reviewed-labels.ts'
import { readTrainingData } from './training-data.ts'

/** With the category of the merchant's code if a reviewer found the label wrong. */
type Weighed = HeldOutLine & Readonly<{ weight: number; reviewed: CategoryKey }>

/**
 * Sources that know several kinds of business. In a list of restaurants, a gas station that sells coffee is a restaurant,
 * and our own list of well-known names is also the source of the brand index.
 */
const manyKinds = /^(?:pcard|ppp|lic)/

/** What cards call a merchant, whatever code it has: a superstore with a supermarket's code is no supermarket to them. */
const withoutCode: ReadonlySet<Leaf> = new Set(['superstore', 'online-shopping'])

export function measure(): number {
  const review = createReview(readReviewedLabels())
  const lines: Weighed[] = weigh(scoreHeldOut(holdOut(readTrainingData()))).map((scored) => ({
    ...scored,
    reviewed: review(scored.line),
  }))
  const judged = lines.filter(
    ({ line, found }) =>
      manyKinds.test(line.source) && !(found.kind === 'purchase' && withoutCode.has(found.leaf)),
  )
  const sure = judged.filter(isSure)
  print('by source', lines, ({ line }) => line.source)
  print('by layer', judged, layerOf)
  print('sure, by layer', sure, layerOf)
  print('sure, by category found', sure, ({ category }) => category)
  print('words and brands, by stated certainty', judged.filter(isName), bucketOf)
  print('guesses, by stated certainty', lines.filter(isGuess), bucketOf)
  print('guesses, by category', lines.filter(isGuess), ({ category }) => category)
  return 0
}

function bucketOf(line: Weighed): string {
  return (Math.floor(confidenceOf(line) * 10) / 10).toFixed(1)
}

function isName({ found }: Weighed): boolean {
  return found.layer === 'words' || found.layer === 'brand'
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

/**
 * Each line once, and with categories at their shares on statements; there, each name once, with the 95 % interval of the
 * share that is right, and that share with reviewed labels. '!' marks a stated share that is off by more than chance and
 * by more than 5 points.
 */
function print(title: string, lines: readonly Weighed[], keyOf: (line: Weighed) => string): void {
  console.log(
    `\n${title.padEnd(42)} lines   right  other  wrong  surely wrong | at shares on statements: stated  right  interval (lines)        reviewed`,
  )
  const groups = Map.groupBy(lines, keyOf)
  const rows = [['all', lines] as const, ...[...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))]
  for (const [key, group] of rows) {
    const share = (test: (line: Weighed) => boolean) => group.filter(test).length / group.length
    const right = share(isRight)
    const other = share(({ outcome }) => outcome === 'other')
    const surelyWrong = share((line) => isSure(line) && line.outcome === 'wrong')
    console.log(
      `${key.padEnd(42)} ${String(group.length).padStart(5)} ${[right, other, 1 - right - other].map(percent).join('')}${percent(surelyWrong)}        |                         ${weighedText(group)}`,
    )
  }
}

function weighedText(group: readonly Weighed[]): string {
  const evidence = evidenceOf(group)
  const stated = mean(group, confidenceOf)
  const right = mean(group, (line) => Number(isRight(line)))
  const reviewed = mean(group, (line) => Number(isRightAsReviewed(line)))
  const [low, high] = intervalOf(right, evidence)
  const lines = evidence.lines.toFixed(0).padStart(6)
  const mark = isMissed(stated, right, evidence) ? '!' : ' '
  return `${percent(stated)}${percent(right)}${percent(low)} to${percent(high)} (${lines})${mark}  ${percent(reviewed)}${isMissed(stated, reviewed, evidence) ? '!' : ''}`
}

function isRight({ outcome }: Weighed): boolean {
  return outcome === 'right'
}

function isRightAsReviewed(line: Weighed): boolean {
  const { found, category, reviewed, truth } = line
  return reviewed === truth ? isRight(line) : found.kind === 'purchase' && category === reviewed
}

function mean(lines: readonly Weighed[], value: (line: Weighed) => number): number {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0)
  return lines.reduce((sum, line) => sum + line.weight * value(line), 0) / total
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(7)
}
