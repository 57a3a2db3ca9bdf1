/** Models that weren't trained on the source that they are asked about. */
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { categorize, createCategorizer } from '../../packages/categorizer/src/categorize.ts'
import type { Guesser } from '../../packages/categorizer/src/decide.ts'
import { calibrated } from '../../packages/categorizer/src/model/calibration-data.ts'
import { createClassifier } from '../../packages/categorizer/src/model/classifier.ts'
import { readDescriptor } from '../../packages/categorizer/src/text/descriptor.ts'
import { fitCalibration, type HeldOutName, weighGuesses } from './fit-calibration.ts'
import { type ScoredLine, scoreLines } from './score.ts'
import { trainModel } from './train.ts'
import type { LabeledName } from './training-data.ts'

/** Sources of one kind are held out together. */
const sourceGroups: readonly RegExp[] = [/^pcard/, /^ppp/, /^lic/, /^food/, /^snap/, /^known$|^generic$/]

export type HeldOutLine = ScoredLine & Readonly<{ group: number; name: string; truth: CategoryKey }>

type Group = Readonly<{ names: readonly LabeledName[]; guess: Guesser; lines: readonly HeldOutName[] }>

/** Trains a model without each group, which takes most of the time. */
export function holdOut(names: readonly LabeledName[]): Group[] {
  return sourceGroups.map((sources, group) => {
    const guess = createClassifier(trainModel(names.filter(({ source }) => !sources.test(source))))
    const own = names.filter(({ source }) => sources.test(source))
    const lines = own.map(({ descriptor, leaf }) => ({
      group,
      name: wordsOf(descriptor),
      truth: categoryOfLeaf(leaf),
      guess: isForModel(descriptor) ? guess(readDescriptor(descriptor)) : null,
    }))
    return { names: own, guess, lines }
  })
}

function wordsOf(descriptor: string): string {
  return readDescriptor(descriptor).words.join(' ')
}

function isForModel(name: string): boolean {
  const found = categorize({ name, amountCents: toCents(2500), accountType: 'credit' })
  return found.kind === 'purchase' && (found.layer === 'model' || found.layer === 'unknown')
}

/** Scores all lines of each group with the model and the curves of all others. */
export function scoreHeldOut(groups: readonly Group[]): HeldOutLine[] {
  return groups.flatMap(({ names, guess }, held) => {
    const others = groups.filter((_, group) => group !== held)
    const curves = fitCalibration(weighGuesses(others.flatMap(({ lines }) => lines)))
    const find = createCategorizer((descriptor) => {
      const found = guess(descriptor)
      return found && { ...found, confidence: calibrated(found, curves) }
    })
    return scoreLines(names, find).map((scored) => ({
      ...scored,
      group: held,
      name: wordsOf(scored.line.descriptor),
      truth: categoryOfLeaf(scored.line.leaf),
    }))
  })
}
